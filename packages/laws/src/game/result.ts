import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'

/** The reasons why a game can be over. */
export const reasons = [
  'checkmate',
  'stalemate',
  'dead-position',
  'resignation',
  'agreement',
  'flag-fall',
  'illegal-moves',
  'threefold',
  'fifty-moves',
  'fivefold',
  'seventy-five-moves',
  'late',
  'device',
  'penalty',
  'quickplay',
  'sealed-move',
  'both-kings-in-check',
  'declared',
  'cancelled',
] as const
/** Why a game is over. */
export type Reason = (typeof reasons)[number]

/** A position that ends the game by itself. */
export interface Ending {
  readonly reason: Extract<
    Reason,
    'checkmate' | 'stalemate' | 'dead-position' | 'fivefold' | 'seventy-five-moves'
  >
  readonly outcomes: Outcomes
  readonly rule: RuleId
}

/** All results as text. `*`: the game has none. */
export const resultTexts = [
  '1-0',
  '0-1',
  '1/2-1/2',
  '0-0',
  '1/2-0',
  '0-1/2',
  '+/-',
  '-/+',
  '-/-',
  '*',
] as const
/** A result as text. */
export type ResultText = (typeof resultTexts)[number]

/** The outcome for one player, independent of the scale of points. */
export const outcomeNames = ['win', 'draw', 'loss'] as const
export type Outcome = (typeof outcomeNames)[number]
export type Outcomes = Readonly<Record<Color, Outcome>>

/**
 * The end of a game: points for each player, the reason, and the rule on which it is based. There
 * is no winner in it: both may have lost, and half a point for one need not be half a point for the
 * other.
 */
export interface Result {
  readonly text: ResultText
  readonly points: Readonly<Record<Color, number>> | null
  readonly reason: Reason
  readonly rule?: RuleId | undefined
  readonly article?: string | undefined
  /** The result of play, if penalties changed the points. */
  readonly withoutPenalties?: ResultText | undefined
}

export const win = (color: Color): Outcomes =>
  color === 'white' ? { white: 'win', black: 'loss' } : { white: 'loss', black: 'win' }
export const loss = (color: Color): Outcomes => win(color === 'white' ? 'black' : 'white')
export const draw: Outcomes = { white: 'draw', black: 'draw' }
export const bothLose: Outcomes = { white: 'loss', black: 'loss' }

const marks: Readonly<Record<Outcome, string>> = { win: '1', draw: '1/2', loss: '0' }
const texts: ReadonlySet<string> = new Set(resultTexts)

/** The result text of two outcomes in a game that was played. */
export function makeResult(outcomes: Outcomes): ResultText {
  const text = `${marks[outcomes.white]}-${marks[outcomes.black]}`
  return isResultText(text) ? text : '*'
}

/** The result text of two outcomes if no move was played. */
export function makeForfeit(outcomes: Outcomes): ResultText {
  const sign = (outcome: Outcome) => (outcome === 'win' ? '+' : '-')
  const text = `${sign(outcomes.white)}/${sign(outcomes.black)}`
  return isResultText(text) ? text : '*'
}

const isResultText = (text: string): text is ResultText => texts.has(text)

/** Reads a result as people sign it: `1-0`, `½-½`, `0,5-0,5`. */
export function parseResult(text: string): ResultText | undefined {
  const plain = text
    .replaceAll(/\s/g, '')
    .replaceAll(/[–—−:]/g, '-')
    .replaceAll(/½|0[.,]5/g, '1/2')
  return isResultText(plain) ? plain : undefined
}

/** Writes a result as people do: `½–½`, `1–0`, `+/–`. */
export const displayResult = (result: ResultText): string =>
  result.replaceAll('1/2', '½').replaceAll('-', '–')

const outcomeOf: Readonly<Record<string, Outcome>> = {
  '1': 'win',
  '+': 'win',
  '1/2': 'draw',
  '0': 'loss',
  '-': 'loss',
}

/** The outcome of a result for each player; null if it has none. */
export function outcomesOf(text: ResultText): Outcomes | null {
  if (text === '*') return null
  const [white, black] = /^[+-]/.test(text) ? text.split('/') : text.split('-')
  return { white: outcomeOf[white!]!, black: outcomeOf[black!]! }
}
