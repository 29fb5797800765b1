import { Claim, type ClaimPiece } from './claim.js'
import { findMateSquare } from './find-mate-square.js'
import { attacks, type ClaimRole, forward, neighbours, step } from './geometry.js'

/** The pieces after an exit. The piece that moved is last; another one may be gone. */
export type After = readonly {
  readonly piece: number
  readonly to: number | undefined
  readonly role?: ClaimRole
}[]

/**
 * The squares where each piece of the claim may be after the exit. E1: no king is next to one that
 * has just moved.
 */
export function squaresAfter(claim: Claim, after: After): number[][] {
  const moved = new Map(after.map(each => [each.piece, each]))
  const taken = new Set(after.map(each => each.to))
  const beside = new Set<number>()
  for (const { piece, to } of after) {
    if (claim.pieces[piece].role !== 'king' || to === undefined) continue
    for (const square of neighbours(to)) beside.add(square)
  }
  return claim.pieces.map((piece, i) => {
    const change = moved.get(i)
    if (change !== undefined) return change.to === undefined ? [] : [change.to]
    const apart = (square: number) => piece.role !== 'king' || !beside.has(square)
    return [...piece.squares].filter(square => !taken.has(square) && apart(square))
  })
}

/**
 * E2: whether the game is over after this exit: the player to move has no move and was not mated by
 * `winner`.
 */
export function isOver(claim: Claim, after: After, winner: 'white' | 'black'): boolean {
  if (claim.castling !== 0) return false
  const mover = after.at(-1)
  if (mover === undefined) return false
  const moved = new Map(after.map(each => [each.piece, each]))
  const squares = squaresAfter(claim, after)
  const pieces = claim.pieces.map((piece, i): ClaimPiece => {
    const change = moved.get(i)
    return {
      color: piece.color,
      role: change?.role ?? piece.role,
      squares: new Set(squares[i]),
      mayBeLost: change === undefined ? piece.mayBeLost : change.to === undefined,
    }
  })
  if (pieces.some(piece => !piece.mayBeLost && piece.squares.size === 0)) return true
  const left = new Claim(claim, pieces)
  const turn = claim.pieces[mover.piece].color === 'white' ? 'black' : 'white'
  if (left.pieces.some(piece => piece.color === turn && mayMove(left, piece))) return false
  return turn === winner || findMateSquare(left, winner) === undefined
}

function mayMove(claim: Claim, piece: ClaimPiece): boolean {
  const stops = (square: number) => claim.holder(square) !== undefined
  const isCapturable = (square: number) =>
    claim.pieces.some(
      other => other.color !== piece.color && other.role !== 'king' && other.squares.has(square),
    )
  for (const from of piece.squares) {
    for (const to of attacks(piece.role, piece.color, from, stops)) {
      const holder = claim.holder(to)
      if (holder !== undefined && (holder.color === piece.color || holder.role === 'king')) continue
      if (piece.role === 'king' && claim.isCertainlyAttacked(to, piece)) continue
      if (piece.role === 'pawn' && !isCapturable(to)) continue
      return true
    }
    if (piece.role !== 'pawn' && piece.role !== 'wild') continue
    const ahead = step(from, 0, forward(piece.color))
    if (ahead >= 0 && !stops(ahead)) return true
  }
  return false
}
