import type { BoardLine, ServerMessage } from '@jadoube/protocol'
import { type ReadonlySignal, signal } from '@preact/signals'

/** All boards of an event in short, for its arbiter or organiser; null until they are there. */
export class DeskStore {
  readonly event: string
  readonly #lines = signal<readonly BoardLine[] | null>(null)
  readonly #locked = signal<readonly string[]>([])
  readonly #rounds = signal<readonly string[]>([])
  readonly #round = signal<string | null>(null)
  readonly #people = signal<ServerMessage<'desk-people'>['people']>([])
  readonly #say: (message: object) => void
  /** What was asked for last: the latest round, one by name, or all. */
  #asked: { readonly round?: string; readonly latest?: true } = { latest: true }
  #board: string | null = null

  constructor(event: string, say: (message: object) => void) {
    this.event = event
    this.#say = say
  }

  get lines(): ReadonlySignal<readonly BoardLine[] | null> {
    return this.#lines
  }

  /** The boards of which the server's records are damaged. */
  get locked(): ReadonlySignal<readonly string[]> {
    return this.#locked
  }

  isLocked(board: string): void {
    if (!this.#locked.value.includes(board)) this.#locked.value = [...this.#locked.value, board]
  }

  get rounds(): ReadonlySignal<readonly string[]> {
    return this.#rounds
  }

  /** The round that is shown; null for all. */
  get round(): ReadonlySignal<string | null> {
    return this.#round
  }

  /** Who else is at the desk of this event, and at which board. */
  get people(): ReadonlySignal<ServerMessage<'desk-people'>['people']> {
    return this.#people
  }

  /** Asks for what is to be seen, and says where this desk is: first, and again after a lost connection. */
  open(): void {
    this.#say({ type: 'desk', event: this.event, ...this.#asked })
    this.#say({ type: 'at-board', event: this.event, board: this.#board })
  }

  /** Shows a round, or all of them. */
  show(round: string | null): void {
    this.#asked = round === null ? {} : { round }
    this.#say({ type: 'desk', event: this.event, ...this.#asked })
  }

  isAt(board: string | null): void {
    this.#board = board
    this.#say({ type: 'at-board', event: this.event, board })
  }

  others({ people }: ServerMessage<'desk-people'>): void {
    this.#people.value = people
  }

  whole({ lines, round = null, rounds = [] }: ServerMessage<'desk'>): void {
    this.#lines.value = lines
    this.#round.value = round
    this.#rounds.value = rounds
    this.#locked.value = []
  }

  line({ line }: ServerMessage<'desk-line'>): void {
    const before = this.#lines.value ?? []
    // In its place stands the board of the new game.
    if (line.next !== undefined) {
      this.#lines.value = before.filter(each => each.board !== line.board)
      return
    }
    const known = before.some(each => each.board === line.board)
    this.#lines.value = known
      ? before.map(each => (each.board === line.board ? line : each))
      : [...before, line]
  }
}
