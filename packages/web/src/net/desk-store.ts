import type { BoardLine, ServerMessage } from '@jadoube/protocol'
import { type ReadonlySignal, signal } from '@preact/signals'

/** A summary of all boards of an event, for officials. Null until it is loaded. */
export class DeskStore {
  readonly event: string
  readonly #lines = signal<readonly BoardLine[] | null>(null)
  readonly #locked = signal<readonly string[]>([])
  readonly #rounds = signal<readonly string[]>([])
  readonly #round = signal<string | null>(null)
  readonly #people = signal<ServerMessage<'desk-people'>['people']>([])
  readonly #send: (message: object) => void
  /** The last request: the latest round, a named one, or all. */
  #request: { readonly round?: string; readonly latest?: true } = { latest: true }
  #board: string | null = null

  constructor(event: string, send: (message: object) => void) {
    this.event = event
    this.#send = send
  }

  get lines(): ReadonlySignal<readonly BoardLine[] | null> {
    return this.#lines
  }

  /** The boards whose records on the server are damaged. */
  get locked(): ReadonlySignal<readonly string[]> {
    return this.#locked
  }

  markLocked(board: string): void {
    if (!this.#locked.value.includes(board)) this.#locked.value = [...this.#locked.value, board]
  }

  get rounds(): ReadonlySignal<readonly string[]> {
    return this.#rounds
  }

  /** The round shown. Null for all. */
  get round(): ReadonlySignal<string | null> {
    return this.#round
  }

  /** Who else is at the desk of this event, and at which board. */
  get people(): ReadonlySignal<ServerMessage<'desk-people'>['people']> {
    return this.#people
  }

  /** Requests the boards and reports the position of this desk, also after a lost connection. */
  open(): void {
    this.#send({ type: 'desk', event: this.event, ...this.#request })
    this.#send({ type: 'at-board', event: this.event, board: this.#board })
  }

  /** Shows one round, or all. */
  show(round: string | null): void {
    this.#request = round === null ? {} : { round }
    this.#send({ type: 'desk', event: this.event, ...this.#request })
  }

  goToBoard(board: string | null): void {
    this.#board = board
    this.#send({ type: 'at-board', event: this.event, board })
  }

  receivePeople({ people }: ServerMessage<'desk-people'>): void {
    this.#people.value = people
  }

  receiveBoards({ lines, round = null, rounds = [] }: ServerMessage<'desk'>): void {
    this.#lines.value = lines
    this.#round.value = round
    this.#rounds.value = rounds
    this.#locked.value = []
  }

  receiveLine({ line }: ServerMessage<'desk-line'>): void {
    const before = this.#lines.value ?? []
    // Replaced by the board of the new game.
    if (line.next !== undefined) {
      this.#lines.value = before.filter(each => each.board !== line.board)
      return
    }
    const isKnown = before.some(each => each.board === line.board)
    this.#lines.value = isKnown
      ? before.map(each => (each.board === line.board ? line : each))
      : [...before, line]
  }
}
