import fc from 'fast-check'
import { KING, PAWN, ROOK } from '../piece.js'
import { Placement } from '../placement.js'
import { Position } from '../position.js'
import type { Setup } from '../setup.js'
import type { Square } from '../square.js'

// Positions that need not occur in any game: pieces anywhere, kings and rooks on any squares of the
// first rank.

const squares = fc.uniqueArray(fc.nat(63), { minLength: 2, maxLength: 24, size: 'max' })

export const randomSetups: fc.Arbitrary<Setup> = fc
  .record({
    squares,
    pieces: fc.array(fc.integer({ min: 2, max: 11 }), { minLength: 24, maxLength: 24 }),
    homes: fc.tuple(fc.boolean(), fc.boolean()),
    turn: fc.constantFrom('white' as const, 'black' as const),
    rights: fc.nat(15),
    enPassant: fc.nat(7),
  })
  .map(({ squares, pieces, homes, turn, rights, enPassant }) => {
    const codes: number[] = new Array(64).fill(0)
    squares.forEach((square, index) => {
      const pawn = pieces[index] >> 1 === PAWN
      codes[square] = pawn && (square < 8 || square >= 56) ? ROOK << 1 : pieces[index]
    })
    // Half of the time the king is on its first rank, so that castling is often possible.
    const place = (color: number, square: number) => {
      const home = color === 0 ? square % 8 : 56 + (square % 8)
      codes[homes[color] ? home : square] = (KING << 1) | color
    }
    place(0, squares[0])
    place(1, squares[1])
    const castling: Square[] = []
    for (let color = 0; color < 2; color++) {
      const king = codes.indexOf((KING << 1) | color)
      const home = color === 0 ? 0 : 56
      if (king < home || king >= home + 8) continue
      const rooks = Array.from({ length: 8 }, (_, file) => home + file).filter(
        square => codes[square] === ((ROOK << 1) | color),
      )
      const right = rooks.filter(square => square > king)
      const left = rooks.filter(square => square < king)
      if ((rights & (1 << color)) !== 0 && right.length > 0) castling.push(right[0] as Square)
      if ((rights & (4 << color)) !== 0 && left.length > 0) castling.push(left[0] as Square)
    }
    const us = turn === 'white' ? 0 : 1
    const crossed = (us === 0 ? 40 : 16) + enPassant
    const possible =
      codes[crossed] === 0 &&
      codes[us === 0 ? crossed + 8 : crossed - 8] === 0 &&
      codes[crossed ^ 8] === ((PAWN << 1) | (us ^ 1))
    return {
      placement: Placement.fromCodes(codes),
      turn,
      castling,
      enPassant: possible ? (crossed as Square) : undefined,
      quiet: 0,
      moveNumber: 1,
    }
  })
  .filter(setup => Position.from(setup).ok)
