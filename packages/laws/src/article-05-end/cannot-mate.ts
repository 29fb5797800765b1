import { canCheckmateAsItStands } from '@jadoube/can-mate'
import { type Color, opposite, type StandingPosition } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import type { RuleId } from '../catalogue/index.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import { draw, loss, type Reason } from '../game/result.js'
import { standing } from '../game/standing.js'
import { canMateButForTheLine } from './forced-lines.js'

/** Can this player still mate by some series of legal moves, however helped (6.9, 7.5.5, 5.1.2)? */
export type MateAnswer = 'yes' | 'no' | 'undetermined'

/**
 * The exact answer; where the search could not decide, what the reading in force makes of that. It is asked of the board as it
 * stands, with what an illegal move has left there, and before anything that a hand has begun. Without a king on it nobody
 * can tell.
 */
export function canMate(
  ruling: OpenRuling,
  color: Color,
  position: StandingPosition | undefined = standing(ruling.state),
): MateAnswer {
  const { forcedLinesCount, mateUndetermined } = ruling.rules
  let verdict: MateAnswer = 'undetermined'
  if (position !== undefined) {
    verdict = forcedLinesCount
      ? canCheckmateAsItStands(position, color)
      : canMateButForTheLine(position, color)
  }
  if (verdict !== 'undetermined') return verdict
  if (mateUndetermined === 'ask-arbiter') return verdict
  return mateUndetermined === 'can-mate' ? 'yes' : 'no'
}

/** A loss, and what it is instead where the opponent cannot mate. */
export interface LossOrDraw {
  readonly reason: Reason
  readonly lost: RuleId
  readonly drawn: RuleId
  readonly article?: string | undefined
  /** The position in which it is asked; the board as it stands unless given. */
  readonly tested?: StandingPosition | undefined
}

/** The player loses; the game is drawn where the opponent cannot mate; where nobody knows, the arbiter is asked. */
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
