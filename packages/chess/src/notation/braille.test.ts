import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { positionOf, positionsWithMove, startPosition } from '../testing/random-games.js'
import { makeBraille, parseBraille } from './braille.js'
import { isBraille, transcribeBraille } from './braille-cells.js'
import { parseSan } from './san-reading.js'

test('[blind.record · every edition] a move written in Braille is read back', () => {
  fc.assert(
    fc.property(positionsWithMove, ([position, move]) => {
      const text = makeBraille(position, move)
      expect(text).toMatch(/^[\u2801-\u283f]+$/)
      expect(parseBraille(position, text)).toEqual({ ok: true, value: move })
    }),
    { numRuns: 300 },
  )
})

const castling = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'

describe('[blind.record · every edition] the chess code of the United Kingdom', () => {
  // biome-ignore format: a table
  test.each([
    ['', 'e4', '⠑⠲'],
    ['', 'Nf3', '⠎⠋⠒'],
    ['4k3/8/8/8/8/8/8/5R1K w - - 0 1', 'Rf4', '⠗⠋⠲'],
    ['4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1', 'cxd5', '⠉⠰⠙⠢'],
    ['8/8/6k1/8/5P2/8/8/4K3 w - - 0 1', 'f5+', '⠘⠋⠢'],
    ['8/8/8/8/5p1k/8/8/4KR2 w - - 0 1', 'Rxf4+', '⠗⠸⠋⠲'],
    ['4k3/8/2N3N1/8/8/8/8/4K3 w - - 0 1', 'Nce5', '⠎⠉⠑⠢'],
    ['4k3/8/8/8/4N3/8/8/1N2K3 w - - 0 1', 'Nbc3', '⠎⠃⠉⠒'],
    ['6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1', 'Re8#', '⠗⠑⠦⠜⠍'],
    ['4k3/8/8/8/8/8/8/B3K3 w - - 0 1', 'Bh8', '⠇⠓⠦'],
    ['4k3/8/8/8/8/8/8/Q3K3 w - - 0 1', 'Qa7', '⠟⠁⠶'],
    [castling, 'Kd2', '⠅⠙⠆'],
    [castling, 'O-O', '⠕⠤⠕'],
    [castling, 'O-O-O', '⠕⠤⠕⠤⠕'],
    ['5k2/8/8/8/8/8/8/4K2R w K - 0 1', 'O-O+', '⠕⠤⠕⠜⠏'],
    ['8/4P3/8/k7/8/8/8/K7 w - - 0 1', 'e8Q', '⠑⠦⠟'],
    ['8/4P3/8/8/k7/8/8/K7 w - - 0 1', 'e8Q+', '⠘⠑⠦⠟'],
  ])('%s %s', (fen, san, cells) => {
    const position = fen === '' ? startPosition : positionOf(fen)
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(move.error.reason)
    expect(makeBraille(position, move.value)).toBe(cells)
    expect(parseBraille(position, cells)).toEqual(move)
  })

  test.each([
    ['', '⠏⠑⠲', 'e4'],
    ['', '⠰⠑⠲', 'e4'],
    ['', '⠨⠎⠋⠒', 'Nf3'],
    ['', '⠑⠲⠜', 'e4'],
    ['', '⠑⠆⠑⠲', 'e4'],
    ['4k3/8/8/8/4N3/8/8/1N2K3 w - - 0 1', '⠎⠃⠂⠉⠒', 'Nbc3'],
    ['4k3/8/8/8/4N3/8/8/1N2K3 w - - 0 1', '⠎⠂⠉⠒', 'Nbc3'],
    [castling, '⠕⠕', 'O-O'],
    [castling, '⠕⠕⠕', 'O-O-O'],
    [castling, '⠴⠤⠴', 'O-O'],
  ])('%s: %s is read as well', (fen, cells, san) => {
    const position = fen === '' ? startPosition : positionOf(fen)
    expect(parseBraille(position, cells)).toEqual(parseSan(position, san))
  })

  test('a line of a scoresheet: numbers, moves, an offer', () => {
    expect(transcribeBraille('⠂ ⠑⠲ ⠑⠢⠀⠆ ⠎⠋⠒ ⠎⠉⠖⠐⠣⠐⠶⠐⠜')).toBe('1 e4 e5 2 Nf3 Nc6(=)')
  })

  test('print stays print, and a cell without meaning in a move stays a cell', () => {
    expect(transcribeBraille('Nf3 ⠿')).toBe('Nf3 ⠿')
    expect(isBraille('Nf3')).toBe(false)
    expect(parseBraille(startPosition, '⠿').ok).toBe(false)
    expect(parseBraille(startPosition, '').ok).toBe(false)
    expect(parseBraille(startPosition, '⠑⠢')).toMatchObject({ ok: false })
  })

  test('text that matches two moves is ambiguous', () => {
    const twoKnights = positionOf('4k3/8/8/8/4N3/8/8/1N2K3 w - - 0 1')
    expect(parseBraille(twoKnights, '⠎⠉⠒')).toMatchObject({ error: { code: 'san-ambiguous' } })
  })
})
