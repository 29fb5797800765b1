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
  /** The boards that each of them has open: many may disconnect at the same moment. */
  readonly #open = new Map<Listener, Set<string>>()
  /** Connections that have not answered for a while. */
  readonly #silent = new Set<Listener>()

  /** Somebody opens the board, as a player or otherwise. */
  opened(listener: Listener, board: string, player: Color | null): void {
    const people = this.#boards.get(board) ?? new Map<Listener, Color | null>()
    this.#boards.set(board, people)
    const before = this.#here(people)
    people.set(listener, player)
    this.#open.set(listener, (this.#open.get(listener) ?? new Set()).add(board))
    const here = this.#here(people)
    if (here.join() === before.join()) listener.sendSeated(board, here)
    else this.#send(board, people)
  }

  closed(listener: Listener, board: string): void {
    const people = this.#boards.get(board)
    if (people === undefined || !people.has(listener)) return
    const before = this.#here(people)
    people.delete(listener)
    this.#open.get(listener)?.delete(board)
    if (people.size === 0) this.#boards.delete(board)
    else if (this.#here(people).join() !== before.join()) this.#send(board, people)
  }

  disconnected(listener: Listener): void {
    for (const board of [...(this.#open.get(listener) ?? [])]) this.closed(listener, board)
    this.#open.delete(listener)
    this.#silent.delete(listener)
  }

  /** The connection has stopped answering, or answers again, whatever the socket says. */
  setSilent(listener: Listener, silent: boolean): void {
    if (this.#silent.has(listener) === silent) return
    if (silent) this.#silent.add(listener)
    else this.#silent.delete(listener)
    for (const board of this.#open.get(listener) ?? []) {
      const people = this.#boards.get(board)
      if (people?.get(listener)) this.#send(board, people)
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
