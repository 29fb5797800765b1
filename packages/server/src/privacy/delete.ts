import { boardIdsOf } from '../event/boards-of-event.js'
import {
  type BoardId,
  type CompetitionId,
  type Deleted,
  deletedOf,
  type Left,
  type Store,
} from '../store/index.js'

const BATCH = 50

/**
 * Deletes a game with its log and its links. What is left says when, and how its log ended. Returns
 * false if there is none.
 */
export async function deleteBoard(
  store: Store,
  board: BoardId,
  why: Deleted['why'],
  now: number,
): Promise<boolean> {
  const left = await leftOf(store, board, why, now)
  if (left === undefined) return false
  await store.remove({ boards: [left] })
  return true
}

/** Deletes an event with all its games and links. Returns the number of games. */
export async function deleteEvent(
  store: Store,
  event: CompetitionId,
  why: Deleted['why'],
  now: number,
): Promise<number> {
  const ids = await boardIdsOf(store, event)
  for (let n = 0; n < ids.length; n += BATCH) {
    const boards: Left<BoardId>[] = []
    for (const id of ids.slice(n, n + BATCH)) {
      const left = await leftOf(store, id, why, now)
      if (left) boards.push(left)
    }
    await store.remove({ boards })
  }
  const deleted: Deleted = { at: now, why }
  await store.remove({
    competitions: [{ id: event, meta: JSON.stringify({ deleted }), erase: true }],
  })
  return ids.length
}

async function leftOf(
  store: Store,
  id: BoardId,
  why: Deleted['why'],
  now: number,
): Promise<Left<BoardId> | undefined> {
  const stored = await store.boards.get(id)
  // Something that was already deleted keeps its original time and reason.
  if (!stored || deletedOf(stored.meta)) return undefined
  const head = await store.log.head(id)
  if (head === undefined) return undefined
  const deleted: Deleted = { at: now, why, seq: head.seq, hash: head.hash }
  return { id, meta: JSON.stringify({ deleted }), erase: true }
}
