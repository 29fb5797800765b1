import type { Gate } from '../gate.js'
import { NOTHING_BEFORE } from '../hash-chain.js'
import { assertEntry, type LogEntry } from '../log-entry.js'
import type { Log } from '../store.js'
import type { Appender } from './appender.js'
import type { PostgresDatabase, Row } from './database.js'

const COLUMNS = 'board, seq, at, act, body, hash, tombstone'
const READ = {
  name: 'read',
  text: `SELECT ${COLUMNS} FROM entry WHERE board = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
}
const OF_ACT = {
  name: 'of-act',
  text: `SELECT ${COLUMNS} FROM entry WHERE board = $1 AND act = $2`,
}
const WRITTEN = { name: 'written', text: 'SELECT seq FROM log_end WHERE board = $1' }
const LATEST = { name: 'latest', text: 'SELECT max(at) AS latest FROM entry' }
const HEAD = {
  name: 'head',
  text: `SELECT head.seq, head.hash
    FROM (SELECT id FROM board WHERE id = $1 UNION SELECT id FROM competition WHERE id = $1) known
    LEFT JOIN LATERAL (
      SELECT seq, hash FROM entry WHERE entry.board = known.id ORDER BY seq DESC LIMIT 1
    ) head ON true`,
}

export function postgresLog(database: PostgresDatabase, gate: Gate, appender: Appender): Log {
  return {
    append: async what => {
      gate.pass()
      assertEntry(what)
      return database.track(appender.append(what))
    },
    async head(board) {
      const [row] = await database.read<Row & { seq: number | null; hash: string }>(HEAD, [board])
      if (!row) return undefined
      return row.seq === null ? NOTHING_BEFORE : { seq: row.seq, hash: row.hash }
    },
    read: async (board, after = 0, limit = 1000) =>
      (await database.read<Row & LogEntry>(READ, [board, after, limit])).map(entryOf),
    async ofAct(board, act) {
      const [row] = await database.read<Row & LogEntry>(OF_ACT, [board, act])
      return row && entryOf(row)
    },
    async written(board) {
      const [row] = await database.read<Row & { seq: number }>(WRITTEN, [board])
      return row?.seq ?? 0
    },
    async latest() {
      const [row] = await database.read<Row & { latest: number | null }>(LATEST)
      return row?.latest ?? undefined
    },
  }
}

/** Few entries have a tombstone; the others are returned without the field. */
function entryOf({ tombstone, ...entry }: LogEntry): LogEntry {
  return tombstone == null ? entry : { ...entry, tombstone }
}
