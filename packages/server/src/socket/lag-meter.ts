import type WebSocket from 'ws'

/** Milliseconds between pings. */
const PING_EVERY = 2000
/** How many round trips are remembered. */
const SAMPLES = 5

/**
 * The round-trip time of a connection, measured with the server's own pings. The minimum of the
 * last few counts: delaying some answers gains nothing, and the gain from delaying all of them is
 * limited by the board's allowance.
 */
export class LagMeter {
  readonly #socket: WebSocket
  readonly #now: () => number
  #timer: NodeJS.Timeout | undefined
  #trips: number[] = []

  constructor(socket: WebSocket, now: () => number) {
    this.#socket = socket
    this.#now = now
  }

  get roundTrip(): number {
    return this.#trips.length === 0 ? 0 : Math.min(...this.#trips)
  }

  start(): void {
    if (this.#timer !== undefined) return
    let sentAt = 0
    let pingId = 0
    this.#socket.on('pong', data => {
      if (data.toString() !== String(pingId)) return
      this.#trips = [...this.#trips, this.#now() - sentAt].slice(-SAMPLES)
    })
    const ping = () => {
      sentAt = this.#now()
      pingId++
      this.#socket.ping(String(pingId))
    }
    ping()
    this.#timer = setInterval(ping, PING_EVERY)
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
