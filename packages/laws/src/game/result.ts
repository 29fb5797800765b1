import type { Color } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'

/** Why a game is over. */
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

/** How a result is written. `*`: the game has none. */
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
export type ResultText = (typeof resultTexts)[number]

/** What one player has got, whatever scale the points are on. */
export const outcomeNames = ['win', 'draw', 'loss'] as const
export type Outcome = (typeof outcomeNames)[number]
export type Outcomes = Readonly<Record<Color, Outcome>>

/**
 * The end of a game: points for each player, why, and the rule it rests on. There is no winner in it:
 * both may have lost, and half a point for one need not be half a point for the other.
 */
export interface Result {
  readonly text: ResultText
  readonly points: Readonly<Record<Color, number>> | null
  readonly reason: Reason
  readonly rule?: RuleId | undefined
  readonly article?: string | undefined
}

export const win = (color: Color): Outcomes =>
  color === 'white' ? { white: 'win', black: 'loss' } : { white: 'loss', black: 'win' }
export const loss = (color: Color): Outcomes => win(color === 'white' ? 'black' : 'white')
export const draw: Outcomes = { white: 'draw', black: 'draw' }
export const bothLose: Outcomes = { white: 'loss', black: 'loss' }

const marks: Readonly<Record<Outcome, string>> = { win: '1', draw: '1/2', loss: '0' }
const texts: ReadonlySet<string> = new Set(resultTexts)

/** How two outcomes are written, in a game that was played. */
export function makeResult(outcomes: Outcomes): ResultText {
  const text = `${marks[outcomes.white]}-${marks[outcomes.black]}`
  return isResultText(text) ? text : '*'
}

/** How they are written where no move was played for it. */
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

/** A result as people write it: `½–½`, `1–0`, `+/–`. */
export const displayResult = (result: ResultText): string =>
  result.replaceAll('1/2', '½').replaceAll('-', '–')

const outcomeOf: Readonly<Record<string, Outcome>> = {
  '1': 'win',
  '+': 'win',
  '1/2': 'draw',
  '0': 'loss',
  '-': 'loss',
}

/** What each player has got by a result; null if it is not one. */
export function outcomesOf(text: ResultText): Outcomes | null {
  if (text === '*') return null
  const [white, black] = /^[+-]/.test(text) ? text.split('/') : text.split('-')
  return { white: outcomeOf[white!]!, black: outcomeOf[black!]! }
}
