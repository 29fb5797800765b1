/** How many measurements are remembered. The fastest one is used. */
const maxMeasurements = 8

interface Measurement {
  readonly offset: number
  /** The round-trip time, which is the largest possible error of the offset. */
  readonly roundTrip: number
}

/**
 * The server's clock, estimated from here. Any message gives a first guess. A question and its
 * answer measure it, and the one with the shortest round trip is the most exact.
 */
export class ServerTime {
  readonly #localNow: () => number
  #offset = 0
  #measurements: Measurement[] = []

  constructor(here: () => number) {
    this.#localNow = here
  }

  /** Takes the time of a message whose travel time is unknown. */
  takeTime(now: number): void {
    if (this.#measurements.length === 0) this.#offset = now - this.#localNow()
  }

  /** Takes the answer to a question sent at `sent`, by the local clock. */
  measure(sent: number, now: number): void {
    const received = this.#localNow()
    const offset = now - (sent + received) / 2
    this.#measurements = [...this.#measurements, { offset, roundTrip: received - sent }].slice(
      -maxMeasurements,
    )
    this.#offset = this.#measurements.reduce((best, each) =>
      each.roundTrip < best.roundTrip ? each : best,
    ).offset
  }

  /** Forgets old measurements, because the device slept or its time was set. */
  reset(): void {
    this.#measurements = []
  }

  now(): number {
    return Math.round(this.#localNow() + this.#offset)
  }
}
