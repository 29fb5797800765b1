import { describe, expect, test } from 'vitest'
import { incrementFor, isLastPeriod, periodAt, periodOfMove, quotaAfter } from './period.js'
import { control } from './testing/clocks.js'

const classical = control('40/7200:20/3600:900+30')

describe('periods', () => {
  test('[gloss.move-count · fide-2017] [time.quota · fide-2017] each player has their own moves to complete', () => {
    expect([0, 1, 2].map(index => quotaAfter(classical, index))).toEqual([40, 60, null])
    expect([0, 1, 2, 3].map(index => isLastPeriod(classical, index))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test.each([
    [1, 0],
    [40, 0],
    [41, 1],
    [60, 1],
    [61, 2],
    [500, 2],
  ])('move %i belongs to period %i', (move, period) => {
    expect(periodOfMove(classical, move)).toBe(period)
  })

  test('a last period with a number of moves repeats without end', () => {
    const repeated = control('40/7200:16/3600')
    expect([40, 41, 56, 57, 72, 73].map(move => periodOfMove(repeated, move))).toEqual([
      0, 1, 1, 2, 2, 3,
    ])
    expect([0, 1, 2, 3].map(index => quotaAfter(repeated, index))).toEqual([40, 56, 72, 88])
    expect(periodAt(repeated, 9).time).toBe(3_600_000)
    expect(isLastPeriod(repeated, 9)).toBe(false)
    expect([1, 40, 41].map(move => periodOfMove(control('40/7200'), move))).toEqual([0, 0, 1])
  })

  test('the increment for a move is the one of its period', () => {
    expect([60, 61].map(move => incrementFor(classical, move))).toEqual([0, 30_000])
    expect(incrementFor(control('300d3'), 1)).toBe(0)
  })
})
