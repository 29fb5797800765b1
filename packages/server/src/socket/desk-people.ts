import type { Role } from '@jadoube/protocol'

/** An official of an event, and the board that they are looking at. */
export interface DeskPerson {
  readonly seat: string
  readonly role: Role
  readonly name: string | null
  readonly board: string | null
}

interface Listener {
  tellPeople(event: string, people: readonly DeskPerson[]): void
}

/**
 * Which official is at which board, so that two arbiters do not rule on the same thing. Each process knows the
 * people connected to it.
 */
export class DeskPeople {
  readonly #events = new Map<string, Map<Listener, DeskPerson>>()

  isAt(listener: Listener, event: string, person: DeskPerson): void {
    const people = this.#events.get(event) ?? new Map<Listener, DeskPerson>()
    this.#events.set(event, people)
    people.set(listener, person)
    this.#tell(event)
  }

  left(listener: Listener): void {
    for (const [event, people] of this.#events) {
      if (!people.delete(listener)) continue
      if (people.size === 0) this.#events.delete(event)
      else this.#tell(event)
    }
  }

  #tell(event: string): void {
    const people = this.#events.get(event)
    if (people === undefined) return
    for (const listener of people.keys()) {
      const others = [...people].filter(([each]) => each !== listener).map(([, person]) => person)
      listener.tellPeople(event, others)
    }
  }
}
