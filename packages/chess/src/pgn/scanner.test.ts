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
    ['an open comment', '1. e4 { oh', ['begin', 'e4', 'fault comment-unclosed', 'end']],
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
