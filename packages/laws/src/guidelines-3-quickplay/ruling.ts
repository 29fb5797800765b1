import { type Color, opposite } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import type { ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { Ground } from '../game/grounds.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { continueAfterRuling, stopForRuling } from '../game/play-waits.js'
import type { Intervention } from '../game/provision.js'
import type { Question } from '../game/question.js'
import { refused } from '../game/refusal.js'
import { draw } from '../game/result.js'
import { drawn } from './drawn.js'
import { quickplayFacts } from './facts.js'
import type { NormalMeansClaim } from './without-arbiter.js'

/**
 * III.5.3: the claim is rejected, and the opponent gets two minutes. The claimant loses nothing.
 */
export function addTimeAfterRejection(ruling: OpenRuling, { by: claimant }: Question): void {
  if (claimant === null) return
  const ms = ruling.rules.quickplayRejectedBonusMs
  if (ms === null || ruling.state.clock === null) return
  const to = opposite(claimant)
  ruling.happen({ type: 'time-added', at: ruling.at, to, ms, ...ruling.by('qpf.reject.time') })
}

/**
 * III.4: the arbiter agrees. Both get five seconds per move, and the opponent two minutes at once.
 */
export function grantIncrement(ruling: OpenRuling, { by: claimant }: Question): void {
  if (claimant === null) return
  const { quickplayIncrementMs, quickplayIncrementBonusMs } = ruling.rules
  const { offer } = ruling.state
  const { at } = ruling
  const grounds = ruling.by('qpf.incr.granted')
  if (offer !== null && offer.claim === 'five-second-increment') {
    // The request was an offer that the opponent has not accepted.
    ruling.happen({ type: 'offer-lapsed', at, by: offer.by, how: 'rejected', ...grounds })
  }
  if (quickplayIncrementMs !== null) {
    ruling.happen({ type: 'increment-granted', at, ms: quickplayIncrementMs, ...grounds })
  }
  if (quickplayIncrementBonusMs !== null) {
    const to = opposite(claimant)
    ruling.happen({ type: 'time-added', at, to, ms: quickplayIncrementBonusMs, ...grounds })
  }
}

const isNormalMeans = (claim: string): claim is NormalMeansClaim =>
  claim === 'cannot-win-by-normal-means' || claim === 'no-effort-by-normal-means'

/** III.5.2: the time that the arbiter gives to the opponent if the claim is postponed. */
export function postponedBonus(ruling: OpenRuling, player: Color, ms: number): Ground | undefined {
  const { postponed } = ruling.state.proceedings
  const isBonus =
    postponed !== null && postponed.by !== player && ms === ruling.rules.quickplayPostponedBonusMs
  return isBonus ? ruling.by('qpf.postpone.time') : undefined
}

/** III.5.2: the arbiter decides on a postponed claim later in the game. */
export function rulePostponed(ruling: OpenRuling, act: ActOf<'rule'>): Intervention {
  const { questions, proceedings } = ruling.state
  const { postponed } = proceedings
  if (postponed === null || postponed.claim !== act.claim) return 'ordinary'
  const isAsked = questions.some(({ claim }) => claim === act.claim)
  if (isAsked || !isNormalMeans(act.claim)) return 'ordinary'
  if (act.verdict === 'postponed') return refused('verdict-not-possible', { verdict: act.verdict })
  const { claim, by } = postponed
  const type = act.verdict === 'correct' ? 'claim-upheld' : 'claim-rejected'
  const rule = 'qpf.postpone.decide-when'
  ruling.happen({ type, at: ruling.at, by, claim, ...ruling.by(rule) })
  if (act.verdict === 'correct') {
    conclude(ruling, { outcomes: draw, reason: 'quickplay', rule: 'qpf.postpone.draw-test' })
  } else continueAfterRuling(ruling)
  return undefined
}

/**
 * III.5.2: a flag has fallen while the decision was postponed, so it must be made now: a draw, or
 * the flag decides. True if the question is asked.
 */
export function askAgainAfterFlag(ruling: OpenRuling, flagged: Color): boolean {
  const { postponed } = ruling.state.proceedings
  if (postponed === null) return false
  const { claim, by } = postponed
  if (!isNormalMeans(claim)) return false
  stopForRuling(ruling, 'arbiter')
  ask(ruling, {
    claim,
    rule: 'qpf.postpone.decide-when',
    by,
    player: flagged,
    facts: {
      flagFallen: flagged,
      ...(ruling.rules.quickplayPostponedTest === null
        ? null
        : { test: ruling.rules.quickplayPostponedTest }),
      ...quickplayFacts(ruling, by),
    },
    options: [drawn('qpf.postpone.draw-test'), { verdict: 'incorrect', effect: 'flag-decides' }],
  })
  return true
}
