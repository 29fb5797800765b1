import { endAtTheStart, isEndAtTheStart } from '../article-05-end/end-of-game.js'
import type { Act } from '../game/act.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'

/** 6.6: at the time that was fixed for it, the clock of the player with the white pieces is started. */
export function start(course: Course): Refusal | undefined {
  if (course.state.status !== 'awaiting-start') return refused('game-already-started')
  const no = mayNotStart(course)
  if (no !== undefined) return no
  course.happen({ type: 'game-started', at: course.at, ...course.by('start.white-clock') })
  endAtTheStart(course)
  return undefined
}

/**
 * Nobody reported the start, and somebody plays: then it has begun when it was to begin, and White's
 * time has been running since.
 */
export function startedUnreported(course: Course): Refusal | undefined {
  if (course.state.status !== 'awaiting-start') return undefined
  const no = mayNotStart(course)
  if (no !== undefined) return no
  const at = Math.min(course.at, 0)
  course.happen({ type: 'game-started', at, ...course.by('start.white-clock') })
  return undefined
}

function mayNotStart(course: Course): Refusal | undefined {
  for (const each of course.book.occasions.mayStart) {
    const no = each(course)
    if (no !== undefined) return no
  }
  return undefined
}

/** A game may be set up in a position that is an end already. Then it is over when somebody plays. */
export function overAtTheStart(course: Course, act: Act): void {
  if (course.state.status !== 'awaiting-start') return
  if (course.book.acts[act.act].when !== 'playing' || !isEndAtTheStart(course)) return
  startedUnreported(course)
  endAtTheStart(course)
}
