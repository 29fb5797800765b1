import { setTimeout as sleep } from 'node:timers/promises'
import { type BoardId, type ClaimedAlarm, type Store, StoreError } from '../store/index.js'
import { BoardLocked, type Boards } from './boards.js'
import { isDamage } from './open-game.js'

/** After this many milliseconds, another process may fire an alarm that this one has claimed. */
const LEASE = 5000
/** Milliseconds between checks for alarms that other processes have set. */
const CHECK_EVERY = 1000
/** Milliseconds after which the alarm of a locked board fires again. */
const LOCKED_RETRY_AFTER = 60_000
/** Milliseconds to wait for alarms that are being handled while the server shuts down. */
const SHUTDOWN_WAIT = 1000
/** The longest delay that a timer accepts. */
const LONGEST_TIMEOUT = 2 ** 31 - 1

export interface Fired {
  /** How late it fired, in milliseconds. */
  readonly late: number
}

/** Fires the alarms of boards when they are due. Each alarm is fired by one process only. */
export class AlarmClock {
  readonly #store: Store
  readonly #boards: () => Boards
  readonly #now: () => number
  readonly #settled: () => Promise<void>
  readonly #fired: (fired: Fired) => void
  readonly #failed: (board: BoardId | undefined, error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #nextDue = Number.POSITIVE_INFINITY
  #running: Promise<void> | undefined
  #stopped = false
  /** Alarms that have fired and are still being handled. */
  readonly #handling = new Set<Promise<void>>()

  constructor(parts: {
    readonly store: Store
    readonly boards: () => Boards
    readonly now: () => number
    /**
     * Waits until acts that arrived while the process stood still are queued: they come before the
     * flag.
     */
    readonly settled?: () => Promise<void>
    readonly fired: (fired: Fired) => void
    readonly failed: (board: BoardId | undefined, error: unknown) => void
  }) {
    this.#store = parts.store
    this.#boards = parts.boards
    this.#now = parts.now
    this.#settled = parts.settled ?? (async () => {})
    this.#fired = parts.fired
    this.#failed = parts.failed
  }

  /** An alarm was set in this process. */
  armed(due: number): void {
    if (due >= this.#nextDue || this.#stopped) return
    this.#set(due)
  }

  start(): void {
    this.#set(this.#now())
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    const handled = Promise.resolve(this.#running).then(() => Promise.all(this.#handling))
    // An alarm may be waiting for another process. The next server decides what stays undecided.
    await Promise.race([handled, sleep(SHUTDOWN_WAIT, undefined, { ref: false })])
  }

  #set(due: number): void {
    this.#nextDue = due
    clearTimeout(this.#timer)
    const wait = Math.min(Math.max(0, due - this.#now()), LONGEST_TIMEOUT)
    this.#timer = setTimeout(() => this.#wake(), wait)
  }

  #wake(): void {
    if (this.#running !== undefined) return
    this.#nextDue = Number.POSITIVE_INFINITY
    this.#running = this.#fire()
      .catch(async error => {
        await this.#reportFailure(error)
        return undefined
      })
      .then(next => {
        this.#running = undefined
        if (this.#stopped) return
        const nextCheck = this.#now() + CHECK_EVERY
        this.#set(Math.min(this.#nextDue, next ?? nextCheck, nextCheck))
      })
  }

  /** Fires everything that is due, and returns when the next alarm is due. */
  async #fire(): Promise<number | undefined> {
    await this.#settled()
    const next = await this.#store.alarms.next()
    if (next === undefined || next > this.#now()) return next
    const claimed = await this.#store.alarms.claim(this.#now(), LEASE)
    // Boards do not wait for each other: one may be searching who can still mate.
    for (const alarm of claimed) {
      const handling = this.#handle(alarm).catch(error => this.#reportFailure(error, alarm))
      this.#handling.add(handling)
      void handling.then(() => this.#handling.delete(handling))
    }
    return this.#store.alarms.next()
  }

  async #handle(alarm: ClaimedAlarm): Promise<void> {
    const board = await this.#boards().get(alarm.board)
    const didSomething = await board?.alarm()
    if (didSomething) this.#fired({ late: this.#now() - alarm.due })
    if (didSomething || board === undefined) return
    // Nothing was due, so nothing has set it again: it was set for an earlier state of the game.
    await board.rearm(alarm)
  }

  /** If the store is unavailable, the alarms are still in it. */
  async #reportFailure(error: unknown, alarm?: ClaimedAlarm): Promise<void> {
    if (error instanceof BoardLocked || isDamage(error)) {
      // This was logged when the board was locked. It may have been repaired when the alarm fires
      // again.
      if (alarm === undefined) this.#failed(undefined, error)
      else
        await this.#store.alarms.arm(alarm.board, this.#now() + LOCKED_RETRY_AFTER).catch(() => {})
    } else if (!(error instanceof StoreError)) this.#failed(alarm?.board, error)
  }
}
