import { type Piece, parsePieceLetter, parseSquare, type Square } from '@jadoube/chess'
import type { GameState, Hand, Touch } from './state.js'

const noTouches: readonly Touch[] = Object.freeze([])

export const newHand = (base: Hand['base'], touched = noTouches): Hand => ({
  base,
  touched,
  chosen: null,
  released: null,
  illegal: null,
  intended: null,
  twoHands: false,
  castlingSaid: false,
})

/** The hand of the player who has the move. */
export const handOf = (state: GameState): Hand => state.hand ?? newHand(state.board)

export const square = (name: string): Square => parseSquare(name)!
export const piece = (letter: string): Piece => parsePieceLetter(letter)!

/**
 * Whether the piece on this square was put there with this move. Then it was touched where it stood
 * before, or came from beside the board, where a touch is not binding (4.3).
 */
export function isPutThere(state: GameState, hand: Hand, square: Square): boolean {
  if (state.board === null || state.board === hand.base) return false
  const before = (hand.base ?? state.position).at(square)
  return state.board.at(square) !== before
}
