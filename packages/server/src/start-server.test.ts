import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { makeLogger } from './logger.js'
import { startServer } from './start-server.js'
import { openStore } from './store/index.js'
import { tempDir } from './store/testing/temp-dir.suite.js'

const quiet = { host: '127.0.0.1', logLevel: 'silent' } as const

test('a second server on the same port or store is refused, and stops no clock of the first', async () => {
  const folder = await tempDir()
  const store = join(folder.path, 'games.sqlite')
  const first = await startServer({ ...quiet, port: 0, store })
  await expect(startServer({ ...quiet, port: first.port, store: 'memory:' })).rejects.toMatchObject(
    { code: 'EADDRINUSE' },
  )
  // A server on another port cannot use the same games either.
  await expect(startServer({ ...quiet, port: 0, store })).rejects.toMatchObject({
    code: 'store-in-use',
  })
  const looking = await openStore(store)
  expect(await looking.heartbeats.outagesAfter(0)).toEqual([])
  await looking.close()
  await first.close()
  const next = await startServer({ ...quiet, port: first.port, store })
  await next.close()
  await folder.remove()
})

test('a store that cannot be written to makes the server unhealthy, which is logged', async () => {
  const folder = await tempDir()
  const store = join(folder.path, 'games.sqlite')
  const lines: string[] = []
  const log = makeLogger('info', line => lines.push(line))
  const server = await startServer({ ...quiet, port: 0, store, heartbeat: 100 }, { log })
  const health = async () => (await fetch(`${server.url}/healthz`)).status
  expect(await health()).toBe(200)
  const other = new Database(store, { timeout: 0 })
  const takes = () => {
    try {
      other.exec('BEGIN IMMEDIATE')
      return true
    } catch {
      return false // the server is just writing it
    }
  }
  await expect.poll(takes, { timeout: 30_000 }).toBe(true)
  await expect.poll(health, { timeout: 30_000 }).toBe(503)
  other.exec('ROLLBACK')
  other.close()
  await expect.poll(health, { timeout: 30_000 }).toBe(200)
  await server.close()
  const said = lines.map(line => JSON.parse(line) as { event: string; reason?: string })
  expect(said).toContainEqual(
    expect.objectContaining({
      event: 'store-away',
      reason: expect.stringContaining('SQLITE_BUSY'),
    }),
  )
  expect(said.map(({ event }) => event)).toContain('store-back')
  await folder.remove()
})

test('the folder of the web app may be given in any form of path', async () => {
  const folder = await tempDir()
  await writeFile(join(folder.path, 'index.html'), '<title>here</title>')
  const web = `${relative('.', folder.path)}/./`
  const server = await startServer({ ...quiet, port: 0, store: 'memory:', web })
  expect(server.web).toBe(true)
  expect(await (await fetch(`${server.url}/index.html`)).text()).toContain('here')
  await server.close()
  await folder.remove()
})
