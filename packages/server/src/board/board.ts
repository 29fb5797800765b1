import type { ClientAct, Role } from '@jadoube/protocol'
import { audienceOf, seeClocks } from '@jadoube/protocol'
import { actorOf, mayAct } from '../seats/may-act.js'
import {
  type ActId,
  type BoardId,
  type ClaimedAlarm,
  deletedOf,
  type Outage,
  type Side,
  type Store,
  StoreError,
} from '../store/index.js'
import { hasChangedBetween, seeBetween } from '../view/between-players.js'
import { whatIsDue } from './alarms.js'
import { Attended, flagDue, sideOf } from './attendance.js'
import { BoardFeed, type Watcher } from './board-feed.js'
import { type BoardSettings, parseBoardSettings } from './board-settings.js'
import { DeadWatch } from './dead-watch.js'
import { DelayedFeed } from './delayed-feed.js'
import { bothPresent, type Game, type GameStart, isRunning } from './game.js'
import { Logbook } from './logbook.js'
import { Mailbox } from './mailbox.js'
import type { MateQuestions } from './mate-questions.js'
import { isDamage, type OpenedGame, type Step, stepsSince } from './open-game.js'
import { openNewGame } from './open-new-game.js'
import { stopClocks, unwrittenOutage } from './outages.js'
import {
  type Answer,
  type Arrival,
  byPerson,
  byServer,
  refused,
  type SubmittedAct,
} from './submitted-act.js'
import { timeBack } from './time-back.js'
import { isOnSheet, movesBefore, takingBack } from './written-move.js'

export interface BoardContext {
  readonly store: Store
  readonly now: () => number
  /** Acts that one of those at a board may do there. */
  readonly maxActs: number
  /** What the Laws make of an act; later, where it takes long to find out. */
  readonly decide: MateQuestions['decide']
  readonly isDead: MateQuestions['isDead']
  /** The outages that ended after an instant: of the whole server, and of the process that a board's players were at. */
  readonly outagesAfter: (instant: number, board: BoardId) => readonly Outage[]
  /** Settles once it is known whether the server stood still just now; undefined where it surely did not. */
  readonly doubt: () => Promise<void> | undefined
  /** An alarm may be due earlier than was known. */
  readonly armed: (due: number) => void
  readonly changed: (board: Board) => void
  /** A board was set up in place of another: anyone who follows many boards hears of it. */
  readonly setUp: (board: BoardId) => void
  /** What is kept of the board is not what was written, or cannot be read: it is locked. */
  readonly damaged: (board: BoardId, error: StoreError) => void
  /** A fault that nobody waits for. */
  readonly failed: (board: BoardId, error: unknown) => void
}

/** Acts that nobody can do before the game has begun: else White's time would have run unseen. */
const playing: ReadonlySet<string> = new Set([
  'touch',
  'place',
  'remove',
  'displace',
  'move',
  'press',
])

/** A gap of so many entries is filled with news; a wider one with the whole board. */
const MOST_NEWS = 32

/** While a player's own process is to decide on their flag, the log is looked at so often, and so often it is reminded. */
const LOOK_EVERY = 50
const RING_EVERY = 20
/** A process that lives and has not decided after so long has a fault; the games go on. */
const LONGEST_WAIT = 60_000

/** A server that stands still again and again is asked no more often than this before one act. */
const MOST_DOUBTS = 3

interface Watching {
  readonly role: Role
  readonly watcher: Watcher
  feed: BoardFeed
}

/** What of the settings is shown to people. */
const shownOf = ({ white, black, eventName, site, date }: BoardSettings): string =>
  JSON.stringify([white, black, eventName, site, date])

/**
 * One board while somebody is at it: the game as far as the log was read, and everybody who watches. Any
 * process may have one of the same board: the log decides, and who lost the race reads on.
 */
export class Board {
  readonly id: BoardId
  readonly gameStart: GameStart
  readonly #context: BoardContext
  readonly #mailbox = new Mailbox()
  /** What waits for another process, in its order. */
  readonly #waiting = new Mailbox()
  readonly #attended: Attended
  /** Who has acted without being connected is heard here until the board is let go. */
  readonly #acted = new Map<Side, Promise<() => Promise<void>>>()
  readonly #log: Logbook
  #settings: BoardSettings
  #version: number
  #live: BoardFeed
  #delayed: DelayedFeed | null = null
  readonly #dead: DeadWatch
  /** Who watches, as what, and from where. */
  readonly #watching = new Set<Watching>()
  #keepers = 0
  usedAt: number

  constructor(
    id: BoardId,
    context: BoardContext,
    place: OpenedGame & { readonly gameStart: GameStart },
    kept: { readonly meta: string; readonly version: number },
  ) {
    const { store, now, armed, decide } = context
    this.id = id
    this.gameStart = place.gameStart
    this.#context = context
    this.#settings = parseBoardSettings(kept.meta)
    this.#version = kept.version
    this.#live = new BoardFeed(() => this.#about, place.game, now)
    this.#dead = new DeadWatch(
      place.game,
      () => context.isDead(this.game.state, this.gameStart.laws),
      {
        found: () => this.#endDead(),
        failed: error => context.failed(id, error),
      },
    )
    this.#log = new Logbook(id, place, {
      store,
      now,
      armed,
      decide,
      passOver: error => this.#passOver(error),
      settings: () => this.#settings,
      advanced: (line, after) => {
        this.#live.advance(line, after)
        this.#dead.comes(after)
        this.#delayed?.comes(line, after)
        context.changed(this)
      },
    })
    this.usedAt = now()
    this.#attended = new Attended(id, store.attendance)
  }

  /** Whether players are heard here. */
  get isAttended(): boolean {
    return this.#attended.isAny
  }

  get #about() {
    return { board: this.id, gameStart: this.gameStart, settings: this.#settings }
  }

  get game(): Game {
    return this.#log.game
  }

  get settings(): BoardSettings {
    return this.#settings
  }

  get version(): number {
    return this.#version
  }

  get live(): BoardFeed {
    return this.#live
  }

  /** Nobody watches and nothing is under way. */
  get forgettable(): boolean {
    return (
      this.#keepers === 0 &&
      this.#mailbox.idle &&
      this.#waiting.idle &&
      !this.#live.watched &&
      !(this.#delayed?.watched ?? false)
    )
  }

  /** Kept open, though nobody watches it alone, until the returned function is called. */
  keep(): () => void {
    this.#keepers++
    return () => {
      this.#keepers--
    }
  }

  /** When it must be looked at next. */
  get due(): number | null {
    return this.#log.due
  }

  get quiet(): Promise<unknown> {
    return this.#mailbox.quiet
  }

  /** Where a role looks from: spectators from as far back as the organiser says. */
  async feedFor(role: Role): Promise<BoardFeed> {
    const { spectatorDelay } = this.#settings
    if (role !== 'spectator' || spectatorDelay === 0) return this.#live
    this.#delayed ??= new DelayedFeed(() => this.#about, this.#context, spectatorDelay)
    return this.#delayed.feed(this.game.seq)
  }

  /** From now on, after what came after `since`. */
  watch(role: Role, watcher: Watcher, since?: number): Promise<() => void> {
    this.usedAt = this.#context.now()
    // Nothing can happen at the board while what was missed is being read.
    return this.#run(async () => {
      await this.#upToDateIfItMay()
      const feed = await this.feedFor(role)
      const watching = { role, watcher, feed }
      const missed = await this.#missed(feed, since)
      const go = await this.#comes(role)
      feed.watch(watcher, missed)
      this.#watching.add(watching)
      // News do not say it, so that anyone who comes back is told it in any case.
      if (since !== undefined) this.#tellBetween(watching)
      return () => {
        this.#watching.delete(watching)
        watching.feed.unwatch(watcher)
        go()
      }
    })
  }

  /** The other processes know that this player is heard here before they are told that they are. */
  async #comes(role: Role): Promise<() => void> {
    const side = sideOf(role)
    if (side === null) return () => {}
    const went = await this.#attended.come(side).catch(error => {
      // It is written with the next sign of life.
      this.#passOver(error)
      return undefined
    })
    return () => void went?.().catch(error => this.#passOver(error))
  }

  /** The same once, for who asks now and then. */
  newsSince(role: Role, since?: number): Promise<ReturnType<BoardFeed['catchUp']>> {
    this.usedAt = this.#context.now()
    return this.#run(async () => {
      await this.#upToDateIfItMay()
      const feed = await this.feedFor(role)
      return feed.catchUp(audienceOf(role), await this.#missed(feed, since))
    })
  }

  /** What came after `since`; undefined where that is too long ago, or never was. */
  async #missed(feed: BoardFeed, since?: number): Promise<readonly Step[] | undefined> {
    const { seq } = feed.game
    if (since === undefined || since > seq || seq - since > MOST_NEWS) return undefined
    if (since === seq) return []
    // A delayed feed goes on by itself while the log is read.
    if (feed !== this.#live) return undefined
    return stepsSince(this.#context.store, this.id, this.gameStart, since, seq)
  }

  /** A player acts without a connection: what they send next may come here, too. */
  comesToAct(role: Role): void {
    const side = sideOf(role)
    if (side === null || this.#acted.has(side)) return
    const came = this.#attended.come(side)
    this.#acted.set(side, came)
    came.catch(error => this.#passOver(error))
  }

  /** Someone at the board did something: durable when this resolves with an acknowledgement. */
  act(role: Role, seat: string, id: string, raw: ClientAct, arrival: Arrival): Promise<Answer> {
    const by = actorOf(role)
    if (by === undefined || !mayAct(role, raw.act))
      return Promise.resolve(refused('not-for-this-seat'))
    this.usedAt = this.#context.now()
    if ((this.game.acts[by] ?? 0) >= this.#context.maxActs)
      return Promise.resolve(refused('log-full'))
    const submitted = byPerson(by, role, `${seat}:${id}`, raw, arrival, this.#settings)
    const answer = this.#decide(() =>
      isOnSheet(submitted, this.#settings)
        ? this.#writeOnSheet(submitted)
        : this.#isBehind ||
            submitted.circumstances.stall !== undefined ||
            this.game.state.status === 'awaiting-start'
          ? this.#do(submitted)
          : this.#log.write(submitted),
    )
    // Only an arbiter's ruling, or the players' own without one, has a game played again.
    if (raw.act !== 'rule' && raw.act !== 'cancel') return answer
    return answer.then(async came => {
      await this.openNewGame()
      return came
    })
  }

  /**
   * Beside a wooden board a player writes a move: the next of the game is made with it, no matter who wrote it first. What
   * cannot be played is not written; the arbiter is called.
   */
  async #writeOnSheet(submitted: SubmittedAct): Promise<Answer> {
    if (this.#isBehind) await this.#upToDate()
    const before = await this.#log.answeredBefore(submitted)
    if (before) return before
    // The process that struck something out may have died before the game followed.
    await this.#takeBackUnwritten(submitted, 'before')
    if (submitted.raw.act === 'strike') {
      const struck = await this.#log.write(submitted)
      if (struck.kind === 'ack') await this.#takeBackUnwritten(submitted, 'after')
      return struck
    }
    for (const move of movesBefore(submitted, this.game)) {
      const made = await this.#log.write(move)
      if (made.kind === 'refused') return made
    }
    return this.#log.write(submitted)
  }

  async #takeBackUnwritten(submitted: SubmittedAct, when: 'before' | 'after'): Promise<void> {
    const id = submitted.id === undefined ? undefined : (`${submitted.id}:${when}` as ActId)
    const back = takingBack({ ...submitted, id }, this.game)
    if (back !== null) await this.#log.write(back)
  }

  /** Sets up the game that is played in place of this one, where the arbiter has ruled so. */
  async openNewGame(): Promise<void> {
    if (this.game.newGame === null) return
    const { store, now, armed, setUp } = this.#context
    const { game, gameStart, settings } = this
    const opened = await openNewGame(store, now(), this.id, { game, gameStart, settings })
    if (opened === null) return
    if (opened.due !== null) armed(opened.due)
    setUp(opened.board)
  }

  async #do(submitted: SubmittedAct): Promise<Answer> {
    if (this.#isBehind) await this.#upToDate()
    const isMove = playing.has(submitted.raw.act)
    // Another process may have started the game, and the news of it is still on its way.
    if (isMove && this.#isAwaitingStart) await this.#log.readOn()
    const waits = this.#isAwaitingStart
    if (waits && isMove)
      return (await this.#log.answeredBefore(submitted)) ?? refused('game-not-started')
    const { laws } = this.gameStart
    const back = await timeBack(this.game, submitted, laws, this.#settings, this.#context.decide)
    if (back !== null) await this.#log.write(back)
    const answer = await this.#log.write(submitted)
    if (waits && answer.kind === 'ack') await this.#startWhenBothAreThere()
    return answer
  }

  get #isAwaitingStart(): boolean {
    return this.game.state.status === 'awaiting-start'
  }

  async #startWhenBothAreThere(): Promise<void> {
    const { state } = this.game
    if (state.status !== 'awaiting-start' || this.#settings.startWhen !== 'both-present') return
    if (!bothPresent(this.game)) return
    await this.#log.write(byServer({ act: 'start' }, 'start', state.at, 'both-present'))
  }

  /** What is due is done: flags, lateness, the start, going on. Whether anything came of it. */
  alarm(): Promise<boolean> {
    this.usedAt = this.#context.now()
    return this.#decideLater(async () => {
      const before = this.game.seq
      const { laws } = this.gameStart
      // The moment is taken first: what stands still after it makes nothing due.
      const now = this.#context.now()
      await this.#upToDate()
      for (const submitted of whatIsDue(
        () => this.game,
        laws,
        this.#settings,
        () => now,
      ))
        await this.#log.write(submitted)
      return this.game.seq > before
    })
  }

  /** The position turned out to be dead: the game ended with the move that made it so, and the Laws look again. */
  #endDead(): void {
    const { state } = this.game
    const submitted: SubmittedAct = {
      by: 'clock',
      raw: { act: 'observe', what: 'dead-position' },
      id: `house:dead:${state.ply}` as ActId,
      at: state.at,
      circumstances: { cause: 'dead-position' },
    }
    void this.#run(async () => {
      await this.#upToDate()
      await this.#log.write(submitted)
    }).catch(error => this.#passOver(error))
  }

  /**
   * The server stood still, too shortly to stop the clocks. Whatever came meanwhile counts from its beginning; what the
   * player whose clock ran could have lost besides stands in the record, for the arbiter (6.10).
   */
  noteStandstill(from: number, until: number): void {
    if (!isRunning(this.game)) return
    const { scheduledStart } = this.#settings
    void this.#run(async () => {
      const { state } = this.game
      // Who acted right after it lost nothing: the act counts from the beginning of the standstill.
      const player = seeClocks(state, from - scheduledStart)?.running ?? null
      if (!isRunning(this.game) || player === null || state.at + scheduledStart >= from) return
      const standstill = { from, until, player }
      await this.#log.write({
        by: 'clock',
        raw: { act: 'tick' },
        id: `house:standstill:${until}` as ActId,
        at: from - scheduledStart,
        circumstances: { cause: 'standstill', standstill },
      })
    }).catch(error => this.#passOver(error))
  }

  /** An alarm rang while nothing was due. */
  rearm(alarm: ClaimedAlarm): Promise<void> {
    return this.#run(() => this.#log.rearm(alarm))
  }

  /** There is something new in the log, or may be. */
  hear(seq: number): void {
    this.#log.hear(seq)
    // Anyone who is at work looks when they are done: most news is of their own entry.
    if (this.#mailbox.idle && this.#log.isBehind) this.look()
  }

  /** Resolves once the log was read to its end and whatever outage there was is in it. */
  caughtUp(): Promise<void> {
    return this.#run(() => this.#upToDate())
  }

  look(): void {
    void this.#run(() => this.#upToDate()).catch(error => this.#passOver(error))
  }

  /** Its people changed what they settle for it. `false` where what is kept of the game itself was changed. */
  async reread(): Promise<boolean> {
    const kept = await this.#context.store.boards.get(this.id)
    if (kept === undefined || kept.version === this.#version) return true
    if (deletedOf(kept.meta)) return false
    const before = this.#settings
    this.#version = kept.version
    this.#settings = parseBoardSettings(kept.meta)
    if (this.#settings.redactedAt !== before.redactedAt) return false
    if (before.open && !this.#settings.open) {
      for (const { watcher } of [...this.#watching]) watcher.shutOut?.()
    }
    if (this.#settings.spectatorDelay !== before.spectatorDelay) await this.#moveSpectators()
    if (shownOf(this.#settings) !== shownOf(before)) this.#showAgain()
    if (hasChangedBetween(before, this.#settings))
      for (const watching of this.#watching) this.#tellBetween(watching)
    return true
  }

  #tellBetween({ watcher }: Watching): void {
    const seen = seeBetween(this.#settings, watcher.audience)
    watcher.tell(JSON.stringify({ type: 'between-players', board: this.id, ...seen }))
  }

  /** Everybody who watches gets the whole board with its new names. */
  #showAgain(): void {
    for (const { watcher, feed } of this.#watching)
      watcher.tell(JSON.stringify(feed.whole(watcher.audience)))
    this.#context.changed(this)
  }

  /** Who watches is not let go on seeing what they may not see any more, nor left behind. */
  #moveSpectators(): Promise<void> {
    this.#delayed?.end()
    this.#delayed = null
    for (const { role, watcher, feed } of this.#watching)
      if (role === 'spectator') feed.unwatch(watcher)
    return this.#run(async () => {
      const feed = await this.feedFor('spectator')
      for (const watching of this.#watching) {
        if (watching.role !== 'spectator') continue
        watching.feed = feed
        feed.watch(watching.watcher)
      }
    })
  }

  /**
   * A job that may cost a player time. Where the flag of one who is connected to another process is due, that process
   * decides: their press may lie there unread. If it is silent for too long, their clock is stopped first.
   */
  #decide<T>(job: () => Promise<T>): Promise<T> {
    const isPlain = this.#waiting.idle && !this.#isBehind && this.#flagElsewhere === null
    return isPlain ? this.#run(job) : this.#decideLater(job)
  }

  /** The same, where it must first be known how the game stands. */
  #decideLater<T>(job: () => Promise<T>): Promise<T> {
    const { store, now } = this.#context
    return this.#waiting.run(async () => {
      const until = now() + LONGEST_WAIT
      for (let n = 0; ; n++) {
        const done = await this.#run(async () => {
          await this.#upToDate()
          const side = now() < until ? this.#flagElsewhere : null
          const waits = side !== null && (await store.attendance.isElsewhere(this.id, side))
          return waits ? null : { value: await job() }
        })
        if (done !== null) return done.value
        if (n % RING_EVERY === 0) await store.attendance.ring(this.id)
        await new Promise(resolve => setTimeout(resolve, LOOK_EVERY))
        this.#log.hear(Number.POSITIVE_INFINITY)
      }
    })
  }

  /** Whose flag is due though they are not connected here. */
  get #flagElsewhere(): Side | null {
    const { due } = this
    if (due === null || due > this.#context.now()) return null
    const side = flagDue(this.game, this.gameStart.laws, this.#settings, this.#context.now())
    return side === null || this.#attended.has(side) ? null : side
  }

  /** A job of this board; one that finds it damaged locks it. */
  async #run<T>(job: () => Promise<T>): Promise<T> {
    try {
      return await this.#mailbox.run(job)
    } catch (error) {
      if (isDamage(error)) this.#context.damaged(this.id, error)
      throw error
    }
  }

  /** The store is away: what it could not do now is done when the board is used next. */
  #passOver(error: unknown): void {
    if (error instanceof StoreError && error.transient) return
    this.#context.failed(this.id, error)
  }

  /** Everybody who watches is told that it is locked, and let go. */
  lock(): void {
    for (const { watcher } of [...this.#watching]) watcher.locked?.()
    this.dispose()
  }

  keepSnapshot(entries: number): void {
    this.#log.keepSnapshot(entries)
  }

  dispose(): void {
    for (const came of this.#acted.values())
      void came.then(go => go()).catch(error => this.#passOver(error))
    this.#acted.clear()
    this.#dead.end()
    this.#delayed?.end()
  }

  get #outage(): Outage | undefined {
    return unwrittenOutage(this.game, this.#settings, instant =>
      this.#context.outagesAfter(instant, this.id),
    )
  }

  get #isBehind(): boolean {
    return this.#log.isBehind || this.#outage !== undefined || this.#context.doubt() !== undefined
  }

  /** To look on it is enough to know what was known: a full disk can still be read. */
  #upToDateIfItMay(): Promise<void> {
    return this.#upToDate().catch(error => {
      if (isDamage(error)) throw error
      this.#passOver(error)
    })
  }

  /** Nothing is decided while it is not known whether the server stood still. */
  async #beyondDoubt(): Promise<void> {
    for (let n = 0; n < MOST_DOUBTS; n++) {
      const doubt = this.#context.doubt()
      if (doubt === undefined) return
      await doubt
    }
    if (this.#context.doubt() !== undefined) throw new StoreError('store-unavailable', 'STANDSTILL')
  }

  /** Up to the end of the log, and past whatever outage the server had meanwhile. */
  async #upToDate(): Promise<void> {
    await this.#beyondDoubt()
    if (this.#log.isBehind) await this.#log.readOn()
    for (let outage = this.#outage; outage !== undefined; outage = this.#outage) {
      const answer = await this.#log.write(stopClocks(outage, this.#settings))
      if (answer.kind === 'refused' || answer.again) return
    }
  }
}
