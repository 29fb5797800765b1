import { canCheckmateAsItStands } from '@jadoube/can-mate'
import { type Color, opposite, type StandingPosition } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import type { RuleId } from '../catalogue/index.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import { draw, loss, type Reason } from '../game/result.js'
import { canMateWithoutForcedMoves } from './forced-lines.js'
import { positionForMate } from './pawn-left.js'

/**
 * Whether a player can still mate by any series of legal moves, with the opponent's help (6.9,
 * 7.5.5, 5.1.2).
 */
export type MateAnswer = 'yes' | 'no' | 'undetermined'

/**
 * Whether this player can still mate. If the search could not decide, the reading in force does. It
 * uses the actual board before anything that a hand has begun (`positionForMate`). Without both
 * kings it is undetermined.
 */
export function canMate(
  ruling: OpenRuling,
  color: Color,
  position: StandingPosition | undefined = positionForMate(ruling),
): MateAnswer {
  const { forcedLinesCount, mateUndetermined } = ruling.rules
  let verdict: MateAnswer = 'undetermined'
  if (position !== undefined) {
    verdict = forcedLinesCount
      ? canCheckmateAsItStands(position, color)
      : canMateWithoutForcedMoves(position, color)
  }
  if (verdict !== 'undetermined') return verdict
  if (mateUndetermined === 'ask-arbiter') return verdict
  return mateUndetermined === 'can-mate' ? 'yes' : 'no'
}

/** A loss, and the draw that replaces it if the opponent cannot mate. */
export interface LossOrDraw {
  readonly reason: Reason
  readonly lost: RuleId
  readonly drawn: RuleId
  readonly article?: string | undefined
  /** The position to test; by default the actual board. */
  readonly tested?: StandingPosition | undefined
}

/**
 * The player loses, or the game is drawn if the opponent cannot mate. If that cannot be decided,
 * the arbiter is asked.
 */
export function loseUnlessNoMate(ruling: OpenRuling, player: Color, what: LossOrDraw): void {
  const { reason, lost, drawn, article, tested } = what
  const opponent = opposite(player)
  const answer = canMate(ruling, opponent, tested)
  if (answer === 'yes') conclude(ruling, { outcomes: loss(player), reason, rule: lost, article })
  else if (answer === 'no') {
    conclude(ruling, { outcomes: draw, reason, rule: drawn, article, cannotMate: opponent })
  } else {
    stopForRuling(ruling, 'arbiter')
    ask(ruling, {
      claim: 'can-mate',
      rule: drawn,
      by: opposite(player),
      player,
      facts: { reason },
      options: [
        {
          verdict: 'correct',
          effect: 'loss',
          ends: { outcomes: loss(player), reason, rule: lost, article },
        },
        {
          verdict: 'incorrect',
          effect: 'draw',
          ends: { outcomes: draw, reason, rule: drawn, article },
        },
      ],
    })
  }
}
