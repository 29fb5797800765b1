import {
  type BoardId,
  type Outage,
  type SilentProcess,
  type Store,
  StoreError,
} from '../store/index.js'

/**
 * Writes heartbeats. While none were written, no press could be received, so clocks that were
 * running are set back to the last heartbeat. A clock is therefore wrong by at most one interval.
 */
export class Heartbeat {
  readonly #store: Store
  readonly #now: () => number
  readonly #every: number
  readonly #tolerance: number
  readonly #outage: (outages: readonly Outage[]) => void
  readonly #stoodStill: (outage: Outage) => void
  readonly #stopClocks: (outage: Outage, boards: readonly BoardId[]) => Promise<void>
  readonly #beforeBeat: () => void
  readonly #storeAway: (reason: string | null) => void
  readonly #failed: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> | undefined
  /** An extra heartbeat, written because one is overdue. */
  #extra: Promise<void> | undefined
  #latestOutageEnd: number | undefined
  #unsubscribe: (() => void) | undefined
  /**
   * The last time something became durable, and the longest gap between two such times since the
   * last heartbeat.
   */
  #lastWrite = 0
  #longestSilence = 0
  #silentFrom = 0
  /** Stopping the boards of a process that has fallen silent. */
  #stopping: Promise<void> | undefined
  /** The heartbeat in progress, and the longest silence since it began, which it does not cover. */
  #beatAt = 0
  #longestSince = 0
  /** Why the last heartbeat could not be written. */
  #unavailableReason: string | null = null

  constructor(parts: {
    readonly store: Store
    readonly now: () => number
    /** Milliseconds between two heartbeats. */
    readonly every: number
    /** How long a silence may last before it is an outage; default: three heartbeats. */
    readonly tolerance?: number
    readonly outage: (outages: readonly Outage[]) => void
    /** This process stood still while others continued: called before anything else is decided. */
    readonly stoodStill?: (outage: Outage) => void
    /** Stops the clocks of boards whose players were connected to a silent process. */
    readonly stopClocks?: (outage: Outage, boards: readonly BoardId[]) => Promise<void>
    /** Called before every heartbeat except the first. */
    readonly beforeBeat?: () => void
    /** The store has just become unavailable, with the reason; null when it is available again. */
    readonly storeAway: (reason: string | null) => void
    readonly failed: (error: unknown) => void
  }) {
    this.#store = parts.store
    this.#now = parts.now
    this.#every = parts.every
    this.#tolerance = parts.tolerance ?? parts.every * 3
    this.#outage = parts.outage
    this.#stoodStill = parts.stoodStill ?? (() => {})
    this.#stopClocks = parts.stopClocks ?? (async () => {})
    this.#beforeBeat = parts.beforeBeat ?? (() => {})
    this.#storeAway = parts.storeAway
    this.#failed = parts.failed
  }

  /** Whether acts can be stored now, as far as the last heartbeat tells. */
  get isStoreAvailable(): boolean {
    return this.#unavailableReason === null
  }

  /**
   * A silence of this length is not an outage while the process is alive: a heartbeat may be late.
   */
  get tolerance(): number {
    return this.#tolerance
  }

  /**
   * Writes the first heartbeat. If this process serves the boards alone (`alone`), they were not
   * served since the last heartbeat, however short that is. Otherwise another process may have
   * continued.
   */
  async start(alone: boolean): Promise<void> {
    if (alone) await this.#store.attendance.clear()
    await this.#beat(alone ? 0 : this.tolerance)
    this.#unsubscribe = this.#store.subscribe('all', news => {
      // Writes of another process say nothing about this one.
      if (news.kind === 'appended' && !news.elsewhere) this.#noteWrite(this.#now())
    })
    this.#timer = setInterval(() => {
      this.#beforeBeat()
      if (this.#extra !== undefined) return
      this.#beating ??= this.#regularBeat().finally(() => {
        this.#beating = undefined
      })
    }, this.#every)
  }

  /**
   * Set while nothing may be decided: heartbeats are overdue, so the process or its store stood
   * still, and flags may seem to have fallen meanwhile. The promise resolves once the outage is
   * recorded and every board knows of it.
   */
  get standstillCheck(): Promise<void> | undefined {
    if (this.#timer === undefined || this.#silence() <= this.tolerance) return undefined
    if (this.#extra === undefined) {
      this.#extra = this.#beatAgain().finally(() => {
        this.#extra = undefined
      })
      // Callers that wait for it get the error; there may be none.
      this.#extra.catch(() => {})
    }
    return this.#extra
  }

  async stop(): Promise<void> {
    if (this.#timer === undefined) return // it was never started
    clearInterval(this.#timer)
    this.#unsubscribe?.()
    await this.#beating
    await this.#extra?.catch(() => {})
    await this.#stopping
    await this.#beat(this.#toleranceNow()).catch(() => {}) // the earlier report still holds
    await this.#store.attendance.end().catch(() => {}) // it will be found silent
    this.#timer = undefined
  }

  async #regularBeat(): Promise<void> {
    try {
      await this.#beat(this.#toleranceNow())
      this.#setUnavailable(null)
    } catch (error) {
      if (error instanceof StoreError) this.#setUnavailable(error.reason)
      else this.#failed(error)
    }
  }

  /** The heartbeat in progress may have begun before the standstill: the next one tells. */
  async #beatAgain(): Promise<void> {
    await this.#beating
    if (this.#silence() > this.tolerance) await this.#beat(this.#toleranceNow())
  }

  /**
   * Nobody waits for this here: the boards wait until their players are attended or their clocks
   * are stopped.
   */
  #stopBoardsOf(silent: readonly SilentProcess[], until: number): void {
    this.#stopping ??= (async () => {
      for (const { from, boards, forget } of silent) {
        await this.#stopClocks({ from, until }, boards)
        await forget()
      }
    })()
      .catch(error => {
        // It is tried again with the next heartbeat.
        if (!(error instanceof StoreError)) this.#failed(error)
      })
      .finally(() => {
        this.#stopping = undefined
      })
  }

  #setUnavailable(reason: string | null): void {
    if ((reason === null) === (this.#unavailableReason === null)) return
    this.#unavailableReason = reason
    this.#storeAway(reason)
  }

  #noteWrite(at: number): void {
    if (at - this.#lastWrite > this.#longestSilence) {
      this.#longestSilence = at - this.#lastWrite
      this.#silentFrom = this.#lastWrite
    }
    this.#longestSince = Math.max(this.#longestSince, at - Math.max(this.#beatAt, this.#lastWrite))
    this.#lastWrite = at
  }

  /** The longest time without any durable write since the last heartbeat. */
  #silence(): number {
    return Math.max(this.#longestSilence, this.#now() - this.#lastWrite)
  }

  /**
   * If a heartbeat was late but acts were accepted all the time, no press was lost: that is not an
   * outage.
   */
  #toleranceNow(): number {
    return this.#silence() <= this.tolerance ? NO_OUTAGE : this.tolerance
  }

  async #beat(tolerance: number): Promise<void> {
    const at = this.#now()
    const isStandstill = tolerance === this.tolerance
    const from = at - this.#lastWrite > this.#longestSilence ? this.#lastWrite : this.#silentFrom
    this.#beatAt = at
    this.#longestSince = 0
    const latest = await this.#store.heartbeats.beat(at, tolerance)
    // The silence ends only when the boards know of the outage: otherwise a flag could fall in
    // between.
    if (latest !== undefined && latest.until !== this.#latestOutageEnd) {
      const outages = await this.#store.heartbeats.outagesAfter(this.#now() - LONG_AGO)
      this.#latestOutageEnd = latest.until
      this.#outage(outages)
    } else if (isStandstill && from > 0) {
      // Others continued, so it was not an outage for everybody, but it was for players connected
      // here.
      this.#stoodStill({ from, until: at })
    }
    const silent = await this.#store.attendance.sign(at, this.tolerance)
    if (silent.length > 0) this.#stopBoardsOf(silent, at)
    this.#longestSilence = this.#longestSince
    this.#lastWrite = Math.max(this.#lastWrite, at)
  }
}

/** Longer than any silence. */
const NO_OUTAGE = Number.MAX_SAFE_INTEGER

/** No clock has been running for longer. */
const LONG_AGO = 30 * 86_400_000
