import type { BoardId } from '../ids.js'
import type { Attendance, Side, SilentProcess } from '../store.js'
import type { PostgresDatabase, Row } from './database.js'
import { CHANNEL, ring } from './notification.js'

/**
 * Data about running processes, not part of the versioned schema or of a backup. If it is lost in a
 * database crash, every process writes its own rows again with its next heartbeat. `seen` and
 * `since` use the clock of the database, because the clocks of two machines differ.
 */
export const ATTENDANCE_TABLES = `
  CREATE UNLOGGED TABLE IF NOT EXISTS process (
    id text PRIMARY KEY, at bigint NOT NULL, seen bigint NOT NULL
  );
  ALTER TABLE process ADD COLUMN IF NOT EXISTS stopped bigint;
  CREATE UNLOGGED TABLE IF NOT EXISTS attended (
    board text COLLATE "C" NOT NULL, side text NOT NULL, process text NOT NULL, since bigint NOT NULL,
    PRIMARY KEY (board, side, process)
  );
  CREATE INDEX IF NOT EXISTS attended_process ON attended (process);
  `

/**
 * The name of a process's news connection in the database. It stays while the process stands still,
 * and goes when the process ends.
 */
export const connectionOf = (process: string): string => `jadoube ${process}`
const isConnected = (id: string) =>
  `EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = '${connectionOf('')}' || ${id})`

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'

const ATTEND = {
  name: 'attended-add',
  text: `INSERT INTO attended (board, side, process, since)
    SELECT board, side, $3, ${NOW} FROM unnest($1::text[], $2::text[]) AS row (board, side)
    ORDER BY board COLLATE "C", side
    ON CONFLICT (board, side, process) DO UPDATE SET since = excluded.since`,
}
const LEAVE = {
  name: 'attended-remove',
  text: `DELETE FROM attended USING unnest($1::text[], $2::text[]) AS row (board, side)
    WHERE attended.board = row.board AND attended.side = row.side AND process = $3`,
}
const LEAVE_ALL = {
  name: 'attended-clear',
  text: 'DELETE FROM attended WHERE process = $1',
}
const CLEAR = {
  name: 'process-clear',
  text: 'WITH gone AS (DELETE FROM process) DELETE FROM attended',
}
const SIGN = {
  name: 'process-sign',
  text: `WITH was AS (
      SELECT 1 FROM process WHERE id = $1
    ), beaten AS (
      INSERT INTO process (id, at, seen) VALUES ($1, $2, ${NOW})
      ON CONFLICT (id) DO UPDATE SET at = excluded.at, seen = excluded.seen
    )
    SELECT (SELECT count(*) FROM was) AS known, silent.id, silent.at, silent.seen
    FROM (SELECT 1) one
    LEFT JOIN process silent
      ON silent.id <> $1 AND silent.id <> ALL ($4::text[]) AND ${NOW} - silent.seen > $3::bigint
      AND (silent.stopped IS DISTINCT FROM silent.seen OR NOT ${isConnected('silent.id')})`,
}
/** A player who has since connected to another process is attended there. */
const BOARDS_OF = {
  name: 'attended-of',
  text: `SELECT DISTINCT gone.board FROM attended gone WHERE gone.process = $1 AND NOT EXISTS (
      SELECT 1 FROM attended back
      WHERE back.board = gone.board AND back.side = gone.side AND back.process <> $1 AND back.since > $2
    )`,
}
/**
 * A process that only stands still is remembered: its players are still connected to it, and their
 * flags wait for it.
 */
const FORGET = {
  name: 'process-forget',
  text: `WITH gone AS (
      DELETE FROM process WHERE id = $1 AND seen = $2::bigint AND NOT ${isConnected('$1')} RETURNING id
    ), stored AS (
      UPDATE process SET stopped = seen WHERE id = $1 AND seen = $2::bigint AND ${isConnected('$1')}
    )
    DELETE FROM attended USING gone WHERE attended.process = gone.id`,
}
const END = {
  name: 'process-end',
  text: `WITH gone AS (DELETE FROM process WHERE id = $1)
    DELETE FROM attended WHERE process = $1`,
}
const ELSEWHERE = {
  name: 'attended-elsewhere',
  text: `SELECT 1 AS found FROM attended JOIN process ON process.id = attended.process
    WHERE board = $1 AND side = $2 AND process <> $3 LIMIT 1`,
}
const RING = { name: 'attended-ring', text: `SELECT pg_notify('${CHANNEL}', $1)` }

interface SilentRow extends Row {
  readonly known: number
  readonly id: string | null
  readonly at: number
  readonly seen: number
}

interface Change {
  readonly board: BoardId
  readonly side: Side
  readonly isHere: boolean
}

export class PostgresAttendance implements Attendance {
  readonly #database: PostgresDatabase
  readonly #self: string
  /** When another process was last heard of: its acts count as heartbeats too. */
  readonly #lastHeard = new Map<string, number>()
  readonly #here = new Map<string, Change>()
  #waiting: Change[] = []
  #writing: Promise<void> | undefined
  /** Something could not be written: the next heartbeat writes everything. */
  #isOutOfDate = false
  #isOpen = true

  constructor(database: PostgresDatabase, self: string) {
    this.#database = database
    this.#self = self
  }

  noteAlive(process: string): void {
    this.#lastHeard.set(process, performance.now())
  }

  attend(board: BoardId, side: Side): Promise<void> {
    this.#here.set(`${side} ${board}`, { board, side, isHere: true })
    return this.#change({ board, side, isHere: true })
  }

  leave(board: BoardId, side: Side): Promise<void> {
    this.#here.delete(`${side} ${board}`)
    return this.#change({ board, side, isHere: false })
  }

  async clear(): Promise<void> {
    await this.#database.write(CLEAR)
  }

  async sign(at: number, tolerance: number): Promise<readonly SilentProcess[]> {
    const recently = performance.now() - tolerance
    const heard = [...this.#lastHeard].filter(([, when]) => when > recently).map(([id]) => id)
    const rows = await this.#database.write<SilentRow>(SIGN, [this.#self, at, tolerance, heard])
    if (this.#isOutOfDate || rows[0]?.known === 0) {
      await this.#database.write(LEAVE_ALL, [this.#self])
      if (this.#here.size > 0) await this.#write([...this.#here.values()])
      this.#isOutOfDate = false
    }
    return Promise.all(
      rows.flatMap(({ id, at: from, seen }) => (id === null ? [] : [this.#silent(id, from, seen)])),
    )
  }

  async #silent(process: string, from: number, seen: number): Promise<SilentProcess> {
    const rows = await this.#database.read<Row & { board: BoardId }>(BOARDS_OF, [process, seen])
    const forget = async () => {
      await this.#database.write(FORGET, [process, seen])
    }
    return { process, from, boards: rows.map(({ board }) => board), forget }
  }

  async isElsewhere(board: BoardId, side: Side): Promise<boolean> {
    return (await this.#database.read(ELSEWHERE, [board, side, this.#self])).length > 0
  }

  async ring(board: BoardId): Promise<void> {
    await this.#database.write(RING, [ring(this.#self, board)])
  }

  async end(): Promise<void> {
    this.#isOpen = false
    await this.#writing?.catch(() => {})
    await this.#database.write(END, [this.#self])
  }

  /** Changes that come while a statement is running share the next one. */
  #change(change: Change): Promise<void> {
    if (!this.#isOpen) return Promise.resolve()
    this.#waiting.push(change)
    const before = this.#writing ?? Promise.resolve()
    if (this.#waiting.length > 1) return before
    this.#writing = before
      .catch(() => {})
      .then(async () => {
        const changes = this.#waiting
        this.#waiting = []
        await this.#write(changes)
      })
    this.#writing.catch(() => {
      this.#isOutOfDate = true
    })
    return this.#writing
  }

  async #write(changes: readonly Change[]): Promise<void> {
    // Of one player's changes the last counts.
    const last = new Map(changes.map(change => [`${change.side} ${change.board}`, change]))
    for (const isHere of [true, false]) {
      const ofKind = [...last.values()].filter(change => change.isHere === isHere)
      if (ofKind.length === 0) continue
      const boards = ofKind.map(({ board }) => board)
      const sides = ofKind.map(({ side }) => side)
      await this.#database.write(isHere ? ATTEND : LEAVE, [boards, sides, this.#self])
    }
  }
}
