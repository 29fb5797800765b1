import {
  type BoardId,
  type Deleted,
  deletedOf,
  eachStored,
  type Left,
  type Store,
} from '../store/index.js'

/** Milliseconds. No import takes this long: the one that began it is gone. */
const ABANDONED_AFTER = 3_600_000

/** Removes what aborted imports have left. Returns the number of boards. */
export async function removeUnfinished(store: Store, now: number): Promise<number> {
  const remainders: Left<BoardId>[] = []
  for await (const { id, meta } of eachStored(store.boards)) {
    const deleted = deletedOf(meta)
    if (deleted?.why !== 'unfinished' || deleted.seq !== undefined) continue
    if (deleted.at > now - ABANDONED_AFTER) continue
    const removed: Deleted = { at: now, why: 'unfinished', seq: 0 }
    remainders.push({ id, meta: JSON.stringify({ deleted: removed }), erase: true })
  }
  if (remainders.length > 0) await store.remove({ boards: remainders })
  return remainders.length
}
