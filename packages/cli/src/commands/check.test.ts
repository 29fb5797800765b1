import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@jadoube/server'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

let folder: string
let store: string
let board: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jadoube-check-'))
  store = join(folder, 'club.sqlite')
  const server = await startServer({ host: '127.0.0.1', port: 0, logLevel: 'silent', store })
  const created = await fetch(`${server.url}/api/boards`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"timeControl":"300"}',
  })
  board = ((await created.json()) as { board: string }).board
  await server.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a folder is no store', async () => {
  const { exit, err } = await runJadoube(['check', folder])
  expect([exit, err]).toEqual([2, `jadoube: '${folder}' is not a file (not-a-file)\n`])
})

test('damaged links are reported in one line per board, with the seat', async () => {
  expect(await runJadoube(['check', store])).toMatchObject({ exit: 0 })
  const file = new Database(store)
  file.exec("UPDATE seat SET secret_hash = 'x' || secret_hash")
  file.close()
  const { exit, out } = await runJadoube(['check', store])
  expect(exit).toBe(1)
  const [fault, sum, end] = out.split('\n')
  expect(fault).toMatch(new RegExp(`^board ${board}, seat [\\w-]+: .* \\(seat-damaged\\)$`))
  expect([sum, end]).toEqual(['1 board, 1 entry; faults: 1', ''])
})
