import { parseSquare, type Square } from '@jadoube/chess'
import type { EventOf } from './event.js'
import type { GameState, Hand, Touch } from './state.js'

/** A touch was an accident: it binds to nothing, and a move that was then in order broke nothing. */
export function touchLifted(state: GameState, event: EventOf<'touch-lifted'>): GameState {
  const { at, by, inOrder } = event
  const square = parseSquare(event.square)
  const { hand, irregularities, turn } = state
  const binding = turn === by ? hand : null
  return {
    ...state,
    at,
    hand: binding === null ? hand : withoutTouch(binding, square),
    irregularities: irregularities.filter(
      each => each.kind !== 'touched-piece' || each.by !== by || each.ply !== inOrder,
    ),
  }
}

function withoutTouch(hand: Hand, square: Square | undefined): Hand {
  const stays = (touch: Touch) => touch.square !== square
  return {
    ...hand,
    touched: hand.touched.filter(stays),
    releasedAfter: hand.touched.slice(0, hand.releasedAfter).filter(stays).length,
  }
}
