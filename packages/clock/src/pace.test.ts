import { describe, expect, test } from 'vitest'
import { gamePace, type Pace, type PaceBounds, paceOf, thinkingTime } from './pace.js'
import { clockSetup } from './setup.js'
import { control } from './testing/clocks.js'
import { millis, minutes } from './time.js'

const below = (limit: number) => ({ time: minutes(limit), inclusive: false })
const exactly = (limit: number) => ({ time: minutes(limit), inclusive: true })

// A1 and B1 of 2009: 15 minutes are already rapid. A.1 and B.1 since 2017: 10 minutes are still
// blitz.
const fide2009: PaceBounds = {
  moves: 60,
  rapid: { from: exactly(15), to: below(60) },
  blitz: { from: null, to: below(15) },
}
const fide2017: PaceBounds = {
  moves: 60,
  rapid: { from: below(10), to: below(60) },
  blitz: { from: null, to: exactly(10) },
}

/** Minutes, and seconds per move, as in the check values of the catalogue. */
const pace = (base: number, increment: number, bounds: PaceBounds): Pace =>
  paceOf(control(`${base * 60}+${increment}`), bounds)

describe('a fixed time', () => {
  test('[rapid.def.fixed · fide-2009] [blitz.def.fixed · fide-2009] 15 minutes are in, 60 are out', () => {
    expect(pace(60, 0, fide2009)).toBe('standard')
    expect(pace(59, 0, fide2009)).toBe('rapid')
    expect(pace(15, 0, fide2009)).toBe('rapid')
    expect(pace(14, 0, fide2009)).toBe('blitz')
    expect(pace(12, 0, fide2009)).toBe('blitz')
    expect(pace(10, 0, fide2009)).toBe('blitz')
  })

  test('[rapid.def.fixed · fide-2017] [blitz.def.fixed · fide-2017] more than 10 minutes, less than 60', () => {
    expect(pace(60, 0, fide2017)).toBe('standard')
    expect(pace(15, 0, fide2017)).toBe('rapid')
    expect(pace(12, 0, fide2017)).toBe('rapid')
    expect(pace(10, 0, fide2017)).toBe('blitz')
  })

  test('[rapid.def.fixed · fide-2018] [blitz.def.fixed · fide-2018] [rapid.def.fixed · fide-2023] [blitz.def.fixed · fide-2023] the ends to the second', () => {
    const at = (seconds: number) => paceOf(control(`${seconds}`), fide2017)
    expect([600, 601, 3599, 3600].map(at)).toEqual(['blitz', 'rapid', 'rapid', 'standard'])
  })

  test('[gloss.standard · fide-2017] at least 60 minutes are standard play', () => {
    expect(pace(60, 0, fide2017)).toBe('standard')
    expect(paceOf(control('3599.999'), fide2017)).toBe('rapid')
  })
})

describe('base and 60 times the increment', () => {
  test('[rapid.def.increment · fide-2009] [blitz.def.increment · fide-2009] in the window of 2009', () => {
    expect(pace(30, 30, fide2009)).toBe('standard')
    expect(pace(14, 1, fide2009)).toBe('rapid')
    expect(pace(10, 5, fide2009)).toBe('rapid')
    expect(pace(10, 1, fide2009)).toBe('blitz')
    expect(pace(8, 3, fide2009)).toBe('blitz')
    expect(pace(5, 3, fide2009)).toBe('blitz')
  })

  test('[rapid.def.increment · fide-2017] [blitz.def.increment · fide-2017] in the window of 2017', () => {
    expect(pace(30, 30, fide2017)).toBe('standard')
    expect(pace(14, 1, fide2017)).toBe('rapid')
    expect(pace(10, 1, fide2017)).toBe('rapid')
    expect(pace(8, 3, fide2017)).toBe('rapid')
  })

  test('[rapid.def.increment · fide-2018] [blitz.def.increment · fide-2018] [rapid.def.increment · fide-2023] [blitz.def.increment · fide-2023] ten minutes in all are blitz', () => {
    expect(pace(5, 5, fide2017)).toBe('blitz')
    expect(pace(3, 2, fide2017)).toBe('blitz')
    expect(pace(10, 0, fide2017)).toBe('blitz')
    expect(pace(15, 10, fide2017)).toBe('rapid')
  })

  test('an extra as delay or Bronstein counts like an increment', () => {
    expect(paceOf(control('300d5'), fide2017)).toBe('blitz')
    expect(paceOf(control('300d6'), fide2017)).toBe('rapid')
    expect(paceOf(control('300b6'), fide2017)).toBe('rapid')
  })

  test('each move counts the extra of its own period', () => {
    // 40 × 10 s and 20 × 30 s, to 20 minutes of main time.
    expect(thinkingTime(control('40/600+10:600+30'), 60)).toBe(minutes(20) + 400_000 + 600_000)
    expect(thinkingTime(control('40/7200:20/3600:900+30'), 60)).toBe(minutes(195))
    expect(thinkingTime(control('40/7200'), 60)).toBe(minutes(240))
    expect(thinkingTime(control('300'), 0)).toBe(minutes(5))
  })
})

describe('other windows', () => {
  test('[fb.time.fixed · finland-blitz-2008] [fb.time.increment · finland-blitz-2008] any time is blitz, and no moves are counted', () => {
    const bounds: PaceBounds = { moves: 0, rapid: null, blitz: { from: null, to: null } }
    expect(pace(5, 0, bounds)).toBe('blitz')
    expect(pace(90, 30, bounds)).toBe('blitz')
  })

  test('without ranges for rapid and blitz, every game is standard', () => {
    expect(pace(3, 2, { moves: 60, rapid: null, blitz: null })).toBe('standard')
  })
})

describe('unequal times', () => {
  const game = (white: string, black: string) =>
    gamePace(clockSetup({ white: control(white), black: control(black) }), fide2017)

  test("each player's own time must be in the range", () => {
    expect(game('300', '240')).toBe('blitz')
    expect(game('900', '660')).toBe('rapid')
  })

  test('the bounds do not decide the pace if the players are in different ranges', () => {
    expect(game('720', '480')).toBeNull()
  })
})

test('bounds may lie between the seconds', () => {
  const bounds: PaceBounds = {
    moves: 60,
    rapid: null,
    blitz: { from: { time: millis(1_500), inclusive: false }, to: null },
  }
  expect(paceOf(control('1.5'), bounds)).toBe('standard')
  expect(paceOf(control('1.501'), bounds)).toBe('blitz')
})
