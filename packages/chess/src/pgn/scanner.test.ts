import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PgnScanner } from './scanner.js'
import { decodeText, encodeText } from './text.js'
import type { PgnVisitor } from './visitor.js'

/** Records the calls of the scanner. */
function listener(): { visitor: PgnVisitor; heard: string[] } {
  const heard: string[] = []
  const visitor: PgnVisitor = {
    beginGame: () => heard.push('begin'),
    tag: (bytes, name, nameEnd, value, valueEnd) =>
      heard.push(`tag ${decodeText(bytes, name, nameEnd)}=${decodeText(bytes, value, valueEnd)}`),
    move: (bytes, start, end) => heard.push(decodeText(bytes, start, end)),
    nag: number => heard.push(`$${number}`),
    comment: (bytes, start, end) => heard.push(`{${decodeText(bytes, start, end)}}`),
    openVariation: () => heard.push('('),
    closeVariation: () => heard.push(')'),
    gameResult: result => heard.push(result),
    fault: ({ code }) => heard.push(`fault ${code}`),
    endGame: () => heard.push('end'),
  }
  return { visitor, heard }
}

function scan(text: string | Uint8Array, sizes: readonly number[] = []): string[] {
  const { visitor, heard } = listener()
  const scanner = new PgnScanner(visitor)
  const bytes = typeof text === 'string' ? encodeText(text) : text
  let at = 0
  for (const size of sizes) {
    scanner.push(bytes.subarray(at, at + size))
    at += size
  }
  scanner.push(bytes.subarray(at))
  scanner.end()
  return heard
}

const game = `[Event "A \\"quoted\\" event"]
[White "Šahist, Ž"]

1. e4 {best by test} e5 2.Nf3 $1 Nc6 ( 2... d6 ; Philidor
3. d4 !? ) 3... 1/2-1/2
`

describe('the words of a file', () => {
  test('tags, numbers, comments, variations, marks and the result', () => {
    expect(scan(game)).toEqual([
      'begin',
      'tag Event=A \\"quoted\\" event',
      'tag White=Šahist, Ž',
      'e4',
      '{best by test}',
      'e5',
      'Nf3',
      '$1',
      'Nc6',
      '(',
      'd6',
      '{ Philidor}',
      'd4',
      '$5',
      ')',
      '1/2-1/2',
      'end',
    ])
  })

  test('are the same wherever the bytes are split', () => {
    const whole = scan(game)
    fc.assert(
      fc.property(fc.array(fc.nat(12), { maxLength: 40 }), sizes => {
        expect(scan(game, sizes)).toEqual(whole)
      }),
    )
  })

  test('a byte order mark is skipped', () => {
    expect(scan('\ufeff1. e4 *')).toEqual(['begin', 'e4', '*', 'end'])
    expect(scan('\ufeff1. e4 *', [1, 1])).toEqual(['begin', 'e4', '*', 'end'])
  })

  test('lines that begin with a percent sign are hidden', () => {
    expect(scan('%e4 e5\n1. d4 d5% *')).toEqual(['begin', 'd4', 'd5%', '*', 'end'])
  })

  test('a result without a space before it, and one with spaces inside', () => {
    expect(scan('1. e4 Qg20-1')).toEqual(['begin', 'e4', 'Qg2', '0-1', 'end'])
    expect(scan('1. e4 1/2 - 1/2\n\n1. d4 *')).toEqual([
      ...['begin', 'e4', '1/2-1/2', 'end'],
      ...['begin', 'd4', '*', 'end'],
    ])
  })

  test('castling with zeros is a move', () => {
    expect(scan('1. 0-0 0-0-0 *')).toEqual(['begin', '0-0', '0-0-0', '*', 'end'])
  })
})

describe('a broken game does not lose the next one', () => {
  const next = '\n[Event "next"]\n\n1. d4 *\n'
  const heardNext = ['begin', 'tag Event=next', 'd4', '*', 'end']

  test.each([
    ['no result', '[Event "x"]\n1. e4', ['begin', 'tag Event=x', 'e4', 'end']],
    ['no blank line between', '1. e4 *', ['begin', 'e4', '*', 'end']],
    ['an open comment', '1. e4 { oh \n', ['begin', 'e4', '{ oh}', 'fault comment-unclosed', 'end']],
    [
      'an open variation',
      '1. e4 (1. d4',
      ['begin', 'e4', '(', 'd4', 'fault variation-unclosed', 'end'],
    ],
    ['a bracket too many', '1. e4 ) *', ['begin', 'e4', 'fault variation-unopened', '*', 'end']],
    [
      'a tag without an end',
      '[Event "x\n1. e4 *',
      ['begin', 'fault tag-malformed', 'e4', '*', 'end'],
    ],
  ])('%s', (_, text, heard) => {
    expect(scan(text + next)).toEqual([...heard, ...heardNext])
  })
})

describe('braces inside a comment', () => {
  // biome-ignore format: a table
  test.each([
    ['{a {b} c}', ['{a {b} c}']],
    ['{a {b}}', ['{a {b}}']],
    ['{{a}}', ['{{a}}']],
    ['{a {b {c} d} e}', ['{a {b {c} d} e}']],
    ['{a {b}\nc}', ['{a {b}\nc}']],
    // One brace too many opens nothing: what follows is moves.
    ['{a {b} e5', ['{a {b}', 'e5']],
    ['{a {b} e5 {c} Nf3', ['{a {b}', 'e5', '{c}', 'Nf3']],
    // One brace too many closes nothing.
    ['{a}} e5', ['{a}', 'e5']],
    ['{a {b} e5\n\n}', ['{a {b}', 'e5']],
  ])('%j', (text, heard) => {
    const whole = `1. e4 ${text} *`
    const expected = ['begin', 'e4', ...heard, '*', 'end']
    for (const size of [whole.length, 1, 2, 3, 5]) {
      const sizes = Array.from({ length: whole.length / size }, () => size)
      expect(scan(whole, sizes)).toEqual(expected)
    }
  })

  test('a brace far away is not searched for', () => {
    const moves = 'e5 '.repeat(1000)
    expect(scan(`1. e4 {a {b} ${moves} } *`).filter(word => word === 'e5')).toHaveLength(1000)
  })
})

describe('a blank line in a game without a result', () => {
  const first = ['begin', 'e4', 'e5', 'end']
  const second = ['begin', 'd4', 'end']

  /** However the file is cut, and with the line ends of Windows. */
  function games(text: string): string[] {
    const whole = scan(text)
    for (const each of [text, text.replaceAll('\n', '\r\n')]) {
      for (const size of [1, 2, 3, 5]) {
        const sizes = Array.from({ length: each.length / size }, () => size)
        expect(scan(each, sizes)).toEqual(whole)
      }
    }
    return whole
  }

  // biome-ignore format: a table
  test.each([
    ['1. e4 e5\n\n1. d4'],
    ['1. e4 e5\n\n1.d4'],
    ['1. e4 e5\n  \t\n1. d4\n'],
    ['1. e4 e5\n\n\n\n 1. d4\n\n'],
    ['e4 e5\n\n%hidden\n1. d4'],
    ['1. e4 e5\n\n1.\n\nd4'],
  ])('ends it if the next move is the first of another game: %j', text => {
    expect(games(text)).toEqual([...first, ...second])
  })

  // biome-ignore format: a table
  test.each([
    ['[White "x"]'],
    ['[Event "x"]'],
    ['  [White "x"]'],
    ['[White "x"]\n'],
  ])('ends it if a tag follows: %j', tag => {
    const name = /\w+/.exec(tag)?.[0]
    expect(games(`1. e4 e5\n\n${tag}\n1. d4`)).toEqual([
      ...first,
      ...['begin', `tag ${name}=x`, 'd4', 'end'],
    ])
  })

  // biome-ignore format: a table
  test.each([
    ['the next number', '1. e4 e5\n\n2. d4 d5', ['e4', 'e5', 'd4', 'd5']],
    ['no number', '1. e4 e5\n\nd4', ['e4', 'e5', 'd4']],
    ['a number with one as its first digit', '9. e4 e5\n\n10. d4', ['e4', 'e5', 'd4']],
    ["Black's first move", '1. e4\n\n1... e5', ['e4', 'e5']],
    ["Black's first move with spaces", '1. e4\n\n1. ... e5', ['e4', 'e5']],
    ["Black's first move with an ellipsis", '1. e4\n\n1. … e5', ['e4', 'e5']],
    ['its number on another line', '1.\n\ne4 e5', ['e4', 'e5']],
    ['its result', '1. e4 e5\n\n1-0', ['e4', 'e5', '1-0']],
    ['its result after a number', '1. e4 e5\n\n1. 1-0', ['e4', 'e5', '1-0']],
    ['a variation', '1. e4 e5\n\n(1. d4) 2. c4', ['e4', 'e5', '(', 'd4', ')', 'c4']],
    ['a line of a variation', '1. e4 (\n\n1. d4)', ['e4', '(', 'd4', ')']],
    ['a blank line in a comment', '1. e4 {\n\n1. d4\n\n} e5', ['e4', '{\n\n1. d4\n\n}', 'e5']],
  ])('does not end it before %s', (_, text, words) => {
    expect(scan(text)).toEqual(['begin', ...words, 'end'])
  })
})

describe('hostile files', () => {
  test('any bytes are read to the end', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.nat(500), (bytes, size) => {
        const heard = scan(bytes, [size])
        expect(heard.filter(word => word === 'begin').length).toBe(
          heard.filter(word => word === 'end').length,
        )
      }),
      { numRuns: 500 },
    )
  })

  test('a million open brackets are counted, not stored', () => {
    const heard = scan(`1. e4 ${'('.repeat(1_000_000)} e5 ${')'.repeat(1_000_000)} d5 *`)
    expect(heard.filter(word => word === '(').length).toBe(256)
    expect(heard.filter(word => word === ')').length).toBe(256)
    expect(heard.slice(-3)).toEqual(['d5', '*', 'end'])
    expect(heard).not.toContain('e5')
  })

  test('a comment and a word without end', () => {
    const chunks = Array.from({ length: 100 }, () => 65_536)
    expect(scan(`1. e4 {${'x'.repeat(4_000_000)}`, chunks)).toContain('fault comment-too-long')
    expect(scan(`1. e4 ${'x'.repeat(4_000_000)} *`, chunks)).toContain('fault token-too-long')
  })
})
