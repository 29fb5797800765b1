import type { Color } from '@jadoube/chess'
import type { EditionId, Facts, GameState, Laws, Option, Question } from '@jadoube/laws'

/** An act of the arbiter, as a record has it without `at` and `by`. */
export type ArbiterAct = { readonly act: string } & Readonly<Record<string, unknown>>

/** A question that waits for the arbiter. */
export type OpenQuestion = Pick<Question, 'claim' | 'by' | 'player' | 'rule' | 'article'> & {
  readonly facts: Facts
  readonly options: readonly Option[]
}

/** The game that an arbiter rules on, wherever it is played. */
export interface JudgedGame {
  readonly state: GameState
  readonly laws: Laws
  readonly edition: EditionId
  /** The moment of 1970 counting from which the record counts, in milliseconds. */
  readonly origin: number
  /** This moment, as the record counts. */
  readonly moment: () => number
  /** Those of the Laws, and what the server asks: whether play goes on after an interruption. */
  readonly questions: readonly OpenQuestion[]
  readonly perform: (act: ArbiterAct) => void
  /** At one table the players' hands are here too: they seal and arrive. Else null. */
  readonly asPlayer: ((player: Color, act: ArbiterAct) => void) | null
  /** Opens a sealed envelope with what the player who must reply contributes; null where it lies open. */
  readonly unseal: ((part: string) => Promise<ArbiterAct | null>) | null
}

/** The act that gives an answer, where the option needs no more to be said. */
export function answerOf(question: OpenQuestion, option: Option): ArbiterAct {
  const player = question.player === null ? null : { player: question.player }
  if (!('verdict' in option)) {
    return { act: option.act, ...player, ...(option.penalty && { penalty: option.penalty }) }
  }
  const { verdict, points, move, meaning, version } = option
  return {
    act: 'rule',
    claim: question.claim,
    verdict,
    ...player,
    ...(points !== undefined && { points }),
    ...(move !== undefined && { move }),
    ...(meaning !== undefined && { meaning }),
    ...(version !== undefined && { version }),
  }
}
