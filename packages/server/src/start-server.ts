import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultConfig } from './config/read-config.js'
import type { ServerConfig } from './config/settings.js'
import { makeApp } from './http/app.js'
import { HttpFault } from './http/http-fault.js'
import { serveMetrics } from './http/metrics-access.js'
import { StaticFiles } from './http/static-files.js'
import { type Logger, makeLogger } from './logger.js'
import { RetentionTimer } from './privacy/index.js'
import { makeParts } from './server-parts.js'
import { ServerTime } from './server-time.js'
import { holdFile, isFile, openStore, reasonOf, type Store, StoreError } from './store/index.js'

/** A server that accepts connections. */
export interface RunningServer {
  readonly port: number
  /** The address on this machine. */
  readonly url: string
  /** Whether it serves the web app. */
  readonly web: boolean
  /** Shuts down gracefully: finishes what was begun and tells all clients. */
  close(): Promise<void>
}

/** Milliseconds after which unused boards are released from memory. */
const RELEASE_AFTER = 60_000

/**
 * Milliseconds. Heartbeats are far more frequent: no act was accepted this long after the last one.
 */
const LONG_AFTER_HEARTBEAT = 600_000

/** After a restart a whole hall reconnects in the same second; the system may allow fewer. */
const BACKLOG = 4096

/** Milliseconds that the store has to keep the last heartbeat at shutdown. */
const STORE_GIVEN_UP_AFTER = 4000

/** Milliseconds that open connections have to finish at shutdown. */
const DISCONNECT_AFTER = 1500

/** Starts a server. `changes` are the settings that differ from the defaults. */
export async function startServer(
  changes: Partial<ServerConfig> = {},
  options: { readonly log?: Logger; readonly now?: () => number } = {},
): Promise<RunningServer> {
  const config = defaultConfig(changes)
  const log = options.log ?? makeLogger(config.logLevel)
  const time = new ServerTime(options.now, options.now)
  const { now } = time
  const releaseFile = isFile(config.store) ? await holdFile(config.store) : () => {}
  const store = await openStore(config.store, { hold: true }).catch(fault => {
    releaseFile()
    throw fault
  })
  const { service, sockets, tcpConnections, standstill, ...parts } = makeParts(
    config,
    store,
    time,
    log,
  )
  const { boards, alarms, heartbeat, chains, metrics } = service
  const retention = new RetentionTimer(store, config, log, now)
  let metricsServer: Server | null = null
  const files = await StaticFiles.open(config.web || builtWeb())
  const app = makeApp(service, files)
  let isClosing = false
  let markReady = () => {}
  const ready = new Promise<void>(resolve => {
    markReady = resolve
  })
  app.addHook('onRequest', async () => {
    await ready
    if (isClosing) throw new HttpFault('shutting-down')
  })
  tcpConnections.watch(app.server)
  const releaseTimer = setInterval(() => boards.releaseIdle(RELEASE_AFTER), RELEASE_AFTER / 2)
  try {
    // The port first: if it is in use, a live server has these boards, and nothing may be written
    // about them.
    await app.listen({ host: config.host, port: config.port, backlog: BACKLOG })
    metricsServer = await serveMetrics(config, metrics)
    await continueAfterLastHeartbeat(store, time, heartbeat.tolerance, log)
    // Then, before anybody can act, clocks that were running when the last process ended are
    // stopped at that time.
    await heartbeat.start(await store.isAlone())
    alarms.start()
    standstill.start()
    chains.start()
    retention.start()
    app.server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head))
  } catch (fault) {
    // What was opened would keep the process and the file in use.
    await close()
    throw fault
  } finally {
    markReady()
  }
  const { port } = app.server.address() as AddressInfo
  log.info('listening', { port, web: files.present })

  /**
   * From the first moment nothing more is accepted, no flag falls, and the last heartbeat is
   * written: the next server stops the clocks at that time. Only then are open connections waited
   * for.
   */
  async function close(): Promise<void> {
    isClosing = true
    metricsServer?.close()
    metricsServer?.closeAllConnections()
    clearInterval(releaseTimer)
    const retentionDone = retention.stop()
    standstill.stop()
    sockets.shutDown()
    // Open connections are closed: a silent one would keep the process alive.
    const disconnectTimer = setTimeout(() => tcpConnections.destroy(), DISCONNECT_AFTER)
    // A client that waits for a long answer sends the same again to the next server. The last
    // heartbeat waits for nobody.
    // A database that has stopped answering must not keep the process: from then on every call to
    // the store fails at once.
    const giveUpTimer = setTimeout(() => void store.close(), STORE_GIVEN_UP_AFTER)
    const lastHeartbeat = heartbeat.stop().finally(() => clearTimeout(giveUpTimer))
    await Promise.all([lastHeartbeat, alarms.stop(), chains.stop(), parts.interrupt()])
    await app.close()
    clearTimeout(disconnectTimer)
    tcpConnections.stop()
    await retentionDone
    await parts.close()
    await store.close()
    releaseFile()
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

/**
 * A computer clock that was set back while no server ran would stop every chess clock until it has
 * caught up.
 */
async function continueAfterLastHeartbeat(
  store: Store,
  time: ServerTime,
  tolerance: number,
  log: Logger,
): Promise<void> {
  const lastHeartbeat = await store.heartbeats.last()
  if (lastHeartbeat === undefined || lastHeartbeat + LONG_AFTER_HEARTBEAT < time.now()) return
  // Acts after the last heartbeat are just as certain: nothing from now on may come before them.
  const latest = await store.log.latest().catch(fault => {
    // A damaged board locks itself when it is opened; the others are served.
    log.error('store-failed', fault, { reason: reasonOf(fault) })
    return undefined
  })
  const isPlausible = latest !== undefined && latest <= lastHeartbeat + LONG_AFTER_HEARTBEAT
  if (latest !== undefined && !isPlausible) {
    // Damage, or an import from a computer whose clock is ahead: the time of all other games must
    // not jump because of it.
    log.error('store-failed', new StoreError('store-damaged', 'time-implausible'), {
      reason: 'time-implausible',
      latest,
    })
  }
  const last = isPlausible ? Math.max(lastHeartbeat, latest) : lastHeartbeat
  if (last < time.now()) return
  const behind = last - time.now()
  time.continueAfter(last)
  // The clocks of two processes on one store always differ a little; that is not worth a warning.
  if (behind > tolerance) log.warn('clock-behind', { ms: behind })
}

/** The web app: inside the published program, or as built in this repository. */
function builtWeb(): string {
  const folders = ['./web', '../../web/dist'].map(place =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  return folders.find(folder => existsSync(join(folder, 'index.html'))) ?? ''
}
