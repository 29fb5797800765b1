import {
  type ChessClock,
  type ClockSetup,
  clockSetup,
  type Millis,
  newClock,
  otherSide,
  pauseClock,
  pressClock,
  readClock,
  restartClock,
  type Side,
  startClock,
} from '@jadoube/clock'
import { effect, signal } from '@preact/signals'
import { onStoredElsewhere, readStored, writeStored } from '../local-storage.js'
import { now } from '../time.js'
import { displayedTime } from './clock-face.js'
import { isClock } from './clock-shape.js'
import { addRecentGame, addRecentSetup } from './recent.js'
import { controlOf } from './time-controls.js'

/** How the device is placed on the table. */
export interface Layout {
  /** The side of the lower half, or the left half if they are side by side. */
  readonly near: Side
  /** Whether the upper half is turned for the opposite player. */
  readonly turned: boolean
}

function isLayout(value: unknown): value is Layout {
  const layout = value as Partial<Layout> | null
  return (
    (layout?.near === 'white' || layout?.near === 'black') && typeof layout.turned === 'boolean'
  )
}

const defaultClock = (): ChessClock => newClock(clockSetup(controlOf('180+2')))

const readStoredClock = (value: unknown): ChessClock | undefined =>
  isClock(value) ? value : undefined

export const clock = signal<ChessClock>(readStored('clock', readStoredClock) ?? defaultClock())
// Two windows show the same clock.
onStoredElsewhere('clock', readStoredClock, value => {
  clock.value = value
  moment.value = now()
})

export const layout = signal<Layout>(
  readStored('clock-layout', value => (isLayout(value) ? value : undefined)) ?? {
    near: 'white',
    turned: true,
  },
)
/** The time for which the page is drawn. */
export const moment = signal(now())

effect(() => writeStored('clock', clock.value))
effect(() => writeStored('clock-layout', layout.value))

/**
 * Changes the clock. The time is taken first, because a real clock reacts when the finger touches
 * it.
 */
export function changeClock(
  act: (clock: ChessClock, at: ReturnType<typeof now>) => ChessClock,
): void {
  const at = now()
  clock.value = act(clock.value, at)
  moment.value = at
}

/** Presses one half. Before the game, Black's press starts White's clock (Article 6.6). */
export function press(side: Side): void {
  changeClock((before, at) => {
    if (before.state === 'ready')
      return side === otherSide(before.turn) ? startClock(before, at) : before
    return pressClock(before, side, at)
  })
}

export function pause(): void {
  changeClock(pauseClock)
}

/** Starts, pauses or resumes, with one button. */
export function startOrPause(): void {
  changeClock((before, at) => {
    if (before.state === 'ready') return startClock(before, at, before.turn)
    return before.state === 'running' ? pauseClock(before, at) : restartClock(before, at)
  })
}

/** Sets whose clock will run after a restart. Move counters do not change. */
export function setTurn(side: Side): void {
  changeClock((before, at) => {
    if (before.turn === side) return before
    if (before.state === 'ready') return { ...before, turn: side }
    return pauseClock(restartClock(pauseClock(before, at), at, side), at)
  })
}

/** Sets the clock for another game. The previous one goes on the list of recent games. */
export function setForNewGame(setup: ClockSetup): void {
  addRecentSetup(setup)
  changeClock((before, at) => {
    addRecentGame(before, at)
    return newClock(setup)
  })
}

/** Updates the page while a clock runs. Returns a function that stops it. */
export function startTicking(): () => void {
  const tick = () => {
    if (clock.value.state === 'running') moment.value = now()
  }
  tick()
  const timer = setInterval(tick, 50)
  return () => clearInterval(timer)
}

export const reading = () => readClock(clock.value, moment.value)

/** The times that the two halves show. */
export function shownTimes(): Readonly<Record<Side, Millis>> {
  const { white, black } = reading()
  const left = { white: white.left, black: black.left }
  const { setup } = clock.value
  return { white: displayedTime(setup, left, 'white'), black: displayedTime(setup, left, 'black') }
}
