import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { comments, englishProse, textsIn, writtenIn } from './wording.js'

// What a careful editor would mark in any language: quotes, dots, spaces, plurals, and
// old-fashioned English.

const root = new URL('..', import.meta.url).pathname
const languages = ['en', 'sl', 'sr', 'cs', 'fi'] as const

/** The quotation marks of each language; no others may occur in it. */
const quotes = { en: '“”‘’', sl: '»«’', sr: '„“’', cs: '„“‚‘’', fi: '”’' } as const
const allQuotes = '“”„‟»«‹›‚‛‘"'

describe.each(languages)('what people read in %s', language => {
  const texts = writtenIn(language).flatMap(file =>
    textsIn(file).map(text => [`${file.slice(root.length)}: ${text}`, text] as const),
  )
  const wrong = (isWrong: (text: string) => boolean): string[] =>
    texts.filter(([, text]) => isWrong(text)).map(([shown]) => shown)

  test('there is something to read', () => {
    expect(texts.length).toBeGreaterThan(1500)
  })

  test('has the quotation marks of the language', () => {
    const own: string = quotes[language]
    const foreign = [...allQuotes].filter(mark => !own.includes(mark))
    expect(wrong(text => foreign.some(mark => text.includes(mark)))).toEqual([])
  })

  test('has one sign for an ellipsis, and single spaces', () => {
    expect(wrong(text => text.includes('...') || / {2}|\s[,;.!?](\s|$)/.test(text))).toEqual([])
  })

  test('writes scores with a dash', () => {
    expect(wrong(text => /\p{L} (1-0|0-1|½-½|½-0|0-½)[ ,.;)]/u.test(`${text} `))).toEqual([])
  })

  test.skipIf(language === 'en')('puts no ending on what is filled in', () => {
    // A name, a move or a term has its forms where it is defined; `5krát` is one word in Czech.
    expect(wrong(text => /…(?!krát)\p{L}/u.test(text))).toEqual([])
  })

  test('has a form for every number', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    const forms = writtenIn(language).flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/\{[^{}]*\bone:[^{}]*\bother:[^{}]*\}/g)].map(
        ([found]) => [file.slice(root.length), found] as const,
      ),
    )
    const missing = forms.filter(
      ([file, found]) =>
        !pluralCategories.every(
          category =>
            new RegExp(`\\b${category}:`).test(found) ||
            // Players and rounds are whole numbers; points have a separate form for fractions.
            (category === 'many' && file.startsWith('packages/tournament')),
        ),
    )
    expect(missing).toEqual([])
  })
})

test('Czech puts no preposition before a name that it cannot decline', () => {
  const declined =
    /(?<!\p{L})(?:[ksuvzo]|[ksvz]e|proti|pro|od|do|na|po|bez|mezi|podle|kvůli) \$\{(?:names?|event|seat|side|edition)\}/giu
  const wrong = writtenIn('cs').flatMap(file =>
    (readFileSync(file, 'utf8').match(declined) ?? []).map(
      found => `${file.slice(root.length)}: ${found}`,
    ),
  )
  expect(wrong).toEqual([])
})

test('English speaks of players as they', () => {
  const wrong = writtenIn('en').flatMap(file =>
    // The Laws themselves say “he”; a rule explains what they mean by it.
    textsIn(file).filter(text => /(?<!“)\b(he|him|his|himself)\b/i.test(text)),
  )
  expect(wrong).toEqual([])
})

/** Phrases that nobody writes today, with what to write instead. */
const oldFashioned: readonly (readonly [RegExp, string])[] = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who, the player who'],
  [/\bwhosoever\b/i, 'anyone who'],
  [/\b(thereof|therein|thereby|wherein|hereby)\b/i, 'of it, in it, by it'],
  [/\bas of then\b/i, 'at that time'],
  [/\blies sealed\b/i, 'is sealed'],
  [/\bmay be bettered\b/i, 'may change'],
  [/\bso be it\b/i, 'confirm'],
  [/\b(is|are) to be found\b/i, 'is in'],
]

test('documents are in present-day English', () => {
  const wrong = englishProse().flatMap(({ file, line, text }) =>
    oldFashioned
      .filter(([found]) => found.test(text))
      .map(([, instead]) => `${file}:${line}: ${text.trim()} (write: ${instead})`),
  )
  expect(wrong).toEqual([])
})

/** Shortcuts of our earlier comments that readers stumble over. */
const riddles: readonly (readonly [RegExp, string])[] = [
  [/\b(for|to) who\b/i, 'for people who, for a player who'],
  [/\bunless said\b/i, 'default: …'],
]

test('comments are in present-day English', () => {
  const all = comments()
  expect(all.length).toBeGreaterThan(5000)
  const wrong = all.flatMap(({ file, line, text }) =>
    [...oldFashioned, ...riddles]
      // Names in code keep their spelling.
      .filter(([found]) => found.test(text.replaceAll(/`[^`]*`/g, '')))
      .map(([, instead]) => `${file}:${line}: ${text.trim()} (write: ${instead})`),
  )
  expect(wrong).toEqual([])
})

test('comments fit beside the code', () => {
  const most = 100
  // An example stays on one line with its result, and the linter reads its own lines.
  const isKept = (text: string) => text.includes('// →') || text.includes('biome-ignore')
  const long = comments()
    .filter(({ text }) => text.length > most && !isKept(text))
    .map(({ file, line, text }) => `${file}:${line}: ${text.trim()}`)
  expect(long).toEqual([])
})

test('documents speak of people as they', () => {
  const documents = [...readdirSync(join(root, 'docs')).filter(name => name.endsWith('.md'))]
  const wrong = documents.flatMap(name =>
    readFileSync(join(root, 'docs', name), 'utf8')
      .split('\n')
      .filter(line => /\b(he|him|his|himself)\b/i.test(line.replaceAll(/`[^`]*`|"[^"]*"/g, '')))
      .map(line => `docs/${name}: ${line.slice(0, 120)}`),
  )
  expect(wrong).toEqual([])
})

test('conformance cases speak of people as they', () => {
  const folder = join(root, 'conformance')
  const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.case'),
  )
  expect(cases.length).toBeGreaterThan(1000)
  const wrong = cases.flatMap(name => {
    // The title and the reason; below them is what people at a board did and said.
    const prose = readFileSync(join(folder, name), 'utf8').split('\n\n').slice(0, 2)
    return prose
      .filter(text => /\b(he|him|his|himself|she|her|herself)\b/i.test(text))
      .map(text => `conformance/${name}: ${text}`)
  })
  expect(wrong).toEqual([])
})
