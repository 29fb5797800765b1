import { randomUUID } from 'node:crypto'
import type { ActId, BoardId, CompetitionId, SeatId } from '../ids.js'
import type { NewEntry } from '../log-entry.js'
import type { Appended, Store } from '../store.js'

/** A place for stores: all stores opened on one ground share the same data. */
export interface Ground {
  open(): Promise<Store>
  /** Removes the place itself, once every store on it is closed. */
  clear(): Promise<void>
}

export const boardId = (): BoardId => `b-${randomUUID()}` as BoardId
export const competitionId = (): CompetitionId => `c-${randomUUID()}` as CompetitionId
export const seatId = (): SeatId => `s-${randomUUID()}` as SeatId
export const actId = (): ActId => `a-${randomUUID()}` as ActId

export async function newBoard(store: Store, board = boardId()): Promise<BoardId> {
  const created = await store.boards.create({ id: board, meta: '{}', at: 1 })
  if (!created.ok) throw new Error(created.error.code)
  return board
}

export async function appended(store: Store, entry: NewEntry): Promise<Appended> {
  const answer = await store.log.append(entry)
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value
}

/** Appends `count` entries, one after the other. */
export async function fill(store: Store, board: BoardId, count: number): Promise<void> {
  for (let expected = 0; expected < count; expected++)
    await appended(store, { board, expected, at: expected, body: `{"n":${expected}}` })
}

export async function eventually(isSo: () => boolean | Promise<boolean>, within = 10_000) {
  const end = Date.now() + within
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it never came to be so')
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}
