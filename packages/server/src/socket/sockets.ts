import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '@jadoube/protocol'
import { WebSocketServer } from 'ws'
import { allowedOrigins, isOriginAllowed } from '../http/security.js'
import type { TcpConnections } from '../http/tcp-connections.js'
import type { Service } from '../service.js'
import { CLOSE_CODES } from './channel.js'
import { Connection } from './connection.js'
import { DeskPeople } from './desk-people.js'
import { MessageLimits } from './message-limits.js'
import { Outbox, OutboxFlusher } from './outbox.js'
import { SeatChecks } from './seat-checks.js'
import { SeatedPeople } from './seated-people.js'

const PATH = '/socket'
/** Milliseconds after a close until a client that keeps sending is cut off. */
const CUT_OFF_AFTER = 2000

/** The maximum number of fragments of a message. */
const MAX_FRAGMENTS = 16

/** Milliseconds of silence after which a connection is pinged. */
const PING_EVERY = 30_000

/** All WebSocket connections: who may open one, and how they end. */
export class Sockets {
  readonly #service: Service
  readonly #server: WebSocketServer
  readonly #connections = new Set<Connection>()
  readonly #addresses = new Map<string, number>()
  readonly #limits: MessageLimits
  readonly #connectionLimits: TcpConnections
  readonly #flusher = new OutboxFlusher()
  readonly #deskPeople = new DeskPeople()
  readonly #seated = new SeatedPeople()
  readonly #checks: SeatChecks
  readonly #unsubscribe: () => void
  #count = 0
  #closing = false

  constructor(service: Service, connectionLimits: TcpConnections) {
    const { config, store, now, log } = service
    this.#service = service
    this.#connectionLimits = connectionLimits
    this.#limits = new MessageLimits(config, now)
    const options = {
      noServer: true,
      maxPayload: config.maxMessage,
      // Browsers send a message in one piece; thousands of empty fragments would be expensive and
      // count as one message.
      maxFragments: MAX_FRAGMENTS,
      perMessageDeflate: false,
      clientTracking: false,
      // A pong goes through the outbox like any other answer.
      autoPong: false,
      closeTimeout: CUT_OFF_AFTER,
    }
    this.#server = new WebSocketServer(options)
    this.#checks = new SeatChecks(error => log.error('seat-check-failed', error))
    this.#unsubscribe = store.subscribe('all', news => {
      if (news.kind === 'missed') this.#checks.add(this.#connections)
      if (news.kind !== 'seats-changed') return
      this.#checks.add([...this.#connections].filter(each => each.sitsIn(news.scope)))
    })
  }

  get size(): number {
    return this.#connections.size
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const refusal = this.#refusal(request)
    if (refusal !== undefined) {
      this.#service.metrics.countError(refusal.code)
      socket.end(
        `HTTP/1.1 ${refusal.status}\r\nconnection: close\r\nretry-after: 1\r\ncontent-length: 0\r\n\r\n`,
      )
      return
    }
    const address = this.#service.addresses.of(request)
    this.#server.handleUpgrade(request, socket, head, webSocket => {
      this.#connectionLimits.upgrade(socket, address)
      this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + 1)
      const name = `${address}#${++this.#count}`
      const connection = new Connection(this.#service, {
        socket: webSocket,
        outbox: new Outbox(socket, this.#flusher),
        name,
        address,
        limits: this.#limits,
        deskPeople: this.#deskPeople,
        seated: this.#seated,
      })
      this.#connections.add(connection)
      let isAlive = true
      webSocket.on('pong', () => {
        isAlive = true
      })
      const ping = setInterval(() => {
        if (!isAlive) webSocket.terminate()
        isAlive = false
        webSocket.ping()
      }, PING_EVERY)
      webSocket.on('close', () => {
        clearInterval(ping)
        this.#connections.delete(connection)
        const left = (this.#addresses.get(address) ?? 1) - 1
        if (left > 0) this.#addresses.set(address, left)
        else this.#addresses.delete(address)
      })
    })
  }

  #refusal(request: IncomingMessage): { status: string; code: ErrorCode } | undefined {
    const { config } = this.#service
    const { origin, host } = request.headers
    if (request.url?.split('?')[0] !== PATH)
      return { status: '404 Not Found', code: 'no-such-page' }
    if (this.#closing) return { status: '503 Service Unavailable', code: 'shutting-down' }
    if (!isOriginAllowed(origin, host, allowedOrigins(config))) {
      return { status: '403 Forbidden', code: 'origin-refused' }
    }
    const address = this.#service.addresses.of(request)
    if (!this.#connectionLimits.mayUpgrade(address)) {
      this.#service.metrics.countRefusedConnections('websocket', 1)
      return { status: '429 Too Many Requests', code: 'too-fast' }
    }
    const code = 'too-many-connections'
    if (this.#isFull(address) && !this.#makeRoom(address))
      return { status: '429 Too Many Requests', code }
    if (this.#connectionLimits.upgraded >= config.maxTotalConnections && !this.#makeRoom())
      return { status: '503 Service Unavailable', code }
    return undefined
  }

  #isFull(address: string): boolean {
    return (this.#addresses.get(address) ?? 0) >= this.#service.config.maxConnections
  }

  /**
   * Ends the oldest connection without a seat, at this address or at the one that has most
   * connections. Who has a seat says so only in `hello`, so that officials and players could not
   * get in otherwise.
   */
  #makeRoom(address?: string): boolean {
    let found: Connection | undefined
    let most = 0
    for (const connection of this.#connections) {
      if (connection.isSeated || (address !== undefined && connection.address !== address)) continue
      const count = this.#addresses.get(connection.address) ?? 0
      if (count <= most) continue
      found = connection
      most = count
    }
    if (found === undefined) return false
    this.#connections.delete(found)
    found.bye('too-many-connections', CLOSE_CODES.tryLater)
    return true
  }

  /** Tells all clients to reconnect elsewhere or later, and accepts nothing more. */
  shutDown(): void {
    this.#closing = true
    this.#unsubscribe()
    this.#checks.stop()
    for (const connection of this.#connections)
      connection.bye('shutting-down', CLOSE_CODES.goingAway)
    this.#server.close()
  }
}
