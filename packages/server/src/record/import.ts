import { type Attempt, done, failed } from '@jadoube/chess'
import { planBoard } from '../board/create-board.js'
import { type BoardSettings, makeBoardSettings } from '../game/board-settings.js'
import { nextTurn } from '../in-turns.js'
import type { BoardId, NewSeat, Store } from '../store/index.js'
import { unfinished } from '../store/index.js'
import type { RecordAsLog } from './read-record.js'

/** How many lines are written together. */
const AT_ONCE = 256

/**
 * Imports a record that was read and ruled on as a new board. A long record is written in many
 * commits, so that games are not held up. Until the last one the board counts as deleted, so nobody
 * sees half of it, even if the server stops.
 */
export async function importRecord(
  store: Store,
  now: number,
  { header, bodies }: RecordAsLog,
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
    if (written.some(({ ok }) => !ok)) throw new Error('another process wrote to a new board')
    // A store that answers at once, such as the one in memory, would leave no turn to the games.
    await nextTurn()
  }
  const finished = await store.boards.change(board, 1, makeBoardSettings(settings, 2))
  if (!finished.ok) throw new Error(`another process changed a new board: ${finished.error.code}`)
  return done(board)
}
