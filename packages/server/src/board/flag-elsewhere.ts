import type { BoardId, Side } from '../store/index.js'
import type { BoardContext } from './board-context.js'
import type { ActTarget } from './carry-out.js'
import type { ConnectedPlayers } from './connected-players.js'
import { flagDue } from './due.js'
import { Mailbox } from './mailbox.js'

/** Milliseconds between reads of the log while another process has to decide on a flag. */
const READ_EVERY = 50
/** That process is reminded again after this many reads. */
const READS_PER_RING = 20
/**
 * A live process that has not decided after this many milliseconds is faulty; play continues
 * without it.
 */
const LONGEST_WAIT = 60_000

interface BoardJobs extends Pick<BoardContext, 'store' | 'now'> {
  readonly id: BoardId
  /** Runs a job of the board after those before it. */
  readonly run: <T>(job: () => Promise<T>) => Promise<T>
}

/**
 * Runs jobs that may cost a player time. If the flag of a player who is connected to another
 * process is due, that process decides, because their press may be waiting there unread. If it is
 * silent for too long, their clock is stopped first.
 */
export class FlagElsewhere {
  readonly #board: ActTarget
  readonly #players: ConnectedPlayers
  readonly #jobs: BoardJobs
  /** Jobs that wait for another process, in order. */
  readonly #queue = new Mailbox()

  constructor(board: ActTarget, players: ConnectedPlayers, jobs: BoardJobs) {
    this.#board = board
    this.#players = players
    this.#jobs = jobs
  }

  get idle(): boolean {
    return this.#queue.idle
  }

  run<T>(job: () => Promise<T>): Promise<T> {
    const isPlain =
      this.#queue.idle && !this.#board.catchUp.isNeeded && this.#sideElsewhere === null
    return isPlain ? this.#jobs.run(job) : this.runUpToDate(job)
  }

  /** The same, after bringing the game up to date. */
  runUpToDate<T>(job: () => Promise<T>): Promise<T> {
    const { id, store, now, run } = this.#jobs
    const { log, catchUp } = this.#board
    return this.#queue.run(async () => {
      const until = now() + LONGEST_WAIT
      for (let n = 0; ; n++) {
        const done = await run(async () => {
          await catchUp.run()
          const side = now() < until ? this.#sideElsewhere : null
          const isElsewhere = side !== null && (await store.attendance.isElsewhere(id, side))
          return isElsewhere ? null : { value: await job() }
        })
        if (done !== null) return done.value
        if (n % READS_PER_RING === 0) await store.attendance.ring(id)
        await new Promise(resolve => setTimeout(resolve, READ_EVERY))
        log.noteAnnounced(Number.POSITIVE_INFINITY)
      }
    })
  }

  /** The player whose flag is due and who is not connected here. */
  get #sideElsewhere(): Side | null {
    const { log, laws, settings } = this.#board
    const { due } = log
    const now = this.#jobs.now()
    if (due === null || due > now) return null
    const side = flagDue(log.game, laws, settings(), now)
    return side === null || this.#players.has(side) ? null : side
  }
}
