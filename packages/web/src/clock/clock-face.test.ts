import { clockSetup, hourglassSetup, millis, minutes } from '@jadoube/clock'
import { describe, expect, test } from 'vitest'
import { faceParts, faceWidth } from './clock-face.js'
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
