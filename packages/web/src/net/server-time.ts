/** How many measurements are remembered. The fastest one is used. */
const kept = 8

interface Measured {
  readonly offset: number
  /** The round-trip time, which is the largest possible error of the offset. */
  readonly roundTrip: number
}

/**
 * The server's clock, estimated from here. Any message gives a first guess. A question and its
 * answer measure it, and the one with the shortest round trip is the most exact.
 */
export class ServerTime {
  readonly #here: () => number
  #guess = 0
  #measured: Measured[] = []

  constructor(here: () => number) {
    this.#here = here
  }

  /** Takes the time of a message whose travel time is unknown. */
  heard(now: number): void {
    if (this.#measured.length === 0) this.#guess = now - this.#here()
  }

  /** Takes the answer to a question sent at `sent`, by the local clock. */
  answered(sent: number, now: number): void {
    const received = this.#here()
    const offset = now - (sent + received) / 2
    this.#measured = [...this.#measured, { offset, roundTrip: received - sent }].slice(-kept)
    this.#guess = this.#measured.reduce((best, each) =>
      each.roundTrip < best.roundTrip ? each : best,
    ).offset
  }

  /** Forgets old measurements, because the device slept or its time was set. */
  forget(): void {
    this.#measured = []
  }

  now(): number {
    return Math.round(this.#here() + this.#guess)
  }
}
