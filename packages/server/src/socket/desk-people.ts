import type { Role } from '@jadoube/protocol'

/** An official of an event, and the board that they are looking at. */
export interface DeskPerson {
  readonly seat: string
  readonly role: Role
  readonly name: string | null
  readonly board: string | null
}

interface Listener {
  sendPeople(event: string, people: readonly DeskPerson[]): void
}

/**
 * More officials than any event has. Each of them is sent the list of the others, so that the
 * traffic grows with the square of this.
 */
const MAX_PEOPLE = 100

/**
 * Milliseconds between two lists: however often officials say where they are, the others are told
 * once.
 */
const SEND_EVERY = 200

/**
 * Which official is at which board, so that two arbiters do not rule on the same thing. Each
 * process knows the people connected to it.
 */
export class DeskPeople {
  readonly #events = new Map<string, Map<Listener, DeskPerson>>()
  readonly #timers = new Map<string, NodeJS.Timeout>()

  /** Returns false if the event has too many officials already. */
  setBoard(listener: Listener, event: string, person: DeskPerson): boolean {
    const people = this.#events.get(event) ?? new Map<Listener, DeskPerson>()
    if (people.size >= MAX_PEOPLE && !people.has(listener)) return false
    this.#events.set(event, people)
    people.set(listener, person)
    this.#sendSoon(event)
    return true
  }

  disconnected(listener: Listener): void {
    for (const [event, people] of this.#events) {
      if (!people.delete(listener)) continue
      if (people.size === 0) this.#events.delete(event)
      else this.#sendSoon(event)
    }
  }

  #sendSoon(event: string): void {
    if (this.#timers.has(event)) return
    const timer = setTimeout(() => {
      this.#timers.delete(event)
      this.#send(event)
    }, SEND_EVERY)
    this.#timers.set(event, timer.unref())
  }

  #send(event: string): void {
    const people = this.#events.get(event)
    if (people === undefined) return
    for (const listener of people.keys()) {
      const others = [...people].filter(([each]) => each !== listener).map(([, person]) => person)
      listener.sendPeople(event, others)
    }
  }
}
