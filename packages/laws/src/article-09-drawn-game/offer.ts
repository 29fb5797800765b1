import { type Color, opposite } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import type { Claim } from '../game/act.js'
import type { Course } from '../game/course.js'
import { type Refusal, refused } from '../game/refusal.js'
import { draw } from '../game/result.js'
import { dueOf, movesMade } from '../game/state.js'

/** 9.1.1: do the regulations forbid a draw by agreement now, without the arbiter's consent? */
function needsConsent(course: Course): boolean {
  const { noDrawAgreement, noDrawAgreementBefore } = course.rules
  if (noDrawAgreement) return true
  if (noDrawAgreementBefore === null) return false
  const least = Math.min(movesMade(course.state, 'white'), movesMade(course.state, 'black'))
  return least < noDrawAgreementBefore
}

/** 9.1.2.1: an offer is valid at any time; its proper time is after the move and before the press. */
export function offerDraw(course: Course, by: Color): Refusal | undefined {
  const { state, rules } = course
  if (state.offer !== null) return refused('offer-already-open')
  if (rules.regulationsMayRestrict === 'offering-and-agreeing' && needsConsent(course)) {
    return refused('draw-needs-consent')
  }
  offer(course, by, null)
  return undefined
}

/** Lets an offer stand. A claim is one too (9.1.2.3). */
export function offer(course: Course, by: Color, claim: Claim | null): void {
  const proper = dueOf(course.state, by) !== null
  const rule =
    claim !== null ? 'draw.claim-is-offer' : proper ? 'draw.offer-when' : 'draw.offer-other-time'
  course.happen({ type: 'draw-offered', at: course.at, by, proper, claim, ...course.by(rule) })
}

/** 5.2.3: a draw by agreement, while the offer stands. */
export function acceptDraw(course: Course, by: Color): Refusal | undefined {
  const { state, rules } = course
  if (state.offer === null) return refused('no-open-offer')
  if (state.offer.by === by) return refused('own-offer')
  // A claim is an offer by the Laws themselves; what the regulations restrict is agreeing without one.
  if (state.offer.claim === null && needsConsent(course)) return refused('draw-needs-consent')
  const least = rules.drawAgreementMinimumMoves ?? 0
  if (movesMade(state, by) < least || movesMade(state, opposite(by)) < least) {
    return refused('agreement-too-early')
  }
  conclude(course, { outcomes: draw, reason: 'agreement', rule: 'end.agreement' })
  return undefined
}

/** 9.1.2.1: the offer is refused aloud. */
export function rejectDraw(course: Course, by: Color): Refusal | undefined {
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
