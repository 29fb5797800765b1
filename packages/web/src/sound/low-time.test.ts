import { describe, expect, test } from 'vitest'
import { lowTimeWatch } from './low-time.js'

describe('the warning of little time', () => {
  test('is heard once at 30 seconds and once at 10', () => {
    const watch = lowTimeWatch()
    const heard = [31_000, 30_500, 30_000, 29_950, 12_000, 10_010, 9990, 9000, 10].map(left =>
      watch('white', left),
    )
    expect(heard).toEqual([false, false, true, false, false, false, true, false, false])
  })

  test('is not repeated when the increment lifts the clock above it', () => {
    const watch = lowTimeWatch()
    const heard = [31_000, 29_000, 34_000, 29_000].map(left => watch('black', left))
    expect(heard).toEqual([false, true, false, false])
  })

  test('is separate for each player', () => {
    const watch = lowTimeWatch()
    watch('white', 31_000)
    watch('black', 31_000)
    expect([watch('white', 29_000), watch('black', 29_000)]).toEqual([true, true])
  })

  test('is not heard if a game begins below it, or when the flag falls', () => {
    const watch = lowTimeWatch()
    expect([15_000, 14_000].map(left => watch('white', left))).toEqual([false, false])
    const late = lowTimeWatch()
    expect([31_000, -5].map(left => late('white', left))).toEqual([false, false])
  })
})
