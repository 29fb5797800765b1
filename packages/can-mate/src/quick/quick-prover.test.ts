import { type Color, parsePosition } from '@jadoube/chess'
import { expect, test } from 'vitest'
import { provesCannotMate } from './quick-prover.js'

const proves = (fen: string, color: Color) => {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  return provesCannotMate(position.value, color)
}

test('[end.dead-position] the quick question proves positions from real games', () => {
  expect(proves('8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 0 1', 'white')).toBe(true)
  expect(proves('4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1', 'black')).toBe(true)
  expect(proves('r7/K1k5/8/8/8/8/8/8 w - - 0 1', 'black')).toBe(true)
  expect(proves('8/8/8/4k3/8/8/8/4K3 w - - 0 1', 'white')).toBe(true)
  expect(proves('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', 'white')).toBe(true)
})

test('[end.dead-position] it proves nothing if mate is possible', () => {
  expect(proves('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'white')).toBe(false)
  expect(proves('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', 'white')).toBe(false)
  expect(proves('5B2/7r/5K1k/7r/8/4B3/8/8 b - - 0 1', 'white')).toBe(false)
  expect(proves('3b1b2/3k4/2pp4/3p4/1p1K1p1p/bP1P1P1P/8/1B3B2 w - - 0 1', 'white')).toBe(false)
  expect(proves('4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - a3 0 1', 'white')).toBe(false)
})
