import type { BoardId, CompetitionId } from './ids.js'

/** The owner of a seat and of news about it. */
export type Scope =
  | { readonly kind: 'board'; readonly board: BoardId }
  | { readonly kind: 'competition'; readonly competition: CompetitionId }

/**
 * Says that there is something to read; the store itself is authoritative. News may come twice, and
 * news of other processes may be lost with a connection. Every listener then gets `missed` and must
 * read its data again.
 */
export type News =
  | {
      readonly kind: 'appended'
      readonly board: BoardId
      readonly seq: number
      /** Written by another process. */
      readonly elsewhere?: true
    }
  /**
   * Something is due at a board, and the sender leaves it to the process that its players are
   * connected to.
   */
  | { readonly kind: 'ring'; readonly board: BoardId }
  | { readonly kind: 'board-changed'; readonly board: BoardId }
  | { readonly kind: 'competition-changed'; readonly competition: CompetitionId }
  | { readonly kind: 'seats-changed'; readonly scope: Scope }
  | { readonly kind: 'missed' }

export type Listener = (news: News) => void
export type Unsubscribe = () => void

const NOBODY: ReadonlySet<Listener> = new Set()

function boardOf(news: News): BoardId | undefined {
  if (news.kind === 'appended' || news.kind === 'board-changed') return news.board
  if (news.kind === 'seats-changed' && news.scope.kind === 'board') return news.scope.board
  return undefined
}

/** Distributes news within one process. */
export class NewsDesk {
  readonly #toAll = new Set<Listener>()
  readonly #toBoard = new Map<BoardId, Set<Listener>>()

  subscribe(to: BoardId | 'all', listener: Listener): Unsubscribe {
    // A wrapper object, so that one function subscribed twice is two subscriptions.
    const own: Listener = news => listener(news)
    if (to === 'all') {
      this.#toAll.add(own)
      return () => void this.#toAll.delete(own)
    }
    const listeners = this.#toBoard.get(to) ?? new Set()
    this.#toBoard.set(to, listeners.add(own))
    return () => {
      listeners.delete(own)
      if (listeners.size === 0 && this.#toBoard.get(to) === listeners) this.#toBoard.delete(to)
    }
  }

  publish(news: News): void {
    const board = boardOf(news)
    if (board !== undefined) notify(this.#toBoard.get(board), news)
    if (news.kind === 'missed')
      for (const listeners of this.#toBoard.values()) notify(listeners, news)
    notify(this.#toAll, news)
  }

  clear(): void {
    this.#toAll.clear()
    this.#toBoard.clear()
  }
}

function notify(listeners: ReadonlySet<Listener> | undefined, news: News): void {
  for (const listener of listeners ?? NOBODY) {
    try {
      listener(news)
    } catch (error) {
      // A bug of the listener: it must surface, but neither the commit nor other listeners may
      // suffer.
      queueMicrotask(() => {
        throw error
      })
    }
  }
}
