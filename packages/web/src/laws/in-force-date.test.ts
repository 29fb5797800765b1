import { expect, test } from 'vitest'
import { laws as sl } from '../i18n/sl/laws.js'
import { laws as sr } from '../i18n/sr/laws.js'
import { inForceDate } from './in-force-date.js'

// After “from” a month needs another grammatical case than the one that `Intl` uses: “od 1. januar
// 2018” is wrong.

test('Slovenian and Serbian have no month in the wrong grammatical case', () => {
  expect(sl.inForceFrom(inForceDate('2018-01-01', 'sl'))).toBe('velja od 1. 1. 2018')
  expect(sr.inForceFrom(inForceDate('2018-01-01', 'sr'))).toBe('на снази од 1. 1. 2018.')
})

test('a year alone stays a year', () => {
  expect(sl.inForceFrom(inForceDate('2008', 'sl'))).toBe('velja od leta 2008')
  expect(sr.inForceFrom(inForceDate('2008', 'sr'))).toBe('на снази од 2008. године')
})

test('the other languages write the month out', () => {
  expect(inForceDate('2018-01-01', 'en')).toBe('1 January 2018')
  expect(inForceDate('2018-01-01', 'cs')).toBe('1. ledna 2018')
  expect(inForceDate('2018-01-01', 'fi')).toBe('1. tammikuuta 2018')
})
