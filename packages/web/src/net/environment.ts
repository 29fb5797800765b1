import { now } from '../time.js'
import type { ActStorage } from './outbox.js'

/** The environment of a connection. Tests replace it. */
export interface Environment {
  readonly connect: () => WebSocket
  readonly now: () => number
  readonly setTimer: (ms: number, then: () => void) => number
  readonly clearTimer: (timer: number) => void
  readonly random: () => number
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
export function socketQuery(path: string): string {
  const [, kind, id] = /^\/(?:embed\/)?(board|event)\/([\w-]+)/.exec(path) ?? []
  return kind === undefined ? '' : `?${kind}=${id}`
}

/** This browser, and the server of the page. */
export const browserEnvironment = (): Environment => ({
  connect: () => {
    const socket = `${location.origin.replace(/^http/, 'ws')}/socket`
    return new WebSocket(socket + socketQuery(location.pathname))
  },
  now,
  setTimer: (ms, then) => window.setTimeout(then, ms),
  clearTimer: timer => window.clearTimeout(timer),
  random: Math.random,
  storage: browserStorage(),
})
