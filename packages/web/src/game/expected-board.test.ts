import {
  legalMoves,
  makeFen,
  makeSquare,
  parsePosition,
  parseSquare,
  play,
  type StandingPosition,
  unwrap,
} from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { expectedAfter } from './expected-board.js'

const at = (fen: string) => unwrap(parsePosition(fen)) as StandingPosition
const seen = (position: StandingPosition) => ({
  placement: position.placement,
  position,
  turn: position.turn,
})
const sharp = at('r3k2r/2P2p2/8/3pP3/8/8/5P2/R3K2R w KQkq d6 0 1')

describe('the board before the Laws are loaded', () => {
  test('is right after every legal move', () => {
    for (const move of legalMoves(sharp)) {
      const to = move.kind === 'castling' ? move.rook : move.to
      const promotion = move.kind === 'promotion' ? { promotion: move.promotion } : {}
      const act = { act: 'move', from: makeSquare(move.from), to: makeSquare(to), ...promotion }
      const after = expectedAfter(seen(sharp), act, true)
      expect(after.position && makeFen(after.position)).toBe(makeFen(play(sharp, move)))
      expect(after.turn).toBe('black')
    }
  })

  test('does not change if no piece moves, or if only legal moves are allowed and this is not one', () => {
    const before = seen(sharp)
    for (const act of [
      { act: 'press' },
      { act: 'touch', square: 'e1' },
      { act: 'place', from: 'e1', to: 'e8' },
      { act: 'place', from: 'a4', to: 'a5' },
    ]) {
      expect(expectedAfter(before, act, true)).toBe(before)
    }
  })

  test('accepts anything on a physical board, one piece at a time', () => {
    const stands = (act: object, name: string) => {
      const { placement, turn } = expectedAfter(seen(sharp), { act: 'place', ...act }, false)
      return [placement.at(parseSquare(name)!)?.role, turn]
    }
    expect(stands({ from: 'f2', to: 'f5' }, 'f5')).toEqual(['pawn', 'black'])
    // The rook and the captured pawn still have to be moved, and the piece to be chosen.
    expect(stands({ from: 'e1', to: 'g1' }, 'h1')).toEqual(['rook', 'white'])
    expect(stands({ from: 'e5', to: 'd6' }, 'd5')).toEqual(['pawn', 'white'])
    expect(stands({ from: 'c7', to: 'c8' }, 'c8')).toEqual(['pawn', 'white'])
  })
})
