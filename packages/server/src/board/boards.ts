import { type BoardId, deletedOf, type News, type Outage, type StoreError } from '../store/index.js'
import { Board } from './board.js'
import type { BoardContext } from './board-context.js'
import { type BoardTally, tallyOf } from './board-tally.js'
import { damaged, isDamage, openGame } from './open-game.js'

const NONE: readonly Outage[] = []

/** A locked board is looked at again after so long: somebody may have mended it. */
const LOCKED_FOR = 60_000

/** What is kept of a board is damaged: nobody sees it, and nothing is taken. */
export class BoardLocked extends Error {
  override readonly name = 'BoardLocked'
  readonly board: BoardId

  constructor(board: BoardId) {
    super('the board is locked')
    this.board = board
  }
}

/** The boards that somebody is at, or was a moment ago. */
export class Boards {
  readonly #context: BoardContext
  readonly #settled: () => Promise<void>
  readonly #open = new Map<BoardId, Promise<Board | undefined>>()
  readonly #at = new Map<BoardId, Board>()
  readonly #onChange = new Set<(board: Board) => void>()
  readonly #onLock = new Set<(board: BoardId) => void>()
  /** Boards that were found damaged, and when. */
  readonly #locked = new Map<BoardId, number>()
  readonly #rereading = new Set<Promise<void>>()
  readonly #unsubscribe: () => void
  #outages: readonly Outage[] = []
  /** Of the process that the players of a board were at; the latest each. */
  readonly #outageOf = new Map<BoardId, Outage>()

  constructor(
    parts: Pick<
      BoardContext,
      'store' | 'now' | 'maxActs' | 'decide' | 'isDead' | 'armed' | 'doubt' | 'failed'
    > & {
      /** A board was locked: said once, to the operator of the server. */
      readonly locked: (board: BoardId, error: StoreError) => void
      /** Waits until acts that came while the process stood still are queued: they come before the flag. */
      readonly settled?: () => Promise<void>
    },
  ) {
    const { locked, settled, ...rest } = parts
    this.#settled = settled ?? (async () => {})
    this.#context = {
      ...rest,
      damaged: (board, error) => {
        if (this.#locked.has(board)) return
        this.#lock(board)
        locked(board, error)
      },
      outagesAfter: (instant, board) => {
        const own = this.#outageOf.get(board)
        const isOwn = own !== undefined && own.until > instant
        if ((this.#outages.at(-1)?.until ?? 0) <= instant) return isOwn ? [own] : NONE
        const all = this.#outages.filter(({ until }) => until > instant)
        return isOwn ? [...all, own].sort((one, other) => one.from - other.from) : all
      },
      setUp: id => {
        this.get(id).then(
          board => {
            if (board !== undefined) this.#context.changed(board)
          },
          error => this.#context.failed(id, error),
        )
      },
      changed: board => {
        for (const listener of this.#onChange) listener(board)
      },
    }
    this.#unsubscribe = parts.store.subscribe('all', news => this.#hear(news))
  }

  get size(): number {
    return this.#at.size
  }

  /** How the games that are open here stand, for anyone who watches over an event. */
  tally(): BoardTally {
    return tallyOf(this.#at.values(), this.#context.now())
  }

  /** Told after every entry of every board that is open here. */
  onChange(listener: (board: Board) => void): () => void {
    this.#onChange.add(listener)
    return () => void this.#onChange.delete(listener)
  }

  /** Boards that are locked here. */
  get locked(): number {
    return this.#locked.size
  }

  /** Somebody who looked at the log of a board found it damaged. */
  reportDamage(board: BoardId, error: StoreError): void {
    this.#context.damaged(board, error)
  }

  /** Told of every board that is found damaged. */
  onLock(listener: (board: BoardId) => void): () => void {
    this.#onLock.add(listener)
    return () => void this.#onLock.delete(listener)
  }

  #lock(id: BoardId): void {
    this.#locked.set(id, this.#context.now())
    const board = this.#at.get(id)
    this.#at.delete(id)
    this.#open.delete(id)
    board?.lock()
    for (const listener of this.#onLock) listener(id)
  }

  /** Rejects with `BoardLocked` where what is kept of it is damaged. */
  get(id: BoardId): Promise<Board | undefined> {
    const since = this.#locked.get(id)
    if (since !== undefined) {
      if (this.#context.now() - since < LOCKED_FOR) return Promise.reject(new BoardLocked(id))
      this.#locked.delete(id)
    }
    let board = this.#open.get(id)
    if (board === undefined) {
      board = this.#load(id)
      this.#open.set(id, board)
      board.then(
        found => {
          if (found === undefined) this.#open.delete(id)
        },
        () => this.#open.delete(id),
      )
    }
    return board
  }

  /** The server was away: clocks that ran then are to be looked at. */
  tell(outages: readonly Outage[]): void {
    this.#outages = outages
    for (const board of this.#at.values()) board.look()
  }

  /** This process stood still while others continued: it concerns the boards whose players are connected here. */
  tellAttended(outage: Outage): number {
    const attended = [...this.#at.values()].filter(({ isAttended }) => isAttended)
    for (const board of attended) this.#outageOf.set(board.id, outage)
    for (const board of attended) board.look()
    return attended.length
  }

  /** Another process has not heard the players of these boards: their clocks are stopped when this resolves. */
  async stop(outage: Outage, ids: readonly BoardId[]): Promise<void> {
    for (const id of ids) this.#outageOf.set(id, outage)
    for (const id of ids) {
      try {
        await (await this.get(id))?.caughtUp()
      } catch (error) {
        // A damaged board has no clocks; without the store, nothing is stopped yet.
        if (!(error instanceof BoardLocked)) throw error
      }
    }
  }

  /** The server stood still for a moment: each board whose clock ran keeps that in its record. */
  noteStandstill(from: number, until: number): void {
    for (const board of this.#at.values()) board.noteStandstill(from, until)
  }

  /** Lets go of boards that nobody has used for this long. */
  forget(idle: number): void {
    const before = this.#context.now() - idle
    for (const [id, board] of this.#at) {
      if (!board.forgettable || board.usedAt > before) continue
      void board.keepSnapshot()
      board.dispose()
      this.#at.delete(id)
      this.#open.delete(id)
      this.#outageOf.delete(id)
    }
  }

  async close(): Promise<void> {
    this.#unsubscribe()
    await Promise.allSettled([...this.#at.values()].map(board => board.quiet))
    await Promise.all([...this.#at.values()].map(board => board.keepSnapshot()))
    for (const board of this.#at.values()) board.dispose()
  }

  async #load(id: BoardId): Promise<Board | undefined> {
    const { store } = this.#context
    try {
      const kept = await store.boards.get(id)
      if (kept === undefined || deletedOf(kept.meta)) return undefined
      const opened = await openGame(store, id)
      if (opened === undefined) {
        const still = await store.boards.get(id)
        if (still === undefined || deletedOf(still.meta)) return undefined
        throw damaged('log-missing')
      }
      const board = new Board(id, this.#context, opened, kept)
      this.#at.set(id, board)
      // What was written since.
      board.hear(Number.POSITIVE_INFINITY)
      await board.quiet
      // Anyone who ruled may have died before the new game was set up.
      await board.openNewGame()
      return board
    } catch (error) {
      // What is kept beside the log has no hash: it shows that it is damaged when it cannot be read.
      const fault = error instanceof SyntaxError ? damaged('unreadable') : error
      if (!isDamage(fault)) throw fault
      this.#context.damaged(id, fault)
      throw new BoardLocked(id)
    }
  }

  #hear(news: News): void {
    switch (news.kind) {
      case 'appended':
        this.#at.get(news.board)?.hear(news.seq)
        return
      case 'ring':
        this.#ring(this.#at.get(news.board))
        return
      case 'board-changed':
        this.#reread(this.#at.get(news.board))
        return
      case 'missed':
        for (const board of this.#at.values()) {
          board.hear(Number.POSITIVE_INFINITY)
          this.#reread(board)
        }
        return
      // What is known of events and of links is kept elsewhere.
      case 'competition-changed':
      case 'seats-changed':
        return
      default:
        news satisfies never
    }
  }

  /** Another process leaves what is due to this one, if its players are here. */
  #ring(board: Board | undefined): void {
    if (!board?.isAttended) return
    this.#settled()
      .then(() => board.alarm())
      .catch(error => this.#context.failed(board.id, error))
  }

  #reread(board: Board | undefined): void {
    if (board === undefined) return
    const reading: Promise<void> = board
      .reread()
      .then(isSame => {
        if (!isSame) this.#drop(board)
      })
      .catch(error => this.#context.failed(board.id, error))
      .finally(() => this.#rereading.delete(reading))
    this.#rereading.add(reading)
  }

  /** When every board here is as the news so far say that it was changed. */
  async reread(): Promise<void> {
    await Promise.all(this.#rereading)
  }

  /** It was deleted, or somebody's data was removed from it: its watchers are disconnected, and it is read again. */
  #drop(board: Board): void {
    if (this.#at.get(board.id) !== board) return
    this.#at.delete(board.id)
    this.#open.delete(board.id)
    board.lock()
  }
}
