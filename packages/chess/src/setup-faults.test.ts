import { expect, test } from 'vitest'
import { parseFen, parsePosition } from './fen.js'
import { Placement } from './placement.js'
import { Position } from './position.js'
import { emptySetup, type Setup } from './setup.js'
import { findFaults } from './setup-faults.js'
import { parseSquare, type Square } from './square.js'

const square = (name: string) => parseSquare(name) as Square

function setupOf(fen: string): Setup {
  const setup = parseFen(fen)
  if (!setup.ok) throw new Error(setup.error.reason)
  return setup.value
}

const codes = (setup: Setup) => findFaults(setup).map(fault => fault.code)

// biome-ignore format: a table
test.each([
  ['nothing at all', emptySetup, ['no-white-king', 'no-black-king']],
  ['no black king', setupOf('8/8/8/8/8/8/8/4K3 w - - 0 1'), ['no-black-king']],
  ['two white kings', setupOf('4k3/8/8/8/8/8/8/3KK3 w - - 0 1'), ['many-white-kings']],
  ['two black kings', setupOf('3kk3/8/8/8/8/8/8/4K3 w - - 0 1'), ['many-black-kings']],
  ['a pawn on the last rank', setupOf('P3k3/8/8/8/8/8/8/4K3 w - - 0 1'), ['pawn-on-first-or-last-rank']],
  ['a pawn on the first rank', setupOf('4k3/8/8/8/8/8/8/p3K3 w - - 0 1'), ['pawn-on-first-or-last-rank']],
  ['the side that moved in check', setupOf('4k3/8/8/8/8/8/8/4RK2 w - - 0 1'), ['opponent-in-check']],
  ['both kings in check', setupOf('r6k/8/8/8/8/8/8/K6R w - - 0 1'), ['opponent-in-check']],
  ['kings side by side', setupOf('8/8/8/8/8/8/4k3/4K3 w - - 0 1'), ['opponent-in-check']],
  ['nobody crossed e6', setupOf('4k3/8/8/8/8/8/8/4K3 w - e6 0 1'), ['en-passant-impossible']],
  ['the crossed square is taken', setupOf('4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1'), ['en-passant-impossible']],
  ['the pawn has not left', setupOf('k7/4p3/8/4p3/8/8/8/4K3 w - e6 0 1'), ['en-passant-impossible']],
  ['the wrong side crossed', setupOf('k7/8/8/8/4P3/8/8/4K3 w - e3 0 1'), ['en-passant-impossible']],
  ['castling without a rook', setupOf('4k3/8/8/8/8/8/8/4K3 w H - 0 1'), ['castling-without-rook']],
  ['castling with a rook that has moved up', { ...setupOf('4k3/8/8/8/8/8/7R/4K3 w - - 0 1'), castling: [square('h2')] }, ['castling-without-rook']],
  ['castling with a king that has moved', setupOf('4k3/8/8/8/8/8/4K3/7R w H - 0 1'), ['castling-without-king']],
  ['two rooks on one side', setupOf('4k3/8/8/8/8/8/8/4K1RR w HG - 0 1'), ['castling-twice']],
  ['counters out of range', { ...setupOf('4k3/8/8/8/8/8/8/4K3 w - - 0 1'), quiet: -1, moveNumber: 0.5 }, ['counter-out-of-range', 'counter-out-of-range']],
  ['a fine position', setupOf('4k3/8/8/8/8/8/8/4K3 w - - 0 1'), []],
] as const)('%s', (_, setup, expected) => {
  expect(codes(setup)).toEqual(expected)
  expect(Position.from(setup).ok).toBe(expected.length === 0)
})

test('[position.illegal · every edition] all faults at once, each with its square', () => {
  const setup: Setup = {
    ...setupOf('P3k3/8/8/8/8/8/4R3/p2K1K2 w - - 0 1'),
    castling: [square('h1')],
    enPassant: square('e6'),
    quiet: -3,
  }
  expect(codes(setup)).toEqual([
    'pawn-on-first-or-last-rank',
    'pawn-on-first-or-last-rank',
    'many-white-kings',
    'castling-without-rook',
    'en-passant-impossible',
    'opponent-in-check',
    'counter-out-of-range',
  ])
  const squares = findFaults(setup).map(fault => fault.square)
  expect(squares.slice(0, 2)).toEqual([square('a1'), square('a8')])
  for (const fault of findFaults(setup)) expect(fault.reason).toMatch(/^[A-Za-z0-9-].*[a-z0-9]$/)
})

test('a FEN that is not a valid position gives the same faults', () => {
  const position = parsePosition('P3k3/8/8/8/8/8/8/3KK3 w - - 0 1')
  expect(position).toMatchObject({
    ok: false,
    error: {
      code: 'fen-illegal',
      faults: [{ code: 'pawn-on-first-or-last-rank' }, { code: 'many-white-kings' }],
    },
  })
})

test('with and without return a new placement', () => {
  const placement = Placement.empty.with(square('e4'), { color: 'black', role: 'knight' })
  expect(placement.at(square('e4'))).toEqual({ color: 'black', role: 'knight' })
  expect(Placement.empty.at(square('e4'))).toBeUndefined()
  expect(placement.without(square('e4')).equals(Placement.empty)).toBe(true)
  expect([...placement]).toEqual([[square('e4'), { color: 'black', role: 'knight' }]])
})
