import fc from 'fast-check'
import { addTime, cutTime } from '../adjustment.js'
import type { ChessClock } from '../chess-clock.js'
import { pauseClock, pressClock, restartClock, settleClock } from '../clock.js'
import type { ExtraMode, Period, TimeControl } from '../period.js'
import type { NextPeriod } from '../setup.js'
import { type Side, sides } from '../side.js'
import { type Instant, instant, type Millis, millis } from '../time.js'

/** An action on a clock, this many milliseconds `after` the one before. */
export interface Act {
  readonly after: number
  readonly kind: 'press' | 'pause' | 'restart' | 'look' | 'add' | 'cut'
  readonly side: Side
  readonly time: Millis
}

const anySide = fc.constantFrom(...sides)

const period = (moves: fc.Arbitrary<number | null>): fc.Arbitrary<Period> =>
  fc
    .record({
      moves,
      time: fc.integer({ min: 1, max: 120_000 }).map(millis),
      mode: fc.constantFrom<ExtraMode>('none', 'increment', 'delay', 'bronstein'),
      extra: fc.integer({ min: 1, max: 10_000 }).map(millis),
    })
    .map(({ moves, time, mode, extra }) => ({
      moves,
      time,
      mode,
      extra: mode === 'none' ? millis(0) : extra,
    }))

/** Short periods, so that a few actions cross several of them. */
export const anyControl: fc.Arbitrary<TimeControl> = fc
  .tuple(
    fc.array(period(fc.integer({ min: 1, max: 4 })), { maxLength: 3 }),
    period(fc.constant(null)),
  )
  .map(([first, last]) => ({ periods: [...first, last] }))

export const anyStyle = fc.constantFrom<NextPeriod>('at-move-count', 'at-zero', 'at-zero-for-both')

export const anyAct: fc.Arbitrary<Act> = fc.record({
  after: fc.oneof(fc.nat(3_000), fc.nat(30_000), fc.constant(0)),
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Act['kind']>('press') },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Act['kind']>('pause', 'restart', 'look', 'add', 'cut'),
    },
  ),
  side: anySide,
  time: fc.nat(20_000).map(millis),
})

export const anyActs = fc.array(anyAct, { maxLength: 60 })

/** Performs an action on the clock. */
export function done(clock: ChessClock, act: Act, now: Instant): ChessClock {
  switch (act.kind) {
    case 'press':
      return pressClock(clock, act.side, now)
    case 'pause':
      return pauseClock(clock, now)
    case 'restart':
      return restartClock(clock, now)
    case 'look':
      return settleClock(clock, now)
    case 'add':
      return addTime(clock, act.side, act.time, now)
    case 'cut':
      return cutTime(clock, act.side, act.time, now)
  }
}

/** Performs the actions one after another, starting at 0. */
export function afterActs(clock: ChessClock, acts: readonly Act[]): [ChessClock, Instant] {
  let now = instant(0)
  let after = clock
  for (const act of acts) {
    now = instant(now + act.after)
    after = done(after, act, now)
  }
  return [after, now]
}
