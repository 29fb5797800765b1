import type { EventOf } from '../game/event.js'
import { handOf } from '../game/hand.js'
import { standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { moveOfWritten } from '../game/written-move.js'

/** 4.7: part of a move stands on the board. It is binding unless no move with it may be played. */
export function movePartMade(state: GameState, event: EventOf<'move-part-made'>): GameState {
  const position = standing(state) ?? state.position
  const moves = event.moves.map(move => moveOfWritten(position, move))
  const hand = handOf(state)
  const released = event.barred ? hand.released : moves
  return { ...state, at: event.at, hand: { ...hand, illegal: null, released } }
}
