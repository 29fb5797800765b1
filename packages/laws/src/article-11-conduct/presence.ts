import type { Color } from '@jadoube/chess'
import { arrive as arrived } from '../article-06-chessclock/lateness.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'

/** A player comes to the board. */
export function arrive(course: Course, player: Color): Refusal | undefined {
  if (course.player(player).presence === 'present' && course.state.presenceReported) {
    return refused('already-present')
  }
  arrived(course, player, true)
  return undefined
}

/** 11.2.3: a player leaves; while he has the move he needs the arbiter's permission. */
export function leave(course: Course, player: Color): Refusal | undefined {
  const { state, at } = course
  if (state[player].presence !== 'present' && state.presenceReported)
    return refused('already-absent')
  course.happen({ type: 'player-left', at, player })
  if (state.status === 'in-play' && state.turn === player) {
    course.happen({ type: 'breach', at, by: player, ...course.by('venue.leave-on-move') })
  }
  return undefined
}
