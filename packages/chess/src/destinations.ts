import { legalMoves, legalMovesFrom, type Position } from './position.js'
import { fileOf, makeSquare, type Square, type SquareLike, type SquareName } from './square.js'
import { SquareSet } from './square-set.js'
import type { StandingPosition } from './standing-position.js'

/**
 * The squares that the piece on a square may legally go to; where it castles, those on which the king ends.
 *
 * @example
 * targets(standardPosition(), 'g1').names() // → ['f3', 'h3']
 */
export function targets(position: StandingPosition, from: SquareLike): SquareSet {
  return SquareSet.from(legalMovesFrom(position, from).map(move => move.to))
}

/**
 * Where each piece may go, as chessground's `movable.dests` wants it. Castling is the king onto its rook, and from the
 * e-file onto its castling square too.
 *
 * @example
 * destinations(standardPosition()).get('g1') // → ['f3', 'h3']
 */
export function destinations(position: Position): Map<SquareName, SquareName[]> {
  const found = new Map<Square, Set<Square>>()
  for (const move of legalMoves(position)) {
    const targets = found.get(move.from) ?? new Set()
    found.set(move.from, targets)
    if (move.kind !== 'castling') targets.add(move.to)
    else {
      targets.add(move.rook)
      const ordinary = fileOf(move.from) === 4 && [0, 7].includes(fileOf(move.rook))
      if (ordinary) targets.add(move.to)
    }
  }
  return new Map(
    [...found].map(([from, targets]) => {
      const names = [...targets].sort((a, b) => a - b).map(makeSquare)
      return [makeSquare(from), names]
    }),
  )
}
