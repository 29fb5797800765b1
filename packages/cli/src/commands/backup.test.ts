import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@jadoube/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

let folder: string
let event: string
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jadoube-backup-'))
  const quiet = { host: '127.0.0.1', port: 0, logLevel: 'silent' } as const
  const server = await startServer({ ...quiet, store: at('club.sqlite') })
  const created = await fetch(`${server.url}/api/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Club evening"}',
  })
  event = ((await created.json()) as { event: string }).event
  // A copy made by somebody who does not know that a server writes a WAL beside the file.
  copyFileSync(at('club.sqlite'), at('copied.sqlite'))
  await server.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a backup is written only to a new file and restored only to an empty store', async () => {
  const backup = () => runJadoube(['backup', at('b.sqlite'), '--store', at('club.sqlite')])
  expect(await backup()).toMatchObject({ exit: 0, err: '' })
  const again = await backup()
  expect(again).toMatchObject({ exit: 2, out: '' })
  expect(again.err).toContain('(file-exists)')
  const restore = () => runJadoube(['restore', at('b.sqlite'), '--store', at('new.sqlite')])
  expect((await restore()).out).toContain('all hash chains are intact')
  expect((await restore()).err).toContain('(store-not-empty)')
})

test.each([
  ['backup', ['backup', 'new.sqlite', '--store', '.']],
  ['restore from', ['restore', '.', '--store', 'new.sqlite']],
  ['restore to', ['restore', 'b.sqlite', '--store', '.']],
  ['export', ['export', 'x', '--store', '.']],
  ['import', ['import', 'x', '--store', '.']],
  ['privacy', ['privacy', 'expire', '--store', '.']],
  ['serve', ['serve', '--port', '0', '--store', '.']],
])('%s: a folder is not a store', async (_, args) => {
  expect(await runJadoube(args)).toEqual({
    exit: 2,
    out: '',
    err: "jadoube: '.' is not a file (not-a-file)\n",
  })
})

test('a missing store and an empty backup are named', async () => {
  const missing = await runJadoube(['backup', at('x.sqlite'), '--store', at('no.sqlite')])
  expect(missing.err).toBe(
    `jadoube: cannot copy '${at('no.sqlite')}': there is no such file [ENOENT] (store-unavailable)\n`,
  )
  writeFileSync(at('empty.sqlite'), '')
  const empty = ['restore', at('empty.sqlite'), '--store', at('from-empty.sqlite')]
  expect(await runJadoube(empty)).toEqual({
    exit: 2,
    out: '',
    err: `jadoube: '${at('empty.sqlite')}' is empty; it is not a backup (backup-empty)\n`,
  })
  expect(existsSync(at('from-empty.sqlite'))).toBe(false)
})

test('an event is exported and imported', async () => {
  const out = at('event.jsonl')
  const store = ['--store', at('club.sqlite')]
  expect(await runJadoube(['export', event, '--out', out, ...store])).toMatchObject({ exit: 0 })
  expect((await runJadoube(['export', event, '--out', out, ...store])).err).toContain(
    '(file-exists)',
  )
  expect((await runJadoube(['export', 'nowhere', ...store])).err).toContain('(no-such-event)')
  expect((await runJadoube(['export', '-bcdefghijk', ...store])).err).toContain('(no-such-event)')
  const taken = ['--store', at('other.sqlite')]
  expect((await runJadoube(['import', out, ...taken])).out).toContain('Club evening')
  expect((await runJadoube(['import', out, ...taken])).err).toContain('(event-already-there)')
})

test('a file copied without its log is refused with one line that says what to do', async () => {
  const store = at('copied.sqlite')
  const served = await runJadoube(['serve', '--port', '0', '--store', store])
  expect(served.exit).toBe(2)
  expect(served.err).toContain('(store-incomplete)')
  expect(served.err).toContain('--accept-incomplete')
  expect(served.err.trim().split('\n')).toHaveLength(1)
  for (const args of [
    ['backup', at('c.sqlite'), '--store', store],
    ['export', event, '--store', store],
  ])
    expect((await runJadoube(args)).err).toContain('(store-incomplete)')
  const checked = await runJadoube(['check', store])
  expect(checked).toMatchObject({ exit: 1 })
  expect(checked.out).toContain('(file-incomplete)')
  expect(await runJadoube(['check', store, '--accept-incomplete'])).toMatchObject({ exit: 0 })
  expect(await runJadoube(['check', store])).toMatchObject({ exit: 0 })
})

test.each([
  [['backup'], 'file-missing'],
  [['backup', 'a', 'b'], 'one-file'],
  [['backup', '/nowhere/at/all', '--store', '/nowhere/at/all.sqlite'], 'store-unavailable'],
  [['restore', '/nowhere/at/all'], 'file-not-found'],
  [['restore'], 'file-missing'],
  [['export'], 'event-missing'],
  [['export', 'x', '--store', '/nowhere/at/all.sqlite'], 'store-unavailable'],
  [['import'], 'file-missing'],
  [['import', '/nowhere/at/all'], 'file-not-found'],
  [['import', '-'], 'event-file-unreadable'],
])('%j is refused with a one-line error', async (args, code) => {
  const { exit, out, err } = await runJadoube(args, 'not an event')
  expect({ exit, out }).toEqual({ exit: 2, out: '' })
  expect(err).toContain(`(${code})`)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test('a file that is not a backup is not restored', async () => {
  writeFileSync(at('notes.txt'), 'Not a database. '.repeat(100))
  const { exit, err } = await runJadoube(['restore', at('notes.txt'), '--store', at('x.sqlite')])
  expect(exit).toBe(2)
  expect(err).toContain('(store-foreign)')
})
