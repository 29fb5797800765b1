import type { Color } from '@jadoube/chess'
import type { BoardMessage } from '../sensor.js'

/**
 * The clock of one board. LiveChess reports both times and whether the clock runs, but not who
 * pressed. If it does not name the running side, the times do: the one that decreases belongs to
 * the side that is thinking, and one that grows by an increment to the side that has just pressed.
 */
export class LiveChessClock {
  #white: number | null = null
  #black: number | null = null
  #running: Color | null = null

  /** The current state of the clock; null if it reports nothing. */
  read(
    clock: Readonly<Record<string, unknown>>,
    at: number,
  ): Extract<BoardMessage, { kind: 'clock' }> | null {
    const { run, player } = clock
    if (run === undefined && player === undefined) return null
    const white = timeOf(clock.white)
    const black = timeOf(clock.black)
    const named = sideOf(run) ?? (run === false || run === null ? null : sideOf(player))
    if (run === false || run === null) this.#running = null
    else this.#running = named ?? this.#counting(white, black) ?? this.#running
    this.#white = white
    this.#black = black
    return { kind: 'clock', at, running: this.#running, white, black }
  }

  #counting(white: number | null, black: number | null): Color | null {
    if (falls(this.#white, white) || falls(black, this.#black)) return 'white'
    if (falls(this.#black, black) || falls(white, this.#white)) return 'black'
    return null
  }
}

const falls = (before: number | null, now: number | null): boolean =>
  before !== null && now !== null && now < before

/** Seconds, or `h:mm:ss`. */
function timeOf(value: unknown): number | null {
  if (typeof value === 'number' && Number.isFinite(value)) return value * 1000
  if (typeof value !== 'string' || !/^\d+(:\d{1,2}){0,2}$/.test(value)) return null
  return value.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0) * 1000
}

function sideOf(value: unknown): Color | null {
  if (typeof value !== 'string') return null
  const side = value.toLowerCase()
  if (side === 'white' || side === 'w') return 'white'
  return side === 'black' || side === 'b' ? 'black' : null
}
