import {
  type CanMate,
  type Color,
  type MateAnswers,
  MateUnanswered,
  makeFen,
  mateLeftOpen,
  nodesAtOnce,
  type Position,
  withMateAnswers,
} from '@jadoube/chess'
import type { Act, GameState, Laws } from '@jadoube/laws'
import type { MateQuestion } from '../worker/jobs.js'
import { type Decided, decideAct } from './decision.js'

/** Milliseconds after which the arbiter is asked instead; the search ends by itself well before, unless many wait. */
const BUDGET = 20_000
const MOST_KEPT = 1000
/** An act asks of few positions; more rounds than this would be a fault. */
const MOST_ROUNDS = 8

export interface Found extends Decided {
  /** Nobody could tell in time who can still mate, so that the Laws were asked without it. */
  readonly isMateOpen?: boolean
}

/**
 * Decides what an act leads to without ever keeping the event loop for long: a hard question of who can still mate is
 * answered on another thread, and the act is then decided with the answer, as of when it was done.
 */
export class MateQuestions {
  readonly #ask: (question: MateQuestion, budget: number) => Promise<CanMate>
  readonly #kept = new Map<string, CanMate>()
  readonly #asked = new Map<string, Promise<CanMate>>()
  readonly #answers: MateAnswers = {
    nodes: nodesAtOnce,
    known: (position, color, nodes) => {
      if (this.#kept.size + this.#asked.size === 0) return undefined
      const key = keyOf(position, color, nodes)
      if (this.#asked.has(key)) throw new MateUnanswered(position, color, nodes)
      return this.#kept.get(key)
    },
    answer: (position, color, nodes) => {
      throw new MateUnanswered(position, color, nodes)
    },
  }

  constructor(ask: (question: MateQuestion, budget: number) => Promise<CanMate>) {
    this.#ask = ask
  }

  decide(state: GameState, act: Act, laws: Laws): Found | Promise<Found> {
    const decided = this.#attempt(state, act, laws)
    return decided instanceof MateUnanswered ? this.#findOut(decided, state, act, laws) : decided
  }

  #attempt(state: GameState, act: Act, laws: Laws): Decided | MateUnanswered {
    try {
      return withMateAnswers(this.#answers, () => decideAct(state, act, laws))
    } catch (fault) {
      if (fault instanceof MateUnanswered) return fault
      throw fault
    }
  }

  async #findOut(first: MateUnanswered, state: GameState, act: Act, laws: Laws): Promise<Found> {
    let decided: Decided | MateUnanswered = first
    for (let round = 0; round < MOST_ROUNDS; round++) {
      if (!(decided instanceof MateUnanswered)) return decided
      const answer = await this.#answer(decided).catch(() => undefined)
      if (answer === undefined) break
      decided = this.#attempt(state, act, laws)
    }
    const open = withMateAnswers(mateLeftOpen, () => decideAct(state, act, laws))
    return { ...open, isMateOpen: true }
  }

  /** One search for all who ask the same. */
  #answer({ position, color, nodes }: MateUnanswered): Promise<CanMate> {
    const key = keyOf(position, color, nodes)
    const asked =
      this.#asked.get(key) ??
      this.#ask({ fen: makeFen(position), color, nodes }, BUDGET)
        .then(answer => {
          if (this.#kept.size >= MOST_KEPT) this.#kept.clear()
          this.#kept.set(key, answer)
          return answer
        })
        .finally(() => this.#asked.delete(key))
    this.#asked.set(key, asked)
    return asked
  }
}

/** Who can mate does not depend on how many moves were made. */
const keyOf = (position: Position, color: Color, nodes: number): string =>
  `${nodes} ${color} ${makeFen(position).split(' ').slice(0, 4).join(' ')}`
