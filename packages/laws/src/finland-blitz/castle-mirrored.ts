import { type Color, type MoveCode, opposite } from '@jadoube/chess'
import { againstObligation } from '../article-04-act-of-moving/against-obligation.js'
import { endOfGame } from '../article-05-end/end-of-game.js'
import { completedByNextMove } from '../article-06-chessclock/completed.js'
import { tooLateToRule } from '../article-07-irregularities/stands.js'
import type { Course } from '../game/course.js'
import { writeMirrored } from './mirrored-castling.js'

/** Makes it. It is a move like another, though no other Laws know it. */
export function castleMirrored(course: Course, by: Color, code: MoveCode): void {
  completedByNextMove(course, by)
  againstObligation(course, by, code)
  course.happen({
    type: 'move-made',
    at: course.at,
    by,
    legal: true,
    ...writeMirrored(by, code),
    mirrored: true,
    ...course.by('fb.castle.swapped'),
  })
  tooLateToRule(course, opposite(by))
  endOfGame(course, by)
}
