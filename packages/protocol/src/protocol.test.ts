import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorReasons } from './codes.js'
import { readFromClient } from './from-client.js'
import { readFromServer } from './from-server.js'

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

test('the page of the protocol lists every code', () => {
  for (const [code, reason] of Object.entries(errorReasons))
    expect(page).toContain(`| \`${code}\` | ${reason} |`)
})

test('the messages on the page are messages', () => {
  const blocks = [...page.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, text]) =>
    text!.trim().split('\n'),
  )
  expect(blocks.length).toBeGreaterThan(3)
  for (const text of blocks) {
    // The page shortens secrets and ids.
    const message = JSON.parse(text.replaceAll('…', 'xxxxxxxxxxxxxxxx'))
    expect(readFromClient(message) ?? readFromServer(message), text).toBeDefined()
  }
})

test('an act carries neither its time nor its actor', () => {
  const act = (what: object) =>
    readFromClient({ type: 'act', board: 'b', id: '1', act: { act: 'press', ...what } })
  expect(act({})).toBeDefined()
  expect(act({ at: 5 })).toBeUndefined()
  expect(act({ by: 'arbiter' })).toBeUndefined()
  expect(act({ deep: { er: 1 } })).toBeUndefined()
})
