import { parsePlacement } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { canForceMate } from './sufficient-material.js'

const readings = { pawnForcesMate: true, stuckPawnForcesMate: false }

function white(placement: string, read = readings): boolean {
  const board = parsePlacement(placement)
  if (!board.ok) throw new Error(placement)
  return canForceMate(board.value, 'white', read)
}

describe('material that can force mate against a lone king', () => {
  test.each([
    ['a queen', '7k/8/8/8/8/8/8/K2Q4'],
    ['a rook', '7k/8/8/8/8/8/8/K2R4'],
    ['bishops on both colours', '7k/8/8/8/8/8/8/K1BB4'],
    ['bishop and knight', '7k/8/8/8/8/8/8/K1BN4'],
    ['three knights', '7k/8/8/8/8/8/8/KNNN4'],
    ['a pawn that can still promote', '7k/8/8/8/8/P7/8/K7'],
  ])('[fb.win.flag.material · finland-blitz-2008] %s', (_, placement) => {
    expect(white(placement)).toBe(true)
  })

  test.each([
    ['a lone king', '7k/8/8/8/8/8/8/K7'],
    ['one bishop', '7k/8/8/8/8/8/8/K1B5'],
    ['one knight', '7k/8/8/8/8/8/8/K1N5'],
    ['two knights', '7k/8/8/8/8/8/8/K1NN4'],
    ['bishops on one colour, however many', '7k/8/8/8/8/B7/8/K1B1B3'],
    ['a pawn left on its last rank', 'P6k/8/8/8/8/8/8/K7'],
    ['what the opponent has', '6qk/pp6/8/8/8/8/8/K7'],
  ])('[fb.win.flag.material · finland-blitz-2008] not %s', (_, placement) => {
    expect(white(placement)).toBe(false)
  })

  test('pawns count according to the readings of the event', () => {
    expect(white('7k/8/8/8/8/P7/8/K7', { ...readings, pawnForcesMate: false })).toBe(false)
    expect(white('P6k/8/8/8/8/8/8/K7', { ...readings, stuckPawnForcesMate: true })).toBe(true)
  })

  test('a black pawn is stuck on the first rank, and free on the last', () => {
    const at = (placement: string) => {
      const board = parsePlacement(placement)
      return board.ok && canForceMate(board.value, 'black', readings)
    }
    expect(at('7k/8/8/8/8/8/8/K6p')).toBe(false)
    expect(at('7k/p7/8/8/8/8/8/K7')).toBe(true)
  })
})
