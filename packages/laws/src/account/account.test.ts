import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../explanations/index.js'
import { ruleRecord } from '../record/index.js'
import { makeAccount, wordings } from './account.js'

const conformance = new URL('../../../../conformance/', import.meta.url).pathname
const cases = readdirSync(conformance, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.jsonl'))
  .sort()

/** What people said, wrote or are called stays as it was, in whatever language. */
const theirOwn = /"(?:why|text|name|what)":"((?:[^"\\]|\\.)*)"/g

const accounts = (language: Language): string[] =>
  cases.flatMap(name => {
    const text = readFileSync(join(conformance, name), 'utf8')
    const ruled = ruleRecord(text)
    if (!ruled.ok) throw new Error(`${name}: ${ruled.error.reason}`)
    const own = [...text.slice(text.indexOf('\n')).matchAll(theirOwn)].map(([, each]) => each!)
    return makeAccount(ruled.value, language).map(line => {
      const rest = own.reduce(
        (left, each) => (each === '' ? left : left.replaceAll(each, '…')),
        line,
      )
      return `${name}: ${rest}`
    })
  })

describe.each(languages)('the account in %s', language => {
  const lines = accounts(language)

  test('has a word for everything in every conformance case', () => {
    const holes = lines.filter(line => /undefined|null|NaN|\[object/.test(line))
    expect(holes).toEqual([])
  })

  test('is not English where it is not to be', () => {
    if (language === 'en') return
    const english = lines.filter(line =>
      /\b(the|White|Black|move|clock|arbiter)\b/.test(said(line)),
    )
    expect(english).toEqual([])
  })
})

const said = (line: string): string => line.slice(line.indexOf(':') + 1)

describe('wordings', () => {
  test('every language says what English says', () => {
    const { en, ...others } = wordings
    for (const [language, wording] of Object.entries(others)) {
      for (const part of ['events', 'claims', 'reasons', 'effects'] as const) {
        const missing = Object.keys(en[part]).filter(key => !(key in wording[part]))
        expect(missing, `${part} in ${language}`).toEqual([])
      }
    }
  })
})
