import { type Color, makePlacement, makeSquare, parsePosition, parseSquare } from '@jadoube/chess'
import type { BoardView, ClientAct } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { promotingPawn, readPlacement, shownBoard } from './shown-board.js'

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'

/** What a player sees after acts that the server has not answered yet. */
function seen(
  board: string,
  acts: readonly ClientAct[],
  how: { readonly fen?: string; readonly touched?: string[]; readonly side?: Color } = {},
) {
  const { fen, touched = [], side = 'white' } = how
  const read = fen === undefined ? undefined : parsePosition(fen)
  const view = { hasTheMove: 'white', touched } as unknown as BoardView
  const pending = acts.map((act, index) => ({ id: String(index), act, seq: null }))
  const position = read?.ok === true ? read.value : undefined
  const { placement, held } = shownBoard(view, readPlacement(board), side, pending, position)
  return [makePlacement(placement), held === null ? null : makeSquare(held)]
}

describe('acts are visible before the server has answered', () => {
  test('a touched piece is in hand until it is put down', () => {
    expect(seen(start, [{ act: 'touch', square: 'e2' }])).toEqual([start, 'e2'])
    const after = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR'
    const acts = [
      { act: 'touch', square: 'e2' },
      { act: 'place', from: 'e2', to: 'e4' },
    ]
    expect(seen(start, acts)).toEqual([after, null])
  })

  test('what was touched before a reload is still in hand, but not what the opponent touched', () => {
    expect(seen(start, [], { touched: ['e2'] })).toEqual([start, 'e2'])
    expect(seen(start, [], { touched: ['e2'], side: 'black' })).toEqual([start, null])
  })

  test('of two touched pieces the own one is in hand', () => {
    expect(seen(start, [], { touched: ['b1', 'd8'] })[1]).toBe('b1')
  })

  test('castling moves the rook, and a capture en passant removes the pawn', () => {
    const castling = { act: 'move', from: 'e1', to: 'h1', press: false }
    expect(
      seen('4k3/8/8/8/8/8/8/4K2R', [castling], { fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1' })[0],
    ).toBe('4k3/8/8/8/8/8/8/5RK1')
    const passing = { act: 'move', from: 'e5', to: 'd6', press: false }
    expect(
      seen('4k3/8/8/3pP3/8/8/8/4K3', [passing], { fen: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1' })[0],
    ).toBe('4k3/8/3P4/8/8/8/8/4K3')
  })

  test('a piece from beside the board replaces the pawn', () => {
    const chosen = { act: 'place', piece: 'N', to: 'a8' }
    expect(seen('P3k3/8/8/8/8/8/8/4K3', [chosen])[0]).toBe('N3k3/8/8/8/8/8/8/4K3')
  })

  test('only one’s own pawn on its last rank waits for a piece', () => {
    expect(promotingPawn(readPlacement('P3k3/8/8/8/8/8/8/p3K3'), 'white')).toBe(parseSquare('a8'))
    expect(promotingPawn(readPlacement('p3k3/8/8/8/8/8/8/4K3'), 'white')).toBeNull()
  })
})
