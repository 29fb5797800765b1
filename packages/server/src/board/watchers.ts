import { audienceOf, type Role } from '@jadoube/protocol'
import type { BoardSettings } from '../game/board-settings.js'
import type { Game } from '../game/game.js'
import type { LogLine } from '../game/log-line.js'
import { hasChangedBetween, seeBetween } from '../view/between-players.js'
import type { ViewSource } from '../view/board-view.js'
import type { BoardContext } from './board-context.js'
import { BoardFeed, type Watcher } from './board-feed.js'
import { DelayedFeed } from './delayed-feed.js'
import type { Step } from './open-game.js'
import { RecentSteps } from './recent-steps.js'

/** A gap of up to this many entries is filled with news; a wider one with the whole board. */
const MAX_NEWS = 32

interface Watching {
  readonly role: Role
  readonly watcher: Watcher
  feed: BoardFeed
}

/** The settings that people can see. */
const visibleSettings = ({ white, black, eventName, site, date }: BoardSettings): string =>
  JSON.stringify([white, black, eventName, site, date])

/** The watchers of a board with their roles and feeds: the current board, or a delayed one. */
export class Watchers {
  readonly live: BoardFeed
  readonly #about: () => Omit<ViewSource, 'game'>
  readonly #context: Pick<BoardContext, 'store' | 'now'>
  readonly #recent: RecentSteps
  #delayed: DelayedFeed | null = null
  readonly #namesChanged: () => void
  readonly #watching = new Set<Watching>()

  constructor(
    about: () => Omit<ViewSource, 'game'>,
    game: Game,
    context: Pick<BoardContext, 'store' | 'now'>,
    namesChanged: () => void,
  ) {
    this.#namesChanged = namesChanged
    this.#about = about
    this.#context = context
    this.live = new BoardFeed(about, game, context.now)
    this.#recent = new RecentSteps(game, MAX_NEWS)
  }

  get isAny(): boolean {
    return this.live.watched || (this.#delayed?.watched ?? false)
  }

  advance(line: LogLine, after: Game): void {
    this.#recent.add(line, after)
    this.live.advance(line, after)
    this.#delayed?.add(line, after)
  }

  /** The feed for a role: spectators get the delay that the organiser has set. */
  async feedFor(role: Role): Promise<BoardFeed> {
    const { spectatorDelay } = this.#about().settings
    if (role !== 'spectator' || spectatorDelay === 0) return this.live
    this.#delayed ??= new DelayedFeed(this.#about, this.#context, spectatorDelay)
    return this.#delayed.feed(this.live.game.seq)
  }

  /**
   * The feed of a role, and what it has missed since an entry; undefined if it needs the whole
   * board.
   */
  async feedSince(
    role: Role,
    since?: number,
  ): Promise<{ feed: BoardFeed; missed: readonly Step[] | undefined }> {
    const feed = await this.feedFor(role)
    return { feed, missed: this.#missed(feed, since) }
  }

  /** Shows the board to a watcher from now on, until the returned function is called. */
  add(
    role: Role,
    watcher: Watcher,
    { feed, missed }: Awaited<ReturnType<Watchers['feedSince']>>,
    isReturning: boolean,
  ): () => void {
    const watching = { role, watcher, feed }
    feed.watch(watcher, missed)
    this.#watching.add(watching)
    // News does not include this, so a returning client is always told.
    if (isReturning) this.#sendBetweenPlayers(watching)
    return () => {
      this.#watching.delete(watching)
      watching.feed.unwatch(watcher)
    }
  }

  /** What came after `since`, for a client that polls. */
  async newsSince(role: Role, since?: number): Promise<ReturnType<BoardFeed['catchUp']>> {
    const { feed, missed } = await this.feedSince(role, since)
    return feed.catchUp(audienceOf(role), missed)
  }

  /** The steps after `since`; undefined if that is too long ago or never existed. */
  #missed(feed: BoardFeed, since?: number): readonly Step[] | undefined {
    const { seq } = feed.game
    if (since === undefined || since > seq || seq - since > MAX_NEWS) return undefined
    if (since === seq) return []
    return feed === this.live ? this.#recent.since(since) : undefined
  }

  /**
   * The settings of the board have changed. `run` runs a job of the board after those before it.
   */
  async settingsChanged(
    before: BoardSettings,
    run: (job: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const { settings } = this.#about()
    if (before.open && !settings.open)
      for (const { watcher } of [...this.#watching]) watcher.shutOut?.()
    if (settings.spectatorDelay !== before.spectatorDelay) await this.#moveSpectators(run)
    if (visibleSettings(settings) !== visibleSettings(before)) this.#resendBoard()
    if (hasChangedBetween(before, settings))
      for (const watching of this.#watching) this.#sendBetweenPlayers(watching)
  }

  /**
   * Moves spectators to the right feed, so that they see nothing they may no longer see and miss
   * nothing.
   */
  #moveSpectators(run: (job: () => Promise<void>) => Promise<void>): Promise<void> {
    this.#delayed?.end()
    this.#delayed = null
    for (const { role, watcher, feed } of this.#watching)
      if (role === 'spectator') feed.unwatch(watcher)
    return run(async () => {
      const feed = await this.feedFor('spectator')
      for (const watching of this.#watching) {
        if (watching.role !== 'spectator') continue
        watching.feed = feed
        feed.watch(watching.watcher)
      }
    })
  }

  #sendBetweenPlayers({ watcher }: Watching): void {
    const { board, settings } = this.#about()
    const seen = seeBetween(settings, watcher.audience)
    watcher.send(JSON.stringify({ type: 'between-players', board, ...seen }))
  }

  /** Sends everybody the whole board, with its new names. */
  #resendBoard(): void {
    for (const { watcher, feed } of this.#watching)
      watcher.send(JSON.stringify(feed.fullBoard(watcher.audience)))
    this.#namesChanged()
  }

  /** The board is locked: everybody is told and disconnected. */
  lock(): void {
    for (const { watcher } of [...this.#watching]) watcher.locked?.()
  }

  end(): void {
    this.#delayed?.end()
  }
}
