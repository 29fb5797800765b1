import type { Color } from '@jadoube/chess'
import { ask, openQuestion } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { coloursStay, movesOfBoth } from './set-up-claims.js'

/**
 * 7.3 speaks of a game that has begun. Noticed after a normal end, reversed colours change nothing; where the
 * competition leaves it to the arbiter they may have a new game played, if one would have been played
 * before the end. Until they do, the result stands.
 */
export function claimColoursAfterTheEnd(ruling: OpenRuling, by: Color): Refusal | undefined {
  const { coloursReversedAfterEnd, coloursReversed } = ruling.rules
  const { result } = ruling.state
  if (coloursReversedAfterEnd !== 'arbiter-decides') return refused('game-over')
  if (result === null || result.text === '*') return refused('game-over')
  // From ten moves by each player on play would have continued; 2009 leaves that to the arbiter too.
  if (coloursReversed !== 'continue-unless-arbiter' && coloursStay(ruling)) {
    return refused('game-over')
  }
  const claim = 'reversed-colours'
  if (openQuestion(ruling, claim) !== undefined) return refused('question-open', claim)
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
