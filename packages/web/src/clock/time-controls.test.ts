import { describe, expect, test } from 'vitest'
import { clock as en } from '../i18n/en/clock.js'
import { clock as sl } from '../i18n/sl/clock.js'
import { withOneLess, withOneMore } from './control-editor.js'
import { commonControls, controlOf, kinds, shortName, unbroken } from './time-controls.js'

describe('time controls by name', () => {
  test.each([
    ['180+2', '3′ + 2″'],
    ['300', '5′'],
    ['90', '1′30″'],
    ['40/5400+30:1800+30', '40/90′, 30′ + 30″'],
    ['40/7200:20/3600:900+30', '40/120′, 20/60′, 15′ + 30″'],
    ['1500b10', '25′ Bronstein 10″'],
    ['300d3', '5′ delay 3″'],
  ])('%s is written %s', (text, name) => {
    expect(shortName(controlOf(text), en)).toBe(name)
  })

  test('use the language if a word is needed', () => {
    expect(shortName(controlOf('300d3'), sl)).toBe('5′ zakasnitev 3″')
  })

  test('are not broken between the base time and the increment', () => {
    expect(unbroken('40/90′, 30′ + 30″')).toBe('40/90′, 30′\u00a0+\u00a030″')
  })

  test('are all valid, and none is offered twice', () => {
    const names = kinds.flatMap(kind =>
      commonControls[kind].map(text => shortName(controlOf(text), en)),
    )
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('a time control in the editor', () => {
  const { periods } = controlOf('5400+30')

  test('gets another period, and the one before gets a number of moves', () => {
    const more = withOneMore(periods)
    expect(more.map(period => period.moves)).toEqual([40, null])
    expect(more[1]?.extra).toBe(30_000)
  })

  test('loses a period, and the last one is for all remaining moves', () => {
    expect(withOneLess(withOneMore(periods))).toEqual(periods)
    expect(withOneLess(periods)).toEqual(periods)
  })
})
