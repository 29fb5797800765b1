import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Board } from './board.js'
import { copyBoard } from './copy-board.js'
import { makeFen } from './fen.js'
import { LegalMoves, MAX_MOVES } from './legal.js'
import { KING, QUEEN } from './piece.js'
import { Position } from './position.js'
import { anyPositions, positionOf } from './testing/random-games.js'
import { randomSetups } from './testing/random-setups.js'

/** A copy of everything in a board. */
const snapshot = (board: Board) => structuredClone({ ...board })

function makeAndUnmakeAll(position: Position): void {
  const board = position.board.clone()
  const before = snapshot(board)
  const list = new Int32Array(MAX_MOVES)
  const n = new LegalMoves().read(board).list(list)
  for (const move of list.subarray(0, n)) {
    const undo = board.make(move)
    expect(consistent(board)).toBe(true)
    board.unmake(move, undo)
    expect(snapshot(board)).toEqual(before)
  }
}

/** Checks that the sets and the array of pieces agree. */
function consistent(board: Board): boolean {
  for (let square = 0; square < 64; square++) {
    const piece = board.pieces[square]
    const half = square >> 5
    const has = (set: number) => ((board.sets[set * 2 + half] >>> (square & 31)) & 1) === 1
    for (let color = 0; color < 2; color++) {
      if (has(color) !== (piece !== 0 && (piece & 1) === color)) return false
    }
    for (let role = 1; role <= 6; role++) {
      if (has(1 + role) !== (piece >> 1 === role)) return false
    }
    if (piece >> 1 === KING && board.kings[piece & 1] !== square) return false
  }
  return true
}

describe('a move made and taken back restores every field', () => {
  test('in random games', () => {
    fc.assert(fc.property(anyPositions, makeAndUnmakeAll), { numRuns: 100 })
  })

  test('on random placements', () => {
    fc.assert(
      fc.property(randomSetups, setup => {
        const position = Position.from(setup)
        if (position.ok) makeAndUnmakeAll(position.value)
      }),
      { numRuns: 100 },
    )
  })

  test('very large counters are restored too', () => {
    const position = positionOf('4k3/8/8/8/8/8/8/4K2R w K - 65534 65535')
    makeAndUnmakeAll(position)
  })
})

test('a clone is another board', () => {
  const position = positionOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
  const board = position.board.clone()
  board.lift(7)
  expect(makeFen(position)).toBe('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
  copyBoard(position.board, board)
  expect(snapshot(board)).toEqual(snapshot(position.board))
})

test('[attack.piece · every edition] a piece in between blocks the attack', () => {
  const board = new Board()
  board.put(0, QUEEN << 1)
  board.put(9, QUEEN << 1)
  const { sets } = board
  const attacked = (square: number) =>
    board.attacked(square, 0, sets[0] | sets[2], sets[1] | sets[3])
  expect(attacked(8)).toBe(true)
  expect(attacked(63)).toBe(true)
  board.lift(9)
  expect(attacked(63)).toBe(true)
  expect(attacked(10)).toBe(false)
  expect(board.attacked(63, 0, sets[0] | (1 << 9), sets[1])).toBe(false)
})
