import { randomBytes } from 'node:crypto'
import { type Attempt, done, failed } from '@jadoube/chess'
import { parseHeader } from '@jadoube/laws'
import type { BoardId, CompetitionId, Store } from '../store/index.js'
import { nextDue } from './due.js'
import { gameBefore } from './game.js'
import { type House, makeHouse } from './house.js'

export const newId = (): string => randomBytes(8).toString('base64url')

/** Sets a board up: the header is the first entry of its log. */
export async function createBoard(
  store: Store,
  now: number,
  header: Readonly<Record<string, unknown>>,
  house: House,
): Promise<Attempt<{ readonly board: BoardId; readonly due: number | null }, string>> {
  const table = parseHeader(header)
  if (!table.ok) return failed(table.error.reason)
  const board = newId() as BoardId
  const competition = house.event as CompetitionId | null
  const created = await store.boards.create({
    id: board,
    meta: makeHouse(house),
    at: now,
    ...(competition && { competition }),
  })
  if (!created.ok) throw new Error('a random id was taken')
  const body = JSON.stringify(header)
  const entry = { board, seq: 1, at: now, act: null, body, hash: '' }
  const due = nextDue(gameBefore(table.value.state, entry), table.value.laws, house)
  const written = await store.log.append({ board, expected: 0, at: now, body, alarm: due })
  if (!written.ok) throw new Error(`a new board could not be written: ${written.error.code}`)
  return done({ board, due })
}
