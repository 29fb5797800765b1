import type { Color } from '@jadoube/chess'
import type { EventOf, EventType } from '../game/event.js'
import type { Effect } from '../game/question.js'
import type { RefusalCode } from '../game/refusal.js'
import type { Reason } from '../game/result.js'
import type { ActWords } from './acts/words.js'
import type { ClaimWords } from './claims/words.js'
import type { OwedMove } from './owed-move.js'
import type { QuestionWords } from './questions/words.js'

/** What a sentence may need besides the event itself, in the words of the language. */
export interface Words {
  /** A move as this language writes it. */
  readonly move: string
  /** Moves to choose from, one after the other. */
  readonly moves: string
  /** A length of time: `2 minutes`. */
  readonly time: string
  /** The same as the object of a verb, where the language tells it apart. */
  readonly timeGiven: string
  /** What the clocks were set to. */
  readonly clocks: string
  /** After which move a position stood, or null if it is the initial one. */
  readonly after: string | null
  /** Whether the moves to choose from are all that there are. */
  readonly any: boolean
  /** What the broken touch-move rule asked for; null where no piece and no move can be named. */
  readonly owed: OwedMove | null
  /** The piece goes back to where it stood before this hand. */
  readonly back: boolean
  /** A move made with two hands was put back, to be made again. */
  readonly again: boolean
  /** What the arbiter is asked, and about whom, as a sentence. */
  readonly asked: string
  /** The answers and what each would do; or the one that was given. */
  readonly answers: string
  /** What the arbiter may do while play continues, and what holds meanwhile; empty where play waits. */
  readonly left: string
}

export type Say<T extends EventType> = (event: EventOf<T>, words: Words) => string

/** The sentences of one language. An event that needs none in an account has an empty one. */
export interface Wording {
  readonly events: { readonly [T in EventType]: Say<T> }
  /** Why a game is over. */
  readonly reasons: Readonly<Record<Reason, string>>
  /** What is claimed or asked. What is not listed is given as it is. */
  readonly claims: Readonly<Record<string, string>>
  /** What is said about each claim of a player's. */
  readonly claimSentences: ClaimWords
  /** What the arbiter is asked. */
  readonly questions: QuestionWords
  readonly effects: Readonly<Record<Effect, string>>
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>
  readonly article: (number: string) => string
  /** A number of the Finnish blitz rules, as against one of the Laws. */
  readonly national: (number: string) => string
  readonly line: (number: number, reason: string) => string
  readonly clocksNow: (white: string, black: string) => string
  readonly hasTheMove: (color: Color) => string
  readonly still: (what: string) => string
  readonly modes: Readonly<Record<'standard' | 'rapid' | 'blitz', string>>
  readonly players: Readonly<Record<Color, string>>
  /** The acts themselves, as nouns, and what is said of one that could not be. */
  readonly acts: ActWords
}
