import { type Attempt, done, failed } from '@jadoube/chess'
import { planBoard } from '../board/create-board.js'
import { type BoardSettings, makeBoardSettings } from '../game/board-settings.js'
import type { BoardId, NewSeat, Store } from '../store/index.js'
import { unfinished } from '../store/index.js'
import type { RecordRead } from './read-record.js'

/** Lines that are written together. */
const AT_ONCE = 256

/**
 * Takes a record that was read and ruled on as a new board. A long record is written in many commits, so that games are not
 * held up. Until the last one the board counts as deleted: nobody ever sees half of it, whenever the server stops.
 */
export async function importRecord(
  store: Store,
  now: number,
  { header, bodies }: RecordRead,
  settings: BoardSettings,
  seatsOf: (board: BoardId) => Promise<readonly NewSeat[]>,
): Promise<Attempt<BoardId, string>> {
  const planned = planBoard(now, header, settings)
  if (!planned.ok) return failed(planned.error)
  const board = planned.value.id
  const made = await store.setUp({
    boards: [{ ...planned.value, meta: unfinished(now), alarm: null }],
    seats: await seatsOf(board),
  })
  if (!made.ok) throw new Error(`a new board could not be set up: ${made.error.code}`)
  for (let from = 0; from < bodies.length; from += AT_ONCE) {
    const written = await Promise.all(
      bodies
        .slice(from, from + AT_ONCE)
        .map((body, n) => store.log.append({ board, expected: from + n + 1, at: now, body })),
    )
    if (written.some(({ ok }) => !ok)) throw new Error('a new board was written to by another')
  }
  const finished = await store.boards.change(board, 1, makeBoardSettings(settings))
  if (!finished.ok) throw new Error(`a new board was changed by another: ${finished.error.code}`)
  return done(board)
}
