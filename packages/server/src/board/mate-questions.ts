import {
  type CanMate,
  type MateAnswers,
  MateUnanswered,
  mateLeftOpen,
  nodesAtOnce,
  withMateAnswers,
} from '@jadoube/can-mate'
import { type Color, makeFen, type Position } from '@jadoube/chess'
import type { Act, GameState, Laws } from '@jadoube/laws'
import { deadnessOf } from '@jadoube/laws/internals'
import { StoreError } from '../store/index.js'
import { type BoardDecision, decideAct } from './decision.js'

/**
 * Milliseconds after which the arbiter is asked instead. The search itself ends well before, unless
 * many are waiting.
 */
const BUDGET = 20_000
const MAX_CACHED = 1000
/** An act asks about few positions; more rounds than this would be a fault. */
const MAX_ROUNDS = 8

/** Whether this player can still mate, searched with at most this many nodes. */
export interface MateQuestion {
  readonly fen: string
  readonly color: Color
  readonly nodes: number
}

/**
 * Decides acts without blocking the event loop. A hard question about who can still mate is
 * answered on another thread, and the act is then decided with the answer, at its original time.
 */
export class MateQuestions {
  readonly #ask: (question: MateQuestion, budget: number) => Promise<CanMate>
  readonly #cached = new Map<string, CanMate>()
  readonly #searching = new Map<string, Promise<CanMate>>()
  readonly #answers: MateAnswers = {
    nodes: nodesAtOnce,
    known: (position, color, nodes) => {
      if (this.#cached.size + this.#searching.size === 0) return undefined
      const key = keyOf(position, color, nodes)
      if (this.#searching.has(key)) throw new MateUnanswered(position, color, nodes)
      return this.#cached.get(key)
    },
    answer: (position, color, nodes) => {
      throw new MateUnanswered(position, color, nodes)
    },
  }

  constructor(ask: (question: MateQuestion, budget: number) => Promise<CanMate>) {
    this.#ask = ask
  }

  decide(state: GameState, act: Act, laws: Laws): BoardDecision | Promise<BoardDecision> {
    const work = () => decideAct(state, act, laws)
    const decided = this.#attempt(work)
    if (!(decided instanceof MateUnanswered)) return decided
    return this.#searchAndRetry(decided, work).then(
      found => found ?? { ...withMateAnswers(mateLeftOpen, work), isMateOpen: true },
    )
  }

  /**
   * Whether the game is over because of a dead position that was not recognised at once (5.2.2).
   */
  async isDead(state: GameState, laws: Laws): Promise<boolean> {
    const work = () => deadnessOf(state, laws)
    const found = this.#attempt(work)
    const answer = found instanceof MateUnanswered ? await this.#searchAndRetry(found, work) : found
    return answer === 'dead'
  }

  #attempt<T>(work: () => T): T | MateUnanswered {
    try {
      return withMateAnswers(this.#answers, work)
    } catch (fault) {
      if (fault instanceof MateUnanswered) return fault
      throw fault
    }
  }

  /** Undefined if an answer did not arrive in time. */
  async #searchAndRetry<T>(first: MateUnanswered, work: () => T): Promise<T | undefined> {
    let found: T | MateUnanswered = first
    for (let round = 0; round < MAX_ROUNDS; round++) {
      if (!(found instanceof MateUnanswered)) return found
      const answer = await this.#answer(found).catch(unanswered)
      if (answer === undefined) return undefined
      found = this.#attempt(work)
    }
    return found instanceof MateUnanswered ? undefined : found
  }

  /** One search for everybody who asks the same question. */
  #answer({ position, color, nodes }: MateUnanswered): Promise<CanMate> {
    const key = keyOf(position, color, nodes)
    const searching =
      this.#searching.get(key) ??
      this.#ask({ fen: makeFen(position), color, nodes }, BUDGET)
        .then(answer => {
          if (this.#cached.size >= MAX_CACHED) this.#cached.clear()
          this.#cached.set(key, answer)
          return answer
        })
        .finally(() => this.#searching.delete(key))
    this.#searching.set(key, searching)
    return searching
  }
}

/**
 * If the search did not end in time, the arbiter is asked. If the server is shutting down, nothing
 * is decided: the act is not written, and the client sends it again to the next server.
 */
function unanswered(fault: unknown): undefined {
  if (fault instanceof Error && 'code' in fault && fault.code === 'closed')
    throw new StoreError('store-unavailable', 'SHUTDOWN')
  return undefined
}

/** Who can mate does not depend on the move counters. */
const keyOf = (position: Position, color: Color, nodes: number): string =>
  `${nodes} ${color} ${makeFen(position).split(' ').slice(0, 4).join(' ')}`
