import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AlarmClock } from './board/alarm-clock.js'
import { Boards } from './board/boards.js'
import { ChainWatch } from './board/chain-watch.js'
import { Heartbeat } from './board/heartbeat.js'
import { MateQuestions } from './board/mate-questions.js'
import { defaultConfig } from './config/read-config.js'
import type { ServerConfig } from './config/settings.js'
import { BoardNames } from './event/board-names.js'
import { BoardResults } from './event/board-results.js'
import { EventBooks } from './event/event-books.js'
import { decideAway } from './event/large-field.js'
import { Addresses } from './http/address.js'
import { makeApp } from './http/app.js'
import { HttpFault } from './http/fault.js'
import { serveMetrics } from './http/metrics-access.js'
import { StaticFiles } from './http/static-files.js'
import { type Logger, makeLogger } from './logger.js'
import { makeMetrics } from './metrics.js'
import { applyRetention } from './privacy/index.js'
import { Seats } from './seats/seats.js'
import { ServerTime } from './server-time.js'
import type { Service } from './service.js'
import { Sockets } from './socket/sockets.js'
import { Standstill } from './standstill.js'
import { holdFile, isFile, openStore, StoreError } from './store/index.js'
import { WorkerThread } from './worker/worker-thread.js'

export interface RunningServer {
  readonly port: number
  /** Where it can be reached from this machine. */
  readonly url: string
  /** Whether it serves the web app. */
  readonly web: boolean
  /** Finishes what was begun, tells everybody, and lets go. */
  close(): Promise<void>
}

/** Boards that nobody has used for so long are let go from memory. */
const FORGET_AFTER = 60_000

/** What may not be kept any longer is looked for so often. */
const RETIRE_EVERY = 3_600_000

/** A standstill from this length on is noted in the record of each board whose clock ran. */
const NOTED = 1000

/** Signs come far more often: no act was taken so long after the last one. */
const WELL_AFTER = 600_000

/** Anyone who is connected when the server ends has so long to finish. */
const HANG_UP_AFTER = 1500

export async function startServer(
  changes: Partial<ServerConfig> = {},
  how: { readonly log?: Logger; readonly now?: () => number } = {},
): Promise<RunningServer> {
  const config = defaultConfig(changes)
  const log = how.log ?? makeLogger(config.logLevel)
  const time = new ServerTime(how.now, how.now)
  const { now } = time
  const letGo = isFile(config.store) ? await holdFile(config.store) : () => {}
  const store = await openStore(config.store, { hold: true }).catch(fault => {
    letGo()
    throw fault
  })
  const failed = (what: string) => (error: unknown) => log.error(what, error)

  const searching = new WorkerThread()
  const reading = new WorkerThread()
  const mates = new MateQuestions((question, budget) => searching.run('can-mate', question, budget))
  const boards = new Boards({
    store,
    now,
    maxActs: config.maxActs,
    decide: (state, act, laws) => mates.decide(state, act, laws),
    isDead: (state, laws) => mates.isDead(state, laws),
    armed: due => alarms.armed(due),
    locked: (board, error) => {
      log.error('board-locked', error, { board, reason: error.reason })
      metrics.refused('board-locked')
    },
    failed: (board, error) => {
      if (error instanceof StoreError && error.transient) return
      log.error('board-failed', error, { board, reason: reasonOf(error) })
    },
    doubt: () => heartbeat.doubt,
    settled: () => standstill.settled(),
  })
  const standstill = new Standstill(now, (from, until) => {
    log.warn('standstill', { from, ms: until - from })
    metrics.stood(until - from)
    // Longer ones are interruptions, which stand in the record as such.
    if (until - from >= NOTED && until - from <= heartbeat.tolerance)
      boards.noteStandstill(from, until)
  })
  const alarms: AlarmClock = new AlarmClock({
    settled: () => standstill.settled(),
    store,
    boards: () => boards,
    now,
    fired: ({ late }) => metrics.fired(late),
    failed: (board, error) => log.error('alarm-failed', error, { board, reason: reasonOf(error) }),
  })
  const metrics = makeMetrics({
    boards: () => boards.size,
    connections: () => sockets.size,
    tally: () => boards.tally(),
    damaged: () => Math.max(boards.locked, chains.report.faults.length),
    verifiedAt: () => chains.report.finishedAt,
  })
  const heartbeat: Heartbeat = new Heartbeat({
    store,
    now,
    every: config.heartbeat,
    // A sign that is merely late is no standstill.
    tolerance: Math.max(config.standstillLimit, config.heartbeat * 2),
    due: () => time.follow(heartbeat.tolerance),
    outage: outages => {
      const last = outages.at(-1)
      if (last) {
        log.warn('outage', { from: last.from, until: last.until })
        metrics.outage(last.until - last.from)
      }
      boards.tell(outages)
    },
    stood: outage => {
      const stopped = boards.tellAttended(outage)
      log.warn('outage-here', { from: outage.from, until: outage.until, boards: stopped })
      metrics.outage(outage.until - outage.from)
    },
    stop: async (outage, ids) => {
      log.warn('process-silent', { from: outage.from, until: outage.until, boards: ids.length })
      await boards.stop(outage, ids)
    },
    away: reason => {
      if (reason === null) log.info('store-back')
      else log.warn('store-away', { reason })
    },
    failed: failed('heartbeat-failed'),
  })
  const chains = new ChainWatch({
    store,
    now,
    every: config.verifyEvery * 60_000,
    damaged: (board, { code }) => boards.reportDamage(board, new StoreError('store-damaged', code)),
    failed: failed('verification-failed'),
  })
  const events: EventBooks = new EventBooks({
    store,
    now,
    opened: async book => {
      await results.sweep(book)
      await names.sweep(book)
    },
    decide: (state, deciding) => decideAway(reading, state, deciding),
  })
  const names = new BoardNames(store, failed('names-not-followed'))
  names.follow(events)
  const results = new BoardResults(boards, () => events, failed('result-not-taken-over'))
  const seats = new Seats(store, now)
  const addresses = new Addresses(config.trustProxy)
  if (config.trustProxy.length > 0 && config.publicUrl === '') log.warn('public-url-missing')
  const service: Service = {
    config,
    addresses,
    store,
    boards,
    events,
    chains,
    seats,
    alarms,
    heartbeat,
    log,
    metrics,
    reading,
    now,
    arrival: () => standstill.arrival(),
  }
  const sockets = new Sockets(service)
  let metricsServer: Server | null = null
  const files = await StaticFiles.open(config.web || builtWeb())
  const app = makeApp(service, files)
  let isClosing = false
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  app.addHook('onRequest', async () => {
    await opened
    if (isClosing) throw new HttpFault('shutting-down')
  })
  const wires = new Set<Socket>()
  app.server.on('connection', wire => {
    wires.add(wire)
    wire.once('close', () => wires.delete(wire))
  })
  const retention = { games: config.keepGames, names: config.keepNames }
  let retiring: Promise<unknown> = Promise.resolve()
  const retire = () => {
    retiring = applyRetention(store, retention, now()).then(
      done => {
        if (done.deleted + done.anonymised + done.events > 0) log.info('retention', { ...done })
      },
      error => {
        if (!isClosing) log.error('retention-failed', error, { reason: reasonOf(error) })
      },
    )
  }
  const retiringEvery = setInterval(retire, RETIRE_EVERY)
  const forgetting = setInterval(() => boards.forget(FORGET_AFTER), FORGET_AFTER / 2)
  try {
    // The port first: who finds it taken by a server that lives must not tell its boards that it died.
    await app.listen({ host: config.host, port: config.port })
    metricsServer = await serveMetrics(config, metrics)
    await goOnAfterLastSign()
    // Then, before anybody can act: clocks that ran when the last process ended are stopped at that time.
    await heartbeat.start(await store.isAlone())
    alarms.start()
    standstill.start()
    chains.start()
    retire()
    app.server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head))
  } catch (fault) {
    // What was opened for it would keep the process, and the file, for nobody.
    await close()
    throw fault
  } finally {
    open()
  }
  const { port } = app.server.address() as AddressInfo
  log.info('listening', { port, web: files.present })

  /** A clock that was set back while nobody served the boards would stop every chess clock until it has caught up. */
  async function goOnAfterLastSign(): Promise<void> {
    const sign = await store.heartbeats.last()
    if (sign === undefined || sign + WELL_AFTER < now()) return
    // Acts were taken after the last sign, and are as certain: nothing that happens from now on comes before them.
    const latest = await store.log.latest().catch(fault => {
      // A damaged board locks itself when it is opened; the others are served.
      log.error('store-failed', fault, { reason: reasonOf(fault) })
      return undefined
    })
    const last = Math.max(sign, latest ?? sign)
    if (last < now()) return
    const behind = last - now()
    time.goOnAfter(last)
    // Two processes of one store are never quite together; that is nothing to speak of.
    if (behind > heartbeat.tolerance) log.warn('clock-behind', { ms: behind })
  }

  /**
   * From the first moment nothing more is taken, no flag falls, and the last sign of life is left: anyone who serves the
   * boards next stops their clocks at that time. Only then is anybody waited for.
   */
  async function close(): Promise<void> {
    isClosing = true
    metricsServer?.close()
    metricsServer?.closeAllConnections()
    clearInterval(forgetting)
    clearInterval(retiringEvery)
    standstill.stop()
    sockets.leave()
    await Promise.all([alarms.stop(), heartbeat.stop(), chains.stop()])
    // Who does not hang up by then is hung up on: a silent connection would keep the process for ever.
    const hangUp = setTimeout(() => {
      for (const wire of wires) wire.destroy()
    }, HANG_UP_AFTER)
    await app.close()
    clearTimeout(hangUp)
    await retiring
    results.close()
    await boards.close()
    events.close()
    await Promise.all([searching.close(), reading.close()])
    seats.close()
    await store.close()
    letGo()
  }
  let closing: Promise<void> | undefined
  return {
    port,
    url: `http://localhost:${port}`,
    web: files.present,
    close: () => {
      closing ??= close().then(() => log.info('closed'))
      return closing
    },
  }
}

const reasonOf = (error: unknown): string | undefined =>
  error instanceof StoreError ? error.reason : undefined

/** The web app: inside the published program, or as built in this repository. */
function builtWeb(): string {
  const places = ['./web', '../../web/dist'].map(place =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  return places.find(folder => existsSync(join(folder, 'index.html'))) ?? ''
}
