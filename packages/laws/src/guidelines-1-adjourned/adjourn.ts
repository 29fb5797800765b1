import type { ActOf } from '../game/act.js'
import { ask, settle } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { holdsPlay } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * I.1.1: the session is over and the game is not; the arbiter tells the player who has the move to seal.
 * Until he has, his clock runs.
 */
export function adjourn(course: Course, act: ActOf<'adjourn'>): Refusal | undefined {
  const { state, at } = course
  const { sessionEnds, resumes } = act
  if (state.status === 'adjourned') return announceResumption(course, act)
  if (state.status === 'awaiting-start') return refused('game-not-started')
  if (holdsPlay(state)) return refused('question-open')
  course.happen({
    type: 'sealing-ordered',
    at,
    player: state.turn,
    ...(sessionEnds === undefined ? null : { sessionEnds }),
    ...(resumes === undefined ? null : { resumes }),
    ...course.by('adjourn.trigger'),
  })
  if (resumes !== undefined) announced(course, act, resumes)
  return undefined
}

/** I.14: when play resumes is announced in advance; in 2009 when that session ends as well. */
function announced(course: Course, { sessionEnds }: ActOf<'adjourn'>, resumes: number): void {
  const hasEnd = sessionEnds !== undefined && sessionEnds > resumes
  course.happen({
    type: 'resumption-announced',
    at: course.at,
    resumes,
    ...(hasEnd ? { sessionEnds } : null),
    ...course.by('adjourn.session.announce'),
  })
}

/** The time of the resumption is fixed, or another one. */
function announceResumption(course: Course, act: ActOf<'adjourn'>): Refusal | undefined {
  if (act.resumes === undefined || course.state.adjournment?.stage !== 'sealed') {
    return refused('game-adjourned')
  }
  announced(course, act, act.resumes)
  settle(course, 'resumption', 'correct')
  return undefined
}

/** I.2.7, I.14: the envelope says when play resumes, so that somebody must. */
export function askForResumption(course: Course): void {
  if (course.state.adjournment?.resumes !== null) return
  ask(course, {
    claim: 'resumption',
    rule: 'adjourn.session.announce',
    facts: { announced: course.rules.sessionAnnounced },
    options: [{ act: 'adjourn', effect: 'resumption-announced' }],
    holds: false,
  })
}
