import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultConfig } from './config/read-config.js'
import type { ServerConfig } from './config/settings.js'
import { makeApp } from './http/app.js'
import { HttpFault } from './http/fault.js'
import { serveMetrics } from './http/metrics-access.js'
import { StaticFiles } from './http/static-files.js'
import { type Logger, makeLogger } from './logger.js'
import { RetentionTimer } from './privacy/index.js'
import { makeParts } from './server-parts.js'
import { ServerTime } from './server-time.js'
import { holdFile, isFile, openStore, reasonOf } from './store/index.js'

export interface RunningServer {
  readonly port: number
  /** Where it can be reached from this machine. */
  readonly url: string
  /** Whether it serves the web app. */
  readonly web: boolean
  /** Finishes what was begun, tells everybody, and lets go. */
  close(): Promise<void>
}

/** Boards that nobody has used for this long are released from memory. */
const FORGET_AFTER = 60_000

/** Signs come far more often: no act was taken so long after the last one. */
const WELL_AFTER = 600_000

/** A whole hall connects again in the same second after a restart; the system may allow fewer. */
const BACKLOG = 4096

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
  const { service, sockets, standstill, ...parts } = makeParts(config, store, time, log)
  const { boards, alarms, heartbeat, chains, metrics } = service
  const retention = new RetentionTimer(store, config, log, now)
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
  const forgetting = setInterval(() => boards.forget(FORGET_AFTER), FORGET_AFTER / 2)
  try {
    // The port first: who finds it taken by a server that lives must not tell its boards that it died.
    await app.listen({ host: config.host, port: config.port, backlog: BACKLOG })
    metricsServer = await serveMetrics(config, metrics)
    await goOnAfterLastSign()
    // Then, before anybody can act: clocks that ran when the last process ended are stopped at that time.
    await heartbeat.start(await store.isAlone())
    alarms.start()
    standstill.start()
    chains.start()
    retention.start()
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
    const retired = retention.stop()
    standstill.stop()
    sockets.leave()
    // Connections still open are closed: a silent one would keep the process alive.
    const hangUp = setTimeout(() => {
      for (const wire of wires) wire.destroy()
    }, HANG_UP_AFTER)
    // Who waits for an answer that takes long sends the same again to the next server. The last sign of life waits for nobody.
    await Promise.all([heartbeat.stop(), alarms.stop(), chains.stop(), parts.interrupt()])
    await app.close()
    clearTimeout(hangUp)
    await retired
    await parts.close()
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

/** The web app: inside the published program, or as built in this repository. */
function builtWeb(): string {
  const places = ['./web', '../../web/dist'].map(place =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  return places.find(folder => existsSync(join(folder, 'index.html'))) ?? ''
}
