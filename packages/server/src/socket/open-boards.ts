import {
  audienceOf,
  type ClientAct,
  errorReasons,
  type FromClient,
  type Role,
} from '@jadoube/protocol'
import type { Board } from '../board/board.js'
import type { Arrival } from '../board/submitted-act.js'
import { mayOpenNewGame, roleAtBoard } from '../game/new-game.js'
import { type Seat, sitsAt } from '../seats/seats.js'
import type { Service } from '../service.js'
import { parseBoardId } from '../store/index.js'
import type { Client } from './client.js'

/** The maximum number of open boards on one connection. The desk does not count. */
const MAX_OPEN = 64

interface Opened {
  readonly board: Board
  readonly role: Role
  readonly close: () => void
}

interface Listener {
  opened(board: string, player: 'white' | 'black' | null): void
  closed(board: string): void
  /** The board allows for network delay. */
  lagCounts(): void
}

/** The boards that one client has open, and what it does there. */
export class OpenBoards {
  readonly #service: Service
  readonly #client: Client
  readonly #listener: Listener
  readonly #opened = new Map<string, Opened>()
  #ended = false

  constructor(service: Service, client: Client, listener: Listener) {
    this.#service = service
    this.#client = client
    this.#listener = listener
  }

  async open(seat: Seat | null, name: string, since?: number): Promise<void> {
    if (this.#opened.size >= MAX_OPEN && !this.#opened.has(name)) {
      return this.#client.error('too-many-open', name)
    }
    const id = parseBoardId(name)
    const board = id && (await this.#service.boards.get(id))
    if (!board) return this.#client.error('no-such-board', name)
    const sits = seat !== null && sitsAt(seat, board.id, board.settings)
    if (!sits && !board.settings.open) return this.#client.error('no-such-board', name)
    const role = sits ? roleAtBoard(seat, board.settings) : 'spectator'
    this.#opened.get(name)?.close()
    const watcher = {
      audience: audienceOf(role),
      send: (text: string) => this.#client.write(text),
      shutOut: sits ? undefined : () => this.#closeWithError(name, 'no-such-board'),
      locked: () => this.#closeWithError(name, 'board-locked'),
    }
    const close = await board.watch(role, watcher, since)
    if (this.#ended) return close()
    this.#opened.set(name, { board, role, close })
    this.#listener.opened(name, role === 'white' || role === 'black' ? role : null)
    if (board.settings.lagAllowance > 0) this.#listener.lagCounts()
  }

  leave(name: string): void {
    this.#opened.get(name)?.close()
    this.#opened.delete(name)
    this.#listener.closed(name)
  }

  /** The board was closed to people without a seat, or to everybody. */
  #closeWithError(name: string, why: 'no-such-board' | 'board-locked'): void {
    this.leave(name)
    this.#client.error(why, name)
  }

  act(
    seat: Seat | null,
    { board: name, id, act }: Extract<FromClient, { type: 'act' }>,
    arrival: Arrival,
  ): void {
    const opened = this.#opened.get(name)
    const { now, metrics } = this.#service
    if (opened === undefined || seat === null || this.#isOneGameTooMany(opened.board, act)) {
      const code =
        opened === undefined ? 'not-open' : seat === null ? 'not-for-this-seat' : 'too-fast'
      metrics.countError(code)
      this.#client.send({ type: 'refused', board: name, id, code, reason: errorReasons[code] })
      return
    }
    const arrived = now()
    opened.board.act(opened.role, seat.id, id, act, arrival).then(
      answer => {
        const again = answer.kind === 'ack' && answer.again
        metrics.countAct(again ? 'again' : answer.kind, (now() - arrived) / 1000)
        if (answer.kind === 'ack') {
          this.#client.send({ type: 'ack', board: name, id, seq: answer.seq, again })
        } else {
          const { kind: _, ...why } = answer
          this.#client.send({ type: 'refused', board: name, id, ...why })
        }
      },
      error => {
        metrics.countAct('error', (now() - arrived) / 1000)
        this.#client.failed(error, name)
      },
    )
  }

  /** Whether the act would set up one more game than this address may have. */
  #isOneGameTooMany({ game }: Board, act: ClientAct): boolean {
    const { quotas } = this.#service
    return mayOpenNewGame(game.state, act) && !quotas.takeNewGame(this.#client.address)
  }

  close(): void {
    this.#ended = true
    for (const { close } of this.#opened.values()) close()
    this.#opened.clear()
  }
}
