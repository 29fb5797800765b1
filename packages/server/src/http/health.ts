import { errorReasons } from '@jadoube/protocol'
import type { Service } from '../service.js'

/** Milliseconds for which an answer of the store counts. Anybody may ask, as often as they like. */
const CACHED_FOR = 1000

interface Answer {
  readonly status: 200 | 503
  readonly body: object
}

/** Whether the server works. A flood of questions reaches the store at most once a second. */
export class Health {
  readonly #service: Pick<Service, 'store' | 'heartbeat' | 'boards' | 'events'>
  readonly #now: () => number
  #storeCheck: { readonly answers: Promise<boolean>; at: number } | undefined

  constructor(
    service: Pick<Service, 'store' | 'heartbeat' | 'boards' | 'events'>,
    now: () => number = () => performance.now(),
  ) {
    this.#service = service
    this.#now = now
  }

  /** Whether this process can serve games. A damaged board is no reason to send players away. */
  async ready(): Promise<Answer> {
    const answers = await this.#storeAnswers()
    // A store that can be read but not written to, such as a full disk, stores no games.
    return answers && this.#service.heartbeat.isStoreAvailable
      ? { status: 200, body: { ok: true } }
      : unhealthy('store-unavailable')
  }

  /** Whether everything is in order, for monitoring. */
  async check(): Promise<Answer> {
    const { boards, events } = this.#service
    const ready = await this.ready()
    if (ready.status !== 200) return ready
    const locked = boards.locked + events.damaged
    return locked === 0 ? ready : unhealthy('board-locked', { locked })
  }

  #storeAnswers(): Promise<boolean> {
    if (this.#storeCheck === undefined || this.#now() - this.#storeCheck.at >= CACHED_FOR) {
      const answers = this.#service.store.boards.count().then(
        () => true,
        () => false,
      )
      // While the store does not answer, everybody waits for the same question.
      const storeCheck = { answers, at: Number.POSITIVE_INFINITY }
      this.#storeCheck = storeCheck
      void answers.then(() => {
        storeCheck.at = this.#now()
      })
    }
    return this.#storeCheck.answers
  }
}

function unhealthy(code: 'board-locked' | 'store-unavailable', more: object = {}): Answer {
  const error = { code, reason: errorReasons[code] }
  return { status: 503, body: { ok: false, error, ...more } }
}
