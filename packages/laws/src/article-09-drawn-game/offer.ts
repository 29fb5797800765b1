import { type Color, opposite } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import { askForPenalty } from '../article-11-conduct/penalty.js'
import type { RuleId } from '../catalogue/index.js'
import type { Act, ActOf, Claim } from '../game/act.js'
import type { Course } from '../game/course.js'
import type { Question } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { draw } from '../game/result.js'
import { dueOf, type GameState, movesMade } from '../game/state.js'

/** 9.1.1: do the regulations forbid a draw by agreement now, without the arbiter's consent? */
export function needsConsent(course: Course): boolean {
  const { noDrawAgreement, noDrawAgreementBefore } = course.rules
  const { consentedAt, ply } = course.state
  // Consent is to the draw that was asked for: it holds for this move and the answer to it.
  if (consentedAt !== null && ply <= consentedAt + 1) return false
  if (noDrawAgreement) return true
  return noDrawAgreementBefore !== null && movesByBoth(course.state) < noDrawAgreementBefore
}

/** How many moves both have made; a start that is numbered counts what came before it. */
function movesByBoth(state: GameState): number {
  const { moveNumber, turn } = state.opening.position
  const before = { white: moveNumber - (turn === 'white' ? 1 : 0), black: moveNumber - 1 }
  return Math.min(
    before.white + movesMade(state, 'white'),
    before.black + movesMade(state, 'black'),
  )
}

/** 9.1.1: the arbiter consents to a draw by agreement, or does not. */
export function consent(course: Course, { verdict }: ActOf<'rule'>): Refusal | undefined {
  if (verdict === 'postponed') return refused('verdict-not-possible', verdict)
  if (course.concluded) return refused('game-over')
  if (!needsConsent(course)) return refused('no-such-question', 'draw-agreement')
  const { at } = course
  const grounds = course.by('draw.regs-restrict')
  if (verdict === 'correct') course.happen({ type: 'draw-consent-given', at, ...grounds })
  else
    course.happen({ type: 'question-answered', at, claim: 'draw-agreement', verdict, ...grounds })
  return undefined
}

/** 9.1.2.1: an offer is valid at any time; its proper time is after the move and before the press. */
export function offerDraw(
  course: Course,
  act: ActOf<'offer-draw'>,
  by: Color,
): Refusal | undefined {
  const { state, rules } = course
  if (state.offer !== null) return refused('offer-already-open')
  if (rules.regulationsMayRestrict === 'offering-and-agreeing' && needsConsent(course)) {
    return refused('draw-needs-consent')
  }
  offer(course, by, null, act.condition)
  const { offers } = course.player(by)
  // 9.1.2.1: at another time it is valid, but 11.5 is to be considered.
  if (dueOf(course.state, by) === null && !isBetweenSessions(course)) {
    askForPenalty(course, by, 'draw.offer-other-time', { offers }, 'incorrect')
  }
  return undefined
}

/** I.4, I.2.6: an offer with the sealed move, or after it, disturbs nobody. */
const isBetweenSessions = ({ state }: Course): boolean =>
  state.status === 'adjourned' || state.adjournment?.stage === 'ordered'

/** Lets an offer stand. A claim is one too (9.1.2.3). A condition tied to it counts for nothing. */
export function offer(course: Course, by: Color, claim: Claim | null, condition?: string): void {
  const proper = dueOf(course.state, by) !== null
  const asUsual = proper ? 'draw.offer-when' : 'draw.offer-other-time'
  const isLater = course.state.status === 'adjourned' && course.state.adjournment?.sealer !== by
  const when = isLater ? 'adjourn.offer.after-seal' : asUsual
  const said = condition === undefined ? when : 'draw.offer-no-conditions'
  course.happen({
    type: 'draw-offered',
    at: course.at,
    by,
    proper,
    claim,
    ...(condition === undefined ? null : { void: condition }),
    ...course.by(claim === null ? said : claimOffers(claim)),
  })
}

/** The rule by which a claim is an offer at the same time. */
function claimOffers(claim: Claim): RuleId {
  if (claim === 'five-second-increment') return 'qpf.incr.is-draw-offer'
  const isQuickplay =
    claim === 'cannot-win-by-normal-means' || claim === 'no-effort-by-normal-means'
  return isQuickplay ? 'qpf.claim.is-draw-offer' : 'draw.claim-is-offer'
}

/** 5.2.3: a draw by agreement, while the offer stands. */
export function acceptDraw(course: Course, by: Color): Refusal | undefined {
  const { state, rules } = course
  if (state.offer === null) return refused('no-open-offer')
  if (state.offer.by === by) return refused('own-offer')
  if (needsConsent(course)) return refused('draw-needs-consent')
  const least = rules.drawAgreementMinimumMoves ?? 0
  if (movesMade(state, by) < least || movesMade(state, opposite(by)) < least) {
    return refused('agreement-too-early')
  }
  const rule = state.status === 'adjourned' ? 'adjourn.end-before.draw' : 'end.agreement'
  conclude(course, { outcomes: draw, reason: 'agreement', rule })
  return undefined
}

/**
 * A player meant a draw by a gesture. Then the player accepts the opponent's offer, or offers one: two
 * players who both meant it have agreed.
 */
export function meantToAgree(course: Course, { player }: Question): void {
  if (player === null) return
  const { offer: open } = course.state
  if (open !== null && open.by !== player) acceptDraw(course, player)
  else if (open === null && !needsConsent(course)) offer(course, player, null)
}

/** 9.1.2.1: the offer is refused aloud. */
export function rejectDraw(course: Course, _: Act, by: Color): Refusal | undefined {
  const { offer: open } = course.state
  if (open === null) return refused('no-open-offer')
  if (open.by === by) return refused('own-offer')
  course.happen({
    type: 'offer-lapsed',
    at: course.at,
    by: open.by,
    how: 'rejected',
    ...course.by('draw.offer-lapse'),
  })
  return undefined
}
