import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Every word of docs/glossary.md has one meaning, and the file that it names exists.

const root = new URL('..', import.meta.url).pathname
const rows = readFileSync(`${root}docs/glossary.md`, 'utf8')
  .split('\n')
  .filter(line => /^\| (?!word |-)/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))

test('has a file for every word', () => {
  expect(rows.length).toBeGreaterThan(40)
  for (const [, word, , where = ''] of rows) {
    const path = /^`(.+)`$/.exec(where)?.[1]
    expect(path, word).toBeDefined()
    expect(existsSync(`${root}packages/${path}`), `${word}: ${path}`).toBe(true)
  }
})

test('has every word once', () => {
  const words = rows.map(([, word]) => word)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})
