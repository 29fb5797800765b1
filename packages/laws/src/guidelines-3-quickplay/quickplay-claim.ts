import type { Color } from '@jadoube/chess'
import {
  type Instant,
  isLastPeriod,
  periodAt,
  periodOfMove,
  settleClock,
  timeLeft,
} from '@jadoube/clock'
import { fallsOf } from '../article-06-chessclock/flag.js'
import { needsConsent, offer } from '../article-09-drawn-game/offer.js'
import type { RuleId } from '../catalogue/index.js'
import type { Act } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import { drawn } from './drawn.js'
import { quickplayFacts } from './facts.js'
import { claimWithoutArbiter, type NormalMeansClaim } from './without-arbiter.js'

type QuickplayClaim = NormalMeansClaim | 'five-second-increment'

/**
 * III.5 (10.2 of 2009): a player who has the move and less than two minutes claims a draw, because
 * the opponent cannot win by normal means or does not try. Only an arbiter can judge that.
 */
export const claimNormalMeans =
  (claim: NormalMeansClaim) =>
  (ruling: OpenRuling, _: Act, by: Color): Refusal | undefined =>
    claimDraw(ruling, claim, by)

function claimDraw(ruling: OpenRuling, claim: NormalMeansClaim, by: Color): Refusal | undefined {
  const { rules } = ruling
  if (!rules.quickplayClaims) return refused('claim-not-in-laws', { claim })
  const withoutArbiter = rules.arbiter === 'none' && rules.quickplayWithoutArbiter !== null
  const no = mayNotClaim(ruling, claim, by, withoutArbiter)
  if (no !== undefined) return no
  // III.5: only if III.4, which would have given an increment, does not apply.
  if (rules.quickplayIncrementMs !== null && hasIncrement(ruling, by)) return refusedWithIncrement()
  if (withoutArbiter) {
    claimWithoutArbiter(ruling, claim, by)
    return undefined
  }
  announce(ruling, claim, by, 'qpf.claim.act')
  ask(ruling, {
    claim,
    // III.5.1 is the rule for the arbiter's decision; III.5 is the rule for the claim.
    rule: 'qpf.rule.agree',
    by,
    facts: quickplayFacts(ruling, by),
    options: [
      drawn('qpf.rule.agree'),
      { verdict: 'incorrect', effect: 'play-on-and-add-time' },
      { verdict: 'postponed', effect: 'decide-later' },
    ],
  })
  return undefined
}

/**
 * III.4: a player who has the move and less than two minutes asks for five seconds per move for
 * both.
 */
export function claimIncrement(ruling: OpenRuling, _: Act, by: Color): Refusal | undefined {
  const claim = 'five-second-increment'
  const { rules } = ruling
  const { quickplayIncrementMs } = rules
  if (quickplayIncrementMs === null) return refused('claim-not-in-laws', { claim })
  // Nobody is there who could agree to it.
  if (rules.arbiter === 'none') return refused('claim-not-now')
  const no = mayNotClaim(ruling, claim, by, false)
  if (no !== undefined) return no
  if (hasIncrement(ruling, by)) return refusedWithIncrement()
  announce(ruling, claim, by, 'qpf.incr.request')
  ask(ruling, {
    claim,
    rule: 'qpf.incr.request',
    by,
    facts: { ms: quickplayIncrementMs, ...quickplayFacts(ruling, by) },
    options: [
      { verdict: 'correct', effect: 'five-second-increment' },
      { verdict: 'incorrect', effect: 'play-on' },
    ],
  })
  return undefined
}

/** Makes the claim and stops the clocks for the ruling. In some editions it is also an offer. */
function announce(ruling: OpenRuling, claim: QuickplayClaim, by: Color, rule: RuleId): void {
  ruling.happen({ type: 'claim-made', at: ruling.at, by, claim, ...ruling.by(rule) })
  stopForRuling(ruling, by, rule)
  const isOffer = ruling.rules.claimsThatOffer.includes(claim)
  if (isOffer && ruling.state.offer === null && !needsConsent(ruling)) offer(ruling, by, claim)
}

function mayNotClaim(
  ruling: OpenRuling,
  claim: QuickplayClaim,
  by: Color,
  withoutArbiter: boolean,
): Refusal | undefined {
  const { state, rules, at } = ruling
  const { clock } = state
  const { postponed } = state.proceedings
  if (clock === null) return refused('no-clock')
  if (state.status === 'awaiting-start') return refused('game-not-started')
  if (!withoutArbiter && by !== state.turn) return refused('not-having-the-move')
  const open = state.questions.find(({ holds }) => holds)
  if (open !== undefined) return refused('question-open', { claim: open.claim })
  if (postponed !== null && claim !== 'five-second-increment') {
    return refused('question-open', { claim: postponed.claim })
  }
  const settled = settleClock(clock, at as Instant)
  // III.1: only if all remaining moves must be made in the time left.
  if (!isLastPeriod(clock.setup[by], settled[by].period)) return refused('claim-not-now')
  const left = timeLeft(settled, by, at as Instant)
  const below = rules.quickplayBelowMs ?? 0
  if (left >= below || left === 0 || fallsOf(ruling, by).length > 0) return refused('claim-not-now')
  return undefined
}

const refusedWithIncrement = (): Refusal => refused('claim-not-now', { cause: 'increment' })

/** Whether time is added with each of their moves now. */
function hasIncrement({ state }: OpenRuling, by: Color): boolean {
  const { clock } = state
  if (clock === null) return false
  const control = clock.setup[by]
  return periodAt(control, periodOfMove(control, clock[by].presses + 1)).extra > 0
}
