import type { ActOf } from '../game/act.js'
import { ask, settle } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { holdsPlay } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * I.1.1: the session is over and the game is not. The arbiter tells the player who has the move to
 * seal. Their clock runs until they have done so.
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
  if (resumes !== undefined) announceTime(ruling, act, resumes)
  return undefined
}

/**
 * I.14: the time of the resumption is announced in advance; in 2009 also the end of that session.
 */
function announceTime(
  ruling: OpenRuling,
  { sessionEnds }: ActOf<'adjourn'>,
  resumes: number,
): void {
  const hasEnd = sessionEnds !== undefined && sessionEnds > resumes
  ruling.happen({
    type: 'resumption-announced',
    at: ruling.at,
    resumes,
    ...(hasEnd ? { sessionEnds } : null),
    ...ruling.by('adjourn.session.announce'),
  })
}

/** Sets or changes the time of the resumption. */
function announceResumption(ruling: OpenRuling, act: ActOf<'adjourn'>): Refusal | undefined {
  if (act.resumes === undefined || ruling.state.proceedings.adjournment?.stage !== 'sealed') {
    return refused('game-adjourned')
  }
  announceTime(ruling, act, act.resumes)
  settle(ruling, 'resumption', 'correct')
  return undefined
}

/** I.2.7, I.14: asks for the time of the resumption, which is written on the envelope. */
export function askForResumption(ruling: OpenRuling): void {
  if (ruling.state.proceedings.adjournment?.resumes !== null) return
  ask(ruling, {
    claim: 'resumption',
    rule: 'adjourn.session.announce',
    facts: { announced: ruling.rules.sessionAnnounced },
    options: [{ act: 'adjourn', effect: 'resumption-announced' }],
    holds: false,
  })
}
