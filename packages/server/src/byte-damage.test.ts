import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupStore, checkStore } from './store/index.js'
import { SETTING_UP } from './store/testing/patience.suite.js'
import { tempDir } from './store/testing/temp-dir.suite.js'
import { get, type Links, newGame, post } from './testing/client.suite.js'
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

/**
 * One byte of a text is no longer UTF-8, as after a bit has flipped on the disk. Each text belongs
 * to one board.
 */
const texts = [
  ['entry', 'body', 'board', 503],
  ['entry', 'hash', 'board', 503],
  ['entry', 'act', 'board', 503],
  ['board', 'meta', 'id', null],
  ['snapshot', 'body', 'board', 200],
  ['seat', 'meta', 'scope_id', 200],
  ['alarm', 'ticket', 'board', 200],
] as const

const bytes = (column: string) =>
  `CAST(CAST(substr(${column}, 1, 3) AS BLOB) || X'FF' || CAST(substr(${column}, 5) AS BLOB) AS TEXT)`

interface Made {
  readonly board: string
  readonly links: Links
}

async function played(url: string): Promise<Made> {
  const game = await newGame(url, { timeControl: '3600', afterInterruption: 'arbiter' })
  for (const who of ['white', 'black'] as const)
    await post(
      `${url}/api/boards/${game.board}/acts`,
      { id: 'here', act: { act: 'arrive' } },
      game.links[who].secret,
    )
  return game
}

test('a byte that is not valid UTF-8 crashes neither the server nor the check, and affects only one board', async () => {
  const store = join(dir.path, 'bytes.sqlite')
  let server = await script.start({ store })
  const games: Made[] = []
  for (const _ of texts) games.push(await played(server.url))
  const whole = await played(server.url)
  await server.stop()
  const file = new Database(store)
  for (const [n, [table, column, key]] of texts.entries()) {
    if (column === 'ticket') file.exec(`UPDATE alarm SET ticket = 'a ticket'`)
    file.exec(
      `UPDATE ${table} SET ${column} = ${bytes(column)} WHERE ${key} = '${games[n]?.board}' AND ${column} IS NOT NULL`,
    )
  }
  file.exec(`UPDATE holder SET process = ${bytes('\'["a",1,null]\'')}`)
  file.close()

  const damaged = games.filter((_, n) => texts[n]?.[3] === 503).map(({ board }) => board)
  const found = (await checkStore(store)).faults.map(({ board }) => board)
  expect(found).toEqual(expect.arrayContaining(damaged))
  const jadoube = fileURLToPath(new URL('../../cli/bin/jadoube.cjs', import.meta.url))
  expect(spawnSync(process.execPath, [jadoube, 'check', store]).status).toBe(1)
  const copied = await backupStore(store, join(dir.path, 'copy.sqlite'))
  expect(copied.faults.map(({ board }) => board)).toEqual(expect.arrayContaining(damaged))

  server = await script.start({ store, logLevel: 'silent' })
  for (const [n, { board, links }] of games.entries()) {
    const status = texts[n]?.[3]
    const answer = await get(`${server.url}/api/boards/${board}`)
    if (status === null) expect([200, 503]).toContain(answer.status)
    else expect(answer.status, texts[n]?.join(' ')).toBe(status)
    await get(`${server.url}/api/boards/${board}/seats`, links.organiser.secret)
    await get(`${server.url}/api/boards/${board}/record`, links.arbiter.secret)
  }
  expect((await get(`${server.url}/api/boards/${whole.board}`)).status).toBe(200)
  expect(await server.stop()).toBeGreaterThan(0)
})

test('a link with a damaged row does not work, and the others are still listed', async () => {
  const store = join(dir.path, 'seats.sqlite')
  let server = await script.start({ store })
  const { board, links } = await played(server.url)
  await server.stop()
  const file = new Database(store)
  file.exec(`UPDATE seat SET meta = '{"role"' WHERE id = '${links.white.seat}'`)
  file.exec(`UPDATE seat SET meta = '{}' WHERE id = '${links.black.seat}'`)
  file.close()
  server = await script.start({ store })
  const place = `${server.url}/api/boards/${board}`
  for (const who of ['white', 'black'] as const) {
    const act = { id: 'more', act: { act: 'leave' } }
    expect((await post(`${place}/acts`, act, links[who].secret)).status).toBe(503)
  }
  expect(server.said).toContain('seat-unreadable')
  const { status, body } = await get(`${place}/seats`, links.organiser.secret)
  expect(status).toBe(200)
  expect((body as { role: string }[]).map(({ role }) => role).sort()).toEqual([
    'arbiter',
    'organiser',
    'spectator',
  ])
  await server.stop()
})
