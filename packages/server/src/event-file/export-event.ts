import { createHash } from 'node:crypto'
import { type Attempt, done, failed } from '@jadoube/chess'
import { deletedOf } from '../store/deleted.js'
import { openRows } from '../store/rows/open-rows.js'
import type { Row, Rows, TableName } from '../store/rows/tables.js'

/** The first line of an exported event. */
export interface EventFileHeader {
  readonly jadoube: 'event/1'
  readonly event: string
  readonly name: string
  /** Milliseconds since 1970. Clocks that are running in the file are stopped as of that time. */
  readonly exportedAt: number
}

/** How much was exported. */
export interface ExportedEvent {
  readonly boards: number
  readonly entries: number
}

/**
 * Exports an event with its boards, their logs and its links, one JSON object per line: a header,
 * then one row per line, and at the end the number of rows and a SHA-256 over all lines before.
 * Links are stored as hashes of their secrets, as in the store: existing links keep working, and
 * the file reveals none.
 */
export async function exportEvent(
  address: string,
  event: string,
  now: number,
  write: (line: string) => Promise<void> | void,
): Promise<Attempt<ExportedEvent, 'no-such-event'>> {
  const rows = await openRows(address)
  try {
    const [competition] = await readRows(rows, 'competition', 'id', event)
    if (competition === undefined || deletedOf(String(competition.meta)))
      return failed('no-such-event')
    const digest = createHash('sha256')
    let lines = 0
    const writeObject = async (value: object) => {
      const line = `${JSON.stringify(value)}\n`
      digest.update(line)
      lines++
      await write(line)
    }
    const { name } = JSON.parse(String(competition.meta)) as { name: string }
    const header: EventFileHeader = { jadoube: 'event/1', event, name, exportedAt: now }
    await writeObject(header)
    await writeObject({ competition })
    const boards = await readRows(rows, 'board', 'competition', event)
    for (const board of boards) await writeObject({ board })
    let entries = 0
    // The log of the event itself is stored under its own id.
    for (const { id } of [{ id: event }, ...boards]) {
      for (const name of ['entry', 'alarm'] as const) {
        for await (const page of rows.read(name, { column: 'board', value: String(id) })) {
          if (name === 'entry') entries += page.length
          for (const row of page) await writeObject({ [name]: row })
        }
      }
    }
    for (const scope of [event, ...boards.map(({ id }) => String(id))])
      for (const seat of await readRows(rows, 'seat', 'scope_id', scope))
        await writeObject({ seat })
    await write(`${JSON.stringify({ end: { lines, sha256: digest.digest('hex') } })}\n`)
    return done({ boards: boards.length, entries })
  } finally {
    await rows.close()
  }
}

async function readRows(
  rows: Rows,
  name: TableName,
  column: string,
  value: string,
): Promise<Row[]> {
  const found: Row[] = []
  for await (const page of rows.read(name, { column, value })) found.push(...page)
  return found
}
