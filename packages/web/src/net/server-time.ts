/** How many measurements are remembered; the quickest of them is believed. */
const kept = 8

interface Measured {
  readonly offset: number
  /** How long the question and its answer took together: the most that the offset can be wrong. */
  readonly roundTrip: number
}

/**
 * The server's clock as it can be told from here. A message that just comes gives a first guess; a
 * question and its answer measure it, and of several the one that was on its way the shortest is right.
 */
export class ServerTime {
  readonly #here: () => number
  #guess = 0
  #measured: Measured[] = []

  constructor(here: () => number) {
    this.#here = here
  }

  /** A message said so; how long it was under way nobody knows. */
  heard(now: number): void {
    if (this.#measured.length === 0) this.#guess = now - this.#here()
  }

  /** The answer to a question that was asked at `sent`, by the clock here. */
  answered(sent: number, now: number): void {
    const received = this.#here()
    const offset = now - (sent + received) / 2
    this.#measured = [...this.#measured, { offset, roundTrip: received - sent }].slice(-kept)
    this.#guess = this.#measured.reduce((best, each) =>
      each.roundTrip < best.roundTrip ? each : best,
    ).offset
  }

  /** The device slept or its time was set: what was measured before says nothing any more. */
  forget(): void {
    this.#measured = []
  }

  now(): number {
    return Math.round(this.#here() + this.#guess)
  }
}
