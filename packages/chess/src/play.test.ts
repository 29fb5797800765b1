import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeFen } from './fen.js'
import type { Move } from './move.js'
import { makeUci } from './notation/uci.js'
import { promotionRoles } from './piece.js'
import { IllegalMoveError, isLegal, legalMoves, play } from './position.js'
import type { Square } from './square.js'
import { naiveMoves } from './testing/naive-rules.js'
import { anyPositions, positionOf } from './testing/random-games.js'
import { findMove } from './why-illegal.js'

const castling = positionOf('r3k2r/P7/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1')
const from = (value: object) => value as Move

describe('[move.illegal · fide-2023] play accepts only legal moves', () => {
  test.each([
    ['a pawn that becomes a king', { kind: 'promotion', from: 48, to: 56, promotion: 'king' }],
    ['a pawn that becomes a pawn', { kind: 'promotion', from: 48, to: 56, promotion: 'pawn' }],
    ['a promotion without a piece', { kind: 'promotion', from: 48, to: 56 }],
    ['a promotion left out', { kind: 'normal', from: 48, to: 57 }],
    ['castling written as a promotion', { kind: 'promotion', from: 4, to: 7, promotion: 'king' }],
    ['en passant written as one', { kind: 'promotion', from: 36, to: 43, promotion: 'pawn' }],
    ['en passant as a plain capture', { kind: 'normal', from: 36, to: 43 }],
    ['castling to the wrong side', { kind: 'castling', from: 4, to: 2, rook: 7 }],
    ['castling without a rook', { kind: 'castling', from: 4, to: 6 }],
    ['squares that are none', { kind: 'normal', from: 36 + 64, to: 44 }],
    ['half a square', { kind: 'normal', from: 36.5, to: 44 }],
    ['no square', { kind: 'normal', from: 36 }],
    ['the other side', { kind: 'normal', from: 35, to: 27 }],
    ['nothing there', { kind: 'normal', from: 20, to: 28 }],
    ['an unknown kind', { kind: 'null', from: 36, to: 44 }],
    ['no kind, and no such move', { from: 36, to: 52 }],
    ['no kind, and a promotion left out', { from: 48, to: 56 }],
    ['no kind, and a promotion of no pawn', { from: 4, to: 12, promotion: 'queen' }],
  ])('%s', (_, move) => {
    expect(isLegal(castling, from(move))).toBe(false)
    expect(() => play(castling, from(move))).toThrow(IllegalMoveError)
    expect(makeFen(castling)).toBe('r3k2r/P7/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1')
  })

  test('the error has a code and says which move it was', () => {
    const move = from({ kind: 'normal', from: 20, to: 28 })
    try {
      play(castling, move)
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({ code: 'illegal-move', move, position: castling })
    }
  })

  test('a copy of a legal move is legal', () => {
    for (const move of legalMoves(castling)) {
      expect(makeFen(play(castling, { ...move }))).toBe(makeFen(play(castling, move)))
    }
  })

  test('two squares without a kind mean the move that findMove finds', () => {
    const square = fc.nat(63)
    const promotion = fc.constantFrom(undefined, ...promotionRoles)
    fc.assert(
      fc.property(anyPositions, square, square, promotion, (position, from, to, promotion) => {
        const plain = [{ from: from as Square, to: to as Square, promotion }]
        const legal = legalMoves(position).map(each => ({
          from: each.from,
          to: each.to,
          promotion: each.kind === 'promotion' ? each.promotion : undefined,
        }))
        for (const move of [...plain, ...legal]) {
          const found = findMove(position, move)
          expect(isLegal(position, move)).toBe(found.ok)
          if (found.ok)
            expect(makeFen(play(position, move))).toBe(makeFen(play(position, found.value)))
        }
      }),
    )
    const { from: king, to: rook } = { from: 'e1', to: 'h1' } as const
    expect(makeFen(play(castling, { from: king, to: rook }))).toContain('R4RK1')
  })

  test('any move-like value is played exactly if the naive rules allow it', () => {
    const squares = fc.oneof(fc.nat(63), fc.integer({ min: -1, max: 64 }))
    const values = fc.record(
      {
        kind: fc.constantFrom('normal', 'promotion', 'en-passant', 'castling'),
        from: squares,
        to: squares,
        rook: squares,
        promotion: fc.constantFrom('queen', 'knight', 'king', 'pawn', 'x'),
      },
      { requiredKeys: ['kind', 'from', 'to'] },
    )
    fc.assert(
      fc.property(anyPositions, values, (position, value) => {
        const move = from(value)
        if (!isLegal(position, move)) {
          expect(() => play(position, move)).toThrow(IllegalMoveError)
          return
        }
        expect(naiveMoves(position.toSetup())).toContain(makeUci(move, 'chess960'))
        play(position, move)
      }),
      { numRuns: 3000 },
    )
  })
})
