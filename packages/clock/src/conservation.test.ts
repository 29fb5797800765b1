import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChessClock } from './chess-clock.js'
import { newClock, pressClock, settleClock, startClock, timeLeft } from './clock.js'
import { isLastPeriod, periodAt } from './period.js'
import { readClock } from './reading.js'
import { clockSetup, type NextPeriod } from './setup.js'
import { type Side, sides } from './side.js'
import { type Act, afterActs, anyAct, anyActs, anyControl, anyStyle, done } from './testing/acts.js'
import { control, started } from './testing/clocks.js'
import { Ledger } from './testing/ledger.js'
import { instant } from './time.js'

const begin = (setup: Parameters<typeof newClock>[0]): ChessClock =>
  startClock(newClock(setup), instant(0))

describe('time is conserved', () => {
  test('the time left is the time given minus the time used, after any actions', () => {
    fc.assert(
      fc.property(anyControl, anyControl, anyActs, (white, black, acts) => {
        let clock = begin(clockSetup({ white, black }))
        const ledgers = { white: new Ledger(white), black: new Ledger(black) }
        let now = instant(0)
        for (const act of acts) {
          now = instant(now + act.after)
          if (clock.state === 'running') ledgers[clock.turn].think(act.after)
          if (act.kind === 'press' && clock.state === 'running' && clock.turn === act.side)
            ledgers[act.side].complete()
          if (act.kind === 'add') ledgers[act.side].adjust(act.time)
          if (act.kind === 'cut') ledgers[act.side].adjust(-act.time)
          clock = done(clock, act, now)
          for (const side of sides) {
            expect(settleClock(clock, now)[side].left).toBe(ledgers[side].left)
            expect(timeLeft(clock, side, now)).toBe(ledgers[side].shown)
          }
        }
      }),
      { numRuns: 400 },
    )
  })

  test('without extra time, the time shown and the time used add up to the periods, on every kind of clock', () => {
    const plain = fc.array(
      anyAct.filter(({ kind }) => kind !== 'add' && kind !== 'cut'),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(anyStyle, plain, (nextPeriod, acts) => {
        const times = control('3/40:2/20:30')
        const [clock] = afterActs(begin(clockSetup(times, { nextPeriod })), acts)
        for (const side of sides) {
          const { left, used, period } = clock[side]
          const given = times.periods.slice(0, period + 1).reduce((sum, each) => sum + each.time, 0)
          // A player who overran by more than they were given has used more than that, and the
          // clock shows zero.
          const isOut = left === 0 && isLastPeriod(times, period)
          if (isOut) expect(used).toBeGreaterThanOrEqual(given)
          else expect(left + used).toBe(given)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('presses in any order never create time', () => {
    fc.assert(
      fc.property(anyControl, anyStyle, anyActs, (times, nextPeriod, acts) => {
        let clock = begin(clockSetup(times, { nextPeriod }))
        let now = instant(0)
        for (const act of acts.map((each): Act => ({ ...each, kind: 'press' }))) {
          now = instant(now + act.after)
          const settled = settleClock(clock, now)
          const after = pressClock(clock, act.side, now)
          if (clock.turn !== act.side) expect(after).toBe(clock)
          else {
            const { mode, extra, time } = most(after, act.side)
            const gained = timeLeft(after, act.side, now) - timeLeft(settled, act.side, now)
            const entered = after[act.side].period - settled[act.side].period
            expect(gained).toBeLessThanOrEqual(entered * time + (mode ? 2 * extra : 0))
          }
          clock = after
        }
      }),
      { numRuns: 300 },
    )
  })

  /**
   * The most that a press can add: one move's extra before, one after, and the time of a period.
   */
  function most(clock: ChessClock, side: Side) {
    const { periods } = clock.setup[side]
    return {
      mode: periods.some(({ mode }) => mode === 'increment' || mode === 'bronstein'),
      extra: Math.max(...periods.map(({ extra }) => extra)),
      time: Math.max(...periods.map(({ time }) => time)),
    }
  }
})

describe('the number of readings does not matter', () => {
  test('a clock that is read often shows the same as one that is read once', () => {
    fc.assert(
      fc.property(
        anyControl,
        anyStyle,
        anyActs,
        fc.array(fc.nat(400), { minLength: 1, maxLength: 1000 }),
        (times, nextPeriod, acts, steps) => {
          const [clock, from] = afterActs(begin(clockSetup(times, { nextPeriod })), acts)
          let now = from
          let stepped = clock
          for (const step of steps) {
            now = instant(now + step)
            stepped = settleClock(stepped, now)
          }
          expect(stepped).toEqual(settleClock(clock, now))
          expect(readClock(stepped, now)).toEqual(readClock(clock, now))
          for (const side of sides)
            expect(timeLeft(clock, side, now)).toBe(readClock(stepped, now)[side].left)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('there is no rounding error after seven hours', () => {
    const sevenHours = 7 * 3_600_000
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 150, maxLength: 300 }),
        thinking => {
          // No player can overrun these times, so the sums must be exact.
          let clock = started('40/7200+30:20/3600+30:14400+30')
          let now = 0
          for (const time of thinking) {
            now = Math.min(now + time, sevenHours)
            clock = pressClock(clock, clock.turn, instant(now))
          }
          clock = settleClock(clock, instant(sevenHours))
          expect(clock.falls).toEqual([])
          expect(clock.white.used + clock.black.used).toBe(sevenHours)
          for (const side of sides) {
            const { left, used, presses } = clock[side]
            expect(left).toBe(25_200_000 + 30_000 * (presses + 1) - used)
          }
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('the kinds of clock', () => {
  /** The time left, including the periods that are still to be added. */
  const total = (clock: ChessClock, side: Side): number =>
    clock.setup[side].periods
      .slice(clock[side].period + 1)
      .reduce<number>((sum, { time }) => sum + time, clock[side].left)

  const hasRunOut = (clock: ChessClock): boolean =>
    clock.falls.some(({ quota }) => quota === null) || sides.some(side => total(clock, side) <= 0)

  test('give the same total time, whatever happens', () => {
    let compared = 0
    fc.assert(
      fc.property(anyControl, anyControl, anyActs, (white, black, acts) => {
        const styles: readonly NextPeriod[] = ['at-move-count', 'at-zero', 'at-zero-for-both']
        const clocks = styles.map(nextPeriod => {
          const [clock, now] = afterActs(begin(clockSetup({ white, black }, { nextPeriod })), acts)
          return settleClock(clock, now)
        })
        // Time past the end of the last period is not counted, so the comparison ends there.
        if (clocks.some(hasRunOut)) return
        compared++
        for (const side of sides) {
          const [first, ...others] = clocks.map(clock => total(clock, side))
          expect(others).toEqual([first, first])
          expect(new Set(clocks.map(clock => clock[side].used)).size).toBe(1)
        }
      }),
      { numRuns: 500 },
    )
    expect(compared).toBeGreaterThan(50)
  })
})

test('a clock is plain data: after a round trip through JSON it continues in the same way', () => {
  fc.assert(
    fc.property(anyControl, anyStyle, anyActs, anyActs, (times, nextPeriod, before, after) => {
      const [clock] = afterActs(begin(clockSetup(times, { nextPeriod })), before)
      const read = JSON.parse(JSON.stringify(clock)) as ChessClock
      expect(read).toStrictEqual(clock)
      expect(afterActs(read, after)).toStrictEqual(afterActs(clock, after))
      expect(JSON.stringify(read)).toBe(JSON.stringify(clock))
    }),
    { numRuns: 100 },
  )
})

test('no function changes the clock that it gets', () => {
  fc.assert(
    fc.property(anyControl, anyStyle, anyActs, anyAct, (times, nextPeriod, acts, last) => {
      const [clock, now] = afterActs(begin(clockSetup(times, { nextPeriod })), acts)
      const copy = JSON.stringify(clock)
      done(clock, last, instant(now + last.after))
      expect(JSON.stringify(clock)).toBe(copy)
    }),
    { numRuns: 100 },
  )
})

test('a period is added once, and only forward', () => {
  fc.assert(
    fc.property(anyControl, anyStyle, anyActs, (times, nextPeriod, acts) => {
      const [clock] = afterActs(begin(clockSetup(times, { nextPeriod })), acts)
      for (const side of sides) {
        expect(clock[side].period).toBeLessThan(times.periods.length)
        expect(periodAt(times, clock[side].period)).toBe(times.periods[clock[side].period])
      }
      for (const [index, fall] of clock.falls.entries())
        expect(fall.at).toBeGreaterThanOrEqual(clock.falls[index - 1]?.at ?? 0)
    }),
    { numRuns: 200 },
  )
})
