import {
  type BoardId,
  type Outage,
  type SilentProcess,
  type Store,
  StoreError,
} from '../store/index.js'

/**
 * Signs of life, and what their absence tells: while none came, nobody's press was heard, so the clocks
 * that ran then are put back to the last one. A clock is therefore wrong by at most the time between two.
 */
export class Heartbeat {
  readonly #store: Store
  readonly #now: () => number
  readonly #every: number
  readonly #tolerance: number
  readonly #outage: (outages: readonly Outage[]) => void
  readonly #stood: (outage: Outage) => void
  readonly #stop: (outage: Outage, boards: readonly BoardId[]) => Promise<void>
  readonly #due: () => void
  readonly #away: (reason: string | null) => void
  readonly #failed: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #beating: Promise<void> | undefined
  /** A beat out of turn, because a sign is overdue. */
  #extra: Promise<void> | undefined
  #latest: number | undefined
  #unsubscribe: (() => void) | undefined
  /** The last thing that was seen to become durable, and the longest time between two such since the last beat. */
  #lastSign = 0
  #longestSilence = 0
  #silentFrom = 0
  /** Boards of a process that has fallen silent are being stopped. */
  #stopping: Promise<void> | undefined
  /** The beat under way, and the longest silence since it began: what it does not tell of. */
  #beatAt = 0
  #longestSince = 0
  /** Why the last beat could not be written. */
  #reason: string | null = null

  constructor(parts: {
    readonly store: Store
    readonly now: () => number
    /** Milliseconds between two signs. */
    readonly every: number
    /** How long a silence may last before it is an outage; three signs unless said. */
    readonly tolerance?: number
    readonly outage: (outages: readonly Outage[]) => void
    /** This process stood still while others continued: told before anything else is decided. */
    readonly stood?: (outage: Outage) => void
    /** Stops the clocks of boards whose players another process has not heard. */
    readonly stop?: (outage: Outage, boards: readonly BoardId[]) => Promise<void>
    /** Told before every beat but the first. */
    readonly due?: () => void
    /** The store has just stopped keeping anything, and why; null when it keeps again. */
    readonly away: (reason: string | null) => void
    readonly failed: (error: unknown) => void
  }) {
    this.#store = parts.store
    this.#now = parts.now
    this.#every = parts.every
    this.#tolerance = parts.tolerance ?? parts.every * 3
    this.#outage = parts.outage
    this.#stood = parts.stood ?? (() => {})
    this.#stop = parts.stop ?? (async () => {})
    this.#due = parts.due ?? (() => {})
    this.#away = parts.away
    this.#failed = parts.failed
  }

  /** Whether what is sent now can be kept, as far as the last beat tells. */
  get isHeard(): boolean {
    return this.#reason === null
  }

  /** A silence of this length is no outage while the process lives: a beat may be late. */
  get tolerance(): number {
    return this.#tolerance
  }

  /**
   * The first sign. Where this process alone serves the boards (`alone`) they were not served since the
   * last sign, however short that is; otherwise another process may have gone on.
   */
  async start(alone: boolean): Promise<void> {
    if (alone) await this.#store.attendance.clear()
    await this.#beat(alone ? 0 : this.tolerance)
    this.#unsubscribe = this.#store.subscribe('all', news => {
      // What another process writes says nothing of this one.
      if (news.kind === 'appended' && !news.elsewhere) this.#sign(this.#now())
    })
    this.#timer = setInterval(() => {
      this.#due()
      if (this.#extra !== undefined) return
      this.#beating ??= this.#regularBeat().finally(() => {
        this.#beating = undefined
      })
    }, this.#every)
  }

  /**
   * Whether nothing may be decided yet: signs are overdue, so the process or its store stood still, and flags may
   * seem to have fallen meanwhile. The promise resolves once the outage is recorded and every board was told of it.
   */
  get doubt(): Promise<void> | undefined {
    if (this.#timer === undefined || this.#silence() <= this.tolerance) return undefined
    if (this.#extra === undefined) {
      this.#extra = this.#beatAgain().finally(() => {
        this.#extra = undefined
      })
      // Anyone who waits for it is told; it may be nobody.
      this.#extra.catch(() => {})
    }
    return this.#extra
  }

  async stop(): Promise<void> {
    if (this.#timer === undefined) return // it never lived
    clearInterval(this.#timer)
    this.#unsubscribe?.()
    await this.#beating
    await this.#extra?.catch(() => {})
    await this.#stopping
    await this.#beat(this.#toleratesNow()).catch(() => {}) // what was said before holds
    await this.#store.attendance.end().catch(() => {}) // it will be found silent
    this.#timer = undefined
  }

  async #regularBeat(): Promise<void> {
    try {
      await this.#beat(this.#toleratesNow())
      this.#keeps(null)
    } catch (error) {
      if (error instanceof StoreError) this.#keeps(error.reason)
      else this.#failed(error)
    }
  }

  /** The beat under way may have begun before everything stood still: the next one tells. */
  async #beatAgain(): Promise<void> {
    await this.#beating
    if (this.#silence() > this.tolerance) await this.#beat(this.#toleratesNow())
  }

  /** Nobody waits for it here: the boards themselves wait until their players are heard or their clocks stopped. */
  #stopFor(silent: readonly SilentProcess[], until: number): void {
    this.#stopping ??= (async () => {
      for (const { from, boards, forget } of silent) {
        await this.#stop({ from, until }, boards)
        await forget()
      }
    })()
      .catch(error => {
        // It is tried again with the next sign.
        if (!(error instanceof StoreError)) this.#failed(error)
      })
      .finally(() => {
        this.#stopping = undefined
      })
  }

  #keeps(reason: string | null): void {
    if ((reason === null) === (this.#reason === null)) return
    this.#reason = reason
    this.#away(reason)
  }

  #sign(at: number): void {
    if (at - this.#lastSign > this.#longestSilence) {
      this.#longestSilence = at - this.#lastSign
      this.#silentFrom = this.#lastSign
    }
    this.#longestSince = Math.max(this.#longestSince, at - Math.max(this.#beatAt, this.#lastSign))
    this.#lastSign = at
  }

  /** The longest time without a sign since the last beat. */
  #silence(): number {
    return Math.max(this.#longestSilence, this.#now() - this.#lastSign)
  }

  /** Where a beat was late though acts were taken all the while, nobody went unheard: that is no outage. */
  #toleratesNow(): number {
    return this.#silence() <= this.tolerance ? NO_OUTAGE : this.tolerance
  }

  async #beat(tolerance: number): Promise<void> {
    const at = this.#now()
    const isLong = tolerance === this.tolerance
    const from = at - this.#lastSign > this.#longestSilence ? this.#lastSign : this.#silentFrom
    this.#beatAt = at
    this.#longestSince = 0
    const latest = await this.#store.heartbeats.beat(at, tolerance)
    // The silence counts as over only once the boards know of the outage: a flag could fall in between.
    if (latest !== undefined && latest.until !== this.#latest) {
      const outages = await this.#store.heartbeats.outagesAfter(this.#now() - LONG_AGO)
      this.#latest = latest.until
      this.#outage(outages)
    } else if (isLong && from > 0) {
      // Others continued, so this was no outage for everybody; for those who are connected here it was.
      this.#stood({ from, until: at })
    }
    const silent = await this.#store.attendance.sign(at, this.tolerance)
    if (silent.length > 0) this.#stopFor(silent, at)
    this.#longestSilence = this.#longestSince
    this.#lastSign = Math.max(this.#lastSign, at)
  }
}

/** No silence is as long. */
const NO_OUTAGE = Number.MAX_SAFE_INTEGER

/** No clock has run for longer. */
const LONG_AGO = 30 * 86_400_000
