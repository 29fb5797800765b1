import { readAct, refusalReasons } from '@jadoube/laws'
import type { ClientAct, ErrorCode, Role } from '@jadoube/protocol'
import { errorReasons } from '@jadoube/protocol'
import { actorOf, mayAct } from '../seats/may-act.js'
import type { ActId, BoardId, ClaimedAlarm, LogEntry, Outage, Store } from '../store/index.js'
import { StoreError } from '../store/index.js'
import { audienceOf } from '../view/audience.js'
import { INTERRUPTION } from '../view/pending.js'
import { decideAct } from './decision.js'
import { DelayedSight } from './delayed-sight.js'
import { flagDue, goOnDue, lateDue, nextDue, startDue } from './due.js'
import { bothPresent, followEntry, type Game, isRunning, type Setting, withEntry } from './game.js'
import { type House, parseHouse } from './house.js'
import { type Cause, type Circumstances, type Line, makeLine } from './line.js'
import { Mailbox } from './mailbox.js'
import { type Place, type Step, stepsSince } from './open-game.js'
import { openingFits } from './opening-fits.js'
import { Sight, type Watcher } from './sight.js'
import { makeKept } from './snapshot.js'

/** What became of an act. */
export type Answer =
  | { readonly kind: 'ack'; readonly seq: number; readonly again: boolean }
  | { readonly kind: 'refused'; readonly code: string; readonly reason: string }

export interface BoardWorld {
  readonly store: Store
  readonly now: () => number
  /** The outages of the server that ended after an instant. */
  readonly outagesAfter: (instant: number) => readonly Outage[]
  /** An alarm may be due earlier than was known. */
  readonly armed: (due: number) => void
  readonly changed: (board: Board) => void
}

interface Doing {
  readonly by: NonNullable<ReturnType<typeof actorOf>> | 'clock'
  readonly raw: ClientAct
  readonly id: ActId | undefined
  /** The moment of the act, in the time of the record. */
  readonly at: number
  readonly circumstances: Circumstances
  /** It answers a claimed alarm, which the entry sets anew in any case. */
  readonly alarm?: boolean
}

const ORDINARY: Circumstances = {}

const refused = (code: ErrorCode): Answer => ({
  kind: 'refused',
  code,
  reason: errorReasons[code],
})

/** Acts that nobody can do before the game has begun: else White's time would have run unseen. */
const playing: ReadonlySet<string> = new Set([
  'touch',
  'place',
  'remove',
  'displace',
  'move',
  'press',
])

/**
 * An alarm that rings too early finds nothing to do and is set anew, so one that is far off need not be moved
 * with every act. Nearer than this it is exact: so far apart may the clocks of two processes be.
 */
const FAR_OFF = 10_000

/** A gap of so many entries is filled with news; a wider one with the whole board. */
const MOST_NEWS = 32

/** After so many entries a snapshot is made, in case that the process does not come to it later. */
const SNAPSHOT_EVERY = 256

/** What is due and cannot be done is looked at again so much later. */
const LOOK_AGAIN = 1000

/** Of two processes at one board one is always faster; that many times in a row is a fault. */
const MOST_ATTEMPTS = 50

/**
 * One board while somebody is at it: the game as far as the log was read, and whoever watches. Any
 * process may have one of the same board: the log decides, and who lost the race reads on.
 */
export class Board {
  readonly id: BoardId
  readonly setting: Setting
  readonly #world: BoardWorld
  readonly #mailbox = new Mailbox()
  #house: House
  #version: number
  #live: Sight
  #delayed: DelayedSight | null = null
  /** The newest entry that news told of. */
  #heard = 0
  #keepers = 0
  #dueOf: { game: Game; house: House; due: number | null } | undefined
  /** When the alarm in the store rings, where this process was the last to set it. */
  #armedFor: number | null | undefined
  /** The hash of the last entry. */
  #hash: string
  /** The entry that the last snapshot was made of, or from which the log was read. */
  #snapshotAt: number
  usedAt: number

  constructor(
    id: BoardId,
    world: BoardWorld,
    { setting, game, hash, from }: Place & { readonly setting: Setting },
    kept: { readonly meta: string; readonly version: number },
  ) {
    this.id = id
    this.setting = setting
    this.#world = world
    this.#hash = hash
    this.#snapshotAt = from
    this.#house = parseHouse(kept.meta)
    this.#version = kept.version
    this.#live = new Sight(() => this.#about, game, world.now)
    this.usedAt = world.now()
  }

  get #about() {
    return { board: this.id, setting: this.setting, house: this.#house }
  }

  get game(): Game {
    return this.#live.game
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
    const { game } = this
    if (this.#dueOf?.game !== game || this.#dueOf.house !== this.#house) {
      const due = nextDue(game, this.setting.laws, this.#house)
      this.#dueOf = { game, house: this.#house, due }
    }
    return this.#dueOf.due
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
    return this.#mailbox.run(async () => {
      await this.#upToDate()
      const sight = await this.sightFor(role)
      sight.watch(watcher, await this.#missed(sight, since))
      return () => sight.unwatch(watcher)
    })
  }

  /** The same once, for who asks now and then. */
  newsSince(role: Role, since?: number): Promise<ReturnType<Sight['catchUp']>> {
    this.usedAt = this.#world.now()
    return this.#mailbox.run(async () => {
      await this.#upToDate()
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
  act(
    role: Role,
    seat: string,
    id: string,
    raw: ClientAct,
    arrival: { readonly at: number; readonly lag: number },
  ): Promise<Answer> {
    const by = actorOf(role)
    if (by === undefined || !mayAct(role, raw.act))
      return Promise.resolve(refused('not-for-this-seat'))
    this.usedAt = this.#world.now()
    const lag = Math.min(Math.max(0, Math.round(arrival.lag)), this.#house.lagAllowance)
    const doing: Doing = {
      by,
      raw: role === 'arbiter' ? translated(raw) : raw,
      id: `${seat}:${id}` as ActId,
      at: arrival.at - lag - this.#house.scheduledStart,
      circumstances: lag > 0 ? { lag } : ORDINARY,
    }
    return this.#mailbox.run(() =>
      this.#isBehind || this.game.state.status === 'awaiting-start'
        ? this.#do(doing)
        : this.#perform(doing),
    )
  }

  async #do(doing: Doing): Promise<Answer> {
    if (this.#isBehind) await this.#upToDate()
    const waits = this.game.state.status === 'awaiting-start'
    if (waits && playing.has(doing.raw.act))
      return (await this.#answeredBefore(doing)) ?? refused('game-not-started')
    const answer = await this.#perform(doing)
    if (waits && answer.kind === 'ack') await this.#houseActs()
    return answer
  }

  /** What is due is done: flags, lateness, the start, going on. Whether anything came of it. */
  alarm(): Promise<boolean> {
    this.usedAt = this.#world.now()
    return this.#mailbox.run(async () => {
      await this.#upToDate()
      const before = this.game.seq
      await this.#alarm()
      return this.game.seq > before
    })
  }

  /** An alarm rang while nothing was due: the game has moved on since it was set. */
  rearm(alarm: ClaimedAlarm): Promise<void> {
    const { store, now } = this.#world
    return this.#mailbox.run(async () => {
      for (let seq = -1; seq !== this.game.seq; ) {
        seq = this.game.seq
        const { due } = this
        const at = due === null || due > now() ? due : now() + LOOK_AGAIN
        if (at === null) await store.alarms.settle(alarm)
        else await store.alarms.arm(this.id, at)
        // If another process has written meanwhile, what it set was undone by this.
        await this.#readOn()
        this.#armedFor = at
      }
    })
  }

  /** There is something new in the log, or may be. */
  hear(seq: number): void {
    this.#heard = Math.max(this.#heard, seq)
    // Whoever is at work looks when he is done: most news is of his own entry.
    if (this.#mailbox.idle && this.#heard > this.game.seq) this.look()
  }

  look(): void {
    void this.#mailbox.run(() => this.#upToDate()).catch(passOver)
  }

  /** Its people changed what they settle for it. */
  async reread(): Promise<void> {
    const kept = await this.#world.store.boards.get(this.id)
    if (kept === undefined || kept.version === this.#version) return
    const delayed = this.#house.spectatorDelay
    this.#version = kept.version
    this.#house = parseHouse(kept.meta)
    if (this.#house.spectatorDelay !== delayed) {
      this.#delayed?.end()
      this.#delayed = null
    }
  }

  dispose(): void {
    this.#delayed?.end()
  }

  async #answeredBefore({ id }: Doing): Promise<Answer | undefined> {
    const first = id && (await this.#world.store.log.ofAct(this.id, id))
    return first && { kind: 'ack', seq: first.seq, again: true }
  }

  async #perform(doing: Doing): Promise<Answer> {
    const { store, now, armed } = this.#world
    const { by, raw, id, alarm, circumstances } = doing
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const { game } = this
      const { laws } = this.setting
      const at = Math.max(doing.at, game.state.at)
      const act = readAct(raw, at, by)
      if (!act.ok) return { kind: 'refused', code: act.error.code, reason: act.error.reason }
      const fits = openingFits(game.state, act.value)
      if (fits !== true && !(await fits)) {
        return {
          kind: 'refused',
          code: 'envelope-changed',
          reason: refusalReasons['envelope-changed'],
        }
      }
      const { state, events, refusal } = decideAct(game.state, act.value, laws)
      if (refusal !== null) {
        const before = await this.#answeredBefore(doing)
        if (before) return before
        if (events.length === 0) {
          return { kind: 'refused', code: refusal.code, reason: refusal.reason }
        }
      }
      const line: Line = { at, by, act: raw.act, circumstances, events }
      const writtenAt = now()
      const after = withEntry(game, { seq: game.seq + 1, at: writtenAt } as LogEntry, line, state)
      const due = nextDue(after, laws, this.#house)
      const set = alarm || !this.#ringsInTime(due, writtenAt)
      let answer: Awaited<ReturnType<Store['log']['append']>>
      try {
        answer = await store.log.append({
          board: this.id,
          expected: game.seq,
          at: writtenAt,
          body: makeLine(raw, act.value, circumstances, events),
          ...(id && { act: id }),
          ...(set && { alarm: due }),
        })
      } catch (error) {
        // Nobody knows whether it is there: the log is to be read again.
        if (error instanceof StoreError && error.outcome === 'unknown') this.#heard = Infinity
        throw error
      }
      if (answer.ok) {
        const { entry, again } = answer.value
        if (again) return { kind: 'ack', seq: entry.seq, again }
        const game = entry.at === after.writtenAt ? after : { ...after, writtenAt: entry.at }
        this.#hash = entry.hash
        this.#advance(line, game)
        this.#dueOf = { game, house: this.#house, due }
        if (set) this.#armedFor = due
        if (due !== null && set) armed(due)
        if (refusal !== null) return { kind: 'refused', code: refusal.code, reason: refusal.reason }
        return { kind: 'ack', seq: entry.seq, again }
      }
      if (answer.error.code === 'not-found') return refused('no-such-board')
      await this.#readOn()
    }
    throw new Error(`board ${this.id} could not be written to`)
  }

  /** Whether the alarm that is set already will do. */
  #ringsInTime(due: number | null, now: number): boolean {
    const set = this.#armedFor
    if (set === due) return true
    return set != null && due !== null && due >= set && set > now + FAR_OFF
  }

  #advance(line: Line, after: Game): void {
    this.#live.advance(line, after)
    this.#delayed?.comes(line, after)
    this.#world.changed(this)
    this.keepSnapshot(SNAPSHOT_EVERY)
  }

  /** Writes down how the game stands, where at least `entries` have come since that was last done. */
  keepSnapshot(entries: number): void {
    const { game } = this
    if (game.seq - this.#snapshotAt < entries) return
    this.#snapshotAt = game.seq
    const snapshot = makeKept(this.id, this.setting, game, this.#hash)
    // It only saves time: one that could not be written is missed by nobody.
    this.#world.store.snapshots.save(snapshot).catch(passOver)
  }

  get #isBehind(): boolean {
    return this.#heard > this.game.seq || this.#outage() !== undefined
  }

  /** Up to the end of the log, and past whatever outage the server had meanwhile. */
  async #upToDate(): Promise<void> {
    if (this.#heard > this.game.seq) await this.#readOn()
    await this.#interrupted()
  }

  async #readOn(): Promise<void> {
    const page = 1000
    this.#armedFor = undefined
    for (;;) {
      const entries = await this.#world.store.log.read(this.id, this.game.seq, page)
      for (const entry of entries) {
        const { game, line } = followEntry(this.game, entry)
        this.#hash = entry.hash
        this.#advance(line, game)
      }
      if (entries.length < page) break
    }
    this.#heard = this.game.seq
  }

  /** Clocks that ran when the server went away are stopped as of the last moment it knows of. */
  async #interrupted(): Promise<void> {
    const { scheduledStart } = this.#house
    for (let outage = this.#outage(); outage !== undefined; outage = this.#outage()) {
      const answer = await this.#perform({
        by: 'arbiter',
        raw: { act: 'pause', why: INTERRUPTION },
        id: `house:interruption:${outage.until}` as ActId,
        at: outage.from - scheduledStart,
        circumstances: {
          cause: 'interruption',
          interruption: { from: outage.from, until: outage.until },
        },
      })
      if (answer.kind === 'refused' || answer.again) return
    }
  }

  /** The first outage while a clock ran that is not in the log. */
  #outage(): Outage | undefined {
    const { game } = this
    if (!isRunning(game)) return undefined
    const last = game.state.at + this.#house.scheduledStart
    return this.#world
      .outagesAfter(Math.max(last, game.writtenAt))
      .find(({ until }) => until > last)
  }

  async #houseActs(): Promise<void> {
    const { state } = this.game
    if (state.status !== 'awaiting-start' || this.#house.startWhen !== 'both-present') return
    if (!bothPresent(this.game)) return
    await this.#perform({
      by: 'arbiter',
      raw: { act: 'start' },
      id: 'house:start' as ActId,
      at: state.at,
      circumstances: { cause: 'both-present' },
    })
  }

  async #alarm(): Promise<void> {
    const { now } = this.#world
    const { laws } = this.setting
    const { scheduledStart, lagAllowance } = this.#house
    const from = scheduledStart
    const is = (due: number | null) => due !== null && due <= now()
    const house = (raw: ClientAct, id: string, at: number, cause: Cause) =>
      this.#perform({
        by: 'arbiter',
        raw,
        id: id as ActId,
        at,
        circumstances: { cause },
        alarm: true,
      })
    if (is(startDue(this.game, this.#house))) {
      await house({ act: 'start' }, 'house:start', 0, 'scheduled')
    }
    if (is(goOnDue(this.game, this.#house))) {
      const id = `house:go-on:${this.game.interruption?.noticedAt}`
      await house({ act: 'restart' }, id, now() - from, 'go-on')
    }
    const flag = flagDue(this.game, laws)
    const late = lateDue(this.game, laws, this.#house)
    const dues: number[] = []
    if (flag !== null && is(from + flag + lagAllowance)) dues.push(Math.ceil(flag))
    if (late !== null && is(late)) dues.push(late - from)
    for (const at of dues.sort((a, b) => a - b)) {
      await this.#perform({
        by: 'clock',
        raw: { act: 'tick' },
        id: undefined,
        at,
        circumstances: { cause: 'alarm' },
        alarm: true,
      })
    }
  }
}

/** The store is away: what it could not do now is done when the board is used next. */
export function passOver(error: unknown): void {
  if (!(error instanceof StoreError)) throw error
}

/** The arbiter's answer to an interruption is to let play go on. */
function translated(raw: ClientAct): ClientAct {
  const answers = raw.act === 'rule' && raw.claim === INTERRUPTION && raw.verdict === 'correct'
  return answers ? { act: 'restart' } : raw
}
