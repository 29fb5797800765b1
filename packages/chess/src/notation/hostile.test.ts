import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLegal } from '../position.js'
import { anyPositions, startPosition } from '../testing/random-games.js'
import { parseAnnouncement } from './announcement.js'
import { notationLanguages } from './language.js'
import { parseLong } from './long.js'
import { parseMarks } from './marks.js'
import { parseSan } from './san-reading.js'
import { parseUci } from './uci-reading.js'

const megabyte = 1_000_000

describe('text that is not a move gives a one-line reason', () => {
  test.each([
    '',
    ' ',
    '\0',
    '\u0001\u0002\u0003',
    '\ud800',
    '\udc00\ud800',
    'N',
    'Nf',
    'Nf9',
    'Ni3',
    'N3f',
    'f33',
    'Nff33',
    'e2e4e5',
    'Ng1f3f5',
    'NNf3',
    'Nf3N',
    'xe4',
    'ex',
    'e',
    '4',
    '44',
    '=Q',
    'e4=',
    'e4==Q',
    '=',
    '+',
    '++',
    '#',
    'X',
    '(=)',
    '!?',
    'e.p.',
    'O',
    'O-',
    'O-O-',
    'O-O-O-O',
    '0-O-0-0',
    'O--O',
    '-O-O',
    'e4\n',
    'e4 e5',
    '1.e4',
    'mate',
    'null',
    '__proto__',
    'constructor',
    'Nf3; DROP TABLE',
    '<b>Nf3</b>',
    '🤖',
    '\u202eNf3',
    'Ｎｆ３',
    'хххх',
    'ххххххххххххххххххххх',
  ])('%j', text => {
    for (const language of notationLanguages) {
      const read = parseSan(startPosition, text, language)
      if (read.ok) {
        // Two of them are moves after all: white space and a draw offer mark are accepted.
        expect(['e4\n', 'e4=']).toContain(text)
        continue
      }
      expect(read.error.reason).toMatch(/^[^\n\r]{5,160}$/)
    }
  })

  test('a megabyte of text is rejected at once', () => {
    const texts = ['N', '+', '!', '=', 'х', 'O-', 'e.p.', ' ', '\ud800', '(=)', 'Eva vier ']
    const before = performance.now()
    for (const text of texts) {
      const huge = text.repeat(megabyte / text.length)
      for (const language of ['en', 'sr', 'ru'] as const) {
        expect(parseSan(startPosition, huge, language)).toMatchObject({
          error: { code: 'san-syntax' },
        })
      }
      expect(parseLong(startPosition, huge).ok).toBe(false)
      expect(parseUci(startPosition, huge).ok).toBe(false)
      expect(parseAnnouncement(startPosition, huge).ok).toBe(false)
      expect(parseMarks(`Nf3${huge}`).move.startsWith('Nf3')).toBe(true)
    }
    expect(performance.now() - before).toBeLessThan(5000)
  })
})

describe('any text in any position', () => {
  const signs = fc.constantFrom(...'KQRBNabcdefgh12345678xO0-=+#!?:(). xхСЛКр♘♞'.split(''))
  const texts = fc.oneof(
    fc.string({ unit: signs, maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  test('gives a legal move or an error, and never throws', () => {
    fc.assert(
      fc.property(
        anyPositions,
        texts,
        fc.constantFrom(...notationLanguages),
        (position, text, language) => {
          for (const read of [
            parseSan(position, text, language),
            parseLong(position, text, language),
            parseUci(position, text),
            parseAnnouncement(position, text),
          ]) {
            if (read.ok) expect(isLegal(position, read.value)).toBe(true)
            else if (read.error.code === 'san-ambiguous') {
              expect(read.error.candidates.length).toBeGreaterThan(1)
              expect(read.error.candidates.every(move => isLegal(position, move))).toBe(true)
            }
          }
        },
      ),
      { numRuns: 3000 },
    )
  })
})
