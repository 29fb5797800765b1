import { now } from '../time.js'
import type { Shelf } from './outbox.js'

/** What a connection needs of the world; a test gives it another one. */
export interface Surroundings {
  readonly connect: () => WebSocket
  readonly now: () => number
  readonly after: (ms: number, then: () => void) => number
  readonly clear: (timer: number) => void
  readonly chance: () => number
  /** Where acts are kept through a reload; null where the browser keeps nothing. */
  readonly shelf: Shelf | null
}

function localShelf(): Shelf | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** This browser, and the server that the page came from. */
export const browser = (): Surroundings => ({
  connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`),
  now,
  after: (ms, then) => window.setTimeout(then, ms),
  clear: timer => window.clearTimeout(timer),
  chance: Math.random,
  shelf: localShelf(),
})
