import { setTimeout as sleep } from 'node:timers/promises'
import { type BoardId, type ClaimedAlarm, type Store, StoreError } from '../store/index.js'
import { BoardLocked, type Boards } from './boards.js'
import { isDamage } from './open-game.js'

/** Another process may fire an alarm that this one has claimed after so long. */
const LEASE = 5000
/** Alarms that other processes have armed are looked for so often. */
const LOOK_EVERY = 1000
/** The alarm of a board that is locked rings again after so long. */
const LOCKED = 60_000
/** Alarms that ring while the server ends are waited for so long. */
const LAST_WAIT = 1000
/** A timer cannot be set for longer. */
const LONGEST = 2 ** 31 - 1

export interface Fired {
  /** By how much it was late, in milliseconds. */
  readonly late: number
}

/** Fires the alarms of the boards when they are due; of all processes one fires each. */
export class AlarmClock {
  readonly #store: Store
  readonly #boards: () => Boards
  readonly #now: () => number
  readonly #settled: () => Promise<void>
  readonly #fired: (fired: Fired) => void
  readonly #failed: (board: BoardId | undefined, error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #next = Number.POSITIVE_INFINITY
  #running: Promise<void> | undefined
  #stopped = false
  /** Alarms that rang, at boards that are still at it. */
  readonly #answering = new Set<Promise<void>>()

  constructor(parts: {
    readonly store: Store
    readonly boards: () => Boards
    readonly now: () => number
    /** Waits until acts that came while the process stood still are queued: they come before the flag. */
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

  /** An alarm was armed here. */
  armed(due: number): void {
    if (due >= this.#next || this.#stopped) return
    this.#set(due)
  }

  start(): void {
    this.#set(this.#now())
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    const answered = Promise.resolve(this.#running).then(() => Promise.all(this.#answering))
    // One may wait for another process. What it has not decided, the next one decides.
    await Promise.race([answered, sleep(LAST_WAIT, undefined, { ref: false })])
  }

  #set(due: number): void {
    this.#next = due
    clearTimeout(this.#timer)
    const wait = Math.min(Math.max(0, due - this.#now()), LONGEST)
    this.#timer = setTimeout(() => this.#ring(), wait)
  }

  #ring(): void {
    if (this.#running !== undefined) return
    this.#next = Number.POSITIVE_INFINITY
    this.#running = this.#fire()
      .catch(async error => {
        await this.#complain(error)
        return undefined
      })
      .then(next => {
        this.#running = undefined
        if (this.#stopped) return
        const look = this.#now() + LOOK_EVERY
        this.#set(Math.min(this.#next, next ?? look, look))
      })
  }

  /** When the next is due. */
  async #fire(): Promise<number | undefined> {
    await this.#settled()
    const next = await this.#store.alarms.next()
    if (next === undefined || next > this.#now()) return next
    const claimed = await this.#store.alarms.claim(this.#now(), LEASE)
    // No board waits for another: one may have to find out who can still mate.
    for (const alarm of claimed) {
      const answer = this.#answer(alarm).catch(error => this.#complain(error, alarm))
      this.#answering.add(answer)
      void answer.then(() => this.#answering.delete(answer))
    }
    return this.#store.alarms.next()
  }

  async #answer(alarm: ClaimedAlarm): Promise<void> {
    const board = await this.#boards().get(alarm.board)
    const did = await board?.alarm()
    if (did) this.#fired({ late: this.#now() - alarm.due })
    if (did || board === undefined) return
    // Nothing was due, so nothing has set it again: it was armed for a game that has moved on.
    await board.rearm(alarm)
  }

  /** Where the store is away, the alarms are still in it. */
  async #complain(error: unknown, alarm?: ClaimedAlarm): Promise<void> {
    if (error instanceof BoardLocked || isDamage(error)) {
      // It was said when the board was locked; somebody may have mended it when it rings again.
      if (alarm === undefined) this.#failed(undefined, error)
      else await this.#store.alarms.arm(alarm.board, this.#now() + LOCKED).catch(() => {})
    } else if (!(error instanceof StoreError)) this.#failed(alarm?.board, error)
  }
}
