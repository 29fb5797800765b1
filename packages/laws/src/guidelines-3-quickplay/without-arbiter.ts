import { type Color, makeFen, opposite } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import type { Question } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { drawn } from './drawn.js'
import { quickplayFacts } from './facts.js'

export type NormalMeansClaim = 'cannot-win-by-normal-means' | 'no-effort-by-normal-means'

const groundOf: Readonly<Record<NormalMeansClaim, RuleId>> = {
  'cannot-win-by-normal-means': 'qpf.noarb.ground.cannot',
  'no-effort-by-normal-means': 'qpf.noarb.ground.no-effort',
}

/**
 * Whether a claim has ended the game and waits for an arbiter elsewhere, so that the players cannot
 * settle it.
 */
export const isReferred = ({ rule }: Question): boolean => rule.startsWith('qpf.noarb.')

/**
 * III.6 (Appendix D of 2009): without an arbiter, the claim ends the game and is decided by an
 * arbiter afterwards.
 */
export function claimWithoutArbiter(ruling: OpenRuling, claim: NormalMeansClaim, by: Color): void {
  const { at, state } = ruling
  ruling.happen({ type: 'claim-made', at, by, claim, ...ruling.by('qpf.noarb.claim') })
  stopForRuling(ruling, by, 'qpf.noarb.applies')
  const position = makeFen(state.position)
  ruling.happen({
    type: 'play-ended-by-claim',
    at,
    by,
    claim,
    position,
    ...ruling.by('qpf.noarb.claim'),
  })
  const isUpToDate = ruling.player(by).recorded >= state.ply
  if (claim === 'no-effort-by-normal-means' && !isUpToDate) {
    // III.6.1.2: the claimant hands in a complete scoresheet.
    ruling.happen({ type: 'scoresheet-due', at, player: by, ...ruling.by(groundOf[claim]) })
  }
  refer(ruling, claim, by, [])
}

/** The arbiter may agree to a draw, or declare another result. */
function refer(
  ruling: OpenRuling,
  claim: NormalMeansClaim,
  by: Color,
  verified: readonly string[],
): void {
  const { quickplayReferredTo } = ruling.rules
  ask(ruling, {
    claim,
    rule: groundOf[claim],
    by,
    facts: {
      ...quickplayFacts(ruling, by),
      position: makeFen(ruling.state.position),
      verified,
      scoresheetUpToDate: ruling.player(by).recorded >= ruling.state.ply,
      ...(quickplayReferredTo === null ? null : { referredTo: quickplayReferredTo }),
    },
    options: [drawn('qpf.noarb.refer'), { act: 'declare', effect: 'score-set' }],
  })
}

/** III.6.1: the opponent verifies the written position and the scoresheet. */
export function verifyClaim(
  ruling: OpenRuling,
  act: ActOf<'verify'>,
  by: Color,
): Refusal | undefined {
  const question = ruling.state.questions.find(isReferred)
  if (question === undefined) return refused('no-such-question')
  if (question.by !== opposite(by)) return refused('not-for-this-person')
  const { what } = act
  ruling.happen({ type: 'claim-verified', at: ruling.at, by, what, ...ruling.by(question.rule) })
  const before = (question.facts.verified ?? []) as readonly string[]
  const verified = [...new Set([...before, what])]
  refer(ruling, question.claim as NormalMeansClaim, opposite(by), verified)
  return undefined
}
