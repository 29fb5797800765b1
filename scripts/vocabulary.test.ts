import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { avoided } from '../packages/laws/src/vocabulary/avoided.js'
import { terms } from '../packages/laws/src/vocabulary/terms.js'

// One word for one thing: everything that people read, held against the words that were not chosen.

const root = new URL('..', import.meta.url).pathname
const languages = ['en', 'sl', 'sr', 'cs', 'fi'] as const

/** The sources that hold sentences in one language: a folder or a file of that name. */
function sourcesIn(language: string): string[] {
  return ['packages/laws/src', 'packages/web/src', 'packages/clock/src', 'packages/tournament/src']
    .map(folder => join(root, folder))
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        // What people may type into a search, or say, has to know the other words, too.
        .filter(file => !/[/\\](asked|lexicon)[/\\]|^testing[/\\]/.test(file))
        .filter(file => file.split(/[/\\.]/).includes(language))
        .map(file => join(folder, file)),
    )
}

const literal = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g

/** The texts of a file: its string literals and templates. */
function textsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(literal)].map(match => match[1] ?? match[2] ?? '')
}

/** A word in any alphabet: not preceded and not followed by a letter. */
function wholeWord(source: string): RegExp {
  const inAnyAlphabet = source.replaceAll('\\w', '[\\p{L}]')
  return new RegExp(`(?<!\\p{L})(?:${inAnyAlphabet})(?!\\p{L})`, 'iu')
}

test('every avoided word belongs to a term of the vocabulary', () => {
  const ids = new Set(terms.map(term => term.id))
  expect(Object.keys(avoided).filter(id => !ids.has(id))).toEqual([])
})

test('no term is written with a word that is avoided', () => {
  const wrong = terms.flatMap(({ id, forms, meaning }) =>
    languages.flatMap(language =>
      (avoided[id]?.[language] ?? [])
        .map(wholeWord)
        .filter(
          word =>
            word.test(forms[language].split(', ')[0] ?? '') || word.test(meaning?.[language] ?? ''),
        )
        .map(word => `${id} (${language}): ${word.source}`),
    ),
  )
  expect(wrong).toEqual([])
})

describe.each(languages)('what people read in %s', language => {
  const words = Object.entries(avoided).flatMap(([id, byLanguage]) =>
    (byLanguage[language] ?? []).map(source => [id, wholeWord(source)] as const),
  )

  test('uses the chosen word for every term', () => {
    const files = sourcesIn(language)
    expect(files.length).toBeGreaterThan(20)
    const wrong = files.flatMap(file =>
      textsOf(file).flatMap(text =>
        words
          .filter(([, word]) => word.test(text))
          .map(
            ([id, word]) =>
              `${file.slice(root.length)}: ${id}: ${word.exec(text)?.[0]} in “${text.slice(0, 90)}”`,
          ),
      ),
    )
    expect(wrong).toEqual([])
  })
})

/** Penalties are recorded under their name, so each name must be the one of the vocabulary. */
test.each(languages)(
  'the penalties of the interface are those of the vocabulary in %s',
  language => {
    const named = Object.fromEntries(
      ['warning', 'remark', 'fine'].map(id => [
        id,
        terms.find(term => term.id === id)?.forms[language].split(', ')[0],
      ]),
    )
    const interfaceText = readFileSync(
      join(root, `packages/web/src/i18n/${language}/table.ts`),
      'utf8',
    )
    const penaltyNames = /penaltyNames: \{([\s\S]*?)\n {2}\}/.exec(interfaceText)?.[1] ?? ''
    for (const [id, name] of Object.entries(named)) {
      expect(penaltyNames, `${id} in ${language}`).toContain(`${id}: '${name}'`)
    }
  },
)
