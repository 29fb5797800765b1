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
  /** Everything since `begun` was rolled back. */
  undone(): void
}

/**
 * Large enough to make the wait for the disk small compared with the work, and small enough to keep
 * commits short.
 */
const LARGEST_GROUP = 500

/**
 * The only way to write. Everything that arrives while the last commit is on its way to the disk,
 * or in the same turn of the event loop, shares the next commit and its wait for the disk.
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

  /** Resolves with the result of `work` once it is durable; `durable` is called first. */
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

  /** Resolves when everything that was begun is done. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      const group = await this.#commit(() => this.#queue.splice(0, LARGEST_GROUP))
      // One of them may be at fault: each runs by itself, so that the others succeed.
      for (const job of group) await this.#commit(() => [job])
    }
    this.#running = undefined
  }

  /**
   * Commits a group. Returns the jobs without an answer yet, because something in a group of
   * several failed.
   */
  async #commit(take: () => readonly Job[]): Promise<readonly Job[]> {
    let group: readonly Job[] = []
    let committing = false
    try {
      await this.#database.begin()
      this.#hooks.begun()
      // Jobs that arrived while the transaction began join it.
      group = take()
      const values = group.map(job => job.work())
      committing = true
      await this.#database.exec('COMMIT')
      for (let n = 0; n < group.length; n++) group[n]?.resolve(values[n] as never)
    } catch (error) {
      this.#hooks.undone()
      await this.#database.exec('ROLLBACK').catch(() => {}) // there may be nothing left to undo
      if (group.length > 1) return group
      // If it could not even begin, no job is at fault: all of them get the error.
      if (group.length === 0) group = take()
      for (const job of group)
        job.reject(sqliteError(error, committing ? 'unknown' : 'not-written'))
    }
    return []
  }
}
