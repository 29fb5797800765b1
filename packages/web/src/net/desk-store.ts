import type { BoardLine, ServerMessage } from '@jadoube/protocol'
import { type ReadonlySignal, signal } from '@preact/signals'

/** All boards of an event in short, for its arbiter or organiser; null until they are there. */
export class DeskStore {
  readonly event: string
  readonly #lines = signal<readonly BoardLine[] | null>(null)
  readonly #locked = signal<readonly string[]>([])

  constructor(event: string) {
    this.event = event
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

  whole({ lines }: ServerMessage<'desk'>): void {
    this.#lines.value = lines
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
