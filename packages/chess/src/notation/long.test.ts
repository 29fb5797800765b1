import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionOf, positionsWithMove, startPosition } from '../testing/random-games.js'
import { notationLanguages } from './language.js'
import { makeLong, parseLong } from './long.js'
import { parseSan } from './san-reading.js'

test.each(notationLanguages)('every written move is read back: %s', language => {
  fc.assert(
    fc.property(positionsWithMove, ([position, move]) => {
      const text = makeLong(position, move, language)
      const read = parseLong(position, text, language)
      expect(read).toEqual({ ok: true, value: move })
      if (read.ok) expect(makeLong(position, read.value, language)).toBe(text)
      expect(parseSan(position, text, language)).toEqual(read)
    }),
    { numRuns: 60 },
  )
})

test('captures, promotions, checks and castling', () => {
  const long = (fen: string, san: string, language: 'en' | 'ru' | 'fi') => {
    const position = positionOf(fen)
    const move = parseSan(position, san)
    return move.ok ? makeLong(position, move.value, language) : move.error.reason
  }
  const fen = '1r2k3/P7/8/3pP3/8/8/8/4K2R w K d6 0 1'
  expect(long(fen, 'exd6', 'en')).toBe('e5xd6')
  expect(long(fen, 'axb8Q', 'en')).toBe('a7xb8=Q+')
  expect(long(fen, 'axb8N', 'fi')).toBe('a7xb8R')
  expect(long(fen, 'O-O', 'en')).toBe('O-O')
  expect(long(fen, 'O-O', 'fi')).toBe('0-0')
  expect(long(fen, 'Kd1', 'ru')).toBe('Крe1d1')
})

test('the short form is not the long one', () => {
  for (const text of ['Nf3', 'e4', 'Ngf3']) {
    expect(parseLong(startPosition, text)).toMatchObject({ error: { code: 'san-syntax' } })
  }
  expect(parseLong(startPosition, 'Zz')).toMatchObject({ error: { code: 'san-syntax' } })
  expect(parseLong(startPosition, 'Ng1-f3').ok).toBe(true)
})
