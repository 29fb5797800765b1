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

  describe('a value that could not be read back is left out', () => {
    const wild = [
      ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
      ...[1e21, -1e21, 1e300, Number.MAX_SAFE_INTEGER, 3.6e10],
      ...[undefined, null, '5', 5n, {}, [], true],
    ]

    test.each(['clk', 'emt'])('[%%%s]', name => {
      for (const value of wild) {
        const text = makeComment({ text: 'so', [name]: value })
        expect(text).toMatch(/^so(?: \[%\w+ 0:00:00\])?$/)
        if (typeof value !== 'number' || !(value < 0)) expect(text).toBe('so')
        if (value === Number.NEGATIVE_INFINITY) expect(text).toBe('so')
      }
      expect(makeComment({ [name]: 35_999_999_999 })).toBe(`[%${name} 9999:59:59.999]`)
      expect(makeComment({ [name]: 35_999_999_999.6 })).toBe('')
      expect(makeComment({ [name]: -1e21 })).toBe(`[%${name} 0:00:00]`)
    })

    test.each(['pawns', 'mate'])('[%%eval], %s', name => {
      for (const value of [...wild, 100_000, -100_000, 99_999.999]) {
        expect(makeComment({ text: 'so', eval: { [name]: value } as never })).toBe('so')
      }
      expect(makeComment({ eval: { mate: 2.5 } })).toBe('')
      expect(makeComment({ eval: { mate: -99_999 } })).toBe('[%eval #-99999]')
      expect(makeComment({ eval: { pawns: -99_999.99 } })).toBe('[%eval -99999.99]')
      expect(makeComment({ eval: {} as never })).toBe('')
      expect(makeComment({ eval: null as never })).toBe('')
    })

    test('[%eval], the depth alone', () => {
      for (const depth of [...wild, -1, 1.5, 10_000]) {
        expect(makeComment({ eval: { pawns: 1, depth: depth as never } })).toBe('[%eval 1.00]')
      }
      expect(makeComment({ eval: { mate: 3, depth: 9999 } })).toBe('[%eval #3,9999]')
    })

    test('minus zero is zero', () => {
      expect(makeComment({ eval: { pawns: -0.001 } })).toBe('[%eval 0.00]')
      expect(makeComment({ eval: { mate: -0 } })).toBe('[%eval #0]')
    })

    test('[%%csl] and [%%cal], shape by shape', () => {
      const green = 'green' as const
      const colors = ['purple', 'constructor', '', undefined, null, 5]
      for (const color of colors as ShapeColor[]) {
        const squares = [
          { color, square: 'e4' as const },
          { color: green, square: 'e5' as const },
        ]
        expect(makeComment({ squares })).toBe('[%csl Ge5]')
        const arrows = [{ color, from: 'e2' as const, to: 'e4' as const }]
        expect(makeComment({ text: 'so', arrows })).toBe('so')
      }
      for (const square of ['e9', '', 64, -1, 1.5, Number.NaN, undefined, null, {}] as never[]) {
        expect(makeComment({ squares: [{ color: green, square }] })).toBe('')
        expect(makeComment({ arrows: [{ color: green, from: square, to: 'e4' }] })).toBe('')
        expect(makeComment({ arrows: [{ color: green, from: 'e4', to: square }] })).toBe('')
      }
    })

    test('the text', () => {
      for (const text of [undefined, null, 5, {}] as never[]) {
        expect(makeComment({ text, clk: 1000 })).toBe('[%clk 0:00:01]')
      }
    })

    test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e21, 3.6e10, '5'])(
      'makeClockComment refuses %s',
      ms => {
        expect(() => makeClockComment('clk', ms as number)).toThrow(RangeError)
        expect(() => makeClockComment('emt', ms as number)).toThrow('not a time in milliseconds')
      },
    )

    test('makeClockComment refuses another command', () => {
      expect(() => makeClockComment('eval' as 'clk', 1000)).toThrow(RangeError)
    })

    test('any numbers are read back or left out', () => {
      const any = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(...wild))
      const data = fc.record({ clk: any, emt: any, pawns: any, mate: any, depth: any })
      fc.assert(
        fc.property(data, ({ clk, emt, pawns, mate, depth }) => {
          for (const value of [
            { pawns, depth },
            { mate, depth },
          ]) {
            const text = makeComment({ text: 'so', clk, emt, eval: value } as never)
            expect(parseComment(text).text).toBe('so')
            expect(text).not.toMatch(/NaN|Infinity|undefined|null|object|e\+/)
          }
        }),
        { numRuns: 2000 },
      )
    })
  })

  test('shapes beyond what one command can hold are written in several', () => {
    const arrows = squareNames.flatMap(from =>
      squareNames
        .filter(to => to !== from)
        .slice(0, 5)
        .map(to => ({ color: 'red' as const, from, to })),
    )
    expect(arrows.length).toBe(320)
    expect(parseComment(makeComment({ text: 'so', arrows }))).toMatchObject({ text: 'so' })
    expect(parseComment(makeComment({ arrows })).arrows).toHaveLength(320)
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
  })

  test.each([
    ['opened, not closed', '[%csl'.repeat(20_000)],
    ['opened with a value', '[%csl Ga1 '.repeat(10_000)],
    ['spaces after a command', `[%clk${' '.repeat(100_000)}`],
    ['spaces after a value', `[%eval 1${' '.repeat(100_000)}x`],
    ['a value of spaces', `[%csl ${' '.repeat(100_000)}]`],
    ['many commands', ' [%clk 0:00:01]'.repeat(20_000)],
    ['many that cannot be read', '[%clk x] '.repeat(20_000)],
    ['brackets', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['one in another', '[%csl'.repeat(20_000) + ' Ga1]'.repeat(20_000)],
    ['a long text before', `${'so '.repeat(100_000)}${'[%emt 0:00:01] '.repeat(10_000)}`],
  ])('is read in linear time: %s', (_, comment) => {
    const started = performance.now()
    parseComment(comment)
    expect(performance.now() - started).toBeLessThan(3000)
  })

  test.each([
    ['a  [%clk 0:00:01] [%emt 0:00:02][%eval 1] b', 'a b'],
    ['[%csl[%eval 0.2] Ga1] a', 'a'],
    ['[%csl [x] Ga1] [%eval 1]', '[%csl [x] Ga1]'],
    ['] [%eval 1] [', '] ['],
  ])('the text of %s', (comment, text) => {
    expect(parseComment(comment).text).toBe(text)
  })
})
