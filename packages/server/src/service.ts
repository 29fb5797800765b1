import type { AlarmClock } from './board/alarm-clock.js'
import type { Boards } from './board/boards.js'
import type { ChainWatch } from './board/chain-watch.js'
import type { Heartbeat } from './board/heartbeat.js'
import type { Arrival } from './board/submitted-act.js'
import type { ServerConfig } from './config/settings.js'
import type { EventBooks } from './event/event-books.js'
import type { ListedBoards } from './event/listed-boards.js'
import type { Addresses } from './http/address.js'
import type { Quotas } from './http/quotas.js'
import type { Logger } from './logger.js'
import type { Metrics } from './metrics.js'
import type { Seats } from './seats/seats.js'
import type { Store } from './store/index.js'
import type { WorkerThread } from './worker/worker-thread.js'

/** What every request and every connection needs. */
export interface Service {
  readonly config: ServerConfig
  readonly addresses: Addresses
  readonly store: Store
  readonly boards: Boards
  /** The logs of events. */
  readonly events: EventBooks
  /** The boards of events, for spectators. */
  readonly listed: ListedBoards
  readonly chains: ChainWatch
  readonly seats: Seats
  readonly alarms: AlarmClock
  readonly heartbeat: Heartbeat
  readonly log: Logger
  readonly metrics: Metrics
  /** What each client may create. */
  readonly quotas: Quotas
  /** The worker thread that computes the tables and pairings of large tournaments. */
  readonly worker: WorkerThread
  /** The worker thread that reads long records and answers questions about the Laws. */
  readonly textWorker: WorkerThread
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** When the data that is being read now arrived. */
  readonly arrival: () => Pick<Arrival, 'at' | 'stall'>
}
