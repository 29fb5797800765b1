import { type Color, type Move, opposite } from '@jadoube/chess'
import { recordTouchMoveBreach } from '../article-04-act-of-moving/touch-move-breach.js'
import { endOfGame } from '../article-05-end/end-of-game.js'
import { completedByNextMove } from '../article-06-chessclock/completed.js'
import { tooLateToRule } from '../article-07-irregularities/stands.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { writeMirrored } from './mirrored-castling.js'

/** Makes mirrored castling. It is an ordinary move, although no other Laws have it. */
export function castleMirrored(ruling: OpenRuling, by: Color, move: Move): void {
  completedByNextMove(ruling, by)
  recordTouchMoveBreach(ruling, by, move)
  ruling.happen({
    type: 'move-made',
    at: ruling.at,
    by,
    legal: true,
    ...writeMirrored(by, move),
    mirrored: true,
    ...ruling.by('fb.castle.swapped'),
  })
  tooLateToRule(ruling, opposite(by))
  endOfGame(ruling, by)
}
