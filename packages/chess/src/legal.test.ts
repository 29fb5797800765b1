import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeFen } from './fen.js'
import { LegalMoves } from './legal.js'
import { moveCode } from './move.js'
import { makeUci } from './notation/uci.js'
import { BISHOP, KING, KNIGHT, ROOK } from './piece.js'
import { Placement } from './placement.js'
import {
  hasLegalMove,
  isCheck,
  isCheckmate,
  isLegal,
  isStalemate,
  legalMoves,
  legalMovesFrom,
  legalMovesTo,
  Position,
} from './position.js'
import { emptySetup, type Setup } from './setup.js'
import { makeSquare, parseSquare, type Square } from './square.js'
import { naiveMoves } from './testing/naive-rules.js'
import { anyPositions, positionOf } from './testing/random-games.js'
import { randomSetups } from './testing/random-setups.js'

const ours = (position: Position) =>
  legalMoves(position)
    .map(move => makeUci(move, 'chess960'))
    .sort()

function positionFrom(setup: Setup): Position {
  const position = Position.from(setup)
  if (!position.ok) throw new Error(position.error.map(fault => fault.reason).join('; '))
  return position.value
}

describe('[move.legal · every edition] our moves agree with the naive rules', () => {
  test('on positions of random games', () => {
    fc.assert(
      fc.property(anyPositions, position => {
        expect(ours(position)).toEqual(naiveMoves(position.toSetup()))
      }),
      { numRuns: 150 },
    )
  })

  test('on random placements', () => {
    fc.assert(
      fc.property(randomSetups, setup => {
        expect(ours(positionFrom(setup))).toEqual(naiveMoves(setup))
      }),
      { numRuns: 600 },
    )
  })
})

/** King, rook and one more piece; the black king stands where it does not interfere. */
function castlingPosition(king: number, rook: number, piece: number, square: number): Position {
  for (const blackKing of [60, 62, 58, 49, 51]) {
    if (blackKing === square) continue
    const codes: number[] = new Array(64).fill(0)
    codes[king] = KING << 1
    codes[rook] = ROOK << 1
    codes[blackKing] = (KING << 1) | 1
    codes[square] = piece
    const placement = Placement.fromCodes(codes)
    const position = Position.from({ ...emptySetup, placement, castling: [rook as Square] })
    if (position.ok) return position.value
  }
  throw new Error(`no room for a black king: ${king} ${rook} ${square}`)
}

test('[c960.castle.path-empty · every edition] castling from every placement of king, rook and one more piece', () => {
  let castlings = 0
  let barred = 0
  for (let king = 1; king < 7; king++) {
    for (let rook = 0; rook < 8; rook++) {
      for (const piece of [(ROOK << 1) | 1, (BISHOP << 1) | 1, (KNIGHT << 1) | 1, KNIGHT << 1]) {
        for (let square = 0; square < 64; square++) {
          if (rook === king || square === king || square === rook) continue
          const position = castlingPosition(king, rook, piece, square)
          const castles = legalMoves(position).some(move => move.kind === 'castling')
          const text = makeSquare(king as Square) + makeSquare(rook as Square)
          if (castles !== naiveMoves(position.toSetup()).includes(text)) {
            expect.fail(`${makeFen(position)}: ${text} is ${castles}`)
          }
          if (castles) castlings++
          else barred++
        }
      }
    }
  }
  expect(castlings).toBeGreaterThan(1000)
  expect(barred).toBeGreaterThan(1000)
})

describe('questions about one square or one move', () => {
  test('legalMovesFrom, legalMovesTo and isLegal agree with the list', () => {
    fc.assert(
      fc.property(anyPositions, position => {
        const all = legalMoves(position)
        const squares = Array.from({ length: 64 }, (_, square) => square as Square)
        const from = squares.flatMap(square => legalMovesFrom(position, square))
        const to = squares.flatMap(square => legalMovesTo(position, square))
        expect(new Set(from)).toEqual(new Set(all))
        expect(new Set(to)).toEqual(new Set(all))
        expect(from).toHaveLength(all.length)
        expect(to).toHaveLength(all.length)
        expect(all.every(move => isLegal(position, move))).toBe(true)
        expect(hasLegalMove(position)).toBe(all.length > 0)
      }),
      { numRuns: 100 },
    )
  })

  test('of all move codes, exactly the listed ones are legal', () => {
    const position = positionOf('r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1')
    const legal = new LegalMoves().read(position.board)
    const listed = new Set(legalMoves(position).map(moveCode))
    for (let code = 0; code < 7 << 12; code++) {
      if (legal.has(code) !== listed.has(code)) expect.fail(`code ${code}`)
    }
    expect(legal.size()).toBe(listed.size)
  })
})

describe('the end of a game', () => {
  test('[end.mate · every edition] mate', () => {
    const mate = positionOf('R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1')
    expect(isCheckmate(mate)).toBe(true)
    expect(isStalemate(mate)).toBe(false)
    expect(isCheck(mate)).toBe(true)
  })

  test('[end.stalemate · every edition] stalemate', () => {
    const stalemate = positionOf('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')
    expect(isStalemate(stalemate)).toBe(true)
    expect(isCheckmate(stalemate)).toBe(false)
    expect(isCheck(stalemate)).toBe(false)
  })

  test('[check.definition · every edition] check with a way out is neither', () => {
    const check = positionOf('4k3/8/8/8/8/8/8/4RK2 b - - 0 1')
    expect([isCheck(check), isCheckmate(check), isStalemate(check)]).toEqual([true, false, false])
  })
})

test('[attack.pinned-attacks · every edition] a pinned piece still keeps the king away', () => {
  // The knight on d5 is pinned and cannot move, but it still attacks e3, so the king cannot go
  // there.
  const position = positionOf('3r3k/8/8/3n4/8/8/3K4/3R4 w - - 0 1')
  const to = legalMovesTo(position, parseSquare('e3') as Square)
  expect(to).toEqual([])
})
