import type { ClientAct, Role } from '@jadoube/protocol'
import { type BoardSettings, parseBoardSettings } from '../game/board-settings.js'
import { type Game, type GameStart, isRunning } from '../game/game.js'
import { type BoardId, type ClaimedAlarm, deletedOf, StoreError } from '../store/index.js'
import type { BoardContext } from './board-context.js'
import type { BoardFeed, Watcher } from './board-feed.js'
import { type ActTarget, carryOut } from './carry-out.js'
import { CatchUp } from './catch-up.js'
import { ConnectedPlayers } from './connected-players.js'
import { DeadWatch } from './dead-watch.js'
import { dueActs } from './due-acts.js'
import { FlagElsewhere } from './flag-elsewhere.js'
import { Logbook } from './logbook.js'
import { Mailbox } from './mailbox.js'
import { actorOf, mayAct } from './may-act.js'
import { isDamage, type OpenedGame } from './open-game.js'
import { openNewGame } from './open-new-game.js'
import { noteOfStandstill } from './outages.js'
import { type Answer, type Arrival, byPerson, deadPositionFound, refused } from './submitted-act.js'
import { Watchers } from './watchers.js'

/**
 * An open board: the game as far as its log was read, and everybody who watches it. Several
 * processes may have the same board open. The log decides: a process that loses a race reads the
 * new entries.
 */
export class Board {
  readonly id: BoardId
  readonly gameStart: GameStart
  readonly #context: BoardContext
  readonly #mailbox = new Mailbox()
  readonly #players: ConnectedPlayers
  readonly #log: Logbook
  readonly #catchUp: CatchUp
  readonly #flagElsewhere: FlagElsewhere
  readonly #watchers: Watchers
  readonly #deadWatch: DeadWatch
  #settings: BoardSettings
  #version: number
  readonly #actTarget: ActTarget
  #holds = 0
  usedAt: number

  constructor(
    id: BoardId,
    context: BoardContext,
    opened: OpenedGame,
    stored: { readonly meta: string; readonly version: number },
  ) {
    const { store, now, armed, decide } = context
    const { laws } = opened.gameStart
    const settings = () => this.#settings
    const reportUnlessTransient = (error: unknown) => this.#reportUnlessTransient(error)
    this.id = id
    this.gameStart = opened.gameStart
    this.#context = context
    this.#settings = parseBoardSettings(stored)
    this.#version = stored.version
    this.#watchers = new Watchers(
      () => ({ board: id, gameStart: this.gameStart, settings: this.#settings }),
      opened.game,
      context,
      () => context.changed(this),
    )
    this.#deadWatch = new DeadWatch(opened.game, () => context.isDead(this.game.state, laws), {
      found: () => this.#endByDeadPosition(),
      failed: error => context.failed(id, error),
    })
    this.#log = new Logbook(id, opened, {
      store,
      now,
      armed,
      decide,
      reportUnlessTransient,
      settings,
      advanced: (line, after) => {
        this.#watchers.advance(line, after)
        this.#deadWatch.update(after)
        context.changed(this)
      },
    })
    this.#catchUp = new CatchUp(id, this.#log, context, settings)
    this.#actTarget = { log: this.#log, catchUp: this.#catchUp, laws, settings, decide }
    this.#players = new ConnectedPlayers(id, store.attendance, reportUnlessTransient)
    const run = <T>(job: () => Promise<T>) => this.#run(job)
    this.#flagElsewhere = new FlagElsewhere(this.#actTarget, this.#players, { id, store, now, run })
    this.usedAt = now()
  }

  /** Whether players are connected to this process. */
  get isAttended(): boolean {
    return this.#players.isAny
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
    return this.#watchers.live
  }

  /** Whether nobody watches and nothing is in progress. */
  get isIdle(): boolean {
    return (
      this.#holds === 0 && this.#mailbox.idle && this.#flagElsewhere.idle && !this.#watchers.isAny
    )
  }

  /** Keeps the board open without a watcher, until the returned function is called. */
  hold(): () => void {
    this.#holds++
    return () => {
      this.#holds--
    }
  }

  /** When the board must be checked next. */
  get due(): number | null {
    return this.#log.due
  }

  get whenIdle(): Promise<unknown> {
    return this.#mailbox.whenIdle
  }

  /** The feed for a role: spectators get the delay that the organiser has set. */
  feedFor(role: Role): Promise<BoardFeed> {
    return this.#watchers.feedFor(role)
  }

  /** Adds a watcher, who first gets what came after `since`. */
  watch(role: Role, watcher: Watcher, since?: number): Promise<() => void> {
    this.usedAt = this.#context.now()
    // Nothing can happen at the board while the missed entries are read.
    return this.#run(async () => {
      await this.#tryCatchUp()
      const feed = await this.#watchers.feedSince(role, since)
      const disconnect = await this.#players.connect(role)
      const unwatch = this.#watchers.add(role, watcher, feed, since !== undefined)
      return () => {
        unwatch()
        disconnect()
      }
    })
  }

  /** What came after `since`, for a client that polls. */
  newsSince(role: Role, since?: number): Promise<ReturnType<BoardFeed['catchUp']>> {
    this.usedAt = this.#context.now()
    return this.#run(async () => {
      await this.#tryCatchUp()
      return this.#watchers.newsSince(role, since)
    })
  }

  /** A player acts over HTTP: their next act may come to this process too. */
  actsOverHttp(role: Role): void {
    this.#players.actsOverHttp(role)
  }

  /** Performs an act. It is durable when this resolves with an acknowledgement. */
  act(role: Role, seat: string, id: string, raw: ClientAct, arrival: Arrival): Promise<Answer> {
    const by = actorOf(role)
    if (by === undefined || !mayAct(role, raw.act))
      return Promise.resolve(refused('not-for-this-seat'))
    this.usedAt = this.#context.now()
    if ((this.game.acts[by] ?? 0) >= this.#context.maxActs)
      return Promise.resolve(refused('log-full'))
    const submitted = byPerson(by, role, `${seat}:${id}`, raw, arrival, this.#settings)
    const answer = this.#flagElsewhere.run(() => carryOut(submitted, this.#actTarget))
    // Only a ruling of the arbiter, or of the players without one, leads to a new game.
    if (raw.act !== 'rule' && raw.act !== 'cancel') return answer
    return answer.then(async result => {
      await this.openNewGame()
      return result
    })
  }

  async openNewGame(): Promise<void> {
    const { game, gameStart, settings } = this
    await openNewGame(this.#context, this.id, { game, gameStart, settings })
  }

  /** Does what is due: flags, lateness, the start, resumptions. Returns whether it did anything. */
  alarm(): Promise<boolean> {
    this.usedAt = this.#context.now()
    return this.#flagElsewhere.runUpToDate(async () => {
      const before = this.game.seq
      // The time is taken first: a standstill after it makes nothing due.
      const now = this.#context.now()
      await this.#catchUp.run()
      const { laws } = this.gameStart
      for (const submitted of dueActs(() => this.game, laws, this.#settings, now))
        await this.#log.write(submitted)
      return this.game.seq > before
    })
  }

  #endByDeadPosition(): void {
    const submitted = deadPositionFound(this.game.state)
    void this.#run(async () => {
      await this.#catchUp.run()
      await this.#log.write(submitted)
    }).catch(error => this.#reportUnlessTransient(error))
  }

  /** The server stood still too briefly to stop the clocks. It is noted in the record (6.10). */
  noteStandstill(from: number, until: number): void {
    if (!isRunning(this.game)) return
    void this.#run(async () => {
      const note = noteOfStandstill(this.game, this.#settings, { from, until })
      if (note !== undefined) await this.#log.write(note)
    }).catch(error => this.#reportUnlessTransient(error))
  }

  /** An alarm fired although nothing was due. */
  rearm(alarm: ClaimedAlarm): Promise<void> {
    return this.#run(() => this.#log.rearm(alarm))
  }

  /** There may be new entries in the log. */
  noteAnnounced(seq: number): void {
    this.#log.noteAnnounced(seq)
    // A job in progress looks when it is done: most news is of its own entry.
    if (this.#mailbox.idle && this.#log.isBehind) this.catchUpInBackground()
  }

  /** Resolves once the log has been read to its end and contains every outage. */
  catchUp(): Promise<void> {
    return this.#run(() => this.#catchUp.run())
  }

  catchUpInBackground(): void {
    void this.#run(() => this.#catchUp.run()).catch(error => this.#reportUnlessTransient(error))
  }

  /** The board's settings have changed. Returns `false` if the stored game itself was changed. */
  async reread(): Promise<boolean> {
    const stored = await this.#context.store.boards.get(this.id)
    if (stored === undefined || stored.version === this.#version) return true
    if (deletedOf(stored.meta)) return false
    const before = this.#settings
    this.#version = stored.version
    this.#settings = parseBoardSettings(stored)
    if (this.#settings.redactedAt !== before.redactedAt) return false
    await this.#watchers.settingsChanged(before, job => this.#run(job))
    return true
  }

  /** Runs a job, then reads what others wrote meanwhile. A job that finds damage locks it. */
  async #run<T>(job: () => Promise<T>): Promise<T> {
    try {
      const done = await this.#mailbox.run(job)
      if (this.#mailbox.idle && this.#log.isBehind) this.catchUpInBackground()
      return done
    } catch (error) {
      if (isDamage(error)) this.#context.damaged(this.id, error)
      throw error
    }
  }

  /** The store is unavailable: what failed now is done when the board is next used. */
  #reportUnlessTransient(error: unknown): void {
    if (error instanceof StoreError && error.transient) return
    this.#context.failed(this.id, error)
  }

  /** Tells all watchers that the board is locked, and disconnects them. */
  lock(): void {
    this.#watchers.lock()
    this.dispose()
  }

  saveSnapshot(): Promise<void> {
    return this.#log.saveSnapshot(1)
  }

  dispose(): void {
    this.#players.release()
    this.#deadWatch.end()
    this.#watchers.end()
  }

  /** For watching, what is already known is enough: a full disk can still be read. */
  #tryCatchUp(): Promise<void> {
    return this.#catchUp.run().catch(error => {
      if (isDamage(error)) throw error
      this.#reportUnlessTransient(error)
    })
  }
}
