import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { dayAndTimeOf, dayOf, longDayOf } from './date-text.js'
import { type Language, speak } from './language.js'
import { dayAndHour, dayText, timeOfDay } from './time-of-day.js'

const afternoon = new Date(2026, 10, 8, 14, 5, 9)

// Files of one worker share the language, and another test may have changed it. There is no page
// here.
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
})

describe('a date', () => {
  test('in English has the day first and the month by name, with 24 hours', () => {
    expect(dayOf(afternoon)).toBe('8 Nov 2026')
    expect(longDayOf(afternoon)).toBe('8 November 2026')
    expect(dayAndTimeOf(afternoon)).toBe('8 Nov 2026, 14:05')
    expect(dayText('2026.11.08')).toBe('8 Nov 2026')
    expect(dayText('2026.??.??')).toBe('2026.––.––')
    expect(dayAndHour(Number(afternoon))).toBe('Sun 8 Nov, 14:05')
    expect(timeOfDay(Number(afternoon))).toBe('14:05:09')
  })

  test.each<[Language, string]>([
    ['sl', '8. nov. 2026'],
    ['sr', '8. 11. 2026.'],
    ['cs', '8. 11. 2026'],
    ['fi', '8.11.2026'],
  ])('in %s is written as there', (spoken, day) => {
    expect(dayOf(afternoon, spoken)).toBe(day)
    expect(dayAndTimeOf(afternoon, spoken)).toMatch(/14[:.]05/)
  })
})

test('all pages write dates with these functions', () => {
  const sources = join(dirname(fileURLToPath(import.meta.url)), '..')
  const others = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.(test|suite)\.ts$/.test(file))
    .map(file => join(sources, file))
    .filter(file =>
      /DateTimeFormat\(|toLocale(Date|Time)?String\(/.test(readFileSync(file, 'utf8')),
    )
    .map(file => relative(sources, file))
  expect(others).toEqual([join('i18n', 'date-text.ts')])
})
