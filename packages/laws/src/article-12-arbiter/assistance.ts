import type { Color } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import type { Refusal } from '../game/refusal.js'

/** 4.9, 6.2.6, 8.1.6: a player who cannot do it himself has an assistant whom the arbiter accepts. */
export function assistant(course: Course, act: ActOf<'assistant'>): Refusal | undefined {
  course.happen({
    type: 'assistant-admitted',
    at: course.at,
    player: act.player,
    name: act.name,
    ...course.byFirst('touch.move-assistant', 'clock.assistant'),
  })
  return undefined
}

/** A player asks for the arbiter. */
export function summon(
  course: Course,
  act: ActOf<'summon-arbiter'>,
  by: Color,
): Refusal | undefined {
  course.happen({
    type: 'arbiter-summoned',
    at: course.at,
    by,
    ...(act.why === undefined ? null : { why: act.why }),
  })
  return undefined
}

/** Something is said aloud. */
export function announce(course: Course, act: ActOf<'announce'>): Refusal | undefined {
  course.happen({ type: 'announced', at: course.at, by: act.by, text: act.text })
  return undefined
}
