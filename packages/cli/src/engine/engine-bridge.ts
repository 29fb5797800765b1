import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'

export interface EngineBridge {
  /** The address for the review page: `ws://localhost:8023`. */
  readonly url: string
  close(): Promise<void>
}

export interface EngineSettings {
  readonly command: string
  readonly args: readonly string[]
  readonly port: number
  /** Pages that may use the engine, besides those of this computer. */
  readonly origins: readonly string[]
}

type Engine = ChildProcessByStdio<Writable, Readable, null>

/** Bytes. Longer than any line of UCI: a page that sends more is disconnected. */
const LONGEST_MESSAGE = 64 * 1024

/** Whether it is a page of this computer, on any port. */
const isLocal = (origin: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)

/**
 * Lets a page in the browser talk to an engine on this computer: a WebSocket that only this
 * computer can reach, and one process of the engine per page. Other pages on the internet are
 * rejected by their origin.
 */
export async function startEngineBridge(settings: EngineSettings): Promise<EngineBridge> {
  await isThere(settings)
  const http = createServer((_request, response) => {
    response.writeHead(426).end('This address speaks UCI over WebSocket.\n')
  })
  const engines = new Set<Engine>()
  const sockets = new WebSocketServer({
    server: http,
    maxPayload: LONGEST_MESSAGE,
    verifyClient: ({ origin }: { origin?: string }) =>
      origin !== undefined && (isLocal(origin) || settings.origins.includes(origin)),
  })
  sockets.on('connection', socket => join(socket, settings, engines))
  http.listen(settings.port, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  return {
    url: `ws://localhost:${port}`,
    async close() {
      for (const engine of engines) engine.kill()
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      http.close()
      await once(http, 'close')
    },
  }
}

const start = ({ command, args }: EngineSettings): Engine =>
  spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] })

/** Starts the engine once, so that a wrong name is noticed at once. */
async function isThere(settings: EngineSettings): Promise<void> {
  const engine = start(settings)
  await once(engine, 'spawn')
  engine.kill()
}

function join(socket: WebSocket, settings: EngineSettings, engines: Set<Engine>): void {
  const engine = start(settings)
  engines.add(engine)
  engine.stdin.on('error', () => undefined)
  engine.on('error', () => socket.close(1011, 'the engine could not be started'))
  engine.on('exit', () => {
    engines.delete(engine)
    socket.close(1000, 'the engine has stopped')
  })
  engine.stdout.setEncoding('utf8')
  let rest = ''
  engine.stdout.on('data', (text: string) => {
    const lines = (rest + text).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') socket.send(`${line}\n`)
  })
  socket.on('message', data => {
    for (const line of String(data).split(/\r?\n/)) if (line !== '') engine.stdin.write(`${line}\n`)
  })
  socket.on('close', () => engine.kill())
  socket.on('error', () => engine.kill())
}
