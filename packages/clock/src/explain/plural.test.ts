import { describe, expect, test } from 'vitest'
import { languages } from './language.js'
import { counted, pluralCategory } from './plural.js'

describe('plural forms', () => {
  test.each(languages)('in %s agree with the plural rules of Unicode', language => {
    const rules = new Intl.PluralRules(language, { maximumFractionDigits: 3 })
    for (let value = 0; value <= 1_205; value++)
      expect([value, pluralCategory(language, value)]).toEqual([value, rules.select(value)])
    for (const value of [0.1, 0.2, 0.5, 1.1, 1.5, 2.5, 3.11, 3.12, 4.14, 0.001, 10.021])
      expect([value, pluralCategory(language, value)]).toEqual([value, rules.select(value)])
  })

  test('Slovenian has a dual', () => {
    const forms = { one: 'ura', two: 'uri', few: 'ure', other: 'ur' }
    const said = [0, 1, 2, 3, 4, 5, 11, 12, 100, 101, 102, 105].map(n => counted('sl', n, forms))
    expect(said).toEqual([
      '0 ur',
      '1 ura',
      '2 uri',
      '3 ure',
      '4 ure',
      '5 ur',
      '11 ur',
      '12 ur',
      '100 ur',
      '101 ura',
      '102 uri',
      '105 ur',
    ])
  })

  test('a category that a language does not use falls back on other', () => {
    expect(counted('cs', 1.5, { one: 'tah', few: 'tahy', other: 'tahů' })).toBe('1,5 tahů')
  })
})
