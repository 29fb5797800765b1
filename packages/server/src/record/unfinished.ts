import { type BoardId, type Deleted, deletedOf, type Left, type Store } from '../store/index.js'

/** Milliseconds. No import takes this long: the one that began it is gone. */
const ABANDONED_AFTER = 3_600_000

/** Removes what aborted imports have left. Returns the number of boards. */
export async function removeUnfinished(store: Store, now: number): Promise<number> {
  const remainders: Left<BoardId>[] = []
  for (let after: BoardId | undefined; ; ) {
    const page = await store.boards.list(after === undefined ? {} : { after })
    for (const { id, meta } of page) {
      const deleted = deletedOf(meta)
      if (deleted?.why !== 'unfinished' || deleted.seq !== undefined) continue
      if (deleted.at > now - ABANDONED_AFTER) continue
      const gone: Deleted = { at: now, why: 'unfinished', seq: 0 }
      remainders.push({ id, meta: JSON.stringify({ deleted: gone }), erase: true })
    }
    after = page.at(-1)?.id
    if (after === undefined) break
    await new Promise(setImmediate)
  }
  if (remainders.length > 0) await store.remove({ boards: remainders })
  return remainders.length
}
