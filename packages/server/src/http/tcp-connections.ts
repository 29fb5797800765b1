import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { ServerConfig } from '../config/settings.js'
import type { Addresses } from './address.js'
import { RateLimit } from './rate-limit.js'

/**
 * Bytes that may wait on any connection without being counted: whole boards, and a slow phone's
 * news.
 */
const UNCOUNTED = 65_536

/** Milliseconds between checks of what clients have left unread. */
const CHECK_EVERY = 500

/**
 * After this many checks, the connections ended meanwhile are reported together: a flood must not
 * fill the log.
 */
const REPORT_EVERY = 20

/**
 * How many other connections an address may open for each WebSocket: browsers use several for one
 * page.
 */
const PER_WEBSOCKET = 10
/**
 * Seconds' worth of connections at once: after a restart, everybody in a school comes back in the
 * same second.
 */
const BURST = 10
/** The least number of WebSockets per second, for an address that may have few at a time. */
const MIN_PER_SECOND = 20

/** Connections beyond the total for plain HTTP, such as health checks, if all others are in use. */
const RESERVE = 64

interface TcpConnection {
  readonly socket: Duplex
  /** The client's network address; null for a proxy. */
  address: string | null
  /** Requests that are not answered yet, and the last of them. */
  open: number
  request: IncomingMessage | null
}

/**
 * How many connections were ended because there were too many, because they left too much unread,
 * or at once because their address opened too many per second.
 */
interface Ended {
  readonly idle: number
  readonly unread: number
  readonly refused: number
}

type Limits = Pick<
  ServerConfig,
  'maxConnections' | 'maxTotalConnections' | 'unreadMegabytes' | 'connectsPerSecond'
>

/**
 * All connections of the server, plain HTTP and WebSocket: how many there may be, and how much may
 * wait on them. When there are too many, a new connection replaces the one that has been idle for
 * longest.
 */
export class TcpConnections {
  readonly #limits: Limits
  readonly #addresses: Addresses
  readonly #ended: (count: Ended) => void
  readonly #connections = new Map<Duplex, TcpConnection>()
  /** Plain HTTP connections, the one that has been unused for longest first. */
  readonly #http = new Set<TcpConnection>()
  readonly #httpOf = new Map<string, Set<TcpConnection>>()
  readonly #openLimit: RateLimit
  readonly #upgradeLimit: RateLimit
  #timer: NodeJS.Timeout | undefined
  #checks = 0
  #count = { idle: 0, unread: 0, refused: 0 }

  constructor(
    limits: Limits,
    addresses: Addresses,
    now: () => number,
    ended: (count: Ended) => void,
  ) {
    const perSecond =
      limits.connectsPerSecond || Math.max(MIN_PER_SECOND, limits.maxConnections / BURST)
    this.#upgradeLimit = new RateLimit(perSecond, perSecond * BURST, now)
    this.#openLimit = new RateLimit(
      perSecond * PER_WEBSOCKET,
      perSecond * PER_WEBSOCKET * BURST,
      now,
    )
    this.#limits = limits
    this.#addresses = addresses
    this.#ended = ended
  }

  watch(server: Server): void {
    server.on('connection', socket => this.#connected(socket))
    server.on('request', (request, response) => {
      const wire = this.#connections.get(request.socket)
      if (wire === undefined) return
      wire.open++
      wire.request = request
      this.#noteUse(wire)
      response.once('close', () => {
        wire.open--
        this.#noteUse(wire)
      })
    })
    this.#timer = setInterval(() => this.#check(), CHECK_EVERY)
    this.#timer.unref()
  }

  /** How many connections have become WebSockets. */
  get upgraded(): number {
    return this.#connections.size - this.#http.size
  }

  /** Whether this address may open one more WebSocket now. */
  mayUpgrade(address: string): boolean {
    return this.#upgradeLimit.take(address)
  }

  /** The connection is a WebSocket from now on, of the client with this address. */
  upgrade(socket: Duplex, address: string): void {
    const wire = this.#connections.get(socket)
    if (wire === undefined) return
    this.#remove(wire)
    wire.address = address
  }

  #connected(socket: Socket): void {
    const address = this.#addresses.ofPeer(socket)
    // A proxy opens the connections of many clients.
    if (address !== null && !this.#openLimit.take(address)) {
      this.#count.refused++
      socket.destroy()
      return
    }
    const wire: TcpConnection = { socket, address, open: 0, request: null }
    this.#connections.set(socket, wire)
    this.#add(wire)
    socket.once('close', () => {
      this.#connections.delete(socket)
      this.#remove(wire)
    })
    const own = address === null ? undefined : this.#httpOf.get(address)
    const { maxConnections, maxTotalConnections } = this.#limits
    if (own !== undefined && own.size > maxConnections && !this.#endIdle(own, wire))
      socket.destroy()
    if (this.#connections.size <= maxTotalConnections || this.#endIdle(this.#http, wire)) return
    if (this.#connections.size > maxTotalConnections + RESERVE) socket.destroy()
  }

  /** Ends the connection that has been idle for longest; returns false if all others are in use. */
  #endIdle(among: ReadonlySet<TcpConnection>, except: TcpConnection): boolean {
    for (const wire of among) {
      if (wire === except || !isIdle(wire)) continue
      wire.socket.destroy()
      this.#connections.delete(wire.socket)
      this.#remove(wire)
      this.#count.idle++
      return true
    }
    return false
  }

  #add(wire: TcpConnection): void {
    this.#http.add(wire)
    if (wire.address === null) return
    const own = this.#httpOf.get(wire.address) ?? new Set()
    this.#httpOf.set(wire.address, own.add(wire))
  }

  #remove(wire: TcpConnection): void {
    if (!this.#http.delete(wire) || wire.address === null) return
    const own = this.#httpOf.get(wire.address)
    own?.delete(wire)
    if (own?.size === 0) this.#httpOf.delete(wire.address)
  }

  #noteUse(wire: TcpConnection): void {
    if (!this.#http.has(wire)) return
    this.#remove(wire)
    this.#add(wire)
  }

  /** Of an address that leaves too much unread, ends the connections on which most is waiting. */
  #check(): void {
    const waiting = new Map<string, TcpConnection[]>()
    for (const wire of this.#connections.values()) {
      if (wire.address === null || wire.socket.writableLength <= UNCOUNTED) continue
      const others = waiting.get(wire.address)
      if (others) others.push(wire)
      else waiting.set(wire.address, [wire])
    }
    for (const wires of waiting.values()) {
      let sum = wires.reduce((bytes, { socket }) => bytes + socket.writableLength - UNCOUNTED, 0)
      const most = this.#limits.unreadMegabytes * 1e6
      if (sum <= most) continue
      wires.sort((a, b) => b.socket.writableLength - a.socket.writableLength)
      for (const { socket } of wires) {
        if (sum <= most) break
        sum -= socket.writableLength - UNCOUNTED
        socket.destroy()
        this.#count.unread++
      }
    }
    if (++this.#checks % REPORT_EVERY !== 0) return
    const { idle, unread, refused } = this.#count
    if (idle + unread + refused > 0) this.#ended({ idle, unread, refused })
    this.#count = { idle: 0, unread: 0, refused: 0 }
  }

  /** Ends all connections. */
  destroy(): void {
    for (const { socket } of this.#connections.values()) socket.destroy()
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

/** Whether nothing is owed to the client: it has sent no request, or not all of one. */
const isIdle = ({ open, request }: TcpConnection): boolean =>
  open === 0 || request?.complete === false
