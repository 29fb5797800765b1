import type { Gate } from '../gate.js'
import { type SqliteDatabase, sqliteError } from './database.js'

interface Job {
  /** Runs inside the transaction; may run again if the transaction had to be undone. */
  readonly work: () => unknown
  /** Called once it is durable. */
  readonly resolve: (value: never) => void
  readonly reject: (error: unknown) => void
}

export interface TransactionHooks {
  /** At the start of each transaction, before any of its work. */
  begun(): void
  /** What was done since `begun` has not happened. */
  undone(): void
}

/** Enough to make the wait for the disk small beside the work, and no commit long. */
const LARGEST_GROUP = 500

/**
 * The one way to write. Everything that arrives while the last commit is on its way to the disk, or
 * in the same turn of the event loop, shares the next commit: one wait for the disk for all of it.
 */
export class GroupCommit {
  readonly #database: SqliteDatabase
  readonly #gate: Gate
  readonly #hooks: TransactionHooks
  #queue: Job[] = []
  #running: Promise<void> | undefined

  constructor(database: SqliteDatabase, gate: Gate, hooks: TransactionHooks) {
    this.#database = database
    this.#gate = gate
    this.#hooks = hooks
  }

  /** Resolves with what `work` returned, once that is durable; `durable` hears of it first. */
  write<T>(work: () => T, durable?: (value: T) => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#gate.pass()
      const done = (value: T) => {
        resolve(value)
        durable?.(value)
      }
      this.#queue.push({ work, resolve: done, reject })
      this.#running ??= this.#run()
    })
  }

  /** When all that was begun is done. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      const group = await this.#commit(() => this.#queue.splice(0, LARGEST_GROUP))
      // One of them may be at fault: each by itself, so that the others get through.
      for (const job of group) await this.#commit(() => [job])
    }
    this.#running = undefined
  }

  /** Those that have no answer yet, because something in a group of several failed. */
  async #commit(take: () => readonly Job[]): Promise<readonly Job[]> {
    let group: readonly Job[] = []
    let committing = false
    try {
      await this.#database.begin()
      this.#hooks.begun()
      // Whatever has come while the transaction began comes along.
      group = take()
      const values = group.map(job => job.work())
      committing = true
      await this.#database.exec('COMMIT')
      for (let n = 0; n < group.length; n++) group[n]?.resolve(values[n] as never)
    } catch (error) {
      this.#hooks.undone()
      await this.#database.exec('ROLLBACK').catch(() => {}) // there may be nothing left to undo
      if (group.length > 1) return group
      // Where it could not even begin, nobody's work is at fault: all of them are told.
      if (group.length === 0) group = take()
      for (const job of group)
        job.reject(sqliteError(error, committing ? 'unknown' : 'not-written'))
    }
    return []
  }
}
