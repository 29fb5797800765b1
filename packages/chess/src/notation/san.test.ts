import { Chess } from 'chess.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeFen } from '../fen.js'
import { legalMoves } from '../position.js'
import {
  anyPositions,
  positionOf,
  positionsWithMove,
  standardPositions,
  startPosition,
} from '../testing/random-games.js'
import { notationLanguages } from './language.js'
import { makeSan, makeSans } from './san.js'
import { parseSan } from './san-reading.js'

test('our moves and their SAN agree with chess.js', () => {
  fc.assert(
    fc.property(standardPositions, position => {
      const theirs = new Chess(makeFen(position)).moves().sort()
      expect([...makeSans(position)].sort()).toEqual(theirs)
    }),
    { numRuns: 300 },
  )
})

test('makeSans and makeSan agree', () => {
  fc.assert(
    fc.property(anyPositions, position => {
      expect(legalMoves(position).map(move => makeSan(position, move))).toEqual(makeSans(position))
    }),
    { numRuns: 300 },
  )
})

test.each(notationLanguages)('every written move is read back: %s', language => {
  fc.assert(
    fc.property(positionsWithMove, ([position, move]) => {
      const text = makeSan(position, move, language)
      const read = parseSan(position, text, language)
      expect(read).toEqual({ ok: true, value: move })
      if (read.ok) expect(makeSan(position, read.value, language)).toBe(text)
    }),
    { numRuns: 100 },
  )
})

test('for Kg1 where only castling is possible, the error says so', () => {
  const position = positionOf('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1')
  for (const [text, san] of [
    ['Kg1', 'O-O'],
    ['Kc1', 'O-O-O'],
    ['Keg1', 'O-O'],
    [' K1c1', 'O-O-O'],
  ]) {
    const read = parseSan(position, text)
    if (read.ok || read.error.code !== 'san-illegal') throw new Error(text)
    expect(read.error.reason).toContain(`only by castling, which is written ${san}`)
    expect(read.error.meant && makeSan(position, read.error.meant)).toBe(san)
    expect(read.error.at).toBe(text.startsWith(' ') ? 1 : 0)
  }
  // Illegal castling is not suggested.
  const through = positionOf('5r2/8/8/8/8/8/8/k3K2R w K - 0 1')
  expect(parseSan(through, 'Kg1')).toMatchObject({ error: { code: 'san-illegal' } })
  expect(parseSan(through, 'Kg1')).not.toHaveProperty('error.meant')
})

test('an error gives the position in the text', () => {
  const at = (text: string) => {
    const read = parseSan(startPosition, text)
    return read.ok ? -1 : read.error.at
  }
  expect(['Nf§3', 'Pe4', '  Zf3', 'e4e5e6', '--', 'x'.repeat(50)].map(at)).toEqual([
    ...[2, 0, 2, 0, 0, 40],
  ])
})
