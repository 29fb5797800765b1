import type { Color } from '@jadoube/chess'
import type { Claim } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import { type Refusal, refused } from '../game/refusal.js'
import { movesCompleted, movesMade } from '../game/state.js'

/** The number of moves of both players, as the edition counts them here. */
export function movesOfBoth(ruling: OpenRuling, counts: 'made' | 'completed' | null): number {
  const of = counts === 'made' ? movesMade : movesCompleted
  return Math.min(of(ruling.state, 'white'), of(ruling.state, 'black'))
}

/**
 * Whether too many moves have been made to correct set-up and orientation (A.4.1; never in standard
 * play).
 */
export function setUpIsClosed(ruling: OpenRuling): boolean {
  const { setUpClaimMoves: limit, setUpClaimCounts } = ruling.rules
  return limit !== null && movesOfBoth(ruling, setUpClaimCounts) >= limit
}

/**
 * 7.2, 7.3: a player claims that the pieces were set up wrongly, or that the colours are reversed.
 * Only people know how it was, so the arbiter rules on it.
 */
export function claimSetUp(
  ruling: OpenRuling,
  claim: Extract<Claim, 'wrong-setup' | 'reversed-colours'>,
  by: Color,
): Refusal | undefined {
  const { rules, state } = ruling
  const isSetUp = claim === 'wrong-setup'
  if (isSetUp && setUpIsClosed(ruling)) {
    return refused('claim-not-now', { afterMoves: rules.setUpClaimMoves })
  }
  const isForArbiter = rules.coloursReversed === 'continue-unless-arbiter'
  // Since 2017 play continues after ten moves, whatever the colours: there is nothing to rule on.
  if (!isSetUp && !isForArbiter && coloursStay(ruling)) {
    return refused('claim-not-now', { afterMoves: rules.coloursReversedMoves })
  }
  if (state.questions.some(question => question.claim === claim))
    return refused('question-open', { claim })
  const playContinues = !isSetUp && isForArbiter
  stopForRuling(ruling, by)
  const rule = isSetUp ? 'irreg.initial-position' : 'irreg.colours-reversed'
  ask(ruling, {
    claim,
    rule,
    by,
    facts: {
      movesMadeByBoth: movesOfBoth(ruling, 'made'),
      ...(state.opening.shouldBe === null ? null : { shouldBe: state.opening.shouldBe }),
    },
    options: [
      { verdict: 'correct', effect: playContinues ? 'play-on' : 'new-game' },
      { verdict: 'incorrect', effect: 'play-on' },
      // In 2009 the arbiter may rule otherwise.
      ...(playContinues ? [{ act: 'cancel', effect: 'new-game' } as const] : []),
    ],
  })
  return undefined
}

/**
 * 7.3: after ten moves by each player, and in 2009 unless the arbiter decides otherwise, play
 * continues.
 */
export function coloursStay(ruling: OpenRuling): boolean {
  const { coloursReversed, coloursReversedMoves } = ruling.rules
  if (coloursReversed === 'continue-unless-arbiter') return true
  return movesOfBoth(ruling, 'made') >= (coloursReversedMoves ?? 0)
}
