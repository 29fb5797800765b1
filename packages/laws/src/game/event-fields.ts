import { type Color, parseSquare, type SquareName } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import { penaltyKinds } from '../editions/parameters/arbiter.js'
import {
  anyOf,
  type Fields,
  type FieldsOf,
  flag,
  list,
  maybe,
  named,
  number,
  object,
  oneOf,
  optional,
  record,
  type Shape,
  text,
} from '../shape/index.js'
import { meanings, verdicts } from './act-words.js'
import {
  type ActedOption,
  answeringActs,
  effects,
  type Facts,
  type FactValue,
  type Option,
  type RuledOption,
} from './question.js'
import { outcomeNames, reasons } from './result.js'

// The shapes of the fields of events.

/** A table of events: the fields of each by its type. */
export type EventTable = Readonly<Record<string, Fields>>

export const color: Shape<Color> = oneOf(['white', 'black'])

const isSquareName = (value: unknown): value is SquareName =>
  typeof value === 'string' && parseSquare(value) !== undefined

export const squareName: Shape<SquareName> = {
  read: value => (isSquareName(value) ? value : undefined),
  schema: { type: 'string', pattern: '^[a-h][1-8]$' },
}

/** An English piece letter, as a promotion is written. */
export const promotionLetter = oneOf(['Q', 'R', 'B', 'N'])

export const writtenMoveFields = {
  from: squareName,
  to: squareName,
  promotion: optional(promotionLetter),
  /** Only for castling: the square of the rook. */
  rook: optional(squareName),
}
export const writtenMove = object(writtenMoveFields)

/** One number for each player. */
export const eachSide: Shape<Readonly<Record<Color, number>>> = object({
  white: number,
  black: number,
})

export const facts: Shape<Facts> = record(anyOf<FactValue>(text, number, flag, list(text)))

/** The rule on which an event is based, and its article in the edition in force. */
export const groundsFields = {
  rule: maybe(named<RuleId>()),
  article: maybe(text),
  /** Other articles that contribute, such as B.2 for a penalty of one minute. */
  also: maybe(list(text)),
}
export type Grounds = FieldsOf<typeof groundsFields>

const outcome = oneOf(outcomeNames)

const ruledOption: Shape<RuledOption> = object({
  verdict: oneOf(verdicts),
  effect: oneOf(effects),
  ends: optional(
    object({
      outcomes: object({ white: outcome, black: outcome }),
      reason: oneOf(reasons),
      rule: named<RuleId>(),
      article: maybe(text),
    }),
  ),
  points: optional(number),
  move: optional(text),
  meaning: optional(oneOf(meanings)),
  version: optional(color),
})

const actedOption: Shape<ActedOption> = object({
  act: oneOf(answeringActs),
  penalty: optional(oneOf(penaltyKinds)),
  effect: oneOf(effects),
})

export const option: Shape<Option> = anyOf<Option>(ruledOption, actedOption)
