import type { ActOf } from '../game/act.js'
import { ask, settle } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { holdsPlay } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * I.1.1: the session is over and the game is not; the arbiter tells the player who has the move to seal.
 * Until they have, their clock runs.
 */
export function adjourn(ruling: OpenRuling, act: ActOf<'adjourn'>): Refusal | undefined {
  const { state, at } = ruling
  const { sessionEnds, resumes } = act
  if (state.status === 'adjourned') return announceResumption(ruling, act)
  if (state.status === 'awaiting-start') return refused('game-not-started')
  if (holdsPlay(state)) return refused('question-open')
  ruling.happen({
    type: 'sealing-ordered',
    at,
    player: state.turn,
    ...(sessionEnds === undefined ? null : { sessionEnds }),
    ...(resumes === undefined ? null : { resumes }),
    ...ruling.by('adjourn.trigger'),
  })
  if (resumes !== undefined) announced(ruling, act, resumes)
  return undefined
}

/** I.14: when play resumes is announced in advance; in 2009 when that session ends as well. */
function announced(ruling: OpenRuling, { sessionEnds }: ActOf<'adjourn'>, resumes: number): void {
  const hasEnd = sessionEnds !== undefined && sessionEnds > resumes
  ruling.happen({
    type: 'resumption-announced',
    at: ruling.at,
    resumes,
    ...(hasEnd ? { sessionEnds } : null),
    ...ruling.by('adjourn.session.announce'),
  })
}

/** The time of the resumption is fixed, or another one. */
function announceResumption(ruling: OpenRuling, act: ActOf<'adjourn'>): Refusal | undefined {
  if (act.resumes === undefined || ruling.state.adjournment?.stage !== 'sealed') {
    return refused('game-adjourned')
  }
  announced(ruling, act, act.resumes)
  settle(ruling, 'resumption', 'correct')
  return undefined
}

/** I.2.7, I.14: the envelope says when play resumes, so that somebody must. */
export function askForResumption(ruling: OpenRuling): void {
  if (ruling.state.adjournment?.resumes !== null) return
  ask(ruling, {
    claim: 'resumption',
    rule: 'adjourn.session.announce',
    facts: { announced: ruling.rules.sessionAnnounced },
    options: [{ act: 'adjourn', effect: 'resumption-announced' }],
    holds: false,
  })
}
