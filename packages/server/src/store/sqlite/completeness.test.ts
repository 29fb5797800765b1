import { statSync } from 'node:fs'
import { copyFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../start-server.js'
import { newGame } from '../../testing/client.suite.js'
import { type ServerScript, serverScript } from '../../testing/server-process.suite.js'
import { checkStore } from '../check-store.js'
import type { BoardId } from '../ids.js'
import { openStore } from '../open-store.js'
import { fill, newBoard } from '../testing/ground.suite.js'
import { SETTING_UP } from '../testing/patience.suite.js'
import { tempDir } from '../testing/temp-dir.suite.js'
import { acceptIncomplete, isIncomplete } from './completeness.js'

let script: ServerScript
let dir: Awaited<ReturnType<typeof tempDir>>
beforeAll(async () => {
  ;[script, dir] = await Promise.all([serverScript(), tempDir()])
}, SETTING_UP)
afterAll(async () => {
  await script.remove()
  await dir.remove()
})

test('a file whose WAL was emptied by a removal is complete at every moment', async () => {
  const file = join(dir.path, 'emptied.sqlite')
  const store = await openStore(file, { hold: true })
  const boards = []
  for (let n = 0; n < 6; n++) {
    const board = await newBoard(store)
    await fill(store, board, 20)
    boards.push(board)
  }
  const remove = (id: BoardId) =>
    store.remove({ boards: [{ id, meta: '{"deleted":{"at":1,"why":"asked"}}', erase: true }] })
  for (const board of boards.slice(0, 3)) {
    await remove(board)
    // Nothing else was written since.
    expect(isIncomplete(file)).toBe(false)
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0)
  }
  await Promise.all(boards.slice(3).map(remove))
  expect(isIncomplete(file)).toBe(false)
  await store.close()

  // As left by a server that dies before it has begun its next WAL; then as a copy without one.
  const database = new Database(file)
  const hold = (token: string) =>
    database.exec(`UPDATE holder SET token = '${token}'; PRAGMA wal_checkpoint(TRUNCATE)`)
  hold('~somebody')
  expect(isIncomplete(file)).toBe(false)
  hold('somebody')
  expect(isIncomplete(file)).toBe(true)
  database.close()
})

const quiet = { host: '127.0.0.1', port: 0, logLevel: 'silent' } as const
const incomplete = { code: 'store-incomplete' }

test('a file copied without its WAL while it was served is refused until it is accepted', async () => {
  const store = join(dir.path, 'served.sqlite')
  const copy = join(dir.path, 'copy.sqlite')
  const server = await script.start({ store })
  for (let n = 0; n < 5; n++) await newGame(server.url)
  await copyFile(store, copy)
  await expect(startServer({ ...quiet, store: copy })).rejects.toMatchObject(incomplete)
  await server.stop()
  // Checking changes nothing: it is refused again, and `check` reports it again.
  await expect(startServer({ ...quiet, store: copy })).rejects.toMatchObject(incomplete)
  await expect(openStore(copy)).rejects.toMatchObject(incomplete)
  const looked = await checkStore(copy)
  expect(looked.faults.map(({ code }) => code)).toEqual(['file-incomplete'])
  expect(looked.boards).toBeLessThan(5)
  await expect(openStore(copy)).rejects.toMatchObject(incomplete)
  await acceptIncomplete(copy)
  expect((await checkStore(copy)).faults).toEqual([])
  await (await startServer({ ...quiet, store: copy })).close()
  // The file itself was closed properly, and may be copied.
  await copyFile(store, join(dir.path, 'later.sqlite'))
  expect(await checkStore(join(dir.path, 'later.sqlite'))).toMatchObject({ boards: 5, faults: [] })
  await (await startServer({ ...quiet, store: join(dir.path, 'later.sqlite') })).close()
})

test('the WAL left by a killed server belongs to the file; without it the file is refused', async () => {
  const store = join(dir.path, 'died.sqlite')
  const server = await script.start({ store })
  await newGame(server.url)
  await server.kill()
  await copyFile(store, join(dir.path, 'without.sqlite'))
  await copyFile(store, join(dir.path, 'emptied.sqlite'))
  await writeFile(join(dir.path, 'emptied.sqlite-wal'), '')
  for (const name of ['without.sqlite', 'emptied.sqlite'])
    await expect(startServer({ ...quiet, store: join(dir.path, name) })).rejects.toMatchObject(
      incomplete,
    )
  // Both files moved together are complete.
  const moved = join(dir.path, 'moved.sqlite')
  await rename(store, moved)
  await rename(`${store}-wal`, `${moved}-wal`)
  expect(await checkStore(moved)).toMatchObject({ boards: 1, faults: [] })
  // Opening it has merged the WAL into the file: nothing is missing now either.
  const next = await startServer({ ...quiet, store: moved })
  await newGame(next.url)
  await next.close()
  expect(await checkStore(moved)).toMatchObject({ boards: 2, faults: [] })
})
