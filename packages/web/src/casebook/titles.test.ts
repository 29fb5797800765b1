import { describe, expect, test } from 'vitest'
// @ts-expect-error: plain JavaScript, shared with the build
import { casesPlugin, readTitles } from '../../scripts/cases-plugin.mjs'
import { conformanceCases } from '../testing/conformance-cases.js'

const english = new Set(conformanceCases().map(({ title }) => title))

describe.each(['sl', 'sr', 'cs', 'fi'])('the titles in %s', language => {
  const titles = readTitles(language) as ReadonlyMap<string, string>

  test('belong to cases, and nearly every case has one', () => {
    // A new case may wait for its translation; until then the decision names it.
    expect([...titles.keys()].filter(title => !english.has(title))).toEqual([])
    expect(titles.size).toBeGreaterThan(english.size * 0.95)
  })

  test('are titles: not empty, without a full stop, and in this language', () => {
    // A year may end with a full stop. Names and moves alone read the same in every language.
    const wrong = [...titles].filter(
      ([title, own]) =>
        own === undefined ||
        own.trim() === '' ||
        /[^.\d]\.$/.test(own.replace(/ e\.p\.$/, '')) ||
        (own === title && /\b(?:the|an?|is|of|and|to)\b/i.test(title)),
    )
    expect(wrong).toEqual([])
  })

  test('keep the squares and the years of the original', () => {
    const facts = (text: string) =>
      [...text.matchAll(/(?<![A-Za-z\d])(?:[a-h][1-8]|20\d\d)(?!\d)/g)].map(([fact]) => fact)
    const lost = [...titles].filter(([title, own]) =>
      facts(title).some(fact => !own.includes(fact)),
    )
    expect(lost).toEqual([])
  })
})

test('the titles are in the order of the cases of each folder', () => {
  const titles = readTitles('fi') as ReadonlyMap<string, string>
  const { load } = casesPlugin() as { readonly load: (id: string) => string }
  const read = (id: string) =>
    JSON.parse(JSON.parse(/JSON\.parse\((.*)\)/.exec(load(id))![1]!)) as never
  const byFolder: Readonly<Record<string, readonly string[]>> = read('\0virtual:case-titles/fi')
  const cases: readonly { readonly title: string }[] = read('\0virtual:cases/article-05-end')
  expect(byFolder['article-05-end']).toEqual(cases.map(({ title }) => titles.get(title) ?? ''))
})
