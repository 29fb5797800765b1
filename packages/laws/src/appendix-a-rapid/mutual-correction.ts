import { type Color, opposite } from '@jadoube/chess'
import type { Act } from '../game/act.js'
import { goBackTo } from '../game/go-back.js'
import { isTakenOver } from '../game/history.js'
import { momentAt } from '../game/moment.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import type { GameState } from '../game/state.js'

/**
 * A.4.2 (2009: B3.c): once the opponent has replied, an illegal move is corrected only if both
 * players agree, without the arbiter. A player who plays on has not agreed.
 */
export function proposeCorrection(ruling: OpenRuling, _: Act, by: Color): Refusal | undefined {
  const { state, rules, at } = ruling
  if (rules.illegalMoveTooLate !== 'stands-unless-players-agree') return refused('not-covered')
  const ply = plyBeforeLastIllegalMove(state)
  const moment = ply === null ? undefined : momentAt(state, ply)
  if (ply === null || moment === undefined) return refused('nothing-to-correct')
  const grounds = ruling.by(
    rules.mode === 'blitz' ? 'blitz.unsup.illegal.stands' : 'rapid.unsup.illegal.mutual-correction',
  )
  const { correction } = state.proceedings
  const agrees = correction?.by === opposite(by) && correction.ply === ply
  ruling.happen({
    type: 'correction-proposed',
    at,
    by,
    ply,
    ...(agrees ? { agrees } : null),
    ...grounds,
  })
  if (agrees) goBackTo(ruling, moment, grounds)
  return undefined
}

/** The ply before the last illegal move from which play continued. */
function plyBeforeLastIllegalMove(state: GameState): number | null {
  let { ply } = state
  for (let each = state.history; each !== null; each = each.previous) {
    if (!isTakenOver(each)) ply--
    else if (each.counts) return ply - 1
  }
  return null
}
