import { type Color, type MoveCode, makeSan, moveOf } from '@jadoube/chess'
import { type Act, type ActOf, playerOf } from '../game/act.js'
import { replierOf } from '../game/adjournment.js'
import { ask, settle } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { codeOfHandMove } from '../game/legal-codes.js'
import type { Occasions } from '../game/occasions.js'
import { type Refusal, refused } from '../game/refusal.js'
import { standing } from '../game/standing.js'
import { sealedIn } from './read-sealed.js'
import { makeSealed } from './sealed-move-made.js'

/**
 * I.12: the envelope is not to be found. Play resumes from the adjourned position, with the times that were
 * noted or that the arbiter sets; only if the position cannot be established is there a new game.
 */
export function observeMissingEnvelope(course: Course): Refusal | undefined {
  const { adjournment } = course.state
  if (adjournment?.stage !== 'sealed' || adjournment.lost) return refused('nothing-observed')
  course.happen({
    type: 'envelope-lost',
    at: course.at,
    by: adjournment.sealer,
    ...course.by('adjourn.lost.continue'),
  })
  ask(course, {
    claim: 'envelope-missing',
    rule: 'adjourn.lost.annul',
    facts: { sealer: adjournment.sealer },
    options: [
      { verdict: 'correct', effect: 'play-on' },
      { verdict: 'incorrect', effect: 'new-game' },
      { act: 'set-clock', effect: 'times-set' },
    ],
    holds: false,
    standing: 'correct',
  })
  return undefined
}

/** May he now make on the board the move that he says he sealed? */
function mayStateMove({ state }: Course, by: Color): boolean {
  const { adjournment } = state
  return adjournment?.stage === 'sealed' && adjournment.lost && adjournment.sealer === by
}

/** I.12.1: while the game is adjourned this move can be made, and no other. */
export function stateInstead(course: Course, act: Act): ReturnType<Occasions['exception']> {
  const by = playerOf(act.by)
  if (act.act !== 'move' || by === undefined || !mayStateMove(course, by)) return 'stays'
  return { answered: stateSealedMove(course, act, by) }
}

/** I.12.1: the sealer makes on the board the move that he states he sealed. */
function stateSealedMove(course: Course, act: ActOf<'move'>, by: Color): Refusal | undefined {
  const { state } = course
  const adjournment = state.adjournment!
  if (state[replierOf(adjournment)].presence !== 'present') return refused('replier-absent')
  const code = codeOf(course, act)
  if (code === undefined) return refused('unreadable-move')
  const text = makeSan(standing(state)!, moveOf(code))
  if (state.clock?.state === 'running') {
    const rule = 'adjourn.resume.replier-absent.arrival'
    course.happen({ type: 'clocks-paused', at: course.at, by: 'arbiter', ...course.by(rule) })
  }
  course.happen({
    type: 'sealed-move-stated',
    at: course.at,
    by,
    text,
    ...course.by('adjourn.lost.state-move'),
  })
  settle(course, 'envelope-missing', 'correct')
  makeSealed(course, by, code, text)
  return undefined
}

function codeOf({ state }: Course, act: ActOf<'move'>): MoveCode | undefined {
  if ('san' in act) {
    const read = sealedIn(state, act.san, 'en')
    return read.kind === 'move' ? read.code : undefined
  }
  const position = standing(state)
  if (position === undefined) return undefined
  const code = codeOfHandMove(position, act.from, act.to, act.promotion)
  return code >= 0 ? code : undefined
}
