import { type Color, makeSquare } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import type { Answered, Intervention } from '../game/provision.js'
import { refused } from '../game/refusal.js'
import { announceMove } from './announce.js'
import { admitAssistant, inform } from './assistants.js'
import { executeImplied, handleBoard } from './other-board.js'
import { pressAnnounced } from './press-announced.js'

// Appendix D (2009: E) steps in before Articles 4, 6 and 12 where somebody in the game cannot see.

type Doer = Color | undefined

export function handle(
  course: Course,
  act: ActOf<'touch' | 'place' | 'remove' | 'displace'>,
  by: Doer,
): Intervention {
  if (course.state.blind === null || by === undefined) return 'ordinary'
  return handleBoard(course, act, by)
}

export function move(course: Course, _: ActOf<'move'>, by: Doer): Intervention {
  const isBlind = course.state.blind !== null
  if (isBlind && by !== undefined && by === course.state.turn) executeImplied(course, by)
  return 'ordinary'
}

export function press(course: Course, act: ActOf<'press'>, by: Doer): Intervention {
  if (course.state.blind === null || by === undefined) return 'ordinary'
  return pressAnnounced(course, act, by)
}

/** D.2.2: who cannot see feels the pieces in their holes; only lifted out, one is touched. */
export function feel(course: Course, act: ActOf<'feel'>, by: Doer): Intervention {
  const { blind } = course.state
  if (blind === null || by === undefined || !blind.disabled[by]) return 'ordinary'
  course.happen({
    type: 'piece-felt',
    at: course.at,
    by,
    square: makeSquare(act.square),
    ...course.by('blind.touch'),
  })
  return undefined
}

export function announce(course: Course, act: ActOf<'announce'>, by: Doer): Intervention {
  if (course.state.blind === null) return 'ordinary'
  if (act.by === 'clock') return clockSpeaks(course, act)
  // Once the game is over, what was carried out and not announced stays no move (5.1, 5.2).
  if (by === undefined || course.concluded) return 'ordinary'
  return announceMove(course, act, by)
}

/** D.2.10.4: an assistant tells the player what the player has asked for. */
export function tell(course: Course, act: ActOf<'tell'>, by: Doer): Intervention {
  if (course.state.blind === null || by === undefined) return 'ordinary'
  return act.by === by ? refused('not-for-this-person') : inform(course, act, by)
}

/** D.2.10, D.2.11: who may have an assistant. */
export function assistant(course: Course, act: ActOf<'assistant'>): Intervention {
  if (course.state.blind === null || act.by !== 'arbiter') return 'ordinary'
  return admitAssistant(course, act.player, act.name)
}

/** D.2.6.1: the special clock says the time and the number of moves aloud. */
function clockSpeaks(course: Course, act: ActOf<'announce'>): Answered {
  course.happen({
    type: 'announced',
    at: course.at,
    by: act.by,
    text: act.text,
    ...course.byFirst('blind.clock.speaking', 'blind.clock.special'),
  })
  return undefined
}
