import { parsePlacement, standardPosition } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { materialOf } from './material.js'

const start = standardPosition().placement

function after(placement: string) {
  const read = parsePlacement(placement)
  if (!read.ok) throw new Error(placement)
  return materialOf(start, read.value)
}

describe('captured material', () => {
  test('is nothing at the start', () => {
    expect(materialOf(start, start)).toEqual({
      white: { taken: [], ahead: 0 },
      black: { taken: [], ahead: 0 },
    })
  })

  test('lists the most valuable piece first and says who is ahead by how much', () => {
    // White has lost a knight and a pawn, Black a queen and two pawns.
    const found = after('rnb1kbnr/pppp2pp/8/8/8/8/PPPPPP1P/R1BQKBNR')
    expect(found.white).toEqual({ taken: ['queen', 'pawn', 'pawn'], ahead: 7 })
    expect(found.black).toEqual({ taken: ['knight', 'pawn'], ahead: 0 })
  })

  test('does not count a promoted pawn as captured', () => {
    // White's e-pawn has become a second queen. No white piece was captured.
    const found = after('rnbqkbnr/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQKBNQ')
    expect(found.black.taken).toEqual(['rook'])
    const second = after(
      'rnbqkb1r/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQKBNRQ'.replace('RNBQKBNRQ', 'RNBQKBQR'),
    )
    expect(second.black.taken).toEqual(['knight'])
    expect(second.white).toEqual({ taken: ['knight', 'pawn'], ahead: 9 })
  })
})
