import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { avoided } from '../packages/laws/src/vocabulary/avoided.js'
import { stems } from '../packages/laws/src/vocabulary/stems.js'
import { terms } from '../packages/laws/src/vocabulary/terms.js'
// @ts-expect-error: a script without types
import { texts } from './translations.mjs'

// One word for one thing: everything that people read is checked against the words that were not
// chosen.

const root = new URL('..', import.meta.url).pathname
const languages = ['en', 'sl', 'sr', 'cs', 'fi'] as const

/** The sources with sentences in one language: a folder or a file of that name. */
function sourcesIn(language: string): string[] {
  return ['packages/laws/src', 'packages/web/src', 'packages/clock/src', 'packages/tournament/src']
    .map(folder => join(root, folder))
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(file => /\.(ts|tsv)$/.test(file) && !file.endsWith('.test.ts'))
        // What people may type into a search, or say, must include the other words, too.
        .filter(file => !/[/\\](asked|lexicon)[/\\]|^testing[/\\]/.test(file))
        .filter(file => file.split(/[/\\.]/).includes(language))
        .map(file => join(folder, file)),
    )
}

const literal = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g

/** The texts of a file: its string literals and templates, or the second column of a table. */
function textsOf(file: string): string[] {
  if (file.endsWith('.tsv')) {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map(line => line.split('\t')[1] ?? '')
  }
  return [...readFileSync(file, 'utf8').matchAll(literal)].map(match => match[1] ?? match[2] ?? '')
}

/** `\\w` stands for a letter of any alphabet. */
const inAnyAlphabet = (source: string) => source.replaceAll('\\w', '[\\p{L}]')

/** A word in any alphabet: not preceded and not followed by a letter. */
function wholeWord(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${inAnyAlphabet(source)})(?!\\p{L})`, 'iu')
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

/** Penalties are recorded under their name, so each name must be the one in the vocabulary. */
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

interface Row {
  readonly path: string
  readonly english: string
  readonly own: string
}

/** A text without its code: placeholders and the names of events. */
const prose = (text: string) => text.replace(/\$\{[^}]*\}|'[a-z]+(-[a-z]+)+':?/g, ' ')

/** `Venue` is also the place of an event, which is not a term of the Laws. */
const notOfTheLaws = ['event.site']

test('every stem belongs to a term of the vocabulary, and its own forms have it', () => {
  const wrong = Object.entries(stems).flatMap(([id, byLanguage]) => {
    const forms = terms.find(term => term.id === id)?.forms
    return languages
      .filter(
        language =>
          !new RegExp(inAnyAlphabet(byLanguage[language]), 'iu').test(forms?.[language] ?? ''),
      )
      .map(language => `${id} in ${language}`)
  })
  expect(wrong).toEqual([])
})

test.each(languages.slice(1))(
  'where the English text has a term, the text in %s has it',
  language => {
    const rows = (texts(language) as readonly Row[]).filter(
      ({ own, path }) => own !== '' && !notOfTheLaws.includes(path),
    )
    const wrong = Object.entries(stems).flatMap(([id, byLanguage]) => {
      const english = wholeWord(byLanguage.en)
      const own = new RegExp(inAnyAlphabet(byLanguage[language]), 'iu')
      const named = rows.filter(row => english.test(prose(row.english)))
      expect(named.length, id).toBeGreaterThan(1)
      return named
        .filter(row => !own.test(row.own))
        .map(row => `${id}: ${row.path}: ${row.own.slice(0, 90)}`)
    })
    expect(wrong).toEqual([])
  },
)
