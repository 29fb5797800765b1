import { type BoardId, logOfEvent, type Store, StoreError } from '../store/index.js'
import { anonymiseBoard, anonymiseEvent } from './anonymise.js'
import { deleteBoard, deleteEvent } from './delete.js'
import { eachBoard, eachEvent } from './each-board.js'

const DAY = 86_400_000

/** For how many days after the last act data is stored; 0 keeps it forever. */
export interface Retention {
  readonly games: number
  readonly names: number
}

/** How many boards (`deleted`) and events were deleted, and how many of both lost their names. */
export interface Retired {
  readonly deleted: number
  readonly anonymised: number
  readonly events: number
  /** Boards and events that are damaged, so that nothing was removed there. */
  readonly unreadable: number
}

/** Deletes games, and removes names, whose time is over. */
export async function applyRetention(
  store: Store,
  { games, names }: Retention,
  now: number,
): Promise<Retired> {
  const done = { deleted: 0, anonymised: 0, events: 0, unreadable: 0 }
  if (games === 0 && names === 0) return done
  const isOver = (days: number, last: number) => days > 0 && last < now - days * DAY
  const inUse = new Set<string>()
  const skipped = () => {
    done.unreadable++
  }
  /** One damaged log must not keep all others forever. */
  const orSkipped = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (error instanceof StoreError && error.transient) throw error
      skipped()
    }
  }
  for await (const board of eachBoard(store, skipped)) {
    const { event } = board.settings
    let isDeleted = false
    await orSkipped(async () => {
      const last = (await lastEntry(store, board.id)) ?? board.createdAt
      if (isOver(games, last)) {
        if (await deleteBoard(store, board.id, 'retention', now)) done.deleted++
        isDeleted = true
        return
      }
      if (isOver(names, last) && (await anonymiseBoard(store, board, 'retention', now)))
        done.anonymised++
    })
    if (event !== null && !isDeleted) inUse.add(event)
  }
  for await (const event of eachEvent(store, skipped)) {
    await orSkipped(async () => {
      const { id, createdAt } = event
      const last = (await lastEntry(store, logOfEvent(id))) ?? createdAt
      if (!inUse.has(id) && isOver(games, last)) {
        await deleteEvent(store, id, 'retention', now)
        done.events++
      } else if (isOver(names, last) && (await anonymiseEvent(store, event, 'retention', now)))
        done.anonymised++
    })
  }
  return done
}

/** When something was last done at a board. */
async function lastEntry(store: Store, log: BoardId): Promise<number | undefined> {
  const head = await store.log.head(log)
  if (head === undefined || head.seq === 0) return undefined
  const [end] = await store.log.read(log, head.seq - 1, 1)
  return end?.at
}
