import type { BoardId, News, Outage } from '../store/index.js'
import { Board, type BoardWorld } from './board.js'
import { passOver } from './logbook.js'
import { openGame } from './open-game.js'

/** So many entries are followed sooner than a snapshot of them is read. */
const FEW = 32

const NONE: readonly Outage[] = []

/** The boards that somebody is at, or was a moment ago. */
export class Boards {
  readonly #world: BoardWorld
  readonly #open = new Map<BoardId, Promise<Board | undefined>>()
  readonly #at = new Map<BoardId, Board>()
  readonly #onChange = new Set<(board: Board) => void>()
  readonly #unsubscribe: () => void
  #outages: readonly Outage[] = []

  constructor(parts: Pick<BoardWorld, 'store' | 'now' | 'decide' | 'armed' | 'doubt'>) {
    this.#world = {
      ...parts,
      outagesAfter: instant =>
        (this.#outages.at(-1)?.until ?? 0) > instant
          ? this.#outages.filter(({ until }) => until > instant)
          : NONE,
      changed: board => {
        for (const listener of this.#onChange) listener(board)
      },
    }
    this.#unsubscribe = parts.store.subscribe('all', news => this.#hear(news))
  }

  get size(): number {
    return this.#at.size
  }

  /** Told after every entry of every board that is open here. */
  onChange(listener: (board: Board) => void): () => void {
    this.#onChange.add(listener)
    return () => void this.#onChange.delete(listener)
  }

  get(id: BoardId): Promise<Board | undefined> {
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

  /** Lets go of boards that nobody has used for so long. */
  forget(idle: number): void {
    const before = this.#world.now() - idle
    for (const [id, board] of this.#at) {
      if (!board.forgettable || board.usedAt > before) continue
      board.keepSnapshot(FEW)
      board.dispose()
      this.#at.delete(id)
      this.#open.delete(id)
    }
  }

  async close(): Promise<void> {
    this.#unsubscribe()
    await Promise.allSettled([...this.#at.values()].map(board => board.quiet))
    for (const board of this.#at.values()) board.dispose()
  }

  async #load(id: BoardId): Promise<Board | undefined> {
    const { store } = this.#world
    const kept = await store.boards.get(id)
    if (kept === undefined) return undefined
    const opened = await openGame(store, id)
    if (opened === undefined) return undefined
    const board = new Board(id, this.#world, opened, kept)
    this.#at.set(id, board)
    // What was written since.
    board.hear(Number.POSITIVE_INFINITY)
    await board.quiet
    return board
  }

  #hear(news: News): void {
    switch (news.kind) {
      case 'appended':
        this.#at.get(news.board)?.hear(news.seq)
        return
      case 'board-changed':
        this.#at.get(news.board)?.reread().catch(passOver)
        return
      case 'missed':
        for (const board of this.#at.values()) {
          board.hear(Number.POSITIVE_INFINITY)
          board.reread().catch(passOver)
        }
        return
      default:
    }
  }
}
