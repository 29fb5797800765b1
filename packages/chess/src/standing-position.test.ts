import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unwrap } from './attempt.js'
import { parseFen, parsePosition } from './fen.js'
import { makeUci } from './notation/uci.js'
import { opposite } from './piece.js'
import { legalMoves, play } from './position.js'
import type { Setup } from './setup.js'
import { type Square, squares } from './square.js'
import { type StandingPosition, standingPosition } from './standing-position.js'
import { randomSetups } from './testing/random-setups.js'

const standing = (setup: Setup): StandingPosition => {
  const found = standingPosition(setup)
  if (found === undefined) throw new Error('a king is missing')
  return found
}

const anySquare = fc.constantFrom(...squares)
const anyRights = fc.record({
  setup: randomSetups,
  castling: fc.array(anySquare, { maxLength: 5 }),
  enPassant: anySquare,
  passed: fc.boolean(),
})

test('rights that cannot be give no move, whatever stands there', () => {
  fc.assert(
    fc.property(anyRights, ({ setup, castling, enPassant, passed }) => {
      const turn = passed ? opposite(setup.turn) : setup.turn
      const given = standing({ ...setup, turn, castling, enPassant })
      for (const move of legalMoves(given)) {
        const piece = given.at(move.from)
        expect(piece?.color).toBe(turn)
        if (move.kind === 'castling') {
          expect(given.at(move.rook)).toEqual({ color: turn, role: 'rook' })
          expect([0, 7]).toContain(move.rook >> 3)
          expect(piece?.role).toBe('king')
        } else expect(given.at(move.to)?.color).not.toBe(turn)
        if (move.kind !== 'en-passant') continue
        // The pawn that is taken stands beside, and came over the empty square.
        const taken = (move.to ^ 8) as Square
        expect(given.at(taken)).toEqual({ color: opposite(turn), role: 'pawn' })
        expect(given.at(move.to)).toBeUndefined()
        expect(play(given, move).at(taken)).toBeUndefined()
      }
    }),
  )
})

test('a piece on the crossed square ends the right to capture there', () => {
  const fen = 'rnbqkbnr/pppppp1p/8/8/3PPPp1/5n2/PPP3PP/RNBQKBNR b KQkq f3 0 3'
  const moves = legalMoves(standing(unwrap(parseFen(fen)))).map(move => makeUci(move))
  expect(moves).toContain('g4g3')
  expect(moves).not.toContain('g4f3')
})

test('rights to castle with what is no rook at home are left out', () => {
  // Black's king could be taken, so this is no position. On h1 is no rook.
  const setup = unwrap(parseFen('4k3/8/8/8/8/8/4R3/R3K2N w HA - 0 1'))
  expect(standing(setup).castling).toEqual([0])
  expect(standing({ ...setup, castling: [64 as Square, 0 as Square] }).castling).toEqual([0])
})

test.each([Number.NaN, -1, 0.5, 70_000, Infinity])('a count of %s starts again', count => {
  const setup = unwrap(parseFen('4k3/8/8/8/8/8/8/4K3 w - - 0 1'))
  const given = standing({ ...setup, quiet: count, moveNumber: count })
  expect(parsePosition(String(given)).ok).toBe(true)
  expect([given.quiet, given.moveNumber]).toEqual([0, 1])
})

test('what can be is kept', () => {
  const fen = 'r3k2r/8/8/4r3/Pp6/8/8/R3K2R b KQkq a3 7 12'
  expect(String(standing(unwrap(parseFen(fen))))).toBe(fen)
})
