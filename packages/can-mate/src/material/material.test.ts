import { parsePosition } from '@jadoube/chess'
import {
  BISHOP,
  Board,
  KING,
  KNIGHT,
  LegalMoves,
  PAWN,
  QUEEN,
  ROOK,
} from '@jadoube/chess/internals'
import { describe, expect, test } from 'vitest'
import { cannotMateByMaterial, lacksMatingMaterial } from './material.js'

function boardOf(pieces: [square: number, role: number, color: number][]): Board {
  const board = new Board()
  for (const [square, role, color] of pieces) board.put(square, (role << 1) | color)
  board.turn = 1
  return board
}

const near = (a: number, b: number) =>
  Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3))) <= 1

/**
 * Counts mates of the black king by king and knight: every placement of the three, with a black
 * piece of this role on each unguarded escape square. More pieces only add defenders.
 */
function knightMates(role: number): number {
  const legal = new LegalMoves()
  let mates = 0
  for (let king = 0; king < 64; king++) {
    for (let other = 0; other < 64; other++) {
      if (near(king, other)) continue
      for (let knight = 0; knight < 64; knight++) {
        if (knight === king || knight === other) continue
        const board = boardOf([
          [king, KING, 1],
          [other, KING, 0],
          [knight, KNIGHT, 0],
        ])
        if (!board.inCheck()) continue
        legal.read(board)
        // The king's escape squares, all in its target set.
        for (let i = 0; i < legal.count; i++) {
          for (let to = 0; to < 64; to++) {
            const flight = ((to < 32 ? legal.lo[i] : legal.hi[i]) & (1 << to)) !== 0
            const pawnable = role !== PAWN || (to >= 8 && to < 56)
            if (flight && to !== knight && pawnable) board.put(to, (role << 1) | 1)
          }
        }
        if (
          board.attacked(other, 1, board.sets[0] | board.sets[2], board.sets[1] | board.sets[3])
        ) {
          continue
        }
        if (legal.read(board).count === 0) mates++
      }
    }
  }
  return mates
}

describe('[end.dead-position] material theorems', () => {
  test('T1: a knight cannot mate against queens, but can against any other piece', () => {
    expect(knightMates(QUEEN)).toBe(0)
    for (const role of [ROOK, BISHOP, KNIGHT, PAWN]) expect(knightMates(role)).toBeGreaterThan(0)
  })
  const [a1, b1, c1, d5, h8] = [0, 1, 2, 35, 63]
  const claims: [text: string, pieces: [number, number, number][], cannot: boolean][] = [
    ['K v KQ', [[d5, QUEEN, 1]], true],
    ['KN v K', [[d5, KNIGHT, 0]], true],
    [
      'KN v KQQ',
      [
        [d5, KNIGHT, 0],
        [b1, QUEEN, 1],
        [c1, QUEEN, 1],
      ],
      true,
    ],
    [
      'KN v KQR',
      [
        [d5, KNIGHT, 0],
        [b1, QUEEN, 1],
        [c1, ROOK, 1],
      ],
      false,
    ],
    [
      'KNN v K',
      [
        [d5, KNIGHT, 0],
        [b1, KNIGHT, 0],
      ],
      false,
    ],
    [
      'KB v KRQB of one colour',
      [
        [b1, BISHOP, 0],
        [c1, ROOK, 1],
        [d5, BISHOP, 1],
      ],
      true,
    ],
    [
      'KB v KB of two colours',
      [
        [b1, BISHOP, 0],
        [c1, BISHOP, 1],
      ],
      false,
    ],
    [
      'KB v KN',
      [
        [b1, BISHOP, 0],
        [c1, KNIGHT, 1],
      ],
      false,
    ],
    [
      'KB v KP',
      [
        [b1, BISHOP, 0],
        [d5, PAWN, 1],
      ],
      false,
    ],
    ['KR v K', [[d5, ROOK, 0]], false],
    [
      'KBN v K',
      [
        [d5, KNIGHT, 0],
        [b1, BISHOP, 0],
      ],
      false,
    ],
    [
      'KBB v K of two colours',
      [
        [b1, BISHOP, 0],
        [c1, BISHOP, 0],
      ],
      false,
    ],
    ['KP v K', [[d5, PAWN, 0]], false],
  ]
  test.each(claims)('%s', (_, pieces, cannot) => {
    const board = boardOf([[a1, KING, 0], [h8, KING, 1], ...pieces])
    expect(cannotMateByMaterial(board, 0)).toBe(cannot)
  })
})

test.each([
  ['a lone king', '4k3/8/8/8/8/8/8/K6r w - - 0 1', true],
  ['a knight against a queen', 'q3k3/8/8/8/8/8/8/K6N w - - 0 1', true],
  ['a knight against a rook', '4k3/7r/8/8/8/8/8/K6N w - - 0 1', false],
  // Captured at once, but it is a queen.
  ['a queen that must be taken', '7k/6Q1/8/8/8/8/8/K7 b - - 0 1', false],
])('the material of a position: %s', (_, fen, lacks) => {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(position.error.reason)
  expect(lacksMatingMaterial(position.value, 'white')).toBe(lacks)
})
