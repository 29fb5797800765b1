import { AlarmClock } from './board/alarm-clock.js'
import { Boards } from './board/boards.js'
import { ChainWatch } from './board/chain-watch.js'
import { Heartbeat } from './board/heartbeat.js'
import { MateQuestions } from './board/mate-questions.js'
import type { ServerConfig } from './config/settings.js'
import { BoardNames } from './event/board-names.js'
import { BoardResults } from './event/board-results.js'
import { EventBooks } from './event/event-books.js'
import { decideOnThread } from './event/large-field.js'
import { ListedBoards } from './event/listed-boards.js'
import { Addresses } from './http/address.js'
import { Quotas } from './http/quotas.js'
import { TcpConnections } from './http/tcp-connections.js'
import type { Logger } from './logger.js'
import { makeMetrics } from './metrics.js'
import { Seats } from './seats/seats.js'
import type { ServerTime } from './server-time.js'
import type { Service } from './service.js'
import { Sockets } from './socket/sockets.js'
import { StandstillWatch } from './standstill.js'
import { reasonOf, type Store, StoreError } from './store/index.js'
import { WorkerThread } from './worker/worker-thread.js'

/**
 * Milliseconds. A longer standstill is noted in the record of each board whose clock was running.
 */
const NOTED_STANDSTILL = 1000

/** The parts of a server, connected to each other. Nothing runs yet. */
export interface ServerParts {
  readonly service: Service
  readonly sockets: Sockets
  readonly tcpConnections: TcpConnections
  readonly standstill: StandstillWatch
  /** Stops the worker threads: jobs that wait for them are not decided here any more. */
  interrupt(): Promise<void>
  /** Closes the parts once nobody is connected any more. */
  close(): Promise<void>
}

export function makeParts(
  config: ServerConfig,
  store: Store,
  time: ServerTime,
  log: Logger,
): ServerParts {
  const { now } = time
  // A hard question about mate must not wait for a large tournament.
  const mateWorker = new WorkerThread()
  const worker = new WorkerThread()
  // Nor must the pages of a tournament wait for the record that somebody imports.
  const textWorker = new WorkerThread()
  const mates = new MateQuestions((question, budget) =>
    mateWorker.run('can-mate', question, budget),
  )
  const boards = new Boards({
    store,
    now,
    maxActs: config.maxActs,
    decide: (state, act, laws) => mates.decide(state, act, laws),
    isDead: (state, laws) => mates.isDead(state, laws),
    armed: due => alarms.armed(due),
    locked: (board, error) => {
      log.error('board-locked', error, { board, reason: error.reason })
      metrics.countError('board-locked')
    },
    failed: (board, error) => {
      if (error instanceof StoreError && error.transient) return
      log.error('board-failed', error, { board, reason: reasonOf(error) })
    },
    standstillCheck: () => heartbeat.standstillCheck,
    settled: () => standstill.settled(),
  })
  const standstill = new StandstillWatch(now, (from, until) => {
    log.warn('standstill', { from, ms: until - from })
    metrics.countStandstill(until - from)
    // Longer ones are interruptions and are recorded as such.
    if (until - from >= NOTED_STANDSTILL && until - from <= heartbeat.tolerance)
      boards.noteStandstill(from, until)
  })
  const alarms: AlarmClock = new AlarmClock({
    settled: () => standstill.settled(),
    store,
    boards: () => boards,
    now,
    fired: ({ late }) => metrics.alarmFired(late),
    failed: (board, error) => log.error('alarm-failed', error, { board, reason: reasonOf(error) }),
  })
  const metrics = makeMetrics({
    boards: () => boards.size,
    connections: () => sockets.size,
    tally: () => boards.tally(),
    damaged: () => Math.max(boards.locked, chains.report.faults.length),
    verifiedAt: () => chains.report.finishedAt,
  })
  const heartbeat = makeHeartbeat({ config, store, time, log, boards, metrics })
  const chains = new ChainWatch({
    store,
    now,
    every: config.verifyEvery * 60_000,
    damaged: (board, { code }) => boards.reportDamage(board, new StoreError('store-damaged', code)),
    failed: error => log.error('verification-failed', error),
  })
  const { events, results } = makeEvents(store, now, boards, worker, log)
  const seats = new Seats(store, now)
  const addresses = new Addresses(config.trustProxy)
  if (config.trustProxy.length > 0 && config.publicUrl === '') log.warn('public-url-missing')
  const service: Service = {
    config,
    addresses,
    store,
    boards,
    events,
    listed: new ListedBoards({ store, boards }),
    chains,
    seats,
    alarms,
    heartbeat,
    log,
    metrics,
    quotas: new Quotas({ config, store, addresses, now }),
    worker,
    textWorker,
    now,
    arrival: () => standstill.arrival(),
  }
  const tcpConnections = new TcpConnections(config, addresses, now, ended => {
    log.warn('connections-ended', { ...ended })
    metrics.countRefusedConnections('http', ended.refused)
  })
  const sockets = new Sockets(service, tcpConnections)
  return {
    service,
    sockets,
    tcpConnections,
    standstill,
    interrupt: async () => {
      await Promise.all([mateWorker, worker, textWorker].map(each => each.close()))
    },
    close: async () => {
      results.close()
      await boards.close()
      events.close()
      seats.close()
    },
  }
}

/** The heartbeat of this process, and what its absence means for clocks. */
function makeHeartbeat({
  config,
  store,
  time,
  log,
  boards,
  metrics,
}: Pick<Service, 'config' | 'store' | 'log' | 'boards' | 'metrics'> & {
  readonly time: ServerTime
}): Heartbeat {
  const heartbeat: Heartbeat = new Heartbeat({
    store,
    now: time.now,
    every: config.heartbeat,
    // A late heartbeat alone is not a standstill.
    tolerance: Math.max(config.standstillLimit, config.heartbeat * 2),
    beforeBeat: () => time.follow(heartbeat.tolerance),
    outage: outages => {
      const last = outages.at(-1)
      if (last) {
        log.warn('outage', { from: last.from, until: last.until })
        metrics.countOutage(last.until - last.from)
      }
      boards.noteOutages(outages)
    },
    stoodStill: outage => {
      const stopped = boards.noteOutageHere(outage)
      log.warn('outage-here', { from: outage.from, until: outage.until, boards: stopped })
      metrics.countOutage(outage.until - outage.from)
    },
    stopClocks: async (outage, ids) => {
      log.warn('process-silent', { from: outage.from, until: outage.until, boards: ids.length })
      await boards.stopClocks(outage, ids)
    },
    storeAway: reason => {
      if (reason === null) log.info('store-back')
      else log.warn('store-away', { reason })
    },
    failed: error => log.error('heartbeat-failed', error),
  })
  return heartbeat
}

/** The logs of events, with what boards and events copy from each other. */
function makeEvents(
  store: Store,
  now: () => number,
  boards: Boards,
  worker: WorkerThread,
  log: Logger,
): { readonly events: EventBooks; readonly results: BoardResults } {
  const events: EventBooks = new EventBooks({
    store,
    now,
    opened: async book => {
      await results.sweep(book)
      await names.sweep(book)
    },
    decide: (state, acts) => decideOnThread(worker, state, acts),
  })
  const names = new BoardNames(store, error => log.error('names-not-followed', error))
  names.follow(events)
  const results = new BoardResults(
    boards,
    () => events,
    error => log.error('result-not-taken-over', error),
  )
  return { events, results }
}
