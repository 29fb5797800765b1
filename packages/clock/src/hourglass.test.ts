import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addTime, cutTime, setClock } from './adjustment.js'
import { nextAlarm } from './alarm.js'
import type { ChessClock } from './chess-clock.js'
import {
  newClock,
  pauseClock,
  pressClock,
  restartClock,
  settleClock,
  startClock,
  timeLeft,
} from './clock.js'
import { explainClockSetup } from './explain/explain.js'
import { languages } from './explain/language.js'
import { hourglassSetup } from './hourglass.js'
import { readClock } from './reading.js'
import { type Side, sides } from './side.js'
import { afterActs, anyActs } from './testing/acts.js'
import { at, pressed } from './testing/clocks.js'
import { instant, millis, minutes, seconds } from './time.js'

const begun = (white = minutes(3), black = white): ChessClock =>
  startClock(newClock(hourglassSetup(white, black)), at(0))
const times = (clock: ChessClock, second: number) =>
  sides.map(side => timeLeft(clock, side, at(second)))

describe('an hourglass', () => {
  test('gives to one player what the other uses, at every moment and not only at the press', () => {
    const clock = begun()
    expect(times(clock, 0)).toEqual([180_000, 180_000])
    expect(times(clock, 10)).toEqual([170_000, 190_000])
    const after = pressed(clock, 10)
    expect(times(after, 10)).toEqual([170_000, 190_000])
    expect(times(after, 25)).toEqual([185_000, 175_000])
    expect(readClock(after, at(25)).white.left).toBe(185_000)
  })

  test('does not run while it is paused', () => {
    const paused = pauseClock(begun(), at(10))
    expect(times(paused, 500)).toEqual([170_000, 190_000])
    expect(times(restartClock(paused, at(500)), 510)).toEqual([160_000, 200_000])
  })

  test('may begin with unequal times', () => {
    expect(times(begun(minutes(5), minutes(2)), 60)).toEqual([240_000, 180_000])
  })

  test('falls at the exact moment, and the other side then has all the sand', () => {
    const clock = begun(seconds(60))
    expect(nextAlarm(clock)).toMatchObject({ at: 60_000, side: 'white', adds: null })
    expect(readClock(clock, at(59.999)).white.flagDown).toBe(false)
    const late = readClock(clock, at(500))
    expect(late.white).toMatchObject({ left: 0, flagDown: true, used: 60_000 })
    expect(late.black).toMatchObject({ left: 120_000, flagDown: false })
    expect(late.falls[0]?.at).toBe(60_000)
  })

  test('keeps a fallen flag down when sand comes back', () => {
    const clock = pressClock(begun(seconds(60)), 'white', at(70))
    const reading = readClock(clock, at(80))
    expect(reading.white).toMatchObject({ left: 10_000, flagDown: true })
    expect(reading.black).toMatchObject({ left: 110_000, flagDown: false })
    expect(reading.firstToFall).toBe('white')
  })

  test('time that the arbiter sets, adds or takes does not go to or from the other player', () => {
    const set = setClock(begun(), 'white', { left: seconds(30) }, at(10))
    expect(times(set, 10)).toEqual([30_000, 190_000])
    expect(times(addTime(set, 'black', seconds(5), at(10)), 10)).toEqual([30_000, 195_000])
    expect(times(cutTime(set, 'black', seconds(5), at(10)), 10)).toEqual([30_000, 185_000])
  })

  test('must have sand on both sides', () => {
    expect(() => hourglassSetup(millis(0))).toThrow(RangeError)
    expect(() => hourglassSetup(minutes(1), millis(0))).toThrow(RangeError)
  })

  test('counts moves as any clock does', () => {
    const clock = pressed(begun(), 1, 2, 3)
    expect([clock.white.presses, clock.black.presses]).toEqual([2, 1])
  })
})

const anyBulb = fc.integer({ min: 1, max: 120_000 }).map(millis)
const ofPlayers = anyActs.map(acts => acts.filter(({ kind }) => kind !== 'add' && kind !== 'cut'))

describe('the sand', () => {
  test('is constant in total, whatever the players do', () => {
    let fell = 0
    fc.assert(
      fc.property(anyBulb, anyBulb, ofPlayers, (white, black, acts) => {
        const [clock, now] = afterActs(begun(white, black), acts)
        const left = (side: Side) => timeLeft(clock, side, now)
        expect(left('white') + left('black')).toBe(white + black)
        expect(Math.min(left('white'), left('black'))).toBeGreaterThanOrEqual(0)
        for (const side of sides) {
          const { [side]: mine } = settleClock(clock, now)
          const other = side === 'white' ? 'black' : 'white'
          const began = side === 'white' ? white : black
          expect(mine.left).toBe(began - mine.used + settleClock(clock, now)[other].used)
        }
        if (clock.falls.length > 0) fell++
      }),
      { numRuns: 300 },
    )
    expect(fell).toBeGreaterThan(20)
  })

  test('runs the same whether it is read once or often', () => {
    fc.assert(
      fc.property(
        anyBulb,
        ofPlayers,
        fc.array(fc.nat(400), { minLength: 1, maxLength: 200 }),
        (time, acts, steps) => {
          const [clock, from] = afterActs(begun(time), acts)
          let now = from
          let stepped = clock
          for (const step of steps) {
            now = instant(now + step)
            stepped = settleClock(stepped, now)
          }
          expect(stepped).toEqual(settleClock(clock, now))
          expect(readClock(stepped, now)).toEqual(readClock(clock, now))
        },
      ),
      { numRuns: 100 },
    )
  })

  test('is plain data', () => {
    const clock = pressed(begun(), 10, 30)
    expect(JSON.parse(JSON.stringify(clock))).toStrictEqual(clock)
  })
})

test('an hourglass is explained in every language, equal times once', () => {
  expect(
    languages.map(language => explainClockSetup(hourglassSetup(minutes(3)), language)),
  ).toEqual([
    '3 minutes. The time that one player uses is added to the other player’s clock.',
    '3 minute. Čas, ki ga porabi en igralec, se prišteje na uro drugega.',
    '3 минута. Време које утроши један играч додаје се на сат другог.',
    '3 minuty. Čas, který jeden hráč spotřebuje, se připočítá na hodiny druhého.',
    '3 minuuttia. Toisen pelaajan käyttämä aika lisätään vastustajan kelloon.',
  ])
  expect(explainClockSetup(hourglassSetup(minutes(5), minutes(2)), 'en')).toBe(
    'White: 5 minutes. Black: 2 minutes. The time that one player uses is added to the other player’s clock.',
  )
})
