import { type Color, opposite } from '@jadoube/chess'

/** What a message of the clock says beyond the one before it. */
export type ClockChange =
  | { readonly kind: 'started'; readonly running: Color }
  | { readonly kind: 'pressed'; readonly by: Color }
  | { readonly kind: 'stopped' }

/**
 * A clock says whose time is running, not who pressed: a press is detected when the other side
 * starts running.
 */
export class ClockReader {
  #running: Color | null = null
  readonly #isReversed: boolean

  /** `isReversed`: White sits on the side that the manufacturer calls right. */
  constructor(isReversed: boolean) {
    this.#isReversed = isReversed
  }

  read(told: Color | null): ClockChange | null {
    const running = told !== null && this.#isReversed ? opposite(told) : told
    const before = this.#running
    this.#running = running
    if (before === running) return null
    if (running === null) return { kind: 'stopped' }
    return before === null ? { kind: 'started', running } : { kind: 'pressed', by: before }
  }
}
