import { describe, expect, test } from 'vitest'
import {
  chess960NumberOf,
  chess960Position,
  chess960Rank,
  chess960Setup,
  drawChess960,
} from './chess960.js'
import { makeFen, standardFen } from './fen.js'
import { roles } from './piece.js'
import { Placement } from './placement.js'
import { legalMoves } from './position.js'

const numbers = Array.from({ length: 960 }, (_, number) => number)
const names = (number: number) => chess960Rank(number).map(role => roles[role - 1])

describe('[c960.start.random · every edition] the 960 starts', () => {
  test('every number gives a start, and every start its number', () => {
    for (const number of numbers) {
      expect(chess960NumberOf(chess960Setup(number).placement)).toBe(number)
    }
    expect(new Set(numbers.map(number => chess960Rank(number).join(''))).size).toBe(960)
  })

  test('518 is the standard start', () => {
    expect(makeFen(chess960Position(518))).toBe(standardFen)
  })

  test.each([
    [0, 'bbqnnrkr'],
    [959, 'rkrnnqbb'],
    [1, 'bqnbnrkr'],
    [534, 'rnbkqbnr'],
  ])('start %d is %s', (number, rank) => {
    expect(makeFen(chess960Position(number)).split('/')[0]).toBe(rank)
  })

  test('[c960.start.king-between · every edition] the king stands between the rooks', () => {
    for (const number of numbers) {
      const rank = names(number)
      const king = rank.indexOf('king')
      expect(rank.indexOf('rook')).toBeLessThan(king)
      expect(rank.lastIndexOf('rook')).toBeGreaterThan(king)
    }
  })

  test('[c960.start.bishops · every edition] the bishops stand on opposite colours', () => {
    for (const number of numbers) {
      const rank = names(number)
      expect((rank.indexOf('bishop') + rank.lastIndexOf('bishop')) % 2).toBe(1)
    }
  })

  test('[c960.start.mirror · every edition] Black stands opposite', () => {
    for (const number of numbers) {
      const [black, , , , , , , rest] = makeFen(chess960Position(number)).split('/')
      expect(rest.split(' ')[0]).toBe(black.toUpperCase())
    }
  })

  test('[c960.castle.first-move · every edition] castling on move 1: g-side in 90, c-side in 72, never both', () => {
    let gSide = 0
    let cSide = 0
    for (const number of numbers) {
      const castlings = legalMoves(chess960Position(number)).filter(
        move => move.kind === 'castling',
      )
      expect(castlings.length).toBeLessThan(2)
      for (const move of castlings) {
        if (move.kind !== 'castling') continue
        if (move.rook > move.from) gSide++
        else cSide++
        // Only by exchanging places (II.3.2.2).
        expect(move.to).toBe(move.rook)
      }
    }
    expect([gSide, cSide]).toEqual([90, 72])
  })
})

test('a position that is not a start has no number', () => {
  expect(chess960NumberOf(Placement.empty)).toBeUndefined()
  const { placement } = chess960Setup(518)
  const swap = (a: number, b: number) => {
    const codes = Array.from({ length: 64 }, (_, square) => placement.codes[square])
    ;[codes[a], codes[b]] = [codes[b], codes[a]]
    return Placement.fromCodes(codes)
  }
  expect(chess960NumberOf(swap(0, 1))).toBeUndefined()
  expect(chess960NumberOf(swap(12, 28))).toBeUndefined()
  expect(chess960NumberOf(swap(52, 36))).toBeUndefined()
  // Symmetrical, but king and rook exchanged, or both bishops on dark squares.
  for (const [a, b] of [
    [4, 7],
    [1, 2],
  ]) {
    const codes = Array.from({ length: 64 }, (_, square) => placement.codes[square])
    for (const home of [0, 56]) {
      ;[codes[home + a], codes[home + b]] = [codes[home + b], codes[home + a]]
    }
    expect(chess960NumberOf(Placement.fromCodes(codes))).toBeUndefined()
  }
})

test.each([-1, 960, 1.5, Number.NaN])('%d is not the number of a start', number => {
  expect(() => chess960Rank(number)).toThrow(RangeError)
})

test('[c960.start.generator · every edition] the caller supplies the randomness', () => {
  expect(drawChess960(() => 0)).toBe(0)
  expect(drawChess960(() => 0.9999999)).toBe(959)
  expect(drawChess960(() => 1)).toBe(959)
  expect(drawChess960(() => 518 / 960)).toBe(518)
})
