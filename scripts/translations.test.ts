import { expect, test } from 'vitest'
// @ts-expect-error: a script without types
import { pageNotes, pages, translations } from './translations.mjs'

interface Row {
  readonly path: string
  readonly english: string
  readonly own: string
  readonly note: string
}

test('every file of strings says what it is for', () => {
  const named = (pages() as string[]).map(page => page.replace(/^explanations\/.*/, 'explanations'))
  expect(Object.keys(pageNotes).sort()).toEqual([...new Set(named)].sort())
})

test.each(['sl', 'sr', 'cs', 'fi'])('every string in %s is listed with its note', language => {
  const rows = translations(language) as readonly Row[]
  expect(rows.length).toBeGreaterThan(3000)
  expect(rows.filter(({ note }) => note.length < 30)).toEqual([])
  // A text that another language computes in its own way has no counterpart with the same name.
  const missing = rows.filter(({ own, path }) => own === '' && !/\.\w+\.\w+/.test(path))
  expect(missing.map(({ path }) => path)).toEqual([])
})
