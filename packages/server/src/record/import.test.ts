import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BoardId, checkStore, openMemoryStore, openStore } from '../store/index.js'
import { SETTING_UP } from '../store/testing/patience.suite.js'
import { tempDir } from '../store/testing/temp-dir.suite.js'
import { get } from '../testing/client.suite.js'
import { type ServerScript, serverScript } from '../testing/server-process.suite.js'
import { removeUnfinished } from './unfinished.js'

let script: ServerScript
let dir: Awaited<ReturnType<typeof tempDir>>
beforeAll(async () => {
  ;[script, dir] = await Promise.all([serverScript(), tempDir()])
}, SETTING_UP)
afterAll(async () => {
  await script.remove()
  await dir.remove()
})

const header = { jadoube: 'record/1', laws: 'fide-2023', timeControl: '5400+30' }
/** A player who adjusts a piece again and again. */
const record = (acts: number) =>
  [
    header,
    { at: 0, by: 'arbiter', act: 'start' },
    ...Array.from({ length: acts }, (_, n) => ({
      at: n + 1,
      by: 'white',
      act: 'adjust',
      squares: ['e2'],
    })),
  ]
    .map(line => JSON.stringify(line))
    .join('\n')

const send = (url: string, acts: number) =>
  fetch(`${url}/api/records`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: record(acts),
  })

test('an import interrupted by a crash leaves no board, and no data after an hour', async () => {
  const store = join(dir.path, 'cut-off.sqlite')
  let server = await script.start({ store })
  const sent = send(server.url, 15_000).catch(() => undefined)
  const file = new Database(store, { timeout: 5000 })
  const count = () => (file.prepare('SELECT count(*) AS n FROM entry').get([]) as { n: number }).n
  while (count() < 300) await sleep(1)
  await server.kill()
  expect((await sent)?.ok).not.toBe(true)
  expect(count()).toBeLessThan(15_000)
  const { id } = file.prepare('SELECT id FROM board').get([]) as { id: BoardId }
  file.close()

  server = await script.start({ store })
  expect((await get(`${server.url}/api/boards/${id}`)).status).toBe(404)
  expect((await send(server.url, 600)).status).toBe(201)
  await server.stop()
  expect(await checkStore(store)).toMatchObject({ boards: 1, faults: [] })

  const opened = await openStore(store)
  const now = Date.now()
  expect(await removeUnfinished(opened, now)).toBe(0)
  expect(await opened.log.read(id, 0, 1)).toHaveLength(1)
  expect(await removeUnfinished(opened, now + 7_200_000)).toBe(1)
  expect(await removeUnfinished(opened, now + 7_200_000)).toBe(0)
  expect(await opened.log.read(id, 0, 1)).toEqual([])
  expect(await opened.seats.list({ kind: 'board', board: id })).toEqual([])
  await opened.close()
  expect(await checkStore(store)).toMatchObject({ boards: 1, faults: [] })
})

test('a complete import is not mistaken for an interrupted one', async () => {
  const server = await script.start({ store: join(dir.path, 'whole.sqlite') })
  const answer = await send(server.url, 600)
  const { board } = (await answer.json()) as { board: BoardId }
  expect((await get(`${server.url}/api/boards/${board}`)).status).toBe(200)
  await server.stop()
  const opened = await openStore(join(dir.path, 'whole.sqlite'))
  expect(await removeUnfinished(opened, Date.now() + 7_200_000)).toBe(0)
  expect(await opened.log.written(board)).toBe(603)
  await opened.close()
  expect(await removeUnfinished(openMemoryStore(), 0)).toBe(0)
})
