import { expect, test } from 'vitest'
import { standardPosition } from '../pgn/start.js'
import { notationLanguages } from './language.js'
import { makeSan } from './san.js'
import { parseSan } from './san-reading.js'

const start = standardPosition()

test('[note.algebraic-only · every edition] older ways of writing a move are not read', () => {
  for (const language of notationLanguages) {
    for (const text of ['P-K4', 'P-Q4', 'N-KB3', 'Kt-KB3', 'PK4', '5254', '7163']) {
      expect(parseSan(start, text, language).ok, `${text} in ${language}`).toBe(false)
    }
    expect(parseSan(start, 'e4', language).ok).toBe(true)
  }
})

test('[note.figurines · every edition] figurines may stand for the letters', () => {
  const knight = parseSan(start, '♘f3', 'figurine')
  expect(knight.ok && makeSan(start, knight.value)).toBe('Nf3')
  expect(knight.ok && makeSan(start, knight.value, 'figurine')).toBe('♘f3')
})
