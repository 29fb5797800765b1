import { describe, expect, test } from 'vitest'
import { positionOf, startPosition } from '../testing/random-games.js'
import { isNotationLanguage, lettersOf, notationLanguages } from './language.js'
import { makeSan, makeSans } from './san.js'
import { parseSan } from './san-reading.js'
import { makeUci } from './uci.js'

function uci(fen: string, text: string) {
  const move = parseSan(positionOf(fen), text)
  return move.ok ? makeUci(move.value) : move.error.code
}

describe('what people write', () => {
  const promoting = '1r5k/P7/8/8/8/8/8/K7 w - - 0 1'
  const capture = '4k3/8/8/3p4/4P3/8/8/4K1N1 w - - 0 1'
  const mating = '6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1'
  test.each([
    [capture, 'exd5', 'e4d5'],
    [capture, 'e:d5', 'e4d5'],
    [capture, 'ed5:', 'e4d5'],
    [capture, 'e×d5', 'e4d5'],
    [capture, 'ed', 'e4d5'],
    [capture, 'exd', 'e4d5'],
    [capture, 'e4xd5', 'e4d5'],
    [capture, 'ed5!?', 'e4d5'],
    [capture, ' Nf3 ', 'g1f3'],
    [capture, 'Nf3!!', 'g1f3'],
    [capture, 'Nf3 (=)', 'g1f3'],
    [capture, 'Nf3=', 'g1f3'],
    [capture, '♘f3', 'g1f3'],
    [capture, '♞f3', 'g1f3'],
    [capture, '♘\ufe0ef3', 'g1f3'],
    [mating, 'Ra8++', 'a1a8'],
    [mating, 'Ra8+!', 'a1a8'],
    [mating, 'Ra8 mate', 'a1a8'],
    [mating, 'Ra8‡', 'a1a8'],
    [mating, 'Ra8†', 'a1a8'],
    [mating, 'Ra8#!?', 'a1a8'],
    [mating, 'Ke1c1', 'e1c1'],
    [mating, 'O-O-O!', 'e1c1'],
    [promoting, 'a8Q', 'a7a8q'],
    [promoting, 'a8=Q', 'a7a8q'],
    [promoting, 'a8=Q+', 'a7a8q'],
    [promoting, 'a8(Q)', 'a7a8q'],
    [promoting, 'a8/Q', 'a7a8q'],
    [promoting, 'a8=q', 'a7a8q'],
    [promoting, 'a8n', 'a7a8n'],
    [promoting, 'a8b', 'a7a8b'],
    [promoting, 'axb8=R', 'a7b8r'],
    [promoting, 'abR', 'a7b8r'],
    [promoting, 'a7-a8=R', 'a7a8r'],
  ])('%s: %s', (fen, text, move) => {
    expect(uci(fen, text)).toBe(move)
  })

  test('a short capture that matches two moves is ambiguous', () => {
    const read = parseSan(positionOf('4k3/8/8/3p4/4P3/3p4/4P3/K7 w - - 0 1'), 'ed')
    expect(read).toMatchObject({ ok: false, error: { code: 'san-ambiguous' } })
    if (!read.ok && read.error.code === 'san-ambiguous') {
      expect(read.error.candidates.map(move => makeUci(move)).sort()).toEqual(['e2d3', 'e4d5'])
      expect(read.error.reason).toContain('exd3')
    }
  })

  test.each(['bb', 'b2b', 'ff', 'f3f', 'b', 'b2', 'f3', 'bb=', 'b-b', 'b2-b', 'bb+'])(
    '%s names no square that a pawn steps to',
    text => {
      // Each pawn has one step, so that a guess would find one move.
      const position = positionOf('4k3/8/8/5p2/1p6/5P2/1P6/K7 w - - 0 1')
      expect(parseSan(position, text).ok).toBe(false)
      expect(parseSan(position, 'f4').ok).toBe(true)
    },
  )

  test('a short capture on the last rank needs its promotion piece', () => {
    expect(parseSan(positionOf(promoting), 'ab')).toMatchObject({
      error: { code: 'san-illegal', why: { code: 'promotion-missing' } },
    })
  })
})

describe('text that matches no legal move gives the reason', () => {
  test.each([
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'Nf3', 'no-such-piece'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'e4', 'no-such-piece'],
    ['4k3/8/8/8/8/8/8/4K1N1 w - - 0 1', 'Naf3', 'no-such-piece'],
    ['4k3/8/8/8/8/8/8/4K1N1 w - - 0 1', 'N5f3', 'no-such-piece'],
    ['4k3/8/8/8/8/8/8/4K1N1 w - - 0 1', 'Nf4', 'not-how-the-piece-moves'],
    ['4k3/8/8/8/8/8/8/4K1N1 w - - 0 1', 'Kg1', 'own-piece-there'],
    ['4k3/8/8/8/8/8/8/4K2R w - - 0 1', 'Kg1', 'castling-right-lost'],
    ['4k3/8/8/8/8/8/8/4K2R w - - 0 1', 'O-O', 'castling-right-lost'],
    ['4k3/8/8/8/8/8/8/4KB1R w K - 0 1', 'O-O', 'castling-path-blocked'],
    ['3rk3/8/8/8/8/8/8/4K3 w - - 0 1', 'Kd1', 'king-into-check'],
    // Of two rooks, the reason for the blocked one is more informative than for the one that could
    // never get there.
    ['4k3/8/8/8/8/R7/P7/R3K3 w - - 0 1', 'Ra5', 'san-fits'],
    ['4k3/8/8/8/P7/R7/8/4K2R w - - 0 1', 'Ra5', 'path-blocked'],
    ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e5', 'not-how-the-piece-moves'],
    ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'exd3', 'nothing-to-capture'],
  ])('%s: %s: %s', (fen, text, code) => {
    const read = parseSan(positionOf(fen), text)
    if (code === 'san-fits') expect(read.ok).toBe(true)
    else expect(read).toMatchObject({ ok: false, error: { code: 'san-illegal', why: { code } } })
  })
})

test('every language has five different letters and lists the moves in the same order', () => {
  for (const language of notationLanguages) {
    expect(new Set(lettersOf[language].pieces).size).toBe(5)
    expect(makeSans(startPosition, language)).toHaveLength(20)
  }
  expect(isNotationLanguage('cs')).toBe(true)
  expect(isNotationLanguage('constructor')).toBe(false)
})

describe('[note.letter.national · every edition] the five pieces in every language', () => {
  const position = positionOf('4k3/8/8/8/8/8/8/QRBN3K w - - 0 1')
  const moves = ['Kg1', 'Qa4+', 'Rb4', 'Be3', 'Nc3'].map(text => {
    const move = parseSan(position, text)
    if (!move.ok) throw new Error(text)
    return move.value
  })
  // King, queen, rook, bishop, knight.
  test.each([
    ['en', 'KQRBN'],
    ['sl', 'KDTLS'],
    ['sr', 'КДТЛС'],
    ['sr-Latn', 'KDTLS'],
    ['cs', 'KDVSJ'],
    ['fi', 'KDTLR'],
    ['de', 'KDTLS'],
    ['fr', 'RDTFC'],
    ['nl', 'KDTLP'],
    ['es', 'RDTAC'],
    ['it', 'RDTAC'],
    ['pl', 'KHWGS'],
    ['hu', 'KVBFH'],
    ['figurine', '♔♕♖♗♘'],
  ] as const)('%s: %s', (language, letters) => {
    const targets = ['g1', 'a4+', 'b4', 'e3', 'c3']
    const texts = Array.from(letters).map((letter, index) => letter + targets[index])
    expect(moves.map(move => makeSan(position, move, language))).toEqual(texts)
    expect(texts.map(text => parseSan(position, text, language))).toEqual(
      moves.map(value => ({ ok: true, value })),
    )
  })
  test('ru', () => {
    const texts = moves.map(move => makeSan(position, move, 'ru'))
    expect(texts).toEqual(['Крg1', 'Фa4+', 'Лb4', 'Сe3', 'Кc3'])
  })
})
