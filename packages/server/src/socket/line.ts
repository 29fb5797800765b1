import type WebSocket from 'ws'
import type { RateLimit } from '../http/rate-limit.js'
import type { Outbox } from './outbox.js'

/** The close codes of the protocol. */
export const CLOSE = { goingAway: 1001, policy: 1008, seatRevoked: 4401, tooSlow: 4408 } as const

/** A client that does not read what it is sent is disconnected; it resumes from where it was. */
const MOST_UNREAD = 4_000_000

/** This many messages beyond the limit, within this many milliseconds, are a flood. */
const FLOOD = 300
const FLOOD_WITHIN = 10_000

/** A player's line is asked for so often, and is dead for the others when nothing came for this long. */
const ASK_EVERY = 1500
const SILENT_AFTER = 3500

/** Who is at the near end of a line. */
export interface LineOwner {
  /** Whose messages count together. */
  whose(): string
  message(data: WebSocket.RawData, binary: boolean): void
  /** So much came beyond the limit that the client is disconnected. */
  flooded(): void
  silent(isSilent: boolean): void
  ended(): void
}

/** The line to one client: what is written to it, how much comes from it, and whether it is still there. */
export class Line {
  readonly #socket: WebSocket
  readonly #outbox: Outbox
  readonly #limit: RateLimit
  readonly #now: () => number
  readonly #owner: LineOwner
  #asking: NodeJS.Timeout | undefined
  #heardAt = 0
  #ended = false
  /** Messages beyond the limit, since when. */
  #excess = 0
  #excessSince = 0

  constructor(
    socket: WebSocket,
    outbox: Outbox,
    limit: RateLimit,
    now: () => number,
    owner: LineOwner,
  ) {
    this.#socket = socket
    this.#outbox = outbox
    this.#limit = limit
    this.#now = now
    this.#owner = owner
    socket.on('message', (data, binary) => owner.message(data, binary))
    socket.on('ping', data => this.#pinged(data))
    socket.on('pong', () => this.#ponged())
    socket.on('close', () => owner.ended())
    socket.on('error', () => owner.ended())
  }

  write(text: string): void {
    if (this.#mayWrite()) this.#outbox.put(text)
  }

  #mayWrite(): boolean {
    if (this.#ended || this.#socket.readyState !== this.#socket.OPEN) return false
    if (this.#outbox.unread <= MOST_UNREAD) return true
    this.#owner.ended()
    this.#socket.close(CLOSE.tooSlow)
    return false
  }

  /** Every ping counts as a message. One that comes too fast is not answered (RFC 6455, 5.5.3 asks for the last only). */
  #pinged(data: Buffer): void {
    if (this.#ended || !this.isWithinLimit()) return
    if (this.#mayWrite()) this.#outbox.pong(data)
  }

  /** One that nobody asked for counts too: it takes as much reading as a ping. */
  #ponged(): void {
    if (this.#ended) return
    this.#isHeard()
    this.isWithinLimit()
  }

  /** Is one more message allowed? A client that ignores the limit after a warning is disconnected. */
  isWithinLimit(): boolean {
    if (this.#limit.take(this.#owner.whose())) return true
    const now = this.#now()
    if (now - this.#excessSince > FLOOD_WITHIN) {
      this.#excessSince = now
      this.#excess = 0
    }
    if (++this.#excess > FLOOD) {
      this.#owner.flooded()
      this.#socket.terminate()
    }
    return false
  }

  /** A lost connection closes no socket for minutes: the opponent is to see it within seconds. */
  watch(): void {
    if (this.#asking !== undefined || this.#ended) return
    this.#heardAt = this.#now()
    this.#asking = setInterval(() => {
      if (this.#now() - this.#heardAt > SILENT_AFTER) this.#owner.silent(true)
      if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping()
    }, ASK_EVERY)
    this.#asking.unref()
  }

  #isHeard(): void {
    this.#heardAt = this.#now()
    this.#owner.silent(false)
  }

  /** Nothing is written any more. */
  end(): void {
    this.#ended = true
    clearInterval(this.#asking)
  }

  /** Sends what waits, and hangs up. */
  close(code: number, why: string): void {
    this.#outbox.send()
    this.#socket.close(code, why)
  }
}
