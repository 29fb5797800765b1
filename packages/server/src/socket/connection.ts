import {
  agreeOnProtocol,
  audienceOf,
  type ErrorCode,
  errorReasons,
  type FromClient,
  type FromServer,
  type Hello,
  type Role,
  readFromClient,
} from '@jadoube/protocol'
import type WebSocket from 'ws'
import type { Board } from '../board/board.js'
import { BoardLocked } from '../board/boards.js'
import { roleAtBoard } from '../board/new-game.js'
import { isDamage } from '../board/open-game.js'
import { linesOf } from '../event/event-pages.js'
import type { RateLimit } from '../http/rate-limit.js'
import { type Seat, sitsAt } from '../seats/seats.js'
import type { Service } from '../service.js'
import { parseBoardId, parseCompetitionId, type Scope, StoreError } from '../store/index.js'
import { Desk } from './desk.js'
import type { DeskPeople, DeskPerson } from './desk-people.js'
import { followEvent } from './follow-event.js'
import { LagMeter } from './lag-meter.js'
import type { Outbox } from './outbox.js'
import type { SeatedPeople } from './seated-people.js'

/** The close codes of the protocol. */
export const CLOSE = { goingAway: 1001, policy: 1008, seatRevoked: 4401, tooSlow: 4408 } as const

/** So many boards on one connection: an arbiter's desk has its own, shorter way. */
const MOST_OPEN = 64
/** So many events are followed on one connection. */
const MOST_FOLLOWED = 16
/** Anyone who does not read what they are sent is let go; they ask again from where they were. */
const MOST_UNREAD = 4_000_000

/** So many messages beyond the limit, within so many milliseconds, are a flood. */
const FLOOD = 300
const FLOOD_WITHIN = 10_000

/** A player's line is asked for so often, and is dead for the others when nothing came for so long. */
const ASK_EVERY = 1500
const SILENT_AFTER = 3500

interface Opened {
  readonly board: Board
  readonly role: Role
  readonly close: () => void
}

/** A message, and when it came: what is looked up before it costs nobody time. */
interface Received {
  readonly message: FromClient
  readonly arrival: ReturnType<Service['arrival']>
}

/** One client. What it sends is taken in order; an act does not wait for the answer to the last. */
export class Connection {
  readonly #service: Service
  readonly #socket: WebSocket
  readonly #outbox: Outbox
  readonly #limit: RateLimit
  readonly #people: DeskPeople
  readonly #seated: SeatedPeople
  #asking: NodeJS.Timeout | undefined
  #heardAt = 0
  readonly #name: string
  readonly #opened = new Map<string, Opened>()
  readonly #desks = new Map<string, Desk>()
  /** Events whose log is followed, and how to stop that. */
  readonly #followed = new Map<string, () => void>()
  readonly #lag: LagMeter
  #secret: string | undefined
  #seat: Seat | null = null
  #greeted = false
  #queue: Received[] = []
  #busy = false
  #ended = false
  /** Messages beyond the limit, since when. */
  #excess = 0
  #excessSince = 0

  constructor(
    service: Service,
    socket: WebSocket,
    outbox: Outbox,
    name: string,
    limit: RateLimit,
    people: DeskPeople,
    seated: SeatedPeople,
  ) {
    this.#seated = seated
    this.#people = people
    this.#service = service
    this.#socket = socket
    this.#outbox = outbox
    this.#name = name
    this.#limit = limit
    this.#lag = new LagMeter(socket, service.now)
    socket.on('message', (data, binary) => this.#receive(data, binary))
    socket.on('ping', data => this.#pinged(data))
    socket.on('pong', () => this.#isHeard())
    socket.on('close', () => this.#end())
    socket.on('error', () => this.#end())
  }

  /** Whether they sit at this board, or in this event. */
  sitsIn(scope: Scope): boolean {
    const mine = this.#seat?.scope
    if (mine === undefined || mine.kind !== scope.kind) return false
    return scope.kind === 'board'
      ? mine.kind === 'board' && mine.board === scope.board
      : mine.kind === 'competition' && mine.competition === scope.competition
  }

  /** The seats have changed: is this one still there? */
  async check(): Promise<void> {
    if (this.#secret === undefined || this.#ended) return
    if ((await this.#service.seats.find(this.#secret)) !== undefined) return
    this.bye('secret-unknown', CLOSE.seatRevoked)
  }

  bye(code: ErrorCode, close: number): void {
    this.#send({ type: 'bye', code, reason: errorReasons[code] })
    this.#end()
    this.#outbox.send()
    this.#socket.close(close, code)
  }

  #end(): void {
    if (this.#ended) return
    this.#ended = true
    this.#lag.stop()
    clearInterval(this.#asking)
    this.#people.left(this)
    this.#seated.left(this)
    this.#queue = []
    for (const { close } of this.#opened.values()) close()
    for (const desk of this.#desks.values()) desk.close()
    this.#opened.clear()
    this.#desks.clear()
    for (const stop of this.#followed.values()) stop()
    this.#followed.clear()
  }

  #send(message: FromServer): void {
    this.#write(JSON.stringify(message))
  }

  #write(text: string): void {
    if (this.#mayWrite()) this.#outbox.put(text)
  }

  #mayWrite(): boolean {
    if (this.#ended || this.#socket.readyState !== this.#socket.OPEN) return false
    if (this.#outbox.unread <= MOST_UNREAD) return true
    this.#end()
    this.#socket.close(CLOSE.tooSlow)
    return false
  }

  /** Every ping counts as a message. One that comes too fast is not answered (RFC 6455, 5.5.3 asks for the last only). */
  #pinged(data: Buffer): void {
    if (this.#ended || !this.#isWithinLimit()) return
    if (this.#mayWrite()) this.#outbox.pong(data)
  }

  /** Whose messages count together. The link of the spectators is everybody's, so each of them counts alone. */
  get #limited(): string {
    const seat = this.#seat
    return seat === null || seat.role === 'spectator' ? this.#name : seat.id
  }

  /** Who goes on and on after they were told is let go. */
  #isWithinLimit(): boolean {
    if (this.#limit.take(this.#limited)) return true
    const now = this.#service.now()
    if (now - this.#excessSince > FLOOD_WITHIN) {
      this.#excessSince = now
      this.#excess = 0
    }
    if (++this.#excess > FLOOD) {
      this.bye('too-fast', CLOSE.policy)
      this.#socket.terminate()
    }
    return false
  }

  #error(code: ErrorCode, board?: string): void {
    this.#service.metrics.refused(code)
    this.#send({ type: 'error', code, reason: errorReasons[code], ...(board && { board }) })
  }

  #receive(data: WebSocket.RawData, binary: boolean): void {
    if (this.#ended) return
    if (!this.#isWithinLimit()) {
      this.#error('too-fast')
      return
    }
    const message = binary ? undefined : read(String(data))
    if (message === undefined) {
      this.#error('malformed-message')
      return
    }
    const received = { message, arrival: this.#service.arrival() }
    if (this.#busy) {
      this.#queue.push(received)
      return
    }
    this.#take(received)
  }

  /** Most messages are dealt with at once; what must be looked up first holds the next ones back. */
  #take(received: Received): void {
    const waits = this.#handle(received)
    if (waits === undefined) return
    this.#busy = true
    waits
      .catch(error => this.#failed(error))
      .finally(() => {
        this.#busy = false
        while (!this.#busy && this.#queue.length > 0) this.#take(this.#queue.shift()!)
      })
  }

  #failed(error: unknown, board?: string): void {
    if (error instanceof BoardLocked) {
      this.#error('board-locked', error.board)
      return
    }
    if (error instanceof StoreError) {
      const { log } = this.#service
      if (isDamage(error)) log.error('store-failed', error, { board, reason: error.reason })
      this.#error(isDamage(error) && board ? 'board-locked' : 'store-unavailable', board)
      return
    }
    this.#service.log.error('message-failed', error)
    this.#error('internal', board)
  }

  #handle({ message, arrival }: Received): Promise<void> | undefined {
    if (message.type === 'ping') {
      this.#send({ type: 'pong', id: message.id ?? null, now: this.#service.now() })
      return undefined
    }
    if (message.type === 'hello') return this.#hello(message)
    if (!this.#greeted) {
      this.#error('hello-first')
      return undefined
    }
    switch (message.type) {
      case 'open':
        return this.#open(message.board, message.since)
      case 'close':
        this.#opened.get(message.board)?.close()
        this.#opened.delete(message.board)
        this.#seated.closed(this, message.board)
        return undefined
      case 'act':
        this.#act(message, arrival)
        return undefined
      case 'at-board':
        this.#atBoard(message)
        return undefined
      case 'follow':
        return this.#follow(message.event)
      default:
        return this.#desk(message)
    }
  }

  async #hello({ secret, since, ...spoken }: Hello): Promise<void> {
    if (this.#greeted) return this.#error('hello-twice')
    const protocol = agreeOnProtocol(spoken)
    if (protocol === undefined) return this.bye('unknown-protocol', CLOSE.policy)
    const seat = secret === undefined ? null : await this.#service.seats.find(secret)
    if (seat === undefined) return this.bye('secret-unknown', CLOSE.seatRevoked)
    this.#greeted = true
    this.#seat = seat
    this.#secret = secret
    // It may have been revoked while it was being looked up.
    await this.check()
    if (this.#ended) return
    const board = seat?.scope.kind === 'board' ? seat.scope.board : null
    this.#send({
      type: 'welcome',
      protocol,
      now: this.#service.now(),
      seat: seat && {
        id: seat.id,
        role: seat.role,
        ...(seat.name !== null && { name: seat.name }),
      },
      board,
      event: seat?.scope.kind === 'competition' ? seat.scope.competition : null,
    })
    if (board !== null) await this.#open(board, since)
  }

  async #open(name: string, since?: number): Promise<void> {
    if (this.#opened.size >= MOST_OPEN && !this.#opened.has(name)) {
      return this.#error('too-many-open', name)
    }
    const id = parseBoardId(name)
    const board = id && (await this.#service.boards.get(id))
    if (!board) return this.#error('no-such-board', name)
    const seat = this.#seat
    const sits = seat !== null && sitsAt(seat, board.id, board.settings)
    if (!sits && !board.settings.open) return this.#error('no-such-board', name)
    const role = sits ? roleAtBoard(seat, board.settings) : 'spectator'
    this.#opened.get(name)?.close()
    const watcher = {
      audience: audienceOf(role),
      tell: (text: string) => this.#write(text),
      shutOut: sits ? undefined : () => this.#shutOut(name, 'no-such-board'),
      locked: () => this.#shutOut(name, 'board-locked'),
    }
    const close = await board.watch(role, watcher, since)
    if (this.#ended) return close()
    this.#opened.set(name, { board, role, close })
    const player = role === 'white' || role === 'black' ? role : null
    this.#seated.opened(this, name, player)
    if (player !== null) this.#watchLine()
    if (board.settings.lagAllowance > 0) this.#lag.start()
  }

  /** The board has been closed to all but those who have a seat at it, or to everybody. */
  #shutOut(name: string, why: 'no-such-board' | 'board-locked'): void {
    this.#opened.get(name)?.close()
    this.#opened.delete(name)
    this.#seated.closed(this, name)
    this.#error(why, name)
  }

  #act(
    { board: name, id, act }: Extract<FromClient, { type: 'act' }>,
    arrival: Received['arrival'],
  ): void {
    const opened = this.#opened.get(name)
    const { now, metrics } = this.#service
    if (opened === undefined || this.#seat === null) {
      const code = opened === undefined ? 'not-open' : 'not-for-this-seat'
      metrics.refused(code)
      this.#send({ type: 'refused', board: name, id, code, reason: errorReasons[code] })
      return
    }
    const arrived = now()
    const { board, role } = opened
    const when = { ...arrival, lag: this.#lag.roundTrip }
    board.act(role, this.#seat.id, id, act, when).then(
      answer => {
        const again = answer.kind === 'ack' && answer.again
        metrics.acted(again ? 'again' : answer.kind, (now() - arrived) / 1000)
        if (answer.kind === 'ack') {
          this.#send({ type: 'ack', board: name, id, seq: answer.seq, again })
        } else {
          const { code, reason } = answer
          this.#send({ type: 'refused', board: name, id, code, reason })
        }
      },
      error => {
        metrics.acted('error', (now() - arrived) / 1000)
        this.#failed(error, name)
      },
    )
  }

  /** Anyone who runs the event says where they are, and is told where the others are. */
  #atBoard({ event, board }: Extract<FromClient, { type: 'at-board' }>): void {
    const seat = this.#seat
    const sits = seat?.scope.kind === 'competition' && seat.scope.competition === event
    if (!sits || (seat.role !== 'arbiter' && seat.role !== 'organiser')) {
      this.#error('not-for-this-seat')
      return
    }
    this.#people.isAt(this, event, { seat: seat.id, role: seat.role, name: seat.name, board })
  }

  tellSeated(board: string, here: readonly ('white' | 'black')[]): void {
    this.#send({ type: 'seated', board, here: [...here] })
  }

  /** A lost connection closes no socket for minutes: the opponent is to see it within seconds. */
  #watchLine(): void {
    if (this.#asking !== undefined || this.#ended) return
    this.#heardAt = this.#service.now()
    this.#asking = setInterval(() => {
      if (this.#service.now() - this.#heardAt > SILENT_AFTER) this.#seated.isSilent(this, true)
      if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping()
    }, ASK_EVERY)
    this.#asking.unref()
  }

  #isHeard(): void {
    this.#heardAt = this.#service.now()
    this.#seated.isSilent(this, false)
  }

  tellPeople(event: string, people: readonly DeskPerson[]): void {
    this.#send({ type: 'desk-people', event, people: [...people] })
  }

  /** What everybody may know: that there is something new. What it is, the pages of the event say. */
  async #follow(name: string): Promise<void> {
    const event = parseCompetitionId(name)
    const { store } = this.#service
    if (event === undefined || !(await store.competitions.get(event)))
      return this.#error('no-such-event')
    if (this.#followed.size >= MOST_FOLLOWED && !this.#followed.has(name))
      return this.#error('too-many-open')
    this.#followed.get(name)?.()
    if (this.#ended) return
    const stop = followEvent(store, event, {
      tell: seq => this.#send({ type: 'event-news', event, seq }),
      failed: error => this.#failed(error),
    })
    this.#followed.set(name, stop)
  }

  async #desk({ event: name, ...asked }: Extract<FromClient, { type: 'desk' }>): Promise<void> {
    const event = parseCompetitionId(name)
    const seat = this.#seat
    const sits = seat?.scope.kind === 'competition' && seat.scope.competition === event
    if (event === undefined || !sits || (seat.role !== 'arbiter' && seat.role !== 'organiser')) {
      return this.#error('not-for-this-seat')
    }
    this.#desks.get(name)?.close()
    const desk = new Desk(this.#service, event, seat.role, {
      line: line => this.#send({ type: 'desk-line', event, line }),
      locked: board => this.#error('board-locked', board),
    })
    this.#desks.set(name, desk)
    const { boards, locked, round, rounds } = await desk.gather(asked)
    const lines = await linesOf(boards, seat.role)
    this.#send({ type: 'desk', event, now: this.#service.now(), lines, round, rounds })
    for (const board of locked) this.#error('board-locked', board)
  }
}

function read(text: string): FromClient | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return readFromClient(value)
}
