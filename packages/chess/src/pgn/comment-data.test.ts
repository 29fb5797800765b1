import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { squareNames } from '../square.js'
import { makeClockComment } from './clock-comment.js'
import { makeComment, parseComment, type ShapeColor } from './comment-data.js'

const none = { squares: [], arrows: [] }

describe('commands in comments', () => {
  // biome-ignore format: a table
  test.each([
    ['plain', { text: 'plain', ...none }],
    ['before [%emt 0:01:02.5] after', { text: 'before after', emt: 62_500, ...none }],
    ['[%clk 1:30:00]', { text: '', clk: 5_400_000, ...none }],
    ['[%clk 0:00:01][%emt 0:02]', { text: '', clk: 1000, emt: 2000, ...none }],
    ['[%eval -1.25] better', { text: 'better', eval: { pawns: -1.25 }, ...none }],
    ['[%eval .5,20]', { text: '', eval: { pawns: 0.5, depth: 20 }, ...none }],
    ['[%eval #-12,30]', { text: '', eval: { mate: -12, depth: 30 }, ...none }],
    ['[%eval +3]', { text: '', eval: { pawns: 3 }, ...none }],
    ['[%csl Rb2,Gh7] look', { text: 'look', squares: [{ color: 'red', square: 9 }, { color: 'green', square: 55 }], arrows: [] }],
    ['[%cal Yc2c4,Ba8a8]', { text: '', squares: [{ color: 'blue', square: 56 }], arrows: [{ color: 'yellow', from: 10, to: 26 }] }],
    ['[%mct 1:00] [%csl Ga9] [%eval high]', { text: '[%mct 1:00] [%csl Ga9] [%eval high]', ...none }],
    ['[%eval 1.0] twice [%eval 2.0]', { text: 'twice', eval: { pawns: 2 }, ...none }],
  ])('%s', (comment, data) => {
    expect(parseComment(comment)).toEqual(data)
    expect(parseComment(makeComment(data as never))).toEqual(data)
  })

  test('squares by name are written too', () => {
    const squares = [{ color: 'green' as const, square: 'e4' as const }]
    const arrows = [{ color: 'red' as const, from: 'd1' as const, to: 'h5' as const }]
    expect(makeComment({ text: 'so', squares, arrows, clk: 61_000, eval: { mate: 3 } })).toBe(
      'so [%csl Ge4] [%cal Rd1h5] [%eval #3] [%clk 0:01:01]',
    )
  })

  // biome-ignore format: a table
  test.each([
    [5_025_600, '[%clk 1:23:45.6]'],
    [5_025_678, '[%clk 1:23:45.678]'],
    [5_025_050, '[%clk 1:23:45.05]'],
    [59_999.6, '[%clk 0:01:00]'],
    [-5, '[%clk 0:00:00]'],
  ])('%d ms are written as %s', (clk, text) => {
    expect(makeComment({ clk })).toBe(text)
  })

  test('a clock that is shown has tenths at most', () => {
    expect(makeClockComment('clk', 5_025_678)).toBe('[%clk 1:23:45.6]')
    expect(makeClockComment('emt', 999)).toBe('[%emt 0:00:00.9]')
    expect(makeClockComment('clk', -1)).toBe('[%clk 0:00:00]')
  })

  test('all data are read back', () => {
    const color = fc.constantFrom<ShapeColor>('green', 'red', 'yellow', 'blue')
    const square = fc.constantFrom(...squareNames)
    const data = fc.record(
      {
        clk: fc.nat(36_000_000),
        emt: fc.nat(36_000_000),
        eval: fc.integer({ min: -9999, max: 9999 }).map(n => ({ pawns: n / 100 })),
        squares: fc.array(fc.record({ color, square })),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(data, given => {
        const again = parseComment(makeComment(given))
        expect([again.clk, again.emt, again.eval]).toEqual([given.clk, given.emt, given.eval])
        expect(makeComment(again)).toBe(makeComment(given))
      }),
    )
  })

  test('any text means the same after writing and reading, in linear time', () => {
    const part = fc.constantFrom(
      '[%',
      'csl',
      'cal ',
      'eval ',
      'clk ',
      ']',
      'Ga1',
      '0.2',
      ',',
      ' ',
      '[',
      'ê',
      '1:02:03',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), parts => {
        const read = parseComment(parts.join(''))
        expect(parseComment(makeComment(read))).toEqual(read)
      }),
      { numRuns: 3000 },
    )
    const started = performance.now()
    parseComment('[%csl'.repeat(20_000))
    parseComment('[%csl Ga1 '.repeat(10_000))
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
