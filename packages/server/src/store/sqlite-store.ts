import { Gate } from './gate.js'
import { HeadCache } from './head-cache.js'
import type { BoardId, CompetitionId } from './ids.js'
import { NewsDesk } from './news.js'
import { openSqliteAlarms } from './sqlite/alarms.js'
import { assertComplete, recover } from './sqlite/completeness.js'
import { openSqliteDatabase } from './sqlite/database.js'
import { GroupCommit } from './sqlite/group-commit.js'
import { openSqliteHeartbeats } from './sqlite/heartbeats.js'
import { takeHold } from './sqlite/holder.js'
import { openSqliteLog } from './sqlite/log.js'
import { readingFrom } from './sqlite/reading.js'
import { openSqliteRegister } from './sqlite/register.js'
import { openSqliteRemoval } from './sqlite/removal.js'
import { openSqliteSeats } from './sqlite/seats.js'
import { openSqliteSetUp } from './sqlite/set-up.js'
import { openSqliteSnapshots } from './sqlite/snapshots.js'
import { type Store, singleProcessAttendance } from './store.js'

export interface SqliteOptions {
  /** The games are served from now on: the file is locked for this process. */
  readonly hold?: boolean
  /** A file without its newest acts is refused, unless somebody only wants to look at it. */
  readonly incomplete?: 'refuse' | 'look'
}

/**
 * A store in one file, beside which SQLite has two of its own (`-wal`, `-shm`) while it is open.
 * Other processes can read and write the same file, but news does not reach them.
 */
export async function openSqliteStore(
  file: string,
  { hold = false, incomplete = 'refuse' }: SqliteOptions = {},
): Promise<Store> {
  if (incomplete === 'refuse') assertComplete(file)
  if (!hold) await recover(file)
  const gate = new Gate()
  const news = new NewsDesk()
  const heads = new HeadCache()
  const database = await openSqliteDatabase(file)
  const holder = hold
    ? await takeHold(database).catch(error => {
        database.close()
        throw error
      })
    : null
  const dataVersion = await database.writing('PRAGMA data_version')
  let lastVersion: number | undefined

  const commit = new GroupCommit(database, gate, {
    begun() {
      // It changes whenever another connection has written: our caches are then outdated.
      const { data_version: now } = dataVersion.get([]) as { data_version: number }
      if (now === lastVersion) return
      heads.clear()
      holder?.check()
      lastVersion = now
    },
    undone: () => heads.clear(),
  })
  const reading = readingFrom(database, gate)
  const alarms = await openSqliteAlarms(database, reading, commit)
  const log = await openSqliteLog({ database, reading, commit, heads, alarms, news })
  async function close(): Promise<void> {
    gate.close()
    await commit.idle()
    news.clear()
    // If this cannot be written any more, the next process sees that this one no longer runs.
    await holder?.release().catch(() => {})
    database.close()
  }
  let closing: Promise<void> | undefined
  return {
    boards: await openSqliteRegister<BoardId>({
      database,
      reading,
      commit,
      table: 'board',
      changed: board => news.publish({ kind: 'board-changed', board }),
    }),
    competitions: await openSqliteRegister<CompetitionId>({
      database,
      reading,
      commit,
      table: 'competition',
      changed: competition => news.publish({ kind: 'competition-changed', competition }),
    }),
    log,
    snapshots: await openSqliteSnapshots(database, reading, commit),
    seats: await openSqliteSeats(database, reading, commit, news),
    alarms,
    setUp: await openSqliteSetUp(database, commit, alarms, log, news),
    remove: await openSqliteRemoval(database, commit, heads, news),
    heartbeats: await openSqliteHeartbeats(database, reading, commit),
    // Only one process has it: `holdFile` ensures that.
    attendance: singleProcessAttendance,
    isAlone: async () => true,
    subscribe: (to, listener) => news.subscribe(to, listener),
    close() {
      closing ??= close()
      return closing
    },
  }
}
