import { needsAssistant } from '../appendix-d-blind/assistants.js'
import { endAtTheStart } from '../article-05-end/end-of-game.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'

/** 6.6: at the time that was fixed for it, the clock of the player with the white pieces is started. */
export function start(course: Course): Refusal | undefined {
  if (course.state.status !== 'awaiting-start') return refused('game-already-started')
  if (needsAssistant(course)) return refused('assistant-needed')
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
  if (needsAssistant(course)) return refused('assistant-needed')
  const at = Math.min(course.at, 0)
  course.happen({ type: 'game-started', at, ...course.by('start.white-clock') })
  return undefined
}
