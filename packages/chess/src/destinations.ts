import { needPosition } from './argument.js'
import { legalMoves, legalMovesFrom, type Position } from './position.js'
import { fileOf, makeSquare, type Square, type SquareLike, type SquareName } from './square.js'
import { SquareSet } from './square-set.js'
import type { StandingPosition } from './standing-position.js'

/**
 * The squares that the piece on a square may legally move to. For castling, this is the king's
 * final square.
 *
 * @example
 * targets(standardPosition(), 'g1').names() // → ['f3', 'h3']
 */
export function targets(position: StandingPosition, from: SquareLike): SquareSet {
  needPosition(position, 'targets')
  return SquareSet.from(legalMovesFrom(position, from).map(move => move.to))
}

/**
 * The legal destinations of every piece, as chessground expects them in `movable.dests`. Castling
 * is listed as the king onto its rook, and from the e-file also as the king's final square.
 *
 * @example
 * destinations(standardPosition()).get('g1') // → ['f3', 'h3']
 */
export function destinations(position: Position): Map<SquareName, SquareName[]> {
  needPosition(position, 'destinations')
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
