import { createHash } from 'node:crypto'

/** The status of a push to Lichess. It never contains the token. */
export interface PushStatus {
  readonly lichessRound: string
  readonly state: 'waiting' | 'pushed' | 'retrying' | 'stopped'
  /** When Lichess last accepted games: milliseconds since 1970. */
  readonly pushedAt: number | null
  readonly games: number
  /** What Lichess reported about single games. */
  readonly problems: readonly string[]
  /**
   * Why it stopped or is retrying: `token-refused`, `no-such-round`, `too-often`, `no-answer`,
   * `server-error`.
   */
  readonly fault: PushFault | null
}
export type PushFault =
  | 'token-refused'
  | 'no-such-round'
  | 'too-often'
  | 'no-answer'
  | 'server-error'
  | 'refused'

export interface PushTarget {
  /** For example https://lichess.org. */
  readonly url: string
  readonly round: string
  readonly token: string
}

export interface PushOptions {
  /** Milliseconds between two checks of the games. */
  readonly every?: number
  /** The wait after the first failure; each further wait is twice as long. */
  readonly retryAfter?: number
  readonly now?: () => number
}

/** How many games are sent at once. */
const MAX_GAMES = 100
const LONGEST_WAIT = 60_000
/** Milliseconds to wait after "too many requests". */
const RATE_LIMITED_WAIT = 60_000
const REQUEST_TIMEOUT = 15_000
const MAX_PROBLEMS = 20

/**
 * Sends the games of one round to a broadcast round of Lichess whenever they change. After a
 * temporary failure it retries with growing delays. It stops if Lichess refuses the token or does
 * not know the round.
 */
export class LichessPush {
  readonly #target: PushTarget
  readonly #games: () => Promise<readonly string[]>
  readonly #every: number
  readonly #retryAfter: number
  readonly #now: () => number
  #timer: ReturnType<typeof setTimeout> | undefined
  #sentHash = ''
  #failures = 0
  #isStopped = false
  #status: PushStatus

  constructor(
    target: PushTarget,
    games: () => Promise<readonly string[]>,
    options: PushOptions = {},
  ) {
    this.#target = target
    this.#games = games
    this.#every = options.every ?? 3000
    this.#retryAfter = options.retryAfter ?? 2000
    this.#now = options.now ?? Date.now
    this.#status = {
      lichessRound: target.round,
      state: 'waiting',
      pushedAt: null,
      games: 0,
      problems: [],
      fault: null,
    }
    this.#schedule(0)
  }

  get status(): PushStatus {
    return this.#status
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#status = { ...this.#status, state: 'stopped' }
  }

  #schedule(after: number): void {
    if (this.#isStopped) return
    this.#timer = setTimeout(() => void this.#check(), after)
    // The timer must not keep the process alive.
    this.#timer.unref()
  }

  async #check(): Promise<void> {
    try {
      const games = (await this.#games()).slice(0, MAX_GAMES)
      const text = games.join('\n')
      const hash = createHash('sha256').update(text).digest('base64')
      if (games.length === 0 || hash === this.#sentHash) return this.#schedule(this.#every)
      const wait = await this.#push(text, games.length, hash)
      this.#schedule(wait)
    } catch {
      this.#failed('no-answer')
      this.#schedule(this.#backoff())
    }
  }

  /** Sends the games, and returns how long to wait. */
  async #push(text: string, count: number, hash: string): Promise<number> {
    const { url, round, token } = this.#target
    const address = `${url.replace(/\/$/, '')}/api/broadcast/round/${round}/push`
    const answer = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain; charset=utf-8' },
      body: text,
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    })
    if (answer.ok) {
      this.#sentHash = hash
      this.#failures = 0
      this.#status = {
        ...this.#status,
        state: 'pushed',
        pushedAt: this.#now(),
        games: count,
        problems: problemsIn(await answer.json().catch(() => null)),
        fault: null,
      }
      return this.#every
    }
    await answer.body?.cancel()
    return this.#refused(answer.status)
  }

  #refused(status: number): number {
    if (status === 401 || status === 403) this.#end('token-refused')
    else if (status === 404) this.#end('no-such-round')
    else if (status === 429) this.#failed('too-often')
    else if (status >= 500) this.#failed('server-error')
    else this.#end('refused')
    return status === 429 ? Math.max(RATE_LIMITED_WAIT, this.#backoff()) : this.#backoff()
  }

  #failed(fault: PushFault): void {
    this.#failures++
    this.#status = { ...this.#status, state: 'retrying', fault }
  }

  #end(fault: PushFault): void {
    this.stop()
    this.#status = { ...this.#status, fault }
  }

  #backoff(): number {
    return Math.min(LONGEST_WAIT, this.#retryAfter * 2 ** Math.max(0, this.#failures - 1))
  }
}

/** Lichess answers for each game, with the reason if it could not read one. */
function problemsIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null || !('games' in answer)) return []
  if (!Array.isArray(answer.games)) return []
  return answer.games
    .flatMap((game: unknown) =>
      typeof game === 'object' && game !== null && 'error' in game && typeof game.error === 'string'
        ? [game.error.slice(0, 200)]
        : [],
    )
    .slice(0, MAX_PROBLEMS)
}
