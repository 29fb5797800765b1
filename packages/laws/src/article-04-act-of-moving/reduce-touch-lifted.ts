import { parseSquare } from '@jadoube/chess'
import type { EventOf } from '../game/event.js'
import type { GameState } from '../game/state.js'

/**
 * A touch was accidental and is not binding. A move that is allowed without it was not a breach.
 */
export function touchLifted(state: GameState, event: EventOf<'touch-lifted'>): GameState {
  const { at, by, inOrder } = event
  const square = parseSquare(event.square)
  const { hand, irregularities, turn } = state
  const binding = turn === by ? hand : null
  return {
    ...state,
    at,
    hand:
      binding === null
        ? hand
        : {
            ...binding,
            touched: binding.touched.filter(each => each.square !== square),
          },
    irregularities: irregularities.filter(
      each => each.kind !== 'touched-piece' || each.by !== by || each.ply !== inOrder,
    ),
  }
}
