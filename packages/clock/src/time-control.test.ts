import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ExtraMode, type Period, withExtra } from './period.js'
import { control } from './testing/clocks.js'
import { millis, seconds } from './time.js'
import { makeTimeControl, parseTimeControl, type TimeControlCode } from './time-control.js'

describe('reading a time control', () => {
  test('forty moves in ninety minutes, the rest in thirty, thirty seconds a move', () => {
    expect(parseTimeControl('40/5400+30:1800+30')).toEqual({
      ok: true,
      value: {
        periods: [
          { moves: 40, time: 5_400_000, mode: 'increment', extra: 30_000 },
          { moves: null, time: 1_800_000, mode: 'increment', extra: 30_000 },
        ],
      },
    })
  })

  test.each<[string, ExtraMode, number]>([
    ['300', 'none', 0],
    ['300+0', 'none', 0],
    ['300+2', 'increment', 2_000],
    ['300d3', 'delay', 3_000],
    ['300b3', 'bronstein', 3_000],
    ['300+0.5', 'increment', 500],
    [' 300 ', 'none', 0],
  ])('%j', (text, mode, extra) => {
    expect(control(text)).toEqual({ periods: [{ moves: null, time: 300_000, mode, extra }] })
  })

  test('no main time at all, only an increment', () => {
    expect(control('0+5').periods).toEqual([
      { moves: null, time: 0, mode: 'increment', extra: 5_000 },
    ])
  })
})

describe('rejecting a text that is not a time control', () => {
  test.each<[string, TimeControlCode, number | null]>([
    ['', 'time-control-empty', null],
    ['   ', 'time-control-empty', null],
    ['?', 'time-control-unknown', null],
    ['-', 'time-control-none', null],
    ['*180', 'time-control-sandclock', 1],
    ['40/7200:*180', 'time-control-sandclock', 2],
    ['5 min', 'time-control-malformed', 1],
    ['3+2+1', 'time-control-malformed', 1],
    ['-300', 'time-control-malformed', 1],
    ['300+', 'time-control-malformed', 1],
    ['300+-2', 'time-control-malformed', 1],
    ['1e3', 'time-control-malformed', 1],
    ['0x10', 'time-control-malformed', 1],
    ['300,5', 'time-control-malformed', 1],
    ['300.0005', 'time-control-malformed', 1],
    ['40/', 'time-control-malformed', 1],
    ['/300', 'time-control-malformed', 1],
    ['4.5/300', 'time-control-malformed', 1],
    ['300D3', 'time-control-malformed', 1],
    ['３００', 'time-control-malformed', 1],
    ['40/5400:', 'time-control-malformed', 2],
    [':300', 'time-control-malformed', 1],
    ['40/5400::300', 'time-control-malformed', 2],
    ['0/300', 'time-control-no-moves', 1],
    ['0', 'time-control-no-time', 1],
    ['0d5', 'time-control-no-time', 1],
    ['0b5', 'time-control-no-time', 1],
    ['0+0', 'time-control-no-time', 1],
    ['40/0+30', 'time-control-no-time', 1],
    ['1800:900', 'time-control-after-last', 1],
    ['40/5400:1800:900', 'time-control-after-last', 2],
    ['10000000', 'time-control-too-large', 1],
    ['10000/60', 'time-control-too-large', 1],
    ['60+86401', 'time-control-too-large', 1],
    ['9'.repeat(400), 'time-control-too-large', 1],
    [Array(21).fill('1/1').join(':'), 'time-control-too-large', null],
  ])('%j is %s', (text, code, period) => {
    const attempt = parseTimeControl(text)
    expect(attempt).toMatchObject({ ok: false, error: { code, period } })
  })

  test('says which part is wrong, and quotes at most a line of it', () => {
    const attempt = parseTimeControl('40/5400:abc')
    expect(attempt).toMatchObject({ ok: false, error: { text: 'abc', period: 2 } })
    const long = parseTimeControl('x'.repeat(1000))
    expect(long.ok === false && long.error.text.length).toBe(40)
  })

  test('never throws', () => {
    const junk = fc.string({ unit: fc.constantFrom(...'0123456789+/:db.*?- x'), maxLength: 30 })
    fc.assert(
      fc.property(fc.oneof(junk, fc.string()), text => {
        const attempt = parseTimeControl(text)
        if (attempt.ok) expect(parseTimeControl(makeTimeControl(attempt.value))).toEqual(attempt)
        else expect(attempt.error.code).toMatch(/^time-control-/)
      }),
    )
  })
})

describe('writing a time control', () => {
  test.each([
    '40/5400+30:1800+30',
    '300',
    '180+2',
    '300d3',
    '300b3',
    '40/7200:20/3600:900+30',
    '40/7200',
    '0+5',
    '10+0.1',
    '1/259200',
  ])('%s is read and written back unchanged', text => {
    expect(makeTimeControl(control(text))).toBe(text)
  })

  const period = (moves: fc.Arbitrary<number | null>): fc.Arbitrary<Period> =>
    fc
      .record({
        moves,
        time: fc.integer({ min: 1, max: 9_999_999_000 }).map(millis),
        mode: fc.constantFrom<ExtraMode>('none', 'increment', 'delay', 'bronstein'),
        extra: fc.integer({ min: 1, max: 86_400_000 }).map(millis),
      })
      .map(each => (each.mode === 'none' ? { ...each, extra: millis(0) } : each))
  const quota = fc.integer({ min: 1, max: 9_999 })

  test('any time control is read back', () => {
    fc.assert(
      fc.property(
        fc.array(period(quota), { maxLength: 5 }),
        period(fc.option(quota)),
        (first, last) => {
          const value = { periods: [...first, last] }
          expect(parseTimeControl(makeTimeControl(value))).toEqual({ ok: true, value })
        },
      ),
    )
  })

  test('with another extra in every period', () => {
    const text = makeTimeControl(withExtra(control('40/7200:900+30'), 'increment', seconds(5)))
    expect(text).toBe('40/7200+5:900+5')
    expect(makeTimeControl(withExtra(control('300+3'), 'delay', seconds(0)))).toBe('300')
  })
})
