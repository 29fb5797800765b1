import { type Attempt, done, failed } from '@jadoube/chess'
import { createBoard } from '../board/create-board.js'
import type { BoardSettings } from '../game/board-settings.js'
import type { BoardId, NewSeat, Store } from '../store/index.js'
import type { RecordRead } from './read-record.js'

/** Lines that are written together. */
const AT_ONCE = 256

/** Takes a record that was read and ruled on as a new board. */
export async function importRecord(
  store: Store,
  now: number,
  { header, bodies }: RecordRead,
  settings: BoardSettings,
  seatsOf: (board: BoardId) => Promise<readonly NewSeat[]>,
): Promise<Attempt<BoardId, string>> {
  const created = await createBoard(store, now, header, settings, seatsOf)
  if (!created.ok) return failed(created.error)
  const { board } = created.value
  for (let from = 0; from < bodies.length; from += AT_ONCE) {
    const written = await Promise.all(
      bodies
        .slice(from, from + AT_ONCE)
        .map((body, n) => store.log.append({ board, expected: from + n + 1, at: now, body })),
    )
    if (written.some(({ ok }) => !ok)) throw new Error('a new board was written to by another')
  }
  await store.alarms.disarm(board)
  return done(board)
}
