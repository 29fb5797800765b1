import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@jadoube/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

let folder: string
let event: string
let boards: string[]
const at = (name: string) => join(folder, name)
const quiet = { host: '127.0.0.1', port: 0, logLevel: 'silent' } as const
const privacy = (...args: string[]) =>
  runJadoube(['privacy', ...args, '--store', at('club.sqlite')])

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jadoube-privacy-'))
  const server = await startServer({ ...quiet, store: at('club.sqlite') })
  const make = async (path: string, body: object) => {
    const answer = await fetch(`${server.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { board: string; event: string }
  }
  event = (await make('events', { name: 'Club evening' })).event
  boards = []
  for (const black of ['Eva Kos', 'Ivan Breg']) {
    const players = { white: { name: 'Ana Novak' }, black: { name: black } }
    boards.push((await make('boards', { timeControl: '300', ...players })).board)
  }
  await server.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('export prints what is stored about a person, and nothing about others', async () => {
  const found = await privacy('export', '--name', 'Ana Novak')
  expect(found.exit).toBe(0)
  const lines = found.out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(lines.length).toBeGreaterThanOrEqual(2)
  for (const board of boards) expect(found.out).toContain(board)
  expect(await privacy('export', '--name', 'Nobody Here')).toMatchObject({ exit: 1, out: '' })
})

test('anonymise removes a person; games stay, and their hash chains can still be verified', async () => {
  const done = await privacy('anonymise', '--name', 'Ana Novak')
  expect(done).toMatchObject({ exit: 0 })
  expect(done.out).toMatch(/^removed from 2 boards: \d+ entries, \d+ links\n$/)
  expect(await privacy('export', '--name', 'Ana Novak')).toMatchObject({ exit: 1, out: '' })
  expect(await privacy('export', '--name', 'Eva Kos')).toMatchObject({ exit: 0 })
  expect(await privacy('anonymise', '--name', 'Ana Novak')).toMatchObject({ exit: 1 })
  expect(await runJadoube(['check', at('club.sqlite')])).toMatchObject({ exit: 0 })
})

test('a game and an event are deleted permanently, and only once', async () => {
  const [board = ''] = boards
  expect((await privacy('delete', '--board', board)).out).toBe('deleted: 1 board\n')
  expect((await privacy('delete', '--board', board)).err).toContain('(no-such-board)')
  expect((await privacy('delete', '--event', event)).out).toBe('deleted: 0 boards\n')
  expect((await privacy('delete', '--event', event)).err).toContain('(no-such-event)')
  expect(await runJadoube(['check', at('club.sqlite')])).toMatchObject({ exit: 0 })
})

test('nothing expires too early', async () => {
  const done = await privacy('expire', '--games', '30', '--names', '10')
  expect(done).toMatchObject({ exit: 0 })
  expect(done.out).toBe('deleted: 0 boards, 0 events; names removed from 0 boards\n')
})

test('a store that a server is using is not changed', async () => {
  const server = await startServer({ ...quiet, store: at('club.sqlite') })
  try {
    const { exit, err } = await privacy('anonymise', '--name', 'Eva Kos')
    expect(exit).toBe(2)
    expect(err.trim().split('\n')).toHaveLength(1)
  } finally {
    await server.close()
  }
})

test.each([
  [[], 'privacy-what'],
  [['forget'], 'privacy-what'],
  [['export', 'and', 'more'], 'privacy-what'],
  [['export'], 'person-missing'],
  [['anonymise', '--name', 'A'], 'person-missing'],
  [['delete'], 'delete-what'],
  [['delete', '--board', 'a', '--event', 'b'], 'delete-what'],
  [['delete', '--board', 'nowhere'], 'no-such-board'],
  [['delete', '--event', 'nowhere'], 'no-such-event'],
  [['delete', '--board', '-bcdefghijk'], 'no-such-board'],
  [['delete', '--event', '--cdefghijk'], 'no-such-event'],
  [['expire'], 'expire-what'],
  [['expire', '--games', 'soon'], 'bad-option'],
])('%j fails with %s in one line', async (args, code) => {
  const { exit, out, err } = await privacy(...args)
  expect([exit, out]).toEqual([2, ''])
  expect(err).toContain(`(${code})`)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test('a missing store is reported and not created', async () => {
  const store = at('elsewhere.sqlite')
  const { exit, err } = await runJadoube(['privacy', 'export', '--name', 'Ana', '--store', store])
  expect(exit).toBe(2)
  expect(err).toContain('(store-unavailable)')
})
