import type WebSocket from 'ws'
import type { MessageLimits, Sender } from './message-limits.js'
import type { Outbox } from './outbox.js'

/** The close codes of the protocol. */
export const CLOSE_CODES = {
  goingAway: 1001,
  policy: 1008,
  tryLater: 1013,
  seatRevoked: 4401,
  tooSlow: 4408,
} as const

/** Bytes. A client that does not read is disconnected; it can resume from where it was. */
const MAX_UNREAD = 4_000_000

/** This many messages beyond the limit, within this many milliseconds, are a flood. */
const FLOOD = 300
const FLOOD_WITHIN = 10_000

/** Pings and pongs count for less at their address: the server itself asks every player for one. */
const CONTROL_FRAME = 0.1

/**
 * Milliseconds between pings to a player, and of silence after which others see the player as gone.
 */
const PING_EVERY = 1500
const SILENT_AFTER = 3500

/** What a channel reports to the connection that it belongs to. */
export interface ChannelOwner {
  /** Whose messages are counted together. */
  sender(): Sender
  message(data: WebSocket.RawData, binary: boolean): void
  /** The client exceeded the limit by so much that it is disconnected. */
  flooded(): void
  silent(isSilent: boolean): void
  ended(): void
}

/**
 * The connection to one client: what is sent, how much is received, and whether it is still alive.
 */
export class Channel {
  readonly #socket: WebSocket
  readonly #outbox: Outbox
  readonly #limits: MessageLimits
  readonly #now: () => number
  readonly #owner: ChannelOwner
  #pinging: NodeJS.Timeout | undefined
  #lastAnswerAt = 0
  #ended = false
  /** Messages beyond the limit, and since when. */
  #excess = 0
  #excessSince = 0

  constructor(
    socket: WebSocket,
    outbox: Outbox,
    limits: MessageLimits,
    now: () => number,
    owner: ChannelOwner,
  ) {
    this.#socket = socket
    this.#outbox = outbox
    this.#limits = limits
    this.#now = now
    this.#owner = owner
    socket.on('message', (data, binary) => owner.message(data, binary))
    socket.on('ping', data => this.#onPing(data))
    socket.on('pong', () => this.#onPong())
    socket.on('close', () => owner.ended())
    socket.on('error', () => owner.ended())
  }

  write(text: string): void {
    if (this.#mayWrite()) this.#outbox.put(text)
  }

  #mayWrite(): boolean {
    if (this.#ended || this.#socket.readyState !== this.#socket.OPEN) return false
    if (this.#outbox.unread <= MAX_UNREAD) return true
    this.#owner.ended()
    this.#socket.close(CLOSE_CODES.tooSlow)
    return false
  }

  /**
   * Every ping counts as a message. Pings that come too fast are not answered (RFC 6455, 5.5.3
   * requires only the last).
   */
  #onPing(data: Buffer): void {
    if (this.#ended || !this.isWithinLimit(CONTROL_FRAME)) return
    if (this.#mayWrite()) this.#outbox.pong(data)
  }

  /** An unsolicited pong counts too: reading it costs as much as reading a ping. */
  #onPong(): void {
    if (this.#ended) return
    this.#noteAnswer()
    this.isWithinLimit(CONTROL_FRAME)
  }

  /**
   * Whether one more message is allowed. A client that ignores the limit after a warning is
   * disconnected.
   */
  isWithinLimit(weight = 1): boolean {
    const excess = this.#limits.excess(this.#owner.sender(), weight)
    if (excess === 0) return true
    const now = this.#now()
    if (now - this.#excessSince > FLOOD_WITHIN) {
      this.#excessSince = now
      this.#excess = 0
    }
    this.#excess += excess
    if (this.#excess > FLOOD) {
      this.#owner.flooded()
      this.#socket.terminate()
    }
    return false
  }

  /**
   * A lost connection may close no socket for minutes, but the opponent should see it within
   * seconds.
   */
  pingRegularly(): void {
    if (this.#pinging !== undefined || this.#ended) return
    this.#lastAnswerAt = this.#now()
    this.#pinging = setInterval(() => {
      if (this.#now() - this.#lastAnswerAt > SILENT_AFTER) this.#owner.silent(true)
      if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping()
    }, PING_EVERY)
    this.#pinging.unref()
  }

  #noteAnswer(): void {
    this.#lastAnswerAt = this.#now()
    this.#owner.silent(false)
  }

  /** Nothing is sent any more. */
  end(): void {
    this.#ended = true
    clearInterval(this.#pinging)
  }

  /** Sends what is queued, and closes the connection. */
  close(code: number, why: string): void {
    this.#outbox.send()
    this.#socket.close(code, why)
  }
}
