import { join } from 'node:path'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { startServer } from '../start-server.js'
import { tempDir } from '../store/testing/temp-dir.suite.js'
import { get, newGame } from '../testing/client.suite.js'

test('damage is found on boards that nobody opens, and reported board by board', async () => {
  const dir = await tempDir()
  const quiet = { host: '127.0.0.1', port: 0, logLevel: 'silent' } as const
  const store = join(dir.path, 'games.sqlite')
  const first = await startServer({ ...quiet, store })
  const games = []
  for (let n = 0; n < 4; n++) games.push(await newGame(first.url))
  await first.close()
  const file = new Database(store)
  const damaged = games[1]?.board ?? ''
  const unreadable = games[3]?.board ?? ''
  file.prepare(`UPDATE entry SET body = body || ' ' WHERE board = ?`).run([damaged])
  // Unreadable data beside one log does not stop the check of the others.
  file.prepare(`UPDATE board SET meta = '{"deleted":' WHERE id = ?`).run([unreadable])
  file.close()

  const logged: string[] = []
  const note = (event: string, _fault: unknown, fields: object = {}) => {
    logged.push(`${event} ${JSON.stringify(fields)}`)
  }
  const quietly = () => {}
  const log = { debug: quietly, info: quietly, warn: quietly, error: note }
  const secrets = { operatorSecret: 'the-secret-of-the-operator', metricsToken: 'counters' }
  const server = await startServer({ ...quiet, ...secrets, store }, { log })
  const status = async () =>
    (await get(`${server.url}/api/status`, secrets.operatorSecret)).body as {
      verified: { boards: number; finishedAt: number | null }
    }
  await expect
    .poll(async () => (await status()).verified.finishedAt, { timeout: 20_000 })
    .not.toBeNull()
  expect(await status()).toMatchObject({
    boards: { kept: 4, locked: 2 },
    verified: { boards: 4 },
    damaged: expect.arrayContaining([
      expect.objectContaining({ board: damaged, code: 'chain-broken', seq: 1 }),
      expect.objectContaining({ board: unreadable, code: 'unreadable' }),
    ]),
  })
  expect(logged.sort()).toEqual(
    [
      `board-locked {"board":"${damaged}","reason":"chain-broken"}`,
      `board-locked {"board":"${unreadable}","reason":"unreadable"}`,
    ].sort(),
  )
  const metrics = String((await get(`${server.url}/metrics`, secrets.metricsToken)).body)
  expect(metrics).toContain('jadoube_boards_damaged 2')
  expect((await get(`${server.url}/healthz`)).body).toMatchObject({ ok: false, locked: 2 })
  expect((await get(`${server.url}/readyz`)).body).toEqual({ ok: true })
  expect((await get(`${server.url}/api/status`)).status).toBe(403)
  expect((await get(`${server.url}/api/boards/${damaged}`)).status).toBe(503)
  expect((await get(`${server.url}/api/boards/${games[0]?.board}`)).status).toBe(200)
  await server.close()
  await dir.remove()
})
