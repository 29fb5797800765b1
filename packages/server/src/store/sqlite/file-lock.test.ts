import { link, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../start-server.js'
import { newGame } from '../../testing/client.suite.js'
import { type ServerScript, serverScript } from '../../testing/server-process.suite.js'
import { SETTING_UP } from '../testing/patience.suite.js'
import { tempDir } from '../testing/temp-dir.suite.js'

let script: ServerScript
let dir: Awaited<ReturnType<typeof tempDir>>
beforeAll(async () => {
  ;[script, dir] = await Promise.all([serverScript(), tempDir()])
}, SETTING_UP)
afterAll(async () => {
  await script.remove()
  await dir.remove()
})

const quiet = { host: '127.0.0.1', port: 0, logLevel: 'silent' } as const

test('only one server can use a file, by any path and with any files beside it', async () => {
  const store = join(dir.path, 'games.sqlite')
  // A link to a file that does not exist yet.
  await symlink('games.sqlite', join(dir.path, 'early.sqlite'))
  const first = await script.start({ store: join(dir.path, 'early.sqlite') })
  await newGame(first.url)
  await symlink(store, join(dir.path, 'link.sqlite'))
  await symlink(dir.path, join(dir.path, 'folder'))
  await link(store, join(dir.path, 'hard.sqlite'))
  const refused = { code: 'store-in-use' }
  for (const name of ['games.sqlite', 'link.sqlite', 'folder/games.sqlite', 'hard.sqlite'])
    await expect(startServer({ ...quiet, store: join(dir.path, name) })).rejects.toMatchObject(
      refused,
    )
  for (const name of ['games.sqlite-lock', 'early.sqlite-lock'])
    await rm(join(dir.path, name), { force: true })
  for (const name of ['games.sqlite', 'link.sqlite'])
    await expect(startServer({ ...quiet, store: join(dir.path, name) })).rejects.toMatchObject(
      refused,
    )
  // The first continues as if nothing had happened.
  await newGame(first.url)
  // Once it has died, the next one starts at once.
  await first.kill()
  const next = await startServer({ ...quiet, store })
  await next.close()
})

test('a server that lost the file cannot write any more', async () => {
  const store = join(dir.path, 'taken.sqlite')
  const server = await script.start({ store, heartbeat: 100, logLevel: 'silent' })
  await newGame(server.url)
  const other = new Database(store)
  // The server writes heartbeats meanwhile.
  other.exec('PRAGMA busy_timeout = 10000')
  other.exec("UPDATE holder SET token = 'another'")
  const before = (other.prepare('SELECT count(*) AS n FROM board').get([]) as { n: number }).n
  await expect(newGame(server.url)).rejects.toThrow()
  await expect
    .poll(async () => (await fetch(`${server.url}/healthz`)).status, { timeout: 10_000 })
    .toBe(503)
  const after = (other.prepare('SELECT count(*) AS n FROM board').get([]) as { n: number }).n
  expect(after).toBe(before)
  other.close()
  await server.stop()
})
