import { setTimeout as sleep } from 'node:timers/promises'
import {
  type BoardId,
  type checkBoard,
  checkEvent,
  checkStoredBoard,
  codeOf,
  deletedOf,
  eachStored,
  logOfEvent,
  type Store,
  StoreError,
  type StoreFault,
} from '../store/index.js'

/** The progress of the background check of all boards. */
export interface ChainReport {
  /** Milliseconds since 1970; null before the first check. */
  readonly startedAt: number | null
  readonly finishedAt: number | null
  readonly boards: number
  readonly entries: number
  readonly faults: readonly StoreFault[]
}

/** Games come first: for each millisecond of checking, this many milliseconds are left to them. */
const PAUSE_FACTOR = 9
/** Milliseconds. */
const LEAST_PAUSE = 2

/**
 * Checks the hash chain of every board in the background, again and again, even of boards that
 * nobody opens. Damage is found while a backup from before it still exists.
 */
export class ChainWatch {
  readonly #store: Store
  readonly #now: () => number
  /** Milliseconds between the starts of two rounds; 0 for never. */
  readonly #every: number
  readonly #damaged: (board: BoardId, fault: StoreFault) => void
  readonly #failed: (error: unknown) => void
  readonly #stopping = new AbortController()
  readonly #faults = new Map<BoardId, StoreFault>()
  #running: Promise<void> = Promise.resolve()
  #report: Omit<ChainReport, 'faults'> = {
    startedAt: null,
    finishedAt: null,
    boards: 0,
    entries: 0,
  }

  constructor(parts: {
    readonly store: Store
    readonly now: () => number
    readonly every: number
    /** Called once for each damaged board, until it is found intact again. */
    readonly damaged: (board: BoardId, fault: StoreFault) => void
    readonly failed: (error: unknown) => void
  }) {
    this.#store = parts.store
    this.#now = parts.now
    this.#every = parts.every
    this.#damaged = parts.damaged
    this.#failed = parts.failed
  }

  get report(): ChainReport {
    return { ...this.#report, faults: [...this.#faults.values()] }
  }

  start(): void {
    if (this.#every > 0) this.#running = this.#runRounds()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #runRounds(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const began = this.#now()
      try {
        await this.round()
      } catch (error) {
        // If the store is unavailable, the next round tries again.
        if (!(error instanceof StoreError && error.transient)) this.#failed(error)
      }
      await this.#pause(Math.max(1000, this.#every - (this.#now() - began)))
    }
  }

  /** Checks all boards and events once. */
  async round(): Promise<void> {
    let boards = 0
    let entries = 0
    this.#report = { ...this.#report, startedAt: this.#now() }
    for await (const stored of eachStored(this.#store.boards)) {
      if (deletedOf(stored.meta)) continue
      entries += await this.#check(stored.id, () => checkStoredBoard(this.#store, stored))
      boards++
      if (this.#stopping.signal.aborted) return
    }
    for await (const stored of eachStored(this.#store.competitions)) {
      entries += await this.#check(logOfEvent(stored.id), () => checkEvent(this.#store, stored))
      if (this.#stopping.signal.aborted) return
    }
    this.#report = { ...this.#report, finishedAt: this.#now(), boards, entries }
  }

  /** Checks one log, and then leaves the processor to the games for a while. */
  async #check(id: BoardId, check: () => ReturnType<typeof checkBoard>): Promise<number> {
    const began = performance.now()
    let entries = 0
    let fault: StoreFault | undefined
    try {
      ;({ entries, fault } = await check())
    } catch (error) {
      if (!(error instanceof StoreError) || error.transient || error.code === 'store-closed')
        throw error
      fault = { board: id, code: 'unreadable', reason: codeOf(error) }
    }
    if (fault === undefined) this.#faults.delete(id)
    else if (!this.#faults.has(id)) {
      this.#faults.set(id, fault)
      this.#damaged(id, fault)
    }
    await this.#pause(LEAST_PAUSE + PAUSE_FACTOR * (performance.now() - began))
    return entries
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => {})
  }
}
