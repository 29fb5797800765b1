import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { get, newGame } from './testing/client.suite.js'
import { type ServerScript, serverScript } from './testing/server-process.suite.js'

let script: ServerScript
let dir: Awaited<ReturnType<typeof tempDir>>
beforeAll(async () => {
  ;[script, dir] = await Promise.all([serverScript(), tempDir()])
}, SETTING_UP)
afterAll(async () => {
  await script.remove()
  await dir.remove()
})

test('a damaged time in one log moves neither the time of the server nor other games', async () => {
  const store = join(dir.path, 'games.sqlite')
  let server = await script.start({ store })
  const [damaged, whole] = [await newGame(server.url), await newGame(server.url)]
  await server.stop()
  const file = new Database(store)
  // Three years ahead: if the server went on from there, every game would be older than it is kept.
  file.prepare('UPDATE entry SET at = at + 100000000000 WHERE board = ?').run([damaged.board])
  file.close()
  server = await script.start({ store, keepGames: 30, verifyEvery: 0 })
  const { status, body } = await get(`${server.url}/api/boards/${whole.board}`)
  expect(status).toBe(200)
  expect(Math.abs((body as { now: number }).now - Date.now())).toBeLessThan(60_000)
  expect(server.said).toContain('time-implausible')
  expect((await get(`${server.url}/api/boards/${damaged.board}`)).status).toBe(503)
  await server.stop()
})
