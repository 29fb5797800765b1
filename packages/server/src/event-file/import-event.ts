import { type Attempt, done, failed } from '@jadoube/chess'
import { Boards } from '../board/boards.js'
import { decideAct } from '../board/decision.js'
import { type BoardId, holdFile, isFile, openStore } from '../store/index.js'
import { openRows } from '../store/rows/open-rows.js'
import { type Row, RowExists } from '../store/rows/tables.js'
import { type EventFileFault, readEventFile } from './read-event-file.js'

/** The event that was imported, and how much there was of it. */
export interface ImportedEvent {
  readonly event: string
  readonly name: string
  readonly boards: number
  readonly entries: number
}

/** The event cannot be imported, because the store has it already. */
export interface EventThere {
  readonly code: 'event-already-there'
  readonly reason: string
}

/**
 * Imports an event with its games and links into a store: all of it, or nothing. Clocks that were
 * running at the export are stopped at that time, and the arbiter is asked (6.10). An SQLite file
 * must not be in use meanwhile; PostgreSQL can be imported to beside running servers.
 */
export async function importEvent(
  text: string,
  address: string,
  now: number,
): Promise<Attempt<ImportedEvent, EventFileFault | EventThere>> {
  const read = readEventFile(text)
  if (!read.ok) return read
  const { header, rows } = read.value
  const releaseFile = isFile(address) ? await holdFile(address) : () => {}
  try {
    const target = await openRows(address)
    try {
      await target.write(async put => {
        for (const [name, each] of rows)
          for (let n = 0; n < each.length; n += 500) await put(name, each.slice(n, n + 500))
        await put('log_end', endsOf(rows.get('entry') ?? []))
      })
    } catch (error) {
      if (!(error instanceof RowExists)) throw error
      const reason = 'this event, or a board or link of it, is already in the store'
      return failed({ code: 'event-already-there', reason })
    } finally {
      await target.close()
    }
    const boards = (rows.get('board') ?? []).map(({ id }) => String(id) as BoardId)
    await stopClocks(address, boards, { from: header.exportedAt, until: now })
    const entries = rows.get('entry')?.length ?? 0
    return done({ event: header.event, name: header.name, boards: boards.length, entries })
  } finally {
    releaseFile()
  }
}

/** The chains were checked, so the last entry in the file is the last that was written. */
function endsOf(entries: readonly Row[]): readonly Row[] {
  const ends = new Map<string, Row>()
  for (const { board, seq } of entries)
    ends.set(String(board), { board: board ?? null, seq: seq ?? null })
  return [...ends.values()]
}

/** No press could be received between the two stores. */
async function stopClocks(
  address: string,
  ids: readonly BoardId[],
  outage: { readonly from: number; readonly until: number },
): Promise<void> {
  const store = await openStore(address)
  const boards = new Boards({
    store,
    now: () => outage.until,
    armed: () => {},
    standstillCheck: () => undefined,
    decide: decideAct,
    isDead: async () => false,
    maxActs: Number.MAX_SAFE_INTEGER,
    locked: () => {},
    failed: (_, error) => {
      throw error
    },
  })
  boards.noteOutages([outage])
  try {
    for (const id of ids) {
      await boards.get(id)
      boards.releaseIdle(0)
    }
  } finally {
    await boards.close()
    await store.close()
  }
}
