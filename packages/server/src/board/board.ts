import type { ClientAct, Role } from '@jadoube/protocol'
import { audienceOf, seeClocks } from '@jadoube/protocol'
import { actorOf, mayAct } from '../seats/may-act.js'
import {
  type ActId,
  type BoardId,
  type ClaimedAlarm,
  deletedOf,
  type Outage,
  type Store,
  StoreError,
} from '../store/index.js'
import { whatIsDue } from './alarms.js'
import { DeadWatch } from './dead-watch.js'
import { DelayedSight } from './delayed-sight.js'
import { type Answer, type Arrival, byHouse, byPerson, type Doing, refused } from './doing.js'
import { bothPresent, type Game, isRunning, type Setting } from './game.js'
import { type House, parseHouse } from './house.js'
import { Logbook } from './logbook.js'
import { Mailbox } from './mailbox.js'
import type { MateQuestions } from './mate-questions.js'
import { isDamage, type Place, type Step, stepsSince } from './open-game.js'
import { openNewGame } from './open-new-game.js'
import { stopClocks, unwrittenOutage } from './outages.js'
import { Sight, type Watcher } from './sight.js'

export interface BoardWorld {
  readonly store: Store
  readonly now: () => number
  /** Acts that one of those at a board may do there. */
  readonly maxActs: number
  /** What the Laws make of an act; later, where it takes long to find out. */
  readonly decide: MateQuestions['decide']
  readonly isDead: MateQuestions['isDead']
  /** The outages of the server that ended after an instant. */
  readonly outagesAfter: (instant: number) => readonly Outage[]
  /** Settles once it is known whether the server stood still just now; undefined where it surely did not. */
  readonly doubt: () => Promise<void> | undefined
  /** An alarm may be due earlier than was known. */
  readonly armed: (due: number) => void
  readonly changed: (board: Board) => void
  /** A board was set up in place of another: whoever follows many boards hears of it. */
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

/** A server that stands still again and again is asked no more often than this before one act. */
const MOST_DOUBTS = 3

interface Watching {
  readonly role: Role
  readonly watcher: Watcher
  sight: Sight
}

/**
 * One board while somebody is at it: the game as far as the log was read, and whoever watches. Any
 * process may have one of the same board: the log decides, and who lost the race reads on.
 */
export class Board {
  readonly id: BoardId
  readonly setting: Setting
  readonly #world: BoardWorld
  readonly #mailbox = new Mailbox()
  readonly #log: Logbook
  #house: House
  #version: number
  #live: Sight
  #delayed: DelayedSight | null = null
  readonly #dead: DeadWatch
  /** Who watches, as what, and from where. */
  readonly #watching = new Set<Watching>()
  #keepers = 0
  usedAt: number

  constructor(
    id: BoardId,
    world: BoardWorld,
    place: Place & { readonly setting: Setting },
    kept: { readonly meta: string; readonly version: number },
  ) {
    const { store, now, armed, decide } = world
    this.id = id
    this.setting = place.setting
    this.#world = world
    this.#house = parseHouse(kept.meta)
    this.#version = kept.version
    this.#live = new Sight(() => this.#about, place.game, now)
    this.#dead = new DeadWatch(place.game, () => world.isDead(this.game.state, this.setting.laws), {
      found: () => this.#endDead(),
      failed: error => world.failed(id, error),
    })
    this.#log = new Logbook(id, place, {
      store,
      now,
      armed,
      decide,
      passOver: error => this.#passOver(error),
      house: () => this.#house,
      advanced: (line, after) => {
        this.#live.advance(line, after)
        this.#dead.comes(after)
        this.#delayed?.comes(line, after)
        world.changed(this)
      },
    })
    this.usedAt = now()
  }

  get #about() {
    return { board: this.id, setting: this.setting, house: this.#house }
  }

  get game(): Game {
    return this.#log.game
  }

  get house(): House {
    return this.#house
  }

  get version(): number {
    return this.#version
  }

  get live(): Sight {
    return this.#live
  }

  /** Nobody watches and nothing is under way. */
  get forgettable(): boolean {
    return (
      this.#keepers === 0 &&
      this.#mailbox.idle &&
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
  async sightFor(role: Role): Promise<Sight> {
    const { spectatorDelay } = this.#house
    if (role !== 'spectator' || spectatorDelay === 0) return this.#live
    this.#delayed ??= new DelayedSight(() => this.#about, this.#world, spectatorDelay)
    return this.#delayed.sight(this.game.seq)
  }

  /** From now on, after what came after `since`. */
  watch(role: Role, watcher: Watcher, since?: number): Promise<() => void> {
    this.usedAt = this.#world.now()
    // Nothing can happen at the board while what was missed is being read.
    return this.#run(async () => {
      await this.#upToDateIfItMay()
      const sight = await this.sightFor(role)
      const watching = { role, watcher, sight }
      sight.watch(watcher, await this.#missed(sight, since))
      this.#watching.add(watching)
      return () => {
        this.#watching.delete(watching)
        watching.sight.unwatch(watcher)
      }
    })
  }

  /** The same once, for who asks now and then. */
  newsSince(role: Role, since?: number): Promise<ReturnType<Sight['catchUp']>> {
    this.usedAt = this.#world.now()
    return this.#run(async () => {
      await this.#upToDateIfItMay()
      const sight = await this.sightFor(role)
      return sight.catchUp(audienceOf(role), await this.#missed(sight, since))
    })
  }

  /** What came after `since`; undefined where that is too long ago, or never was. */
  async #missed(sight: Sight, since?: number): Promise<readonly Step[] | undefined> {
    const { seq } = sight.game
    if (since === undefined || since > seq || seq - since > MOST_NEWS) return undefined
    if (since === seq) return []
    // A delayed sight goes on by itself while the log is read.
    if (sight !== this.#live) return undefined
    return stepsSince(this.#world.store, this.id, this.setting, since, seq)
  }

  /** Someone at the board did something: durable when this resolves with an acknowledgement. */
  act(role: Role, seat: string, id: string, raw: ClientAct, arrival: Arrival): Promise<Answer> {
    const by = actorOf(role)
    if (by === undefined || !mayAct(role, raw.act))
      return Promise.resolve(refused('not-for-this-seat'))
    this.usedAt = this.#world.now()
    if ((this.game.acts[by] ?? 0) >= this.#world.maxActs)
      return Promise.resolve(refused('log-full'))
    const doing = byPerson(by, role, `${seat}:${id}`, raw, arrival, this.#house)
    const answer = this.#run(() =>
      this.#isBehind || this.game.state.status === 'awaiting-start'
        ? this.#do(doing)
        : this.#log.write(doing),
    )
    // Only an arbiter's ruling, or the players' own without one, has a game played anew.
    if (raw.act !== 'rule' && raw.act !== 'cancel') return answer
    return answer.then(async came => {
      await this.openNewGame()
      return came
    })
  }

  /** Sets up the game that is played in place of this one, where the arbiter has ruled so. */
  async openNewGame(): Promise<void> {
    if (this.game.newGame === null) return
    const { store, now, armed, setUp } = this.#world
    const { game, setting, house } = this
    const opened = await openNewGame(store, now(), this.id, { game, setting, house })
    if (opened === null) return
    if (opened.due !== null) armed(opened.due)
    setUp(opened.board)
  }

  async #do(doing: Doing): Promise<Answer> {
    if (this.#isBehind) await this.#upToDate()
    const waits = this.game.state.status === 'awaiting-start'
    if (waits && playing.has(doing.raw.act))
      return (await this.#log.answeredBefore(doing)) ?? refused('game-not-started')
    const answer = await this.#log.write(doing)
    if (waits && answer.kind === 'ack') await this.#startWhenBothAreThere()
    return answer
  }

  async #startWhenBothAreThere(): Promise<void> {
    const { state } = this.game
    if (state.status !== 'awaiting-start' || this.#house.startWhen !== 'both-present') return
    if (!bothPresent(this.game)) return
    await this.#log.write(byHouse({ act: 'start' }, 'start', state.at, 'both-present'))
  }

  /** What is due is done: flags, lateness, the start, going on. Whether anything came of it. */
  alarm(): Promise<boolean> {
    this.usedAt = this.#world.now()
    return this.#run(async () => {
      const before = this.game.seq
      const { laws } = this.setting
      // The moment is taken first: what stands still after it makes nothing due.
      const now = this.#world.now()
      await this.#upToDate()
      for (const doing of whatIsDue(
        () => this.game,
        laws,
        this.#house,
        () => now,
      ))
        await this.#log.write(doing)
      return this.game.seq > before
    })
  }

  /** The position turned out to be dead: the game ended with the move that made it so, and the Laws look again. */
  #endDead(): void {
    const { state } = this.game
    const doing: Doing = {
      by: 'clock',
      raw: { act: 'observe', what: 'dead-position' },
      id: `house:dead:${state.ply}` as ActId,
      at: state.at,
      circumstances: { cause: 'dead-position' },
    }
    void this.#run(async () => {
      await this.#upToDate()
      await this.#log.write(doing)
    }).catch(error => this.#passOver(error))
  }

  /**
   * The server stood still, too shortly to stop the clocks. Whatever came meanwhile counts from its beginning; what the
   * player whose clock ran could have lost besides stands in the record, for the arbiter (6.10).
   */
  noteStandstill(from: number, until: number): void {
    if (!isRunning(this.game)) return
    const { scheduledStart } = this.#house
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
    // Whoever is at work looks when he is done: most news is of his own entry.
    if (this.#mailbox.idle && this.#log.isBehind) this.look()
  }

  look(): void {
    void this.#run(() => this.#upToDate()).catch(error => this.#passOver(error))
  }

  /** Its people changed what they settle for it. `false` where what is kept of the game itself was changed. */
  async reread(): Promise<boolean> {
    const kept = await this.#world.store.boards.get(this.id)
    if (kept === undefined || kept.version === this.#version) return true
    if (deletedOf(kept.meta)) return false
    const before = this.#house
    this.#version = kept.version
    this.#house = parseHouse(kept.meta)
    if (this.#house.redactedAt !== before.redactedAt) return false
    if (before.open && !this.#house.open) {
      for (const { watcher } of [...this.#watching]) watcher.shutOut?.()
    }
    if (this.#house.spectatorDelay !== before.spectatorDelay) await this.#moveSpectators()
    return true
  }

  /** Who watches is not let go on seeing what he may not see any more, nor left behind. */
  #moveSpectators(): Promise<void> {
    this.#delayed?.end()
    this.#delayed = null
    for (const { role, watcher, sight } of this.#watching)
      if (role === 'spectator') sight.unwatch(watcher)
    return this.#run(async () => {
      const sight = await this.sightFor('spectator')
      for (const watching of this.#watching) {
        if (watching.role !== 'spectator') continue
        watching.sight = sight
        sight.watch(watching.watcher)
      }
    })
  }

  /** A job of this board; one that finds it damaged locks it. */
  async #run<T>(job: () => Promise<T>): Promise<T> {
    try {
      return await this.#mailbox.run(job)
    } catch (error) {
      if (isDamage(error)) this.#world.damaged(this.id, error)
      throw error
    }
  }

  /** The store is away: what it could not do now is done when the board is used next. */
  #passOver(error: unknown): void {
    if (error instanceof StoreError && error.transient) return
    this.#world.failed(this.id, error)
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
    this.#dead.end()
    this.#delayed?.end()
  }

  get #outage(): Outage | undefined {
    return unwrittenOutage(this.game, this.#house, this.#world.outagesAfter)
  }

  get #isBehind(): boolean {
    return this.#log.isBehind || this.#outage !== undefined || this.#world.doubt() !== undefined
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
      const doubt = this.#world.doubt()
      if (doubt === undefined) return
      await doubt
    }
  }

  /** Up to the end of the log, and past whatever outage the server had meanwhile. */
  async #upToDate(): Promise<void> {
    await this.#beyondDoubt()
    if (this.#log.isBehind) await this.#log.readOn()
    for (let outage = this.#outage; outage !== undefined; outage = this.#outage) {
      const answer = await this.#log.write(stopClocks(outage, this.#house))
      if (answer.kind === 'refused' || answer.again) return
    }
  }
}
