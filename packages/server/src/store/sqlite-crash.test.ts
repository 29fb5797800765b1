import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyChain } from './hash-chain.js'
import type { BoardId } from './ids.js'
import { openSqliteStore } from './sqlite-store.js'
import { bundle } from './testing/bundle.suite.js'
import { SETTING_UP } from './testing/patience.suite.js'
import { tempDir } from './testing/temp-dir.suite.js'

const BOARDS = 20
const ROUNDS = 8
let writer: string
let dir: Awaited<ReturnType<typeof tempDir>>

beforeAll(async () => {
  const source = new URL('./testing/append-until-killed.suite.ts', import.meta.url)
  writer = await bundle(fileURLToPath(source))
  dir = await tempDir()
}, SETTING_UP)
afterAll(async () => {
  await dir.remove()
})

/** Starts the writer, kills it without warning while it works, and returns the lines it printed. */
function acknowledgedUntilKilled(file: string, round: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [writer, file, String(BOARDS), String(round)])
    let printed = ''
    let errors = ''
    let armed = false
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      if (armed) return
      armed = true
      setTimeout(() => child.kill('SIGKILL'), Math.random() * 150)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
    })
    child.on('error', reject)
    child.on('close', (_code, signal) => {
      if (signal !== 'SIGKILL') reject(new Error(`the writer ended by itself: ${errors}`))
      else resolve(printed.split('\n').slice(0, -1))
    })
  })
}

test('kill -9 at any moment: every acknowledged entry is stored, and the chains are intact', async () => {
  const file = join(dir.path, 'killed.sqlite')
  const acknowledged = new Map<string, string>()
  for (let round = 0; round < ROUNDS; round++) {
    const lines = await acknowledgedUntilKilled(file, round)
    for (const line of lines) {
      const [board, seq, hash = ''] = line.split(' ')
      acknowledged.set(`${board} ${seq}`, hash)
    }
    const store = await openSqliteStore(file)
    const kept = new Map<string, string>()
    for (let n = 0; n < BOARDS; n++) {
      const board = `board-${n}` as BoardId
      const entries = await store.log.read(board, 0, 1_000_000)
      expect(verifyChain(entries).ok).toBe(true)
      for (const { seq, hash } of entries) kept.set(`${board} ${seq}`, hash)
    }
    await store.close()
    for (const [entry, hash] of acknowledged) expect(kept.get(entry), entry).toBe(hash)
    // At most what each board had in flight was written without its answer being received.
    expect(kept.size - acknowledged.size).toBeLessThanOrEqual(BOARDS * (round + 1))
  }
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * BOARDS)
})
