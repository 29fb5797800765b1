import { observeDeadPosition } from '../article-05-end/found-dead.js'
import {
  claimFlagAfterTheEnd,
  observeFlagAfterTheEnd,
} from '../article-06-chessclock/flag-after-the-end.js'
import { claimColoursAfterTheEnd } from '../article-07-irregularities/colours-after-the-end.js'
import { type Act, playerOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * The game is over, and somebody points out what was the matter before. As the Laws are read by default the
 * end stands; a competition may read the open points otherwise.
 */
export function pointedOutAfterTheEnd(course: Course, act: Act): Refusal | undefined {
  const player = playerOf(act.by)
  if (act.act === 'claim' && player !== undefined && act.basis !== 'display') {
    if (act.claim === 'flag') return claimFlagAfterTheEnd(course, act, player)
    if (act.claim === 'reversed-colours') return claimColoursAfterTheEnd(course, player)
  }
  if (act.act === 'observe' && act.what === 'flag-fall' && act.by === 'arbiter') {
    return observeFlagAfterTheEnd(course, act)
  }
  if (act.act === 'observe' && act.what === 'dead-position') return foundDead(course)
  return refused('game-over')
}

/** Who resigned in a dead position had no game to lose any more (5.2.2). */
const foundDead = (course: Course): Refusal | undefined =>
  observeDeadPosition(course) === undefined ? undefined : refused('game-over')
