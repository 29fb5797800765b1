import type { Placement } from '@jadoube/chess'
import type { EventOf } from '../game/event.js'
import { piece, square } from '../game/hand.js'
import { baseOf, boardOf } from '../game/standing.js'
import type { GameState } from '../game/state.js'

/**
 * A piece was displaced or put back. This changes the board, and also the board from before the
 * hand.
 */
export function shifted(
  state: GameState,
  event: EventOf<'piece-displaced'> | EventOf<'piece-put-back'>,
): GameState {
  const from = square(event.from)
  const to = square(event.to)
  const moved = piece(event.piece)
  const correct = state.position.placement
  const shift = (placement: Placement): Placement | null => {
    if (placement.at(from) !== moved) return placement
    const after = placement.without(from).with(to, moved)
    return after.equals(correct) ? null : after
  }
  const board = shift(boardOf(state))
  const { hand } = state
  const base = hand && shift(hand.base ?? correct)
  const next = { ...state, at: event.at, board, hand: hand && { ...hand, base } }
  const isCorrected = event.type === 'piece-put-back' && baseOf(next) === null
  if (!isCorrected) return next
  return { ...next, irregularities: next.irregularities.filter(({ kind }) => kind !== 'displaced') }
}
