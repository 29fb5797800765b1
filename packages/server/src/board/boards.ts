import { type BoardId, deletedOf, type News, type Outage, type StoreError } from '../store/index.js'
import { Board } from './board.js'
import type { BoardContext } from './board-context.js'
import { type BoardTally, tallyOf } from './board-tally.js'
import { damaged, isDamage, openGame } from './open-game.js'

const NONE: readonly Outage[] = []

/** Milliseconds after which a locked board is checked again: it may have been repaired. */
const LOCKED_FOR = 60_000

/** The stored data of a board is damaged: nobody sees the board, and it accepts nothing. */
export class BoardLocked extends Error {
  override readonly name = 'BoardLocked'
  readonly board: BoardId

  constructor(board: BoardId) {
    super('the board is locked')
    this.board = board
  }
}

/** The boards that are open, or were a moment ago. */
export class Boards {
  readonly #context: BoardContext
  readonly #settled: () => Promise<void>
  readonly #boards = new Map<BoardId, Promise<Board | undefined>>()
  readonly #loaded = new Map<BoardId, Board>()
  readonly #onChange = new Set<(board: Board) => void>()
  readonly #onLock = new Set<(board: BoardId) => void>()
  /** Boards that were found damaged, and when. */
  readonly #locked = new Map<BoardId, number>()
  readonly #rereading = new Set<Promise<void>>()
  readonly #unsubscribe: () => void
  #outages: readonly Outage[] = []
  /** The latest outage of the process that the players of a board were connected to. */
  readonly #outageOf = new Map<BoardId, Outage>()

  constructor(
    parts: Pick<
      BoardContext,
      'store' | 'now' | 'maxActs' | 'decide' | 'isDead' | 'armed' | 'standstillCheck' | 'failed'
    > & {
      /** A board was locked: reported once, for the operator. */
      readonly locked: (board: BoardId, error: StoreError) => void
      /**
       * Waits until acts that arrived while the process stood still are queued: they come before
       * the flag.
       */
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
      replacementSetUp: id => {
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
    this.#unsubscribe = parts.store.subscribe('all', news => this.#onNews(news))
  }

  get size(): number {
    return this.#loaded.size
  }

  /** The state of all open games, for monitoring. */
  tally(): BoardTally {
    return tallyOf(this.#loaded.values(), this.#context.now())
  }

  /** Calls the listener after every entry of every open board. */
  onChange(listener: (board: Board) => void): () => void {
    this.#onChange.add(listener)
    return () => void this.#onChange.delete(listener)
  }

  /** The number of boards locked in this process. */
  get locked(): number {
    return this.#locked.size
  }

  /** Reports that the log of a board was found damaged elsewhere. */
  reportDamage(board: BoardId, error: StoreError): void {
    this.#context.damaged(board, error)
  }

  /** Calls the listener for every board that is found damaged. */
  onLock(listener: (board: BoardId) => void): () => void {
    this.#onLock.add(listener)
    return () => void this.#onLock.delete(listener)
  }

  #lock(id: BoardId): void {
    this.#locked.set(id, this.#context.now())
    const board = this.#loaded.get(id)
    this.#loaded.delete(id)
    this.#boards.delete(id)
    board?.lock()
    for (const listener of this.#onLock) listener(id)
  }

  /** Opens a board. Rejects with `BoardLocked` if its stored data is damaged. */
  get(id: BoardId): Promise<Board | undefined> {
    const since = this.#locked.get(id)
    if (since !== undefined) {
      if (this.#context.now() - since < LOCKED_FOR) return Promise.reject(new BoardLocked(id))
      this.#locked.delete(id)
    }
    let board = this.#boards.get(id)
    if (board === undefined) {
      board = this.#load(id)
      this.#boards.set(id, board)
      board.then(
        found => {
          if (found === undefined) this.#boards.delete(id)
        },
        () => this.#boards.delete(id),
      )
    }
    return board
  }

  /** After outages: boards whose clocks were running must be checked. */
  noteOutages(outages: readonly Outage[]): void {
    this.#outages = outages
    for (const board of this.#loaded.values()) board.catchUpInBackground()
  }

  /**
   * This process stood still while others continued: only the boards of players who are connected
   * here are affected.
   */
  noteOutageHere(outage: Outage): number {
    const attended = [...this.#loaded.values()].filter(({ isAttended }) => isAttended)
    for (const board of attended) this.#outageOf.set(board.id, outage)
    for (const board of attended) board.catchUpInBackground()
    return attended.length
  }

  /**
   * Another process could not receive acts at these boards. Their clocks are stopped when this
   * resolves.
   */
  async stopClocks(outage: Outage, ids: readonly BoardId[]): Promise<void> {
    for (const id of ids) this.#outageOf.set(id, outage)
    for (const id of ids) {
      try {
        await (await this.get(id))?.catchUp()
      } catch (error) {
        // A damaged board has no clocks; without the store, nothing is stopped yet.
        if (!(error instanceof BoardLocked)) throw error
      }
    }
  }

  /**
   * The server stood still briefly: each board whose clock was running notes that in its record.
   */
  noteStandstill(from: number, until: number): void {
    for (const board of this.#loaded.values()) board.noteStandstill(from, until)
  }

  /** Releases boards that nobody has used for this long. */
  releaseIdle(idle: number): void {
    const before = this.#context.now() - idle
    for (const [id, board] of this.#loaded) {
      if (!board.isIdle || board.usedAt > before) continue
      void board.saveSnapshot()
      board.dispose()
      this.#loaded.delete(id)
      this.#boards.delete(id)
      this.#outageOf.delete(id)
    }
  }

  async close(): Promise<void> {
    this.#unsubscribe()
    await Promise.allSettled([...this.#loaded.values()].map(board => board.whenIdle))
    await Promise.all([...this.#loaded.values()].map(board => board.saveSnapshot()))
    for (const board of this.#loaded.values()) board.dispose()
  }

  async #load(id: BoardId): Promise<Board | undefined> {
    const { store } = this.#context
    try {
      const stored = await store.boards.get(id)
      if (stored === undefined || deletedOf(stored.meta)) return undefined
      const opened = await openGame(store, id)
      if (opened === undefined) {
        const current = await store.boards.get(id)
        if (current === undefined || deletedOf(current.meta)) return undefined
        throw damaged('log-missing')
      }
      const board = new Board(id, this.#context, opened, stored)
      this.#loaded.set(id, board)
      // Entries written since.
      board.noteAnnounced(Number.POSITIVE_INFINITY)
      await board.whenIdle
      // The process that ruled may have died before the new game was set up.
      await board.openNewGame()
      return board
    } catch (error) {
      // Data beside the log has no hash: damage shows only when it cannot be read.
      const fault = error instanceof SyntaxError ? damaged('unreadable') : error
      if (!isDamage(fault)) throw fault
      this.#context.damaged(id, fault)
      throw new BoardLocked(id)
    }
  }

  #onNews(news: News): void {
    switch (news.kind) {
      case 'appended':
        this.#loaded.get(news.board)?.noteAnnounced(news.seq)
        return
      case 'ring':
        this.#ring(this.#loaded.get(news.board))
        return
      case 'board-changed':
        this.#reread(this.#loaded.get(news.board))
        return
      case 'missed':
        for (const board of this.#loaded.values()) {
          board.noteAnnounced(Number.POSITIVE_INFINITY)
          this.#reread(board)
        }
        return
      // News of events and links is handled elsewhere.
      case 'competition-changed':
      case 'seats-changed':
        return
      default:
        news satisfies never
    }
  }

  /** Another process leaves what is due to this one, if the players are connected here. */
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

  /** Resolves once all open boards have applied the changes that news has announced so far. */
  async allReread(): Promise<void> {
    await Promise.all(this.#rereading)
  }

  /**
   * The board was deleted, or personal data was removed: watchers are disconnected, and it is read
   * again.
   */
  #drop(board: Board): void {
    if (this.#loaded.get(board.id) !== board) return
    this.#loaded.delete(board.id)
    this.#boards.delete(board.id)
    board.lock()
  }
}
