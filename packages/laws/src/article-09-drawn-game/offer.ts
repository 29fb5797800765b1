import { type Color, opposite } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import { askForPenalty } from '../article-11-conduct/penalty.js'
import type { RuleId } from '../catalogue/index.js'
import type { Act, ActOf, Claim } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Question } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { draw } from '../game/result.js'
import { type GameState, movesMade, uncompletedMoveOf } from '../game/state.js'

/** 9.1.1: whether the regulations forbid a draw by agreement now without the arbiter's consent. */
export function needsConsent(ruling: OpenRuling): boolean {
  const { noDrawAgreement, noDrawAgreementBefore } = ruling.rules
  const { ply } = ruling.state
  const { consentedAt } = ruling.state.proceedings
  // Consent is for the requested draw: it is valid for this move and the reply.
  if (consentedAt !== null && ply <= consentedAt + 1) return false
  if (noDrawAgreement) return true
  return noDrawAgreementBefore !== null && movesByBoth(ruling.state) < noDrawAgreementBefore
}

/**
 * The number of moves that both have made. If the start has a move number, earlier moves count too.
 */
function movesByBoth(state: GameState): number {
  const { moveNumber, turn } = state.opening.position
  const before = { white: moveNumber - (turn === 'white' ? 1 : 0), black: moveNumber - 1 }
  return Math.min(
    before.white + movesMade(state, 'white'),
    before.black + movesMade(state, 'black'),
  )
}

/** 9.1.1: the arbiter grants or refuses consent to a draw by agreement. */
export function consent(ruling: OpenRuling, { verdict }: ActOf<'rule'>): Refusal | undefined {
  if (verdict === 'postponed') return refused('verdict-not-possible', { verdict })
  if (ruling.concluded) return refused('game-over')
  if (!needsConsent(ruling)) return refused('no-such-question', { claim: 'draw-agreement' })
  const { at } = ruling
  const grounds = ruling.by('draw.regs-restrict')
  if (verdict === 'correct') ruling.happen({ type: 'draw-consent-given', at, ...grounds })
  else
    ruling.happen({ type: 'question-answered', at, claim: 'draw-agreement', verdict, ...grounds })
  return undefined
}

/**
 * 9.1.2.1: an offer is valid at any time, but its proper time is after the move and before the
 * press.
 */
export function offerDraw(
  ruling: OpenRuling,
  act: ActOf<'offer-draw'>,
  by: Color,
): Refusal | undefined {
  const { state, rules } = ruling
  if (state.offer !== null) return refused('offer-already-open')
  if (rules.regulationsMayRestrict === 'offering-and-agreeing' && needsConsent(ruling)) {
    return refused('draw-needs-consent')
  }
  offer(ruling, by, null, act.condition)
  const { offers } = ruling.player(by)
  // 9.1.2.1: at another time it is valid, but 11.5 must be considered.
  if (!isProperTime(ruling.state, by) && !isBetweenSessions(ruling)) {
    askForPenalty(ruling, by, 'draw.offer-other-time', { offers }, 'incorrect')
  }
  return undefined
}

/** Whether it is after the move and before the press. Whether the move is legal does not matter. */
const isProperTime = (state: GameState, by: Color): boolean =>
  uncompletedMoveOf(state, by) !== null ||
  (by === state.turn && (state.hand?.illegal ?? null) !== null)

/** I.4, I.2.6: an offer with or after the sealed move disturbs nobody. */
const isBetweenSessions = ({ state }: OpenRuling): boolean =>
  state.status === 'adjourned' || state.proceedings.adjournment?.stage === 'ordered'

/** Records an offer. A claim is also an offer (9.1.2.3). Conditions attached to it do not count. */
export function offer(
  ruling: OpenRuling,
  by: Color,
  claim: Claim | null,
  condition?: string,
): void {
  const proper = isProperTime(ruling.state, by)
  const asUsual = proper ? 'draw.offer-when' : 'draw.offer-other-time'
  const isLater =
    ruling.state.status === 'adjourned' && ruling.state.proceedings.adjournment?.sealer !== by
  const when = isLater ? 'adjourn.offer.after-seal' : asUsual
  const said = condition === undefined ? when : 'draw.offer-no-conditions'
  ruling.happen({
    type: 'draw-offered',
    at: ruling.at,
    by,
    proper,
    claim,
    ...(condition === undefined ? null : { void: condition }),
    ...ruling.by(claim === null ? said : claimOffers(claim)),
  })
}

/** The rule that makes a claim an offer as well. */
function claimOffers(claim: Claim): RuleId {
  if (claim === 'five-second-increment') return 'qpf.incr.is-draw-offer'
  const isQuickplay =
    claim === 'cannot-win-by-normal-means' || claim === 'no-effort-by-normal-means'
  return isQuickplay ? 'qpf.claim.is-draw-offer' : 'draw.claim-is-offer'
}

/** 5.2.3: a draw by agreement, while the offer is open. */
export function acceptDraw(ruling: OpenRuling, by: Color): Refusal | undefined {
  const { state, rules } = ruling
  if (state.offer === null) return refused('no-open-offer')
  if (state.offer.by === by) return refused('own-offer')
  if (needsConsent(ruling)) return refused('draw-needs-consent')
  const least = rules.drawAgreementMinimumMoves ?? 0
  if (movesMade(state, by) < least || movesMade(state, opposite(by)) < least) {
    return refused('agreement-too-early')
  }
  const rule = state.status === 'adjourned' ? 'adjourn.end-before.draw' : 'end.agreement'
  conclude(ruling, { outcomes: draw, reason: 'agreement', rule })
  return undefined
}

/**
 * A player meant a draw by a gesture: they accept the opponent's offer, or make one. If both meant
 * it, they have agreed.
 */
export function meantToAgree(ruling: OpenRuling, { player }: Question): void {
  if (player === null) return
  const { offer: current } = ruling.state
  if (current !== null && current.by !== player) acceptDraw(ruling, player)
  else if (current === null && !needsConsent(ruling)) offer(ruling, player, null)
}

/** 9.1.2.1: the offer is rejected orally. */
export function rejectDraw(ruling: OpenRuling, _: Act, by: Color): Refusal | undefined {
  const { offer: open } = ruling.state
  if (open === null) return refused('no-open-offer')
  if (open.by === by) return refused('own-offer')
  ruling.happen({
    type: 'offer-lapsed',
    at: ruling.at,
    by: open.by,
    how: 'rejected',
    ...ruling.by('draw.offer-lapse'),
  })
  return undefined
}
