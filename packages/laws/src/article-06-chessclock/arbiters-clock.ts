import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'

/** 12.5: the arbiter gives a player time, as after a disturbance from outside. */
export function addTime(course: Course, act: ActOf<'add-time'>): Refusal | undefined {
  if (course.state.clock === null) return refused('no-clock')
  course.happen({
    type: 'time-added',
    at: course.at,
    to: act.player,
    ms: act.ms,
    ...course.by('arb.extra-time'),
  })
  return undefined
}

/** 6.10.2: the arbiter sets the times, and the move counter where it needs correcting. */
export function setClock(course: Course, act: ActOf<'set-clock'>): Refusal | undefined {
  if (course.state.clock === null) return refused('no-clock')
  course.happen({
    type: 'clock-set',
    at: course.at,
    white: act.white ?? null,
    black: act.black ?? null,
    moves: act.moves ?? null,
    ...course.by('clock.wrong-setting'),
  })
  return undefined
}
