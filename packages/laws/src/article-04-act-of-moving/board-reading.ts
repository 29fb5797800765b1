import { type MoveCode, moveOf, type Placement, type Position } from '@jadoube/chess'
import { legalCodes } from '../game/legal-codes.js'
import { placementAfter } from '../game/standing.js'
import type { Hand } from '../game/state.js'
import { mustPlay } from './must-play.js'

/**
 * What stands on the board, against the position before: nothing has changed; a legal move is made
 * (4.7.1–4.7.3); some of what these legal moves ask for is done; or no legal move looks like that.
 */
export type BoardReading =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'made'; readonly code: MoveCode }
  | { readonly kind: 'part'; readonly codes: readonly MoveCode[] }
  | { readonly kind: 'irregular' }

export function readBoard(
  position: Position,
  board: Placement,
  hand: Hand | null = null,
): BoardReading {
  const { pieces } = position.board
  const changed: number[] = []
  for (let square = 0; square < 64; square++) {
    if (pieces[square] !== board.codeAt(square)) changed.push(square)
  }
  if (changed.length === 0) return { kind: 'unchanged' }
  const codes: MoveCode[] = []
  let made: MoveCode | null = null
  for (const code of legalCodes(position)) {
    const after = placementAfter(position, code)
    if (board.equals(after)) made = code
    else if (changed.every(square => isPart(position, board, after, code, square))) codes.push(code)
  }
  if (made !== null) return begun(position, board, hand, codes) ?? { kind: 'made', code: made }
  return codes.length > 0 ? { kind: 'part', codes } : { kind: 'irregular' }
}

/**
 * The first half of castling may look like a plain move of the rook, and in Chess960 of the king. Whoever must
 * castle (4.4.1, 4.7.2) has begun to; so has whoever said so first (Guidelines II.3.2.7.1).
 */
function begun(
  position: Position,
  board: Placement,
  hand: Hand | null,
  parts: readonly MoveCode[],
): BoardReading | null {
  if (parts.length === 0 || hand === null) return null
  const duty = mustPlay(position, hand)
  const isDue = duty?.codes.every(code => moveOf(code).kind === 'castling') === true
  if (!isDue && !hand.castlingSaid) return null
  const isBegun = (code: MoveCode): boolean => {
    if (!hand.castlingSaid) return duty!.codes.includes(code)
    const { kind, from } = moveOf(code)
    if (kind !== 'castling') return false
    // Who begins with the rook has touched it first, and then may have to move it alone (4.4.2).
    const isKingFirst = board.codeAt(from) !== position.board.pieces[from]
    return isKingFirst || duty === null || duty.codes.includes(code)
  }
  const codes = parts.filter(isBegun)
  return codes.length > 0 ? { kind: 'part', codes } : null
}

/** Is what this square has come to part of the move: done, lifted, or a pawn on its last rank? */
function isPart(
  position: Position,
  board: Placement,
  after: Placement,
  code: MoveCode,
  square: number,
): boolean {
  const now = board.codeAt(square)
  const then = after.codeAt(square)
  const move = moveOf(code)
  if (then === position.board.pieces[square]) {
    // In Chess960 the king or the rook of a castling may stay where it is, and be lifted meanwhile.
    const isOfCastling = move.kind === 'castling' && (square === move.from || square === move.rook)
    return isOfCastling && now === 0
  }
  if (now === then || now === 0) return true
  return move.kind === 'promotion' && move.to === square && now === position.board.pieces[move.from]
}
