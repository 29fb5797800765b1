import type { Color } from '@jadoube/chess'

interface Listener {
  sendSeated(board: string, here: readonly Color[]): void
}

/**
 * Which players of a board are connected, so that nobody waits for an opponent who has left. It is
 * not part of the record. Each process knows the players connected to it.
 */
export class SeatedPeople {
  readonly #boards = new Map<string, Map<Listener, Color | null>>()
  /** Connections that have not answered for a while. */
  readonly #silent = new Set<Listener>()

  /** Somebody opens the board, as a player or otherwise. */
  opened(listener: Listener, board: string, player: Color | null): void {
    const people = this.#boards.get(board) ?? new Map<Listener, Color | null>()
    this.#boards.set(board, people)
    const before = this.#here(people)
    people.set(listener, player)
    const here = this.#here(people)
    if (here.join() === before.join()) listener.sendSeated(board, here)
    else this.#send(board, people)
  }

  closed(listener: Listener, board: string): void {
    const people = this.#boards.get(board)
    if (people === undefined || !people.has(listener)) return
    const before = this.#here(people)
    people.delete(listener)
    if (people.size === 0) this.#boards.delete(board)
    else if (this.#here(people).join() !== before.join()) this.#send(board, people)
  }

  disconnected(listener: Listener): void {
    for (const board of [...this.#boards.keys()]) this.closed(listener, board)
    this.#silent.delete(listener)
  }

  /** The connection has stopped answering, or answers again, whatever the socket says. */
  setSilent(listener: Listener, silent: boolean): void {
    if (this.#silent.has(listener) === silent) return
    if (silent) this.#silent.add(listener)
    else this.#silent.delete(listener)
    for (const [board, people] of this.#boards) {
      if (people.get(listener)) this.#send(board, people)
    }
  }

  #here(people: ReadonlyMap<Listener, Color | null>): readonly Color[] {
    return (['white', 'black'] as const).filter(color =>
      [...people].some(([listener, player]) => player === color && !this.#silent.has(listener)),
    )
  }

  #send(board: string, people: ReadonlyMap<Listener, Color | null>): void {
    const here = this.#here(people)
    for (const listener of people.keys()) listener.sendSeated(board, here)
  }
}
