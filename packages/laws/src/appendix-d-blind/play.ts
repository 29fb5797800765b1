import { type Color, makeSquare } from '@jadoube/chess'
import type { Act, ActOf } from '../game/act.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'
import { announceMove } from './announce.js'
import { askAssistant, assistantMay, inform } from './assistants.js'
import { demandTwoBoards, executeImplied, handleBoard } from './other-board.js'
import { pressAnnounced } from './press-announced.js'

/**
 * Appendix D (2009: E): what a player of such a game does, or his assistant for him. `ordinary` where the
 * rules for all players hold.
 */
export function byAppendixD(course: Course, act: Act, by: Color): Refusal | undefined | 'ordinary' {
  if (act.by !== by) {
    const no = assistantMay(course, act, by)
    if (no !== undefined) return no
  }
  switch (act.act) {
    case 'demand-two-boards':
      return demandTwoBoards(course, by)
    case 'feel':
      return feel(course, act, by)
    case 'announce':
      // Once the game is over, what was carried out and not announced stays no move (5.1, 5.2).
      return course.concluded ? 'ordinary' : announceMove(course, act, by)
    case 'ask-assistant':
      return askAssistant(course, by)
    case 'tell':
      return act.by === by ? refused('not-for-this-person') : inform(course, act, by)
    case 'touch':
    case 'place':
    case 'remove':
    case 'displace':
      return handleBoard(course, act, by)
    case 'move':
      if (by === course.state.turn) executeImplied(course, by)
      return 'ordinary'
    case 'press':
      return pressAnnounced(course, act, by)
    default:
      return 'ordinary'
  }
}

/** D.2.2: who cannot see feels the pieces in their holes; only lifted out, one is touched. */
function feel(course: Course, act: ActOf<'feel'>, by: Color): Refusal | undefined | 'ordinary' {
  if (!course.state.blind!.disabled[by]) return 'ordinary'
  course.happen({
    type: 'piece-felt',
    at: course.at,
    by,
    square: makeSquare(act.square),
    ...course.by('blind.touch'),
  })
  return undefined
}

/** D.2.6.1: the special clock says the time and the number of moves aloud. */
export function clockSpeaks(course: Course, act: ActOf<'announce'>): undefined {
  course.happen({
    type: 'announced',
    at: course.at,
    by: act.by,
    text: act.text,
    ...course.byFirst('blind.clock.speaking', 'blind.clock.special'),
  })
}
