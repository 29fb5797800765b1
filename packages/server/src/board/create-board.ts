import { randomBytes } from 'node:crypto'
import { type Attempt, done, failed } from '@jadoube/chess'
import { parseHeader } from '@jadoube/laws'
import { type BoardSettings, makeBoardSettings } from '../game/board-settings.js'
import { gameBefore } from '../game/game.js'
import type { BoardId, CompetitionId, NewBoard, NewSeat, Store } from '../store/index.js'
import { nextAlarm } from './due.js'

export const newId = (): string => randomBytes(8).toString('base64url')

/** Plans a board that is to be set up. The header is the first entry of its log. */
export function planBoard(
  now: number,
  header: Readonly<Record<string, unknown>>,
  settings: BoardSettings,
  id = newId() as BoardId,
): Attempt<NewBoard, string> {
  const table = parseHeader(header)
  if (!table.ok) return failed(table.error.reason)
  const competition = settings.event as CompetitionId | null
  const body = JSON.stringify(header)
  const entry = { board: id, seq: 1, at: now, act: null, body, hash: '' }
  return done({
    id,
    meta: makeBoardSettings(settings, 1),
    at: now,
    header: body,
    alarm: nextAlarm(gameBefore(table.value.state, entry), table.value.laws, settings),
    ...(competition && { competition }),
  })
}

/** Sets up one board with its seats. */
export async function createBoard(
  store: Store,
  now: number,
  header: Readonly<Record<string, unknown>>,
  settings: BoardSettings,
  seatsOf: (board: BoardId) => Promise<readonly NewSeat[]> = async () => [],
): Promise<Attempt<{ readonly board: BoardId; readonly due: number | null }, string>> {
  const planned = planBoard(now, header, settings)
  if (!planned.ok) return planned
  const { id, alarm } = planned.value
  const made = await store.setUp({ boards: [planned.value], seats: await seatsOf(id) })
  if (!made.ok) throw new Error(`a new board could not be set up: ${made.error.code}`)
  return done({ board: id, due: alarm })
}
