import { describe, expect, test } from 'vitest'
import { positionOf, startPosition } from '../testing/random-games.js'
import { makeSan } from './san.js'
import { parseSan } from './san-reading.js'
import { makeUci } from './uci.js'

function uci(fen: string, text: string, language: 'sr' | 'sr-Latn' | 'ru' | 'en' | 'de' = 'sr') {
  const position = fen === '' ? startPosition : positionOf(fen)
  const move = parseSan(position, text, language)
  return move.ok ? makeUci(move.value) : move.error.code
}

describe('[note.letter.national · fide-2018] Serbian', () => {
  test.each([
    ['Сf3', 'g1f3'],
    ['Сф3', 'g1f3'],
    ['Sf3', 'g1f3'],
    // A Latin C looks like the Cyrillic С.
    ['Cf3', 'g1f3'],
    ['е4', 'e2e4'],
    ['ц4', 'c2c4'],
    ['с4', 'c2c4'],
    ['д2д4', 'd2d4'],
    ['х4', 'h2h4'],
    ['Сх3', 'g1h3'],
  ])('%s is %s', (text, move) => {
    expect(uci('', text)).toBe(move)
    expect(uci('', text, 'sr-Latn')).toBe(move)
  })

  test.each([
    ['Kе2', 'e1e2'],
    ['Ке2', 'e1e2'],
    ['Тб1', 'a1b1'],
    ['Tб1', 'a1b1'],
    ['Дх5', 'd1h5'],
    ['Лц4', 'f1c4'],
    ['Lc4', 'f1c4'],
  ])('%s is %s', (text, move) => {
    expect(uci('rnbqkbnr/pppp1ppp/8/8/8/8/P2P2PP/R1BQKBNR w KQkq - 0 1', text)).toBe(move)
  })

  test('English piece letters are not read as Serbian, even in Cyrillic', () => {
    for (const text of ['Нf3', 'Nf3', 'Вe5', 'Бe5', 'Рд1']) expect(uci('', text)).toBe('san-syntax')
  })

  test('pieces are written in Cyrillic and squares in Latin letters', () => {
    const position = positionOf('7k/P7/8/8/8/8/8/4K1N1 w - - 0 1')
    const write = (text: string) => {
      const move = parseSan(position, text)
      return move.ok ? makeSan(position, move.value, 'sr') : move.error.reason
    }
    expect(write('Nf3')).toBe('Сf3')
    expect(write('a8=Q+')).toBe('a8Д+')
    expect(write('Ke2')).toBe('Кe2')
  })
})

describe('[note.files · fide-2018] Cyrillic х means both the h-file and a capture', () => {
  const empty = '4k3/8/8/8/3N4/8/7N/K7 w - - 0 1'
  const enemy = '4k3/8/8/8/3N4/5r2/7N/K7 w - - 0 1'
  const enemyAlone = '4k3/8/8/8/8/5r2/7N/K7 w - - 0 1'
  const otherAlone = '4k3/8/8/8/3N4/5r2/8/K7 w - - 0 1'
  test.each([
    ['f3 empty: the departure file', empty, 'Схф3', 'h2f3'],
    ['one knight takes, from the h-file', enemyAlone, 'Схф3', 'h2f3'],
    ['one knight takes, from elsewhere', otherAlone, 'Схф3', 'd4f3'],
    ['two can take, one from the h-file', enemy, 'Схф3', 'san-ambiguous'],
    ['both said', enemy, 'Сххф3', 'h2f3'],
    ['the other file said', enemy, 'Сдхф3', 'd4f3'],
    ['a capture on h3', '4k3/8/8/8/5N2/7r/8/K7 w - - 0 1', 'Схх3', 'f4h3'],
    ['a pawn of the h-file', '4k3/8/8/6p1/7P/8/8/K7 w - - 0 1', 'хг5', 'h4g5'],
    ['a pawn of the h-file, sign and all', '4k3/8/8/6p1/7P/8/8/K7 w - - 0 1', 'ххг5', 'h4g5'],
    ['a pawn that takes on the h-file', '4k3/8/8/7p/6P1/8/8/K7 w - - 0 1', 'гхх5', 'g4h5'],
    ['the same, short', '4k3/8/8/7p/6P1/8/8/K7 w - - 0 1', 'гх5', 'g4h5'],
    ['the same, without the rank', '4k3/8/8/7p/6P1/8/8/K7 w - - 0 1', 'гх', 'g4h5'],
    ['a rook along the h-file', '4k3/8/8/8/8/8/8/K6R w - - 0 1', 'Тхх3', 'h1h3'],
  ])('%s', (_, fen, text, move) => {
    expect(uci(fen, text)).toBe(move)
  })

  test('in a language with Latin letters it can only be a mistyped x', () => {
    expect(uci(enemyAlone, 'Nхf3', 'en')).toBe('h2f3')
    expect(uci(empty, 'Sхf3', 'de')).toBe('san-ambiguous')
  })

  test('the capital Х means mate', () => {
    expect(uci('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'Та8Х')).toBe('a1a8')
  })
})

describe('Russian: the king has two letters, and the knight has the first of them', () => {
  const fen = '4k3/8/8/8/8/8/8/2N1K3 w - - 0 1'
  test.each([
    ['Крe2', 'e1e2'],
    ['Kpe2', 'e1e2'],
    ['Кe2', 'c1e2'],
    ['Ke2', 'c1e2'],
    ['Кре2', 'e1e2'],
  ])('%s is %s', (text, move) => {
    expect(uci(fen, text, 'ru')).toBe(move)
  })
})
