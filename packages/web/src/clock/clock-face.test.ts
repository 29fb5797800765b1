import {
  clockSetup,
  displayTime,
  hourglassSetup,
  millis,
  minutes,
  parseClockTime,
} from '@jadoube/clock'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayedTime, faceParts, faceWidth } from './clock-face.js'
import { controlOf } from './time-controls.js'

const set = (text: string) => clockSetup(controlOf(text))

describe('the digits of the clock', () => {
  test.each([
    ['180+2', 'short'],
    ['597+2', 'short'],
    ['599+2', 'medium'],
    ['600', 'medium'],
    ['3599+1', 'long'],
    ['40/300:3600', 'long'],
  ] as const)('of %s are %s', (text, width) => {
    expect(faceWidth(set(text), minutes(1))).toBe(width)
  })

  test('fit the player with more time', () => {
    const setup = clockSetup({ white: controlOf('300'), black: controlOf('5400') })
    expect(faceWidth(setup, minutes(5), minutes(90))).toBe('long')
  })

  test('make room for added time', () => {
    expect(faceWidth(hourglassSetup(minutes(6)), minutes(2), minutes(10))).toBe('medium')
    expect(faceWidth(set('180+2'), minutes(61), minutes(3))).toBe('long')
  })

  test('separate the tenths', () => {
    expect(faceParts(millis(19_300))).toEqual(['0:19', '.3'])
    expect(faceParts(minutes(3))).toEqual(['3:00', ''])
    expect(faceParts(millis(0))).toEqual(['0:00', ''])
  })
})

describe('an hourglass', () => {
  const show = (setup: ReturnType<typeof hourglassSetup>, white: number, black: number) => {
    const left = { white: millis(white), black: millis(black) }
    return (['white', 'black'] as const).map(side => displayTime(displayedTime(setup, left, side)))
  }

  test('shows what it was set to, whoever has more', () => {
    const setup = hourglassSetup(minutes(3))
    expect(show(setup, 180_000, 180_000)).toEqual(['3:00', '3:00'])
    expect(show(setup, 179_500, 180_500)).toEqual(['3:00', '3:00'])
    expect(show(setup, 178_900, 181_100)).toEqual(['2:59', '3:01'])
    expect(show(setup, 200_400, 159_600)).toEqual(['3:20', '2:40'])
    expect(show(setup, 9_360, 350_640)).toEqual(['0:09.4', '5:51'])
    expect(show(setup, 0, 360_000)).toEqual(['0:00', '6:00'])
  })

  test('always shows the same time together', () => {
    const read = (text: string) => {
      const time = parseClockTime(text)
      if (!time.ok) throw new Error(text)
      return time.value
    }
    const total = fc.integer({ min: 2, max: 1200 })
    fc.assert(
      fc.property(total, fc.double({ min: 0, max: 1, noNaN: true }), (count, part) => {
        const setup = hourglassSetup(millis(count * 500))
        const white = Math.round(count * 1000 * part)
        const times = show(setup, white, count * 1000 - white)
        // If only one side shows tenths, the seconds are compared.
        const isExact = times.every(text => text.includes('.'))
        const sum = times.reduce(
          (all, text) => all + read(isExact ? text : text.replace(/\..*/, '')),
          0,
        )
        expect(sum, String(times)).toBe(count * 1000)
      }),
    )
  })

  test('is the only clock that is shown in another way', () => {
    const left = { white: millis(181_100), black: millis(178_900) }
    expect(displayedTime(set('180+2'), left, 'white')).toBe(181_100)
  })
})
