import { audienceOf, type Role } from '@jadoube/protocol'
import type { BoardSettings } from '../game/board-settings.js'
import type { Game } from '../game/game.js'
import type { LogLine } from '../game/log-line.js'
import { hasChangedBetween, seeBetween } from '../view/between-players.js'
import type { ViewSource } from '../view/board-view.js'
import type { BoardContext } from './board-context.js'
import { BoardFeed, type Watcher } from './board-feed.js'
import { DelayedFeed } from './delayed-feed.js'
import { type Step, stepsSince } from './open-game.js'

/** A gap of this many entries is filled with news; a wider one with the whole board. */
const MOST_NEWS = 32

interface Watching {
  readonly role: Role
  readonly watcher: Watcher
  feed: BoardFeed
}

/** What of the settings is shown to people. */
const shownOf = ({ white, black, eventName, site, date }: BoardSettings): string =>
  JSON.stringify([white, black, eventName, site, date])

/** Who watches a board, as what, and from which feed: the board as it stands, or with a delay. */
export class Watchers {
  readonly live: BoardFeed
  readonly #about: () => Omit<ViewSource, 'game'>
  readonly #context: Pick<BoardContext, 'store' | 'now'>
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
  }

  get isAny(): boolean {
    return this.live.watched || (this.#delayed?.watched ?? false)
  }

  advance(line: LogLine, after: Game): void {
    this.live.advance(line, after)
    this.#delayed?.comes(line, after)
  }

  /** Where a role looks from: spectators from as far back as the organiser says. */
  async feedFor(role: Role): Promise<BoardFeed> {
    const { spectatorDelay } = this.#about().settings
    if (role !== 'spectator' || spectatorDelay === 0) return this.live
    this.#delayed ??= new DelayedFeed(this.#about, this.#context, spectatorDelay)
    return this.#delayed.feed(this.live.game.seq)
  }

  /** What a role looks from, and what it has missed there since an entry; undefined where that is the whole board. */
  async feedSince(
    role: Role,
    since?: number,
  ): Promise<{ feed: BoardFeed; missed: readonly Step[] | undefined }> {
    const feed = await this.feedFor(role)
    return { feed, missed: await this.#missed(feed, since) }
  }

  /** Shows the board from now on, until the returned function is called. */
  add(
    role: Role,
    watcher: Watcher,
    { feed, missed }: Awaited<ReturnType<Watchers['feedSince']>>,
    isBack: boolean,
  ): () => void {
    const watching = { role, watcher, feed }
    feed.watch(watcher, missed)
    this.#watching.add(watching)
    // News do not say it, so that anyone who comes back is told it in any case.
    if (isBack) this.#tellBetween(watching)
    return () => {
      this.#watching.delete(watching)
      watching.feed.unwatch(watcher)
    }
  }

  /** The same once, for who asks now and then. */
  async newsSince(role: Role, since?: number): Promise<ReturnType<BoardFeed['catchUp']>> {
    const { feed, missed } = await this.feedSince(role, since)
    return feed.catchUp(audienceOf(role), missed)
  }

  /** What came after `since`; undefined where that is too long ago, or never was. */
  async #missed(feed: BoardFeed, since?: number): Promise<readonly Step[] | undefined> {
    const { seq } = feed.game
    if (since === undefined || since > seq || seq - since > MOST_NEWS) return undefined
    if (since === seq) return []
    // A delayed feed goes on by itself while the log is read.
    if (feed !== this.live) return undefined
    const { board, gameStart } = this.#about()
    return stepsSince(this.#context.store, board, gameStart, since, seq)
  }

  /** The people of the board changed its settings. `run` does a job of the board, after those before it. */
  async settingsChanged(
    before: BoardSettings,
    run: (job: () => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const { settings } = this.#about()
    if (before.open && !settings.open)
      for (const { watcher } of [...this.#watching]) watcher.shutOut?.()
    if (settings.spectatorDelay !== before.spectatorDelay) await this.#moveSpectators(run)
    if (shownOf(settings) !== shownOf(before)) this.#showAgain()
    if (hasChangedBetween(before, settings))
      for (const watching of this.#watching) this.#tellBetween(watching)
  }

  /** Watchers do not keep seeing what they may no longer see, and do not fall behind. */
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

  #tellBetween({ watcher }: Watching): void {
    const { board, settings } = this.#about()
    const seen = seeBetween(settings, watcher.audience)
    watcher.tell(JSON.stringify({ type: 'between-players', board, ...seen }))
  }

  /** Everybody gets the whole board, with its new names. */
  #showAgain(): void {
    for (const { watcher, feed } of this.#watching)
      watcher.tell(JSON.stringify(feed.whole(watcher.audience)))
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
