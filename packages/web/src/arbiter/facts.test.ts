import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type FactName,
  type Facts,
  type FactValue,
  parseCaseFile,
  recordOfCase,
  ruleRecord,
} from '@jadoube/laws'
import { describe, expect, test, vi } from 'vitest'
import { fetchSentences, narration } from '../account/narration.js'
import { fetchMoreWords, inLatin, languages, speak, words, written } from '../i18n/language.js'
import { type FactWords, loadFactWords } from './fact-words.js'
import { factLabel, factText } from './facts.js'

const folder = fileURLToPath(new URL('../../../../conformance', import.meta.url))

/** The facts of every question that any conformance case raises. */
const asked: readonly Facts[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.case'))
  .flatMap(name => {
    const file = parseCaseFile(readFileSync(join(folder, name), 'utf8'))
    if (!file.ok) throw new Error(`${name}:${file.error.line}: ${file.error.reason}`)
    const ruled = ruleRecord(recordOfCase(file.value))
    if (!ruled.ok) return []
    return ruled.value.events.flatMap(event => (event.type === 'question' ? [event.facts] : []))
  })

/** Whether a text is a code of the record. `flag-fall` is also a word in English. */
const isCode = (text: string): boolean => /^[a-z]{2,}(-[a-z]+)+$/.test(text) && text !== 'flag-fall'

describe.each(languages)('the facts for the arbiter, in %s', language => {
  const known = async (): Promise<FactWords> => {
    vi.stubGlobal('document', { documentElement: {} })
    await speak(language)
    await fetchMoreWords()
    fetchSentences()
    await vi.waitFor(() => expect(narration.value?.language).toBe(written.value), 30_000)
    const found = await loadFactWords(written.value)
    return language === 'sr-Latn' ? inLatin(found) : found
  }

  test('all have a name, and no value is shown as a code', async () => {
    const { labels, values } = await known()
    expect(asked.length).toBeGreaterThan(100)
    const names = new Set(asked.flatMap(facts => Object.keys(facts) as FactName[]))
    expect([...names].filter(name => labels[name] === undefined)).toEqual([])
    const shown = asked.flatMap(facts =>
      (Object.entries(facts) as [FactName, FactValue][]).map(([name, value]) => [
        name,
        factText(name, value, { labels, values }),
      ]),
    )
    expect(shown.filter(([, text]) => text === '' || isCode(text ?? ''))).toEqual([])
    expect(shown.filter(([, text]) => /1\/2|\b[01]-/.test(text ?? ''))).toEqual([])
  })

  test('[score.signed-stands · fide-2018] a signed result is not called a clock', async () => {
    const { labels, values } = await known()
    const { white } = words().frame
    expect(factLabel('white', '1/2-1/2', { labels, values })).toBe(white)
    expect(factText('white', '1/2-1/2', { labels, values })).toBe('½–½')
    expect(factLabel('white', 60_000, { labels, values })).toBe(labels.white)
  })
})
