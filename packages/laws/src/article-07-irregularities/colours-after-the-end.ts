import type { Color } from '@jadoube/chess'
import { ask, openQuestion } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { coloursStay, movesOfBoth } from './set-up-claims.js'

/**
 * 7.3 is about a game in progress. If reversed colours are noticed after a normal end, nothing
 * changes. If the competition leaves it to the arbiter, they may order a new game, provided that
 * one would have been played before the end. Until then the result stands.
 */
export function claimColoursAfterTheEnd(ruling: OpenRuling, by: Color): Refusal | undefined {
  const { coloursReversedAfterEnd, coloursReversed } = ruling.rules
  const { result } = ruling.state
  if (coloursReversedAfterEnd !== 'arbiter-decides') return refused('game-over')
  if (result === null || result.text === '*') return refused('game-over')
  // After ten moves by each player, play would have continued. The 2009 edition leaves that to the
  // arbiter too.
  if (coloursReversed !== 'continue-unless-arbiter' && coloursStay(ruling)) {
    return refused('game-over')
  }
  const claim = 'reversed-colours'
  if (openQuestion(ruling, claim) !== undefined) return refused('question-open', { claim })
  ask(ruling, {
    claim,
    rule: 'irreg.colours-reversed',
    by,
    facts: { movesMadeByBoth: movesOfBoth(ruling, 'made'), result: result.text },
    options: [
      { verdict: 'correct', effect: 'new-game' },
      { verdict: 'incorrect', effect: 'ending-stands' },
    ],
    holds: false,
    standing: 'incorrect',
  })
  return undefined
}
