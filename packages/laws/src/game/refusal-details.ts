import { penaltyKinds } from '../editions/parameters/arbiter.js'
import { nullable, number, object, oneOf, optional, text, type ValueOf } from '../shape/index.js'
import { verdicts } from './act-words.js'

/** What is missing from an act or an answer. */
const lacks = {
  player: 'which player?',
  square: 'the square',
  move: 'which move is it?',
  meaning: 'what the player meant',
  version: 'whose version holds',
  score: 'the opponent’s score',
} as const
export type Lack = keyof typeof lacks
export const lackNames = Object.keys(lacks) as Lack[]

/** The specific cause of a refusal. */
const causes = {
  increment: 'the game is played with an increment',
  device: 'the device may not point that out',
  'not-legal': 'there is no such legal move',
  'no-room-to-castle': 'there is no room to castle',
} as const
export type Cause = keyof typeof causes
export const causeNames = Object.keys(causes) as Cause[]

/** The details of a refusal, by name. The words depend on the language. */
export const refusalDetails = object({
  square: optional(text),
  /** A claim, or a question to the arbiter. */
  claim: optional(text),
  act: optional(text),
  penalty: optional(oneOf(penaltyKinds)),
  /** What was observed, or told. */
  what: optional(text),
  verdict: optional(oneOf(verdicts)),
  ply: optional(number),
  /** The number of moves by each player after which it is too late. */
  afterMoves: optional(nullable(number)),
  /** What was written, exactly. */
  text: optional(text),
  /** The points of White and of Black, or of one of them. */
  points: optional(text),
  /** The field of the act that cannot be read. */
  field: optional(text),
  lacks: optional(oneOf(lackNames)),
  cause: optional(oneOf(causeNames)),
})
/** The details of a refusal. */
export type RefusalDetails = ValueOf<typeof refusalDetails>

/** The details as text, for a log or a developer. */
export function detailsInEnglish(details: RefusalDetails): string {
  if (details.lacks !== undefined) return lacks[details.lacks]
  if (details.cause !== undefined) return causes[details.cause]
  if (details.afterMoves !== undefined) {
    return `it is too late after ${details.afterMoves} moves by each player`
  }
  return Object.values(details).map(String).join(' ')
}
