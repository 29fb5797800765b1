import { type Color, opposite } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import type { ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { Course } from '../game/course.js'
import type { Ground } from '../game/grounds.js'
import { goOnAfterRuling, stopForRuling } from '../game/play-waits.js'
import type { Intervention } from '../game/provision.js'
import type { Question } from '../game/question.js'
import { refused } from '../game/refusal.js'
import { draw } from '../game/result.js'
import { drawn } from './drawn.js'
import { quickplayFacts } from './facts.js'
import type { NormalMeansClaim } from './without-arbiter.js'

/** III.5.3: the claim is rejected and the opponent gets two minutes; nothing is taken from the claimant. */
export function addTimeAfterRejection(course: Course, { by: claimant }: Question): void {
  if (claimant === null) return
  const ms = course.rules.quickplayRejectedBonusMs
  if (ms === null || course.state.clock === null) return
  const to = opposite(claimant)
  course.happen({ type: 'time-added', at: course.at, to, ms, ...course.by('qpf.reject.time') })
}

/** III.4: the arbiter agrees. Both get five seconds a move, the opponent two minutes at once. */
export function grantIncrement(course: Course, { by: claimant }: Question): void {
  if (claimant === null) return
  const { quickplayIncrementMs, quickplayIncrementBonusMs } = course.rules
  const { offer } = course.state
  const { at } = course
  const grounds = course.by('qpf.incr.granted')
  if (offer !== null && offer.claim === 'five-second-increment') {
    // The request was an offer, which the opponent has not taken.
    course.happen({ type: 'offer-lapsed', at, by: offer.by, how: 'rejected', ...grounds })
  }
  if (quickplayIncrementMs !== null) {
    course.happen({ type: 'increment-granted', at, ms: quickplayIncrementMs, ...grounds })
  }
  if (quickplayIncrementBonusMs !== null) {
    const to = opposite(claimant)
    course.happen({ type: 'time-added', at, to, ms: quickplayIncrementBonusMs, ...grounds })
  }
}

const isNormalMeans = (claim: string): claim is NormalMeansClaim =>
  claim === 'cannot-win-by-normal-means' || claim === 'no-effort-by-normal-means'

/** Is a claim of this name put off, and no question about it open? */
const isPostponed = ({ state }: Course, claim: string): boolean =>
  isNormalMeans(claim) &&
  state.postponed?.claim === claim &&
  state.questions.every(each => each.claim !== claim)

/** III.5.2: what the arbiter gives the opponent of a claimant whose claim was put off. */
export function postponedBonus(course: Course, player: Color, ms: number): Ground | undefined {
  const { postponed } = course.state
  const isBonus =
    postponed !== null && postponed.by !== player && ms === course.rules.quickplayPostponedBonusMs
  return isBonus ? course.by('qpf.postpone.time') : undefined
}

/** III.5.2: the arbiter decides later in the game on a claim that he has put off. */
export function rulePostponed(course: Course, act: ActOf<'rule'>): Intervention {
  if (!isPostponed(course, act.claim)) return 'ordinary'
  const { postponed } = course.state
  if (postponed === null || postponed.claim !== act.claim) {
    return refused('no-such-question', act.claim)
  }
  if (act.verdict === 'postponed') return refused('verdict-not-possible', act.verdict)
  const { claim, by } = postponed
  const type = act.verdict === 'correct' ? 'claim-upheld' : 'claim-rejected'
  const rule = 'qpf.postpone.decide-when'
  course.happen({ type, at: course.at, by, claim, ...course.by(rule) })
  if (act.verdict === 'correct') {
    conclude(course, { outcomes: draw, reason: 'quickplay', rule: 'qpf.postpone.draw-test' })
  } else goOnAfterRuling(course)
  return undefined
}

/**
 * III.5.2: a flag has fallen while the decision was put off, and now it must be made: drawn, or the flag
 * decides. True where the question is asked.
 */
export function askAgainAfterFlag(course: Course, flagged: Color): boolean {
  const { postponed } = course.state
  if (postponed === null) return false
  const { claim, by } = postponed
  if (!isNormalMeans(claim)) return false
  stopForRuling(course, 'arbiter')
  ask(course, {
    claim,
    rule: 'qpf.postpone.decide-when',
    by,
    player: flagged,
    facts: {
      flagFallen: flagged,
      ...(course.rules.quickplayPostponedTest === null
        ? null
        : { test: course.rules.quickplayPostponedTest }),
      ...quickplayFacts(course, by),
    },
    options: [drawn('qpf.postpone.draw-test'), { verdict: 'incorrect', effect: 'flag-decides' }],
  })
  return true
}
