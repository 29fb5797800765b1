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

/** The board or event of the page: a proxy can send everybody there to the same process. */
export function placeOf(path: string): string {
  const [, kind, id] = /^\/(?:embed\/)?(board|event)\/([\w-]+)/.exec(path) ?? []
  return kind === undefined ? '' : `?${kind}=${id}`
}

/** This browser, and the server of the page. */
export const browser = (): Environment => ({
  connect: () => {
    const socket = `${location.origin.replace(/^http/, 'ws')}/socket`
    return new WebSocket(socket + placeOf(location.pathname))
  },
  now,
  after: (ms, then) => window.setTimeout(then, ms),
  clear: timer => window.clearTimeout(timer),
  chance: Math.random,
  storage: browserStorage(),
})
