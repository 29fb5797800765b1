import { parsePlacement, parseSquare, type Square } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { pieceLetters, squareForKey } from './board-keys.js'
import { neighbour, rowsSeenBy, squareUnder, stepsBetween } from './geometry.js'
import { movedPieces } from './moved-pieces.js'

const at = (name: string): Square => parseSquare(name)!
const placed = (text: string) => {
  const read = parsePlacement(text)
  if (!read.ok) throw new Error(read.error.reason)
  return read.value
}
const start = placed('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR')
const box = { left: 100, top: 50, width: 800, height: 800 }

describe('squares on the screen', () => {
  test('a8 is top left for White, h1 for Black', () => {
    expect(rowsSeenBy('white')[0]?.[0]).toBe(at('a8'))
    expect(rowsSeenBy('black')[0]?.[0]).toBe(at('h1'))
  })

  test('are found under a point, but not outside the board', () => {
    expect(squareUnder(box, 150, 100, 'white')).toBe(at('a8'))
    expect(squareUnder(box, 150, 100, 'black')).toBe(at('h1'))
    expect(squareUnder(box, 899, 849, 'white')).toBe(at('h1'))
    expect(squareUnder(box, 99, 100, 'white')).toBeNull()
    expect(squareUnder(box, 150, 850, 'white')).toBeNull()
  })

  test('have neighbours as displayed, and stop at the edge', () => {
    expect(neighbour(at('e4'), 1, 0, 'white')).toBe(at('f4'))
    expect(neighbour(at('e4'), 1, 0, 'black')).toBe(at('d4'))
    expect(neighbour(at('e4'), 0, -1, 'white')).toBe(at('e5'))
    expect(neighbour(at('h8'), 1, -1, 'white')).toBe(at('h8'))
    expect(stepsBetween(at('e2'), at('e4'), 'white')).toEqual([0, -2])
    expect(Math.abs(stepsBetween(at('e2'), at('e4'), 'black')[1])).toBe(2)
  })
})

describe('keys on the board', () => {
  const press = (
    key: string,
    more: { shiftKey?: boolean; altKey?: boolean; code?: string } = {},
  ) => ({
    key,
    code: more.code ?? `Key${key.toUpperCase()}`,
    shiftKey: more.shiftKey ?? false,
    altKey: more.altKey ?? false,
  })
  const english = pieceLetters('KQRBN')
  const serbian = pieceLetters('КДТЛС')
  const go = (key: ReturnType<typeof press>, from: string, letters = english) =>
    squareForKey(key, at(from), start, 'white', letters)

  test('arrows step, a digit goes to the rank, Alt and a letter to the file', () => {
    expect(go(press('ArrowUp'), 'e2')).toBe(at('e3'))
    expect(go(press('Home'), 'e2')).toBe(at('a2'))
    expect(go(press('7'), 'e2')).toBe(at('e7'))
    expect(go(press('g', { altKey: true }), 'e2')).toBe(at('g2'))
    expect(go(press('ď', { altKey: true, code: 'KeyD' }), 'e2')).toBe(at('d2'))
  })

  test('a capital letter goes to the next such piece, in either alphabet', () => {
    expect(go(press('N', { shiftKey: true }), 'a1')).toBe(at('b1'))
    expect(go(press('N', { shiftKey: true }), 'b1')).toBe(at('g1'))
    expect(go(press('С', { shiftKey: true }), 'a1', serbian)).toBe(at('b1'))
    expect(go(press('S', { shiftKey: true }), 'a1', serbian)).toBe(at('b1'))
  })

  test('small letters are left to the page', () => {
    expect(go(press('p'), 'e2')).toBeNull()
    expect(go(press('k'), 'e2')).toBeNull()
  })
})

describe('animated pieces', () => {
  test('a move animates one piece, castling two, a new position none', () => {
    const after = start.without(at('g1')).with(at('f3'), { color: 'white', role: 'knight' })
    expect(movedPieces(start, after)).toEqual([{ from: at('g1'), to: at('f3') }])
    const before = placed('4k3/8/8/8/8/8/8/4K2R')
    expect(movedPieces(before, placed('4k3/8/8/8/8/8/8/5RK1'))).toHaveLength(2)
    expect(movedPieces(placed('8/8/8/8/8/8/8/8'), start)).toEqual([])
  })
})
