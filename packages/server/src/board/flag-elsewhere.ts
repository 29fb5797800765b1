import type { BoardId, Side } from '../store/index.js'
import { type Attended, flagDue } from './attendance.js'
import type { BoardContext } from './board-context.js'
import type { ActedOn } from './carry-out.js'
import { Mailbox } from './mailbox.js'

/** While another process has to decide on a flag: milliseconds between reads of the log, and between reminders. */
const LOOK_EVERY = 50
const RING_EVERY = 20
/** A live process that has not decided after this many milliseconds is faulty; play continues without it. */
const LONGEST_WAIT = 60_000

interface BoardJobs extends Pick<BoardContext, 'store' | 'now'> {
  readonly id: BoardId
  /** Runs a job of the board after those before it. */
  readonly run: <T>(job: () => Promise<T>) => Promise<T>
}

/**
 * Runs jobs that may cost a player time. If the flag of a player who is connected to another process is due,
 * that process decides, because their press may be waiting there unread. If it is silent for too long, their
 * clock is stopped first.
 */
export class FlagElsewhere {
  readonly #board: ActedOn
  readonly #attended: Attended
  readonly #jobs: BoardJobs
  /** Jobs that wait for another process, in order. */
  readonly #waiting = new Mailbox()

  constructor(board: ActedOn, attended: Attended, jobs: BoardJobs) {
    this.#board = board
    this.#attended = attended
    this.#jobs = jobs
  }

  get idle(): boolean {
    return this.#waiting.idle
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    const isPlain = this.#waiting.idle && !this.#board.catchUp.isNeeded && this.#side === null
    return isPlain ? this.#jobs.run(job) : this.runUpToDate(job)
  }

  /** The same, after bringing the game up to date. */
  runUpToDate<T>(job: () => Promise<T>): Promise<T> {
    const { id, store, now, run } = this.#jobs
    const { log, catchUp } = this.#board
    return this.#waiting.run(async () => {
      const until = now() + LONGEST_WAIT
      for (let n = 0; ; n++) {
        const done = await run(async () => {
          await catchUp.run()
          const side = now() < until ? this.#side : null
          const waits = side !== null && (await store.attendance.isElsewhere(id, side))
          return waits ? null : { value: await job() }
        })
        if (done !== null) return done.value
        if (n % RING_EVERY === 0) await store.attendance.ring(id)
        await new Promise(resolve => setTimeout(resolve, LOOK_EVERY))
        log.hear(Number.POSITIVE_INFINITY)
      }
    })
  }

  /** The player whose flag is due and who is not connected here. */
  get #side(): Side | null {
    const { log, laws, settings } = this.#board
    const { due } = log
    const now = this.#jobs.now()
    if (due === null || due > now) return null
    const side = flagDue(log.game, laws, settings(), now)
    return side === null || this.#attended.has(side) ? null : side
  }
}
