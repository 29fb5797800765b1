import { now } from '../time.js'
import type { Shelf } from './outbox.js'

/** The environment of a connection. Tests replace it. */
export interface Surroundings {
  readonly connect: () => WebSocket
  readonly now: () => number
  readonly after: (ms: number, then: () => void) => number
  readonly clear: (timer: number) => void
  readonly chance: () => number
  /** The storage for acts during a reload. Null if the browser stores nothing. */
  readonly shelf: Shelf | null
}

function localShelf(): Shelf | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** This browser, and the server of the page. */
export const browser = (): Surroundings => ({
  connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`),
  now,
  after: (ms, then) => window.setTimeout(then, ms),
  clear: timer => window.clearTimeout(timer),
  chance: Math.random,
  shelf: localShelf(),
})
