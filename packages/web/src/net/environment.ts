import { now } from '../time.js'
import type { ActStorage } from './outbox.js'

/** The environment of a connection. Tests replace it. */
export interface Environment {
  readonly connect: () => WebSocket
  readonly now: () => number
  readonly after: (ms: number, then: () => void) => number
  readonly clear: (timer: number) => void
  readonly chance: () => number
  /** The storage for acts during a reload. Null if the browser stores nothing. */
  readonly storage: ActStorage | null
}

function browserStorage(): ActStorage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** This browser, and the server of the page. */
export const browser = (): Environment => ({
  connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`),
  now,
  after: (ms, then) => window.setTimeout(then, ms),
  clear: timer => window.clearTimeout(timer),
  chance: Math.random,
  storage: browserStorage(),
})
