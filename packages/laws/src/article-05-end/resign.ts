import { type Color, opposite } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Refusal } from '../game/refusal.js'
import { loss } from '../game/result.js'
import { loseUnlessNoMate } from './cannot-mate.js'
import { deadPosition, end } from './end-of-game.js'
import { isOverAlready } from './found-dead.js'

/**
 * 5.1.2: the opponent wins. Since 2023 the game is drawn if they cannot mate by any series of legal
 * moves.
 */
export function resign(ruling: OpenRuling, by: Color): Refusal | undefined {
  // 5.2.2: the game has already ended by itself, even if nobody noticed, so there is nothing to
  // resign.
  if (isOverAlready(ruling)) {
    end(ruling, opposite(ruling.state.position.turn), deadPosition)
    return undefined
  }
  // I.6: an adjourned game ends when the player tells the arbiter.
  const rule = ruling.state.status === 'adjourned' ? 'adjourn.end-before.resign' : 'end.resign'
  if (ruling.rules.resignationDrawIfOpponentCannotMate) {
    const what = { reason: 'resignation', lost: rule, drawn: 'end.resign-draw' } as const
    loseUnlessNoMate(ruling, by, what)
  } else conclude(ruling, { outcomes: loss(by), reason: 'resignation', rule })
  return undefined
}
