import { type Act, type GameState, readAct, refusalReasons } from '@jadoube/laws'
import type { ClientAct } from '@jadoube/protocol'
import type { BoardSettings } from '../game/board-settings.js'
import { followEntry, type Game, type GameStart, withEntry } from '../game/game.js'
import { type Circumstances, isSameAct, type LogLine, makeLogLine } from '../game/log-line.js'
import {
  type BoardId,
  type ClaimedAlarm,
  type LogEntry,
  logPages,
  type Store,
  StoreError,
} from '../store/index.js'
import type { BoardDecision } from './decision.js'
import { nextAlarm } from './due.js'
import { envelopeFits } from './envelope-fits.js'
import type { MateQuestions } from './mate-questions.js'
import { checkLink, damaged, type OpenedGame } from './open-game.js'
import { makeGameSnapshot } from './snapshot.js'
import { type Answer, refused, refusedByLaws, type SubmittedAct } from './submitted-act.js'

/**
 * Milliseconds. An alarm that fires too early finds nothing to do and is set again, so a distant
 * one need not be moved with every act. Nearer than this it is exact. The clocks of two processes
 * may differ by this much.
 */
const EXACT_WITHIN = 10_000

/** A snapshot is made after this many entries, in case the process has no chance to do it later. */
const SNAPSHOT_EVERY = 256

/** Milliseconds after which something that is due but cannot be done is tried again. */
const RETRY_AFTER = 1000

/**
 * When two processes use one board, one of them is always faster. Losing this many times in a row
 * is a fault.
 */
const MAX_ATTEMPTS = 50

export interface LogbookContext {
  readonly store: Store
  readonly now: () => number
  readonly decide: MateQuestions['decide']
  readonly settings: () => BoardSettings
  /** An alarm may be due earlier than known so far. */
  readonly armed: (due: number) => void
  /** The store failed at something that can wait until the board is next used. */
  readonly reportUnlessTransient: (error: unknown) => void
  /** One more entry was written or read. */
  readonly advanced: (line: LogLine, after: Game) => void
}

/** The log of a board as far as it was read, the resulting game, and the board's alarm. */
export class Logbook {
  readonly #board: BoardId
  readonly #gameStart: GameStart
  readonly #context: LogbookContext
  #game: Game
  /** The newest entry that news has announced. */
  #announced = 0
  #cachedDue: { game: Game; settings: BoardSettings; due: number | null } | undefined
  /** When the alarm in the store fires, if this process was the last to set it. */
  #armedFor: number | null | undefined
  /** The hash of the last entry. */
  #hash: string
  /** The entry of the last snapshot, or the one from which the log was read. */
  #snapshotAt: number

  constructor(
    board: BoardId,
    { gameStart, game, hash, from }: OpenedGame,
    context: LogbookContext,
  ) {
    this.#board = board
    this.#gameStart = gameStart
    this.#context = context
    this.#game = game
    this.#hash = hash
    this.#snapshotAt = from
  }

  get game(): Game {
    return this.#game
  }

  get isBehind(): boolean {
    return this.#announced > this.#game.seq
  }

  /** There may be new entries. */
  noteAnnounced(seq: number): void {
    this.#announced = Math.max(this.#announced, seq)
  }

  /** When the board must be checked next. */
  get due(): number | null {
    const game = this.#game
    const settings = this.#context.settings()
    if (this.#cachedDue?.game !== game || this.#cachedDue.settings !== settings) {
      this.#cachedDue = { game, settings, due: nextAlarm(game, this.#gameStart.laws, settings) }
    }
    return this.#cachedDue.due
  }

  /**
   * The first answer to an act that was sent before; a different act with the same id is refused.
   */
  async earlierAnswer(submitted: SubmittedAct): Promise<Answer | undefined> {
    const { id } = submitted
    const first = id && (await this.#context.store.log.ofAct(this.#board, id))
    return first && answerToRepeat(first, submitted)
  }

  /**
   * Decides by the Laws and writes the result. After losing a race against another process it
   * decides again.
   */
  async write(submitted: SubmittedAct): Promise<Answer> {
    const { by, raw } = submitted
    const { laws } = this.#gameStart
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const game = this.#game
      const { state } = game
      const act = readAct(raw, Math.max(submitted.at, earliestTime(state, raw)), by)
      if (!act.ok) return refusedByLaws(act.error)
      const fits = envelopeFits(state, act.value)
      if (fits !== true && !(await fits)) {
        const code = 'envelope-changed'
        return { kind: 'refused', code, reason: refusalReasons[code] }
      }
      const deciding = this.#context.decide(state, act.value, laws)
      const decided = deciding instanceof Promise ? await deciding : deciding
      if (decided.refusal !== null) {
        const earlier = await this.earlierAnswer(submitted)
        if (earlier) return earlier
        if (decided.events.length === 0) return refusedByLaws(decided.refusal)
      }
      const answer = await this.#append(game, submitted, act.value, decided)
      if (answer !== 'lost-race') return answer
      await this.readNewEntries()
    }
    throw new Error(`board ${this.#board} could not be written to`)
  }

  /**
   * Writes an act that was decided in this game, unless another process has written an entry since.
   */
  async #append(
    before: Game,
    submitted: SubmittedAct,
    act: Act,
    decided: BoardDecision,
  ): Promise<Answer | 'lost-race'> {
    const { store, now, armed } = this.#context
    const { by, raw, id, alarm } = submitted
    const { state, events, refusal, isMateOpen } = decided
    const settings = this.#context.settings()
    const circumstances: Circumstances = isMateOpen
      ? { ...submitted.circumstances, mate: 'undetermined' }
      : submitted.circumstances
    const line: LogLine = { at: act.at, by, act: raw.act, circumstances, events }
    const writtenAt = now()
    const after = withEntry(before, { seq: before.seq + 1, at: writtenAt } as LogEntry, line, state)
    const due = nextAlarm(after, this.#gameStart.laws, settings)
    const setsAlarm = alarm || !this.#firesInTime(due, writtenAt)
    let appended: Awaited<ReturnType<Store['log']['append']>>
    try {
      appended = await store.log.append({
        board: this.#board,
        expected: before.seq,
        at: writtenAt,
        body: makeLogLine(raw, act, circumstances, events),
        ...(id && { act: id }),
        ...(setsAlarm && { alarm: due }),
      })
    } catch (error) {
      // It is unknown whether the entry was written: the log must be read again.
      if (error instanceof StoreError && error.outcome === 'unknown') this.#announced = Infinity
      throw error
    }
    if (!appended.ok) {
      if (appended.error.code === 'not-found') return refused('no-such-board')
      // Entries that existed, and that somebody was told of, are gone.
      if (appended.error.actual < before.seq) throw damaged('chain-cut-short')
      return 'lost-race'
    }
    const { entry, again } = appended.value
    if (again) return answerToRepeat(entry, submitted)
    const game = entry.at === after.writtenAt ? after : { ...after, writtenAt: entry.at }
    this.#advance(line, game, entry.hash)
    this.#cachedDue = { game, settings, due }
    if (setsAlarm) this.#armedFor = due
    if (due !== null && setsAlarm) armed(due)
    return refusal === null ? { kind: 'ack', seq: entry.seq, again } : refusedByLaws(refusal)
  }

  /** Reads what other processes have written. */
  async readNewEntries(): Promise<void> {
    this.#armedFor = undefined
    const announced = this.#announced
    // News that arrives from now on may be of entries that are not read any more.
    this.#announced = 0
    try {
      for await (const entries of logPages(this.#context.store, this.#board, this.#game.seq)) {
        for (const entry of entries) {
          checkLink({ seq: this.#game.seq, hash: this.#hash }, entry)
          const { game, line } = followEntry(this.#game, entry)
          this.#advance(line, game, entry.hash)
        }
      }
    } catch (error) {
      this.noteAnnounced(announced)
      throw error
    }
  }

  /** An alarm fired although nothing was due: the game has moved on since it was set. */
  async rearm(alarm: ClaimedAlarm): Promise<void> {
    const { store, now } = this.#context
    for (let seq = -1; seq !== this.#game.seq; ) {
      seq = this.#game.seq
      const { due } = this
      const at = due === null || due > now() ? due : now() + RETRY_AFTER
      if (at === null) await store.alarms.settle(alarm)
      else await store.alarms.arm(this.#board, at)
      // If another process has written meanwhile, this has overwritten its alarm.
      await this.readNewEntries()
      this.#armedFor = at
    }
  }

  /** Saves a snapshot of the game if at least `entries` were added since the last one. */
  async saveSnapshot(entries: number): Promise<void> {
    const game = this.#game
    if (game.seq - this.#snapshotAt < entries) return
    this.#snapshotAt = game.seq
    const snapshot = makeGameSnapshot(this.#board, this.#gameStart, game, this.#hash)
    // Play does not depend on it: a snapshot that could not be written does no harm.
    await this.#context.store.snapshots.save(snapshot).catch(this.#context.reportUnlessTransient)
  }

  /** Whether the alarm that is already set is early enough. */
  #firesInTime(due: number | null, now: number): boolean {
    const set = this.#armedFor
    if (set === due) return true
    return set != null && due !== null && due >= set && set > now + EXACT_WITHIN
  }

  #advance(line: LogLine, after: Game, hash: string): void {
    this.#hash = hash
    this.#game = after
    this.#context.advanced(line, after)
    void this.saveSnapshot(SNAPSHOT_EVERY)
  }
}

/**
 * The earliest time that an act can have. Two touches at the same moment would have no known order
 * (4.3.3), but acts that arrive one after the other do.
 */
const earliestTime = ({ at, hand }: GameState, { act }: ClientAct): number =>
  act === 'touch' && hand !== null ? at + 1 : at

/** The answer to an act that is already in the log, if it is the same act. */
function answerToRepeat(entry: LogEntry, { by, raw }: SubmittedAct): Answer {
  return isSameAct(entry.body, by, raw)
    ? { kind: 'ack', seq: entry.seq, again: true }
    : refused('act-id-used')
}
