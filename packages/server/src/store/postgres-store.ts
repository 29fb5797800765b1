import { randomUUID } from 'node:crypto'
import { Gate } from './gate.js'
import { HeadCache } from './head-cache.js'
import type { BoardId, CompetitionId } from './ids.js'
import { NewsDesk } from './news.js'
import { postgresAlarms } from './postgres/alarms.js'
import { Appender } from './postgres/appender.js'
import { connectionOf, PostgresAttendance } from './postgres/attendance.js'
import { clientConfig, PostgresDatabase } from './postgres/database.js'
import { postgresHeartbeats } from './postgres/heartbeats.js'
import { Listening } from './postgres/listening.js'
import { postgresLog } from './postgres/log.js'
import { migrate } from './postgres/migrate.js'
import {
  boardChanged,
  competitionChanged,
  newsOf,
  parseNotification,
} from './postgres/notification.js'
import type { PostgresOptions } from './postgres/options.js'
import { postgresRegister } from './postgres/register.js'
import { postgresRemoval } from './postgres/removal.js'
import { postgresSeats } from './postgres/seats.js'
import { postgresSetUp } from './postgres/set-up.js'
import { postgresSnapshots } from './postgres/snapshots.js'
import type { Store } from './store.js'

export type { PostgresOptions } from './postgres/options.js'

/**
 * A store in a PostgreSQL database that any number of processes can share: each log entry is
 * written by one of them, each alarm is claimed by one, and news reaches all. When the database
 * restarts, calls wait for it up to `patience`.
 */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  const self = randomUUID()
  const gate = new Gate()
  const news = new NewsDesk()
  const heads = new HeadCache()
  const database = new PostgresDatabase(options, gate)
  const appender = new Appender({
    database,
    heads,
    self,
    appended: ({ board, seq }) => news.publish({ kind: 'appended', board, seq }),
  })
  const attendance = new PostgresAttendance(database, self)
  const listener = { ...clientConfig(options), application_name: connectionOf(self) }
  const listening = await prepare()

  async function prepare(): Promise<Listening> {
    try {
      await database.patiently(() => database.use(migrate))
      return await database.patiently(() => Listening.open({ config: listener, received, missed }))
    } catch (error) {
      await database.close()
      throw error
    }
  }

  function received(payload: string): void {
    const notification = parseNotification(payload)
    if (notification.from !== self) attendance.noteAlive(notification.from)
    for (const one of newsOf(notification, self)) {
      if (one.kind === 'appended') heads.forget(one.board)
      news.publish(one)
    }
  }

  function missed(): void {
    heads.clear()
    news.publish({ kind: 'missed' })
  }

  return {
    boards: postgresRegister<BoardId>({
      database,
      table: 'board',
      notice: board => boardChanged(self, board),
      changed: board => news.publish({ kind: 'board-changed', board }),
    }),
    competitions: postgresRegister<CompetitionId>({
      database,
      table: 'competition',
      notice: competition => competitionChanged(self, competition),
      changed: competition => news.publish({ kind: 'competition-changed', competition }),
    }),
    log: postgresLog(database, gate, appender),
    snapshots: postgresSnapshots(database),
    seats: postgresSeats(database, self, news),
    alarms: postgresAlarms(database),
    setUp: postgresSetUp(database, self, heads, news),
    remove: postgresRemoval(database, self, heads, news),
    heartbeats: postgresHeartbeats(database),
    attendance,
    isAlone: async () => listening.wasAlone,
    subscribe: (to, listener) => news.subscribe(to, listener),
    close: once(async () => {
      gate.close()
      await database.close()
      await listening.close()
      news.clear()
    }),
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}
