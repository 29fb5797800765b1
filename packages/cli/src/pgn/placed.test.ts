import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPart } from './check-part.js'
import { cut, type Part } from './parts.js'
import { FilesSoFar } from './placed.js'
import { shareOut } from './threads.js'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jadoube-parts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const games = [
  '[Event "A"]\n[White "X"]\n\n1. e4 e5 2. Nf3 *\n\n',
  '[Event "B"]\n[White "X"]\n\n1. e4 e5\n2. Ke3 1-0\n\n',
  '[Event "C"]\r\n[White "X"]\r\n\r\n1. f3 e5 2. g4\r\nQh4# 1-0\r\n\r\n\r\n',
  '[Event "D"]\n[FEN "8/8"]\n\n1. e4 *\n\n',
  // An unclosed variation, an unclosed comment, and one that mentions games.
  '[Event "E"]\n[White "X"]\n\n1. e4 (1. d4 d5 1-0\n\n',
  '[Event "F"]\n[White "X"]\n\n1. e4 {no end\n of it 1-0\n\n',
  '[Event "G"]\n[White "X"]\n\n1. e4 {Compare\n\n[Event "Z"]\nwhich 1-0} e9 *\n\n',
  // A comment before the tags belongs to the game after it.
  '{What follows is good}\n\n[Event "H"]\n[White "X"]\n\n1. e5 *\n\n',
  '[White "X"]\n\n[Event "I"]\n[Black "Y"]\n\n1. e4 Ke4 *\n\n',
]

function findingsOf(parts: readonly Part[]) {
  const files = new FilesSoFar()
  let count = 0
  const found = parts.flatMap(part => {
    const report = checkPart(part, () => undefined)
    count += report.games
    return files.place(part, report).map(({ game, finding, problem }) => ({
      ...finding,
      number: game,
      problems: [problem],
    }))
  })
  return { count, found }
}

test('a file read in parts gives the same games, findings and places as the whole', async () => {
  const files = fc.array(fc.constantFrom(...games), { minLength: 3, maxLength: 12 })
  let shared = 0
  await fc.assert(
    fc.asyncProperty(files, fc.integer({ min: 1, max: 200 }), async (texts, size) => {
      const path = join(folder, 'games.pgn')
      writeFileSync(path, texts.join(''))
      const parts = await cut([path], size)
      if (parts.length > 1) shared++
      const whole = [{ path, start: 0, end: parts.at(-1)!.end }]
      expect(findingsOf(parts)).toEqual(findingsOf(whole))
    }),
    { numRuns: 60 },
  )
  expect(shared).toBeGreaterThan(20)
})

test('a thread is started only if it is worth it', () => {
  expect(shareOut(11 << 20, 2).jobs).toBe(1)
  expect(shareOut(24 << 20, 2).jobs).toBe(2)
  expect(shareOut(30 << 20, 8).jobs).toBe(2)
})
