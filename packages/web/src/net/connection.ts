import { type FromServer, PROTOCOL, type Role, readFromServer } from '@jadoube/protocol'
import { type ReadonlySignal, signal } from '@preact/signals'
import { BoardStore } from './board-store.js'
import { DeskStore } from './desk-store.js'
import type { Environment } from './environment.js'
import { FollowedStores } from './followed-stores.js'
import { Outbox } from './outbox.js'
import { ServerTime } from './server-time.js'
import { Timers } from './timers.js'

/**
 * `connecting`: for the first time. `lost`: it was open and will reconnect. `revoked`: the link no
 * longer works. `outdated`: the server uses a newer protocol than this page.
 */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'revoked' | 'outdated'

export interface Seat {
  readonly id: string
  readonly role: Role
  readonly name?: string | undefined
}

const closeCodes = { outdated: 1008, revoked: 4401 } as const

/**
 * Delays before reconnecting, in milliseconds: short at first, then longer. A random part keeps a
 * room full of phones from reconnecting at once.
 */
const reconnectDelays = [300, 700, 1500, 3000, 6000, 10_000] as const
/** How often the server is asked for its time, and the silence after which it is given up. */
const pingEvery = 10_000
const longestSilence = 6_000
/** After this silence the server may have stopped. Anyone who relies on its clocks is told. */
const shortSilence = 2_500
/** How long to wait before sending acts again when the server was too busy. */
const busyDelay = 1_000

function readMessage(text: string): FromServer | undefined {
  try {
    return readFromServer(JSON.parse(text))
  } catch {
    return undefined
  }
}

/**
 * A connection to the server for one seat or spectator. It reconnects by itself. Then everything
 * that was open continues from where it was, and every act without an answer is sent again. `board`
 * and `desk` return stores of signals.
 */
export class Connection {
  readonly #secret: string | null
  readonly #environment: Environment
  readonly #state = signal<ConnectionState>('connecting')
  readonly #seat = signal<Seat | null>(null)
  readonly #silentSince = signal<number | null>(null)
  readonly #followed = new FollowedStores()
  readonly #pings = new Map<number, number>()
  readonly #timers: Timers<'connect' | 'quiet' | 'silent' | 'ping' | 'resend' | 'ask'>
  readonly time: ServerTime
  #socket: WebSocket | null = null
  #isWelcomed = false
  #tries = 0
  #pingId = 0
  #isClosed = false

  constructor(secret: string | null, environment: Environment) {
    this.#secret = secret
    this.#environment = environment
    this.#timers = new Timers(environment)
    this.time = new ServerTime(environment.now)
    this.#connect()
  }

  get state(): ReadonlySignal<ConnectionState> {
    return this.#state
  }

  /** Since when the server has not answered, by the clock of this device. Null while it answers. */
  get silentSince(): ReadonlySignal<number | null> {
    return this.#silentSince
  }

  /** The seat. Null before the server has named it, and for a spectator without a link. */
  get seat(): ReadonlySignal<Seat | null> {
    return this.#seat
  }

  /** Follows a board. Returns the same store for the same board. */
  board(id: string): BoardStore {
    const existing = this.#followed.boards.get(id)
    if (existing !== undefined) return existing
    const store = new BoardStore(id, { send: message => this.#send(message) })
    this.#followed.boards.set(id, store)
    if (this.#isWelcomed) {
      this.#setOutbox(store)
      store.open()
    }
    return store
  }

  closeBoard(id: string): void {
    if (this.#followed.boards.delete(id)) this.#send({ type: 'close', board: id })
  }

  /** Follows a summary of all boards of an event. */
  desk(event: string): DeskStore {
    const existing = this.#followed.desks.get(event)
    if (existing !== undefined) return existing
    const store = new DeskStore(event, message => void this.#send(message))
    this.#followed.desks.set(event, store)
    if (this.#isWelcomed) store.open()
    return store
  }

  /** Reconnects now, because the network is back or the page is visible again. */
  reconnectNow(): void {
    if (this.#isClosed) return
    if (this.#isWelcomed) {
      this.time.reset()
      this.#ping()
    }
    if (!this.#timers.isSet('connect')) return
    this.#timers.clear('connect')
    this.#connect()
  }

  close(): void {
    this.#isClosed = true
    this.#timers.clearAll()
    const socket = this.#socket
    this.#socket = null
    socket?.close(1000)
  }

  #connect(): void {
    const socket = this.#environment.connect()
    this.#socket = socket
    // A server that accepts the connection but says nothing counts as absent.
    this.#expectAnswer()
    socket.onopen = () => this.#hello()
    socket.onmessage = event => {
      if (socket === this.#socket) this.#receive(String(event.data))
    }
    socket.onclose = event => {
      if (socket === this.#socket) this.#onLost(event.code)
    }
  }

  /** Greets the server. The seat of a single board also opens it, from where it was. */
  #hello(): void {
    const [only] = this.#followed.boards.size === 1 ? this.#followed.boards.values() : []
    const since = only?.since
    this.#socket?.send(
      JSON.stringify({
        type: 'hello',
        protocol: PROTOCOL,
        ...(this.#secret !== null && { secret: this.#secret }),
        ...(this.#secret !== null && since !== undefined && { since }),
      }),
    )
  }

  #send(message: object): boolean {
    const socket = this.#socket
    if (!this.#isWelcomed || socket === null || socket.readyState !== 1) return false
    socket.send(JSON.stringify(message))
    this.#expectAnswer()
    return true
  }

  /**
   * Every message gets an answer. After some silence the connection counts as dead, whatever the
   * browser says.
   */
  #expectAnswer(): void {
    const sentAt = this.#environment.now()
    this.#timers.set('quiet', shortSilence, () => {
      this.#silentSince.value ??= sentAt
    })
    this.#timers.set('silent', longestSilence, () => {
      const socket = this.#socket
      this.#onLost(0)
      socket?.close()
    })
  }

  #onLost(code: number): void {
    if (this.#isClosed) return
    this.#timers.clearAll()
    this.#isWelcomed = false
    this.#socket = null
    this.#pings.clear()
    if (code === closeCodes.revoked || code === closeCodes.outdated) {
      this.#isClosed = true
      this.#state.value = code === closeCodes.revoked ? 'revoked' : 'outdated'
      return
    }
    if (this.#state.value === 'open' || this.#tries > 0) this.#state.value = 'lost'
    if (this.#state.value === 'lost') this.#silentSince.value ??= this.#environment.now()
    const wait = reconnectDelays[Math.min(this.#tries, reconnectDelays.length - 1)] ?? 0
    this.#tries++
    this.#timers.set('connect', wait * (0.75 + this.#environment.random() / 2), () =>
      this.#connect(),
    )
  }

  /** Stops because this page cannot read the server's messages: the server is newer. */
  #giveUp(state: ConnectionState): void {
    this.close()
    this.#state.value = state
  }

  #receive(text: string): void {
    this.#timers.clear('quiet', 'silent')
    this.#silentSince.value = null
    const message = readMessage(text)
    if (message === undefined) {
      this.#giveUp('outdated')
      return
    }
    if ('now' in message && message.type !== 'pong') this.time.takeTime(message.now)
    switch (message.type) {
      case 'welcome':
        this.#welcome(message.seat, message.board)
        break
      case 'pong': {
        const sent = this.#pings.get(message.id ?? -1)
        if (sent !== undefined) this.time.measure(sent, message.now)
        this.#pings.clear()
        break
      }
      case 'error':
        if (message.code === 'no-such-board')
          this.#followed.boards.get(message.board ?? '')?.markMissing()
        else if (message.code === 'board-locked') this.#followed.markLocked(message.board ?? '')
        else if (message.code === 'too-fast') this.#requestSoon()
        else this.#resendSoon()
        break
      case 'current':
      case 'bye':
      // This page follows an event by its desk.
      case 'event-news':
        break
      case 'refused':
        this.#followed.deliver(message)
        if (message.code === 'not-open' || message.code === 'store-unavailable') this.#resendSoon()
        break
      default:
        this.#followed.deliver(message)
    }
  }

  #welcome(seat: Seat | null, board: string | null): void {
    this.#isWelcomed = true
    this.#tries = 0
    this.#seat.value = seat
    this.#state.value = 'open'
    for (const store of this.#followed.boards.values()) {
      this.#setOutbox(store)
      if (store.id !== board || this.#followed.boards.size > 1) store.open()
      // The server handles messages in order, so the board is open before the first act arrives.
      store.resend()
    }
    for (const desk of this.#followed.desks.values()) desk.open()
    this.#ping()
  }

  #setOutbox(store: BoardStore): void {
    const seat = this.#seat.value
    if (seat === null || store.hasOutbox) return
    const { storage, now, random } = this.#environment
    store.setOutbox(new Outbox(storage, seat.id, store.id, now(), random()))
  }

  /** The server was too busy. Unanswered requests are repeated a little later, at a random time. */
  #requestSoon(): void {
    const wait = busyDelay * (1 + this.#environment.random())
    this.#timers.set('ask', wait, () => {
      if (!this.#isWelcomed) {
        this.#hello()
        return
      }
      this.#followed.openMissing()
    })
    this.#resendSoon()
  }

  #resendSoon(): void {
    this.#timers.set('resend', busyDelay, () => this.#followed.resend())
  }

  #ping(): void {
    this.#timers.clear('ping')
    this.#timers.set('ping', pingEvery, () => this.#ping())
    const id = ++this.#pingId
    this.#pings.set(id, this.#environment.now())
    this.#send({ type: 'ping', id })
  }
}
