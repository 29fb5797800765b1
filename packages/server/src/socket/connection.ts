import {
  agreeOnProtocol,
  type ErrorCode,
  errorReasons,
  type FromClient,
  type FromServer,
  type Hello,
  readFromClient,
} from '@jadoube/protocol'
import type WebSocket from 'ws'
import { BoardLocked } from '../board/boards.js'
import { isDamage } from '../board/open-game.js'
import type { Seat } from '../seats/seats.js'
import type { Service } from '../service.js'
import { type Scope, StoreError } from '../store/index.js'
import { Channel, CLOSE_CODES } from './channel.js'
import type { DeskPeople, DeskPerson } from './desk-people.js'
import { LagMeter } from './lag-meter.js'
import type { MessageLimits, Sender } from './message-limits.js'
import { OpenBoards } from './open-boards.js'
import { OpenEvents, runsEvent } from './open-events.js'
import type { Outbox } from './outbox.js'
import type { SeatedPeople } from './seated-people.js'

/** A message and its time of arrival: looking something up first costs nobody time. */
interface Received {
  readonly message: FromClient
  readonly arrival: ReturnType<Service['arrival']>
}

interface ConnectionParts {
  readonly socket: WebSocket
  readonly outbox: Outbox
  /** Unique among all connections. */
  readonly name: string
  /** The network address of the client. */
  readonly address: string
  readonly limits: MessageLimits
  readonly deskPeople: DeskPeople
  readonly seated: SeatedPeople
}

/**
 * One client. Its messages are handled in order; an act does not wait for the answer to the last
 * one.
 */
export class Connection {
  readonly #service: Service
  readonly #channel: Channel
  readonly #deskPeople: DeskPeople
  readonly #seated: SeatedPeople
  readonly #name: string
  readonly address: string
  readonly #boards: OpenBoards
  readonly #events: OpenEvents
  readonly #lag: LagMeter
  #secret: string | undefined
  #seat: Seat | null = null
  #isFirst = true
  #greeted = false
  #queue: Received[] = []
  #busy = false
  #ended = false

  constructor(service: Service, parts: ConnectionParts) {
    const { socket, outbox, name, address, limits, deskPeople, seated } = parts
    this.#seated = seated
    this.#deskPeople = deskPeople
    this.#service = service
    this.#name = name
    this.address = address
    this.#lag = new LagMeter(socket, service.now)
    this.#channel = new Channel(socket, outbox, limits, service.now, {
      sender: () => this.#sender,
      message: (data, binary) => this.#receive(data, binary),
      flooded: () => this.bye('too-fast', CLOSE_CODES.policy),
      silent: isSilent => seated.setSilent(this, isSilent),
      ended: () => this.#end(),
    })
    const client = {
      address,
      send: (message: FromServer) => this.#send(message),
      write: (text: string) => this.#channel.write(text),
      error: (code: ErrorCode, board?: string) => this.#error(code, board),
      failed: (error: unknown, board?: string) => this.#failed(error, board),
    }
    this.#events = new OpenEvents(service, client)
    this.#boards = new OpenBoards(service, client, {
      opened: (board, player) => {
        seated.opened(this, board, player)
        if (player !== null) this.#channel.pingRegularly()
      },
      closed: board => seated.closed(this, board),
      lagCounts: () => this.#lag.start(),
    })
  }

  /** Whether the client's seat belongs to this board or event. */
  sitsIn(scope: Scope): boolean {
    const mine = this.#seat?.scope
    if (mine === undefined || mine.kind !== scope.kind) return false
    return scope.kind === 'board'
      ? mine.kind === 'board' && mine.board === scope.board
      : mine.kind === 'competition' && mine.competition === scope.competition
  }

  /** The seats have changed: checks whether this one still exists. */
  async check(): Promise<void> {
    if (this.#secret === undefined || this.#ended) return
    if ((await this.#service.seats.find(this.#secret)) !== undefined) return
    this.bye('secret-unknown', CLOSE_CODES.seatRevoked)
  }

  bye(code: ErrorCode, close: number): void {
    this.#send({ type: 'bye', code, reason: errorReasons[code] })
    this.#end()
    this.#channel.close(close, code)
  }

  #end(): void {
    if (this.#ended) return
    this.#ended = true
    this.#lag.stop()
    this.#channel.end()
    this.#deskPeople.disconnected(this)
    this.#seated.disconnected(this)
    this.#queue = []
    this.#boards.close()
    this.#events.close()
  }

  #send(message: FromServer): void {
    this.#channel.write(JSON.stringify(message))
  }

  /** Whether the client has a seat of its own. All spectators share a link. */
  get isSeated(): boolean {
    return this.#seat !== null && this.#seat.role !== 'spectator'
  }

  /** Whose messages are counted together: those of a seat, or of this connection. */
  get #sender(): Sender {
    const { address, isSeated } = this
    return { name: isSeated ? this.#seat!.id : this.#name, address, isSeated }
  }

  #error(code: ErrorCode, board?: string): void {
    this.#service.metrics.countError(code)
    this.#send({ type: 'error', code, reason: errorReasons[code], ...(board && { board }) })
  }

  #receive(data: WebSocket.RawData, binary: boolean): void {
    if (this.#ended) return
    // The first message says who it is. It does not count at the address, or nobody could reconnect
    // during a flood.
    const weight = this.#isFirst ? 0 : 1
    this.#isFirst = false
    if (!this.#channel.isWithinLimit(weight)) {
      this.#error('too-fast')
      return
    }
    const message = binary ? undefined : parseMessage(String(data))
    if (message === undefined) {
      this.#error('malformed-message')
      return
    }
    const received = { message, arrival: this.#service.arrival() }
    if (this.#busy) {
      this.#queue.push(received)
      return
    }
    this.#process(received)
  }

  /** Most messages are handled at once; a message that needs a lookup holds back the next ones. */
  #process(received: Received): void {
    const handling = this.#handle(received)
    if (handling === undefined) return
    this.#busy = true
    handling
      .catch(error => this.#failed(error))
      .finally(() => {
        this.#busy = false
        while (!this.#busy && this.#queue.length > 0) this.#process(this.#queue.shift()!)
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
        return this.#boards.open(this.#seat, message.board, message.since)
      case 'close':
        this.#boards.leave(message.board)
        return undefined
      case 'act':
        this.#boards.act(this.#seat, message, { ...arrival, lag: this.#lag.roundTrip })
        return undefined
      case 'at-board':
        this.#atBoard(message)
        return undefined
      case 'follow':
        return this.#events.follow(message.event)
      default:
        return this.#events.desk(this.#seat, message)
    }
  }

  async #hello({ secret, since, ...spoken }: Hello): Promise<void> {
    if (this.#greeted) return this.#error('hello-twice')
    const protocol = agreeOnProtocol(spoken)
    if (protocol === undefined) return this.bye('unknown-protocol', CLOSE_CODES.policy)
    const seat = secret === undefined ? null : await this.#service.seats.find(secret)
    if (seat === undefined) return this.bye('secret-unknown', CLOSE_CODES.seatRevoked)
    this.#greeted = true
    this.#seat = seat
    this.#secret = secret
    // The seat may have been revoked during the lookup.
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
    if (board !== null) await this.#boards.open(seat, board, since)
  }

  /** An official says at which board they are, and is told where the others are. */
  #atBoard({ event, board }: Extract<FromClient, { type: 'at-board' }>): void {
    const seat = this.#seat
    if (seat === null || !runsEvent(seat, event)) {
      this.#error('not-for-this-seat')
      return
    }
    const person = { seat: seat.id, role: seat.role, name: seat.name, board }
    if (!this.#deskPeople.setBoard(this, event, person)) this.#error('too-many-connections')
  }

  sendSeated(board: string, here: readonly ('white' | 'black')[]): void {
    this.#send({ type: 'seated', board, here: [...here] })
  }

  sendPeople(event: string, people: readonly DeskPerson[]): void {
    this.#send({ type: 'desk-people', event, people: [...people] })
  }
}

function parseMessage(text: string): FromClient | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  return readFromClient(value)
}
