import { nextTurn } from '../in-turns.js'
import type { BoardId } from './ids.js'
import type { LogEntry } from './log-entry.js'
import type { Store } from './store.js'

/** The size of the first page; an entry of an event may be a megabyte long. */
const FIRST_PAGE = 8
const LARGEST_PAGE = 128
/** Characters: pages grow below half of this, and shrink above it. */
const LONG_PAGE = 262_144

/**
 * The entries after `after`, in pages that are quick to read however long the entries are. Other
 * work has a turn after each page.
 */
export async function* logPages(
  store: Pick<Store, 'log'>,
  board: BoardId,
  after = 0,
): AsyncGenerator<readonly LogEntry[]> {
  let last = after
  for (let size = FIRST_PAGE; ; ) {
    const entries = await store.log.read(board, last, size)
    if (entries.length > 0) yield entries
    if (entries.length < size) return
    last = entries.at(-1)?.seq ?? last
    const length = entries.reduce((sum, { body }) => sum + body.length, 0)
    if (length > LONG_PAGE) size = Math.max(1, size >> 1)
    else if (length < LONG_PAGE / 2) size = Math.min(LARGEST_PAGE, size * 2)
    await nextTurn()
  }
}
