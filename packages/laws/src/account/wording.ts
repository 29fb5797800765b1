import type { Color } from '@jadoube/chess'
import type { EventOf, EventType } from '../game/event.js'
import type { Effect } from '../game/question.js'
import type { RefusalCode } from '../game/refusal.js'
import type { Reason } from '../game/result.js'
import type { ActWords } from './acts/words.js'
import type { ClaimWords } from './claims/words.js'
import type { EarlyPress } from './early-press.js'
import type { OwedMove } from './owed-move.js'
import type { QuestionWords } from './questions/words.js'
import type { RefusalWords } from './refusals/words.js'

/** What a sentence may need in addition to the event, in the words of the language. */
export interface Words {
  /** A move as this language writes it. */
  readonly move: string
  /** The moves to choose from, one after another. */
  readonly moves: string
  /** A length of time: `2 minutes`. */
  readonly time: string
  /** The duration as the object of a verb, if the language has another form for that. */
  readonly timeGiven: string
  /** The times to which the clocks were set. */
  readonly clocks: string
  /** The move after which a position arose; null before the first move. */
  readonly after: string | null
  /** Whether it is the initial position of chess or Chess960. */
  readonly initial: boolean
  /** Whether the moves to choose from are all legal moves. */
  readonly any: boolean
  /** What the broken touch-move rule required; null if no piece and no move can be named. */
  readonly owed: OwedMove | null
  /** Whether the piece goes back to where it stood before the hand took it. */
  readonly back: boolean
  /** Whether a move made with two hands was taken back and must be made again. */
  readonly again: boolean
  /** Whether the player's illegal moves of other kinds are not counted with this one (2017). */
  readonly apart: boolean
  /** What was missing when a visually disabled player started the opponent's clock (D.2.4). */
  readonly early: EarlyPress | null
  /** What the arbiter is asked, and about whom, as a sentence. */
  readonly asked: string
  /** The answers and their effects, or the answer that was given. */
  readonly answers: string
  /**
   * What the arbiter may do while play continues, and what applies meanwhile; empty if play waits.
   */
  readonly left: string
}

/** Turns an event into a sentence. */
export type Say<T extends EventType> = (event: EventOf<T>, words: Words) => string

/** What is added if something was noticed later than it happened. */
export interface NoticedWords {
  readonly ranOutEarlier: (time: string) => string
  readonly later: (time: string) => string
}

/** The sentences of one language. An event that needs no sentence has an empty one. */
export interface Wording {
  readonly events: { readonly [T in EventType]: Say<T> }
  /** Why a game is over. */
  readonly reasons: Readonly<Record<Reason, string>>
  /** The names of claims and questions. Names that are not listed are given as they are. */
  readonly claims: Readonly<Record<string, string>>
  /** The sentences about each claim of a player. */
  readonly claimSentences: ClaimWords
  /** The questions to the arbiter. */
  readonly questions: QuestionWords
  readonly effects: Readonly<Record<Effect, string>>
  readonly refusals: Readonly<Partial<Record<RefusalCode, string>>>
  readonly refusalWords: RefusalWords
  readonly article: (number: string) => string
  /** A number of the Finnish blitz rules, as opposed to one of the Laws. */
  readonly national: (number: string) => string
  /** Added to what a touch requires, while nobody knows whether it was deliberate (2009, 4.3). */
  readonly onlyIfDeliberate: string
  /** Says how much earlier something happened than it was noticed. */
  readonly noticed: NoticedWords
  readonly line: (number: number, reason: string) => string
  readonly clocksNow: (white: string, black: string) => string
  readonly hasTheMove: (color: Color) => string
  readonly still: (what: string) => string
  readonly modes: Readonly<Record<'standard' | 'rapid' | 'blitz', string>>
  readonly players: Readonly<Record<Color, string>>
  /** The acts as nouns, and what is said about an act without effect. */
  readonly acts: ActWords
}
