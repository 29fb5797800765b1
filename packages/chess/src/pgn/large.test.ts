import { describe, expect, test } from 'vitest'
import { parsePgn, readPgn } from './read.js'
import { makePgn } from './write.js'

// Large and hostile files: the time to read one grows with its length, not with its square.

const many = 40_000

describe('a file is read in linear time', () => {
  test.each([
    ['comments on one line', `1. e4 ${'{so} '.repeat(many)}*`],
    ['a brace in each comment', `1. e4 ${'{{} '.repeat(many)}*`],
    ['braces in pairs', `1. e4 ${'{a {b} c} '.repeat(many)}*`],
    ['braces that are never closed', `1. e4 ${'{\n[Event "x"]\n'.repeat(many)}`],
    ['one brace that closes all', `${'\n\n[Event "x"]\n[Site "y"]\n1. e4 {'.repeat(many)}}`],
    ['tags among moves that never end', `1. e4 ${'[A "x '.repeat(many)}*`],
    ['brackets among moves', `1. e4 ${'[A '.repeat(many)}*`],
    ['comments to the end of the line', `1. e4 ${';\n'.repeat(many)}*`],
    ['variations', `1. e4 ${'(1. d4) '.repeat(many)}*`],
    ['nested variations', `1. e4 ${'(1. d4 '.repeat(many)}`],
    ['angle brackets', `1. e4 ${'<x '.repeat(many)}*`],
    ['tags', '[A "b"]\n'.repeat(many)],
  ])('%s', (_, text) => {
    const started = performance.now()
    expect(parsePgn(text).length).toBeGreaterThan(0)
    expect(performance.now() - started).toBeLessThan(8000)
  })
})

describe('what is remembered of a line does not outlast it', () => {
  const text = [
    '1. e4 [A "x [B "y e5 [C "z"] 1. d4 {a} [D "never closed',
    'd5 {b {c} d} 2. c4 [E "x',
    '{so',
    '[Event "quoted"]',
    '} e6 [F "x y"]',
    '1. c4 {open',
    '',
    '[Event "Next"]',
    '[Site "Here"]',
    '',
    '1. f4 {a} d5 *',
  ].join('\n')

  async function* pieces(size: number) {
    const bytes = new TextEncoder().encode(text)
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }

  test('comments and tags are found after those that were not', () => {
    const games = parsePgn(text)
    expect(games.map(game => [...game.tags].join())).toEqual([
      ...['', 'A,x [B "y e5 [C "z', 'F,x y', 'Event,Next,Site,Here'],
    ])
  })

  test.each([1, 2, 7, 64])('and the same in pieces of %i bytes', async size => {
    const whole = parsePgn(text).map(game => [[...game.tags], makePgn(game), game.faults])
    const split = []
    for await (const game of readPgn(pieces(size))) {
      split.push([[...game.tags], makePgn(game), game.faults])
    }
    expect(split).toEqual(whole)
  })
})

test('a comment of a megabyte is written', () => {
  const [game] = parsePgn(`1. e4 {${'a '.repeat(400_000)}} e5 *`)
  expect(makePgn(game!, { tags: false, width: 0 }).length).toBeGreaterThan(800_000)
})

test.each(['1. e4 e5 (', '1. e4 e5 (2. d4 (', '1. e4 e5 ((', '1. e4 e5 ( $1'])(
  'a variation that is opened at the end is not kept empty: %s',
  text => {
    const [game] = parsePgn(text)
    const nodes = game!.moves.flatMap(move => move.variations.map(each => each.moves.length))
    expect(nodes).not.toContain(0)
    expect(game!.faults.at(-1)?.code).toBe('variation-unclosed')
  },
)
