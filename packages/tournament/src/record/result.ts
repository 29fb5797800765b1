import type { RoundOutcome } from '../tournament.js'

/** All results, as in the record of a game. `*` is an adjourned game. */
export const gameResults = [
  '1-0',
  '0-1',
  '1/2-1/2',
  '1/2-0',
  '0-1/2',
  '0-0',
  '+/-',
  '-/+',
  '-/-',
  '*',
] as const

/** One of these results. */
export type GameResult = (typeof gameResults)[number]

/** A result, and whether the game lasted less than one move and is therefore not rated. */
export interface Result {
  readonly result: GameResult
  readonly short: boolean
}

const outcomes: Readonly<Record<GameResult, readonly [RoundOutcome, RoundOutcome]>> = {
  '1-0': ['won', 'lost'],
  '0-1': ['lost', 'won'],
  '1/2-1/2': ['drawn', 'drawn'],
  '1/2-0': ['drawn', 'lost'],
  '0-1/2': ['lost', 'drawn'],
  '0-0': ['lost', 'lost'],
  '+/-': ['forfeit-win', 'forfeit-loss'],
  '-/+': ['forfeit-loss', 'forfeit-win'],
  '-/-': ['forfeit-loss', 'forfeit-loss'],
  '*': ['unknown', 'unknown'],
}

const shortOnes: Readonly<Partial<Record<RoundOutcome, RoundOutcome>>> = {
  won: 'short-won',
  drawn: 'short-drawn',
  lost: 'short-lost',
}

/** The outcome of a result for White and for Black. */
export function outcomesOf({ result, short }: Result): readonly [RoundOutcome, RoundOutcome] {
  const [white, black] = outcomes[result]
  return short ? [shortOnes[white] ?? white, shortOnes[black] ?? black] : [white, black]
}

/**
 * Whether a game of less than one move can end like this. A forfeit is not a game, and an adjourned
 * game is longer.
 */
export function canBeShort(result: GameResult): boolean {
  return shortOnes[outcomes[result][0]] !== undefined
}
