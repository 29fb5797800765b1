import { expect, test } from 'vitest'

interface Section {
  readonly title: string
  readonly codes: readonly (readonly [code: string, line: string | undefined])[]
}

// A script without types: the name is hidden from the compiler.
const script: string = './codes-page.mjs'
const { codeSections } = (await import(script)) as { codeSections(): readonly Section[] }
const sections = codeSections()

test('every section of the page of codes finds its codes', () => {
  expect(sections.filter(({ codes }) => codes.length === 0).map(({ title }) => title)).toEqual([])
})

test('every code has a line', () => {
  const bare = sections.flatMap(({ codes }) => codes.filter(([, line]) => !line))
  expect(bare).toEqual([])
})

test('codes are found however they are written down', () => {
  const all = new Map(sections.flatMap(({ codes }) => codes))
  // A table, a union, a union with comments, a field, a call.
  expect(all.get('game-over')).toBe('the game is over')
  expect(all.get('no-white-king')).toBe('White has no king')
  expect(all.get('time-control-no-moves')).toBe('A period for 0 moves.')
  expect(all.get('path-blocked')).toBe('the way from … to … is blocked on …')
  expect(all.get('depth')).toBe("'…' is not a depth from 0 to 12")
})
