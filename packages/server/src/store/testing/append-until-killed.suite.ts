/**
 * Run as a process: `script FILE BOARDS FROM`. Appends to its boards, several at a time, and prints
 * a line for each acknowledged entry, until it is killed.
 */
import { writeSync } from 'node:fs'
import type { ActId, BoardId } from '../ids.js'
import { openSqliteStore } from '../sqlite-store.js'

const [file = '', boards = '', round = ''] = process.argv.slice(2)
const store = await openSqliteStore(file)

async function play(board: BoardId): Promise<void> {
  await store.boards.create({ id: board, meta: '{}', at: 0 })
  let expected = (await store.log.head(board))?.seq ?? 0
  for (;;) {
    const act = `${round}-${expected}` as ActId
    const body = JSON.stringify({ act, fill: 'x'.repeat(expected % 300) })
    const answer = await store.log.append({
      board,
      expected,
      at: expected,
      act,
      body,
      alarm: expected,
    })
    if (!answer.ok) throw new Error(answer.error.code)
    const { seq, hash } = answer.value.entry
    // Bypasses Node's buffers: what was printed before the kill counts as acknowledged.
    writeSync(1, `${board} ${seq} ${hash}\n`)
    expected = seq
  }
}

await Promise.all(Array.from({ length: Number(boards) }, (_, n) => play(`board-${n}` as BoardId)))
