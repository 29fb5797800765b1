import type { RoundOutcome } from '../tournament.js'

/** As in the record of a game; `*` is a game that is adjourned. */
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

export type GameResult = (typeof gameResults)[number]

/** A result, and whether the game lasted less than one move, so that it is not rated. */
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

/** What the result is for White and for Black. */
export function outcomesOf({ result, short }: Result): readonly [RoundOutcome, RoundOutcome] {
  const [white, black] = outcomes[result]
  return short ? [shortOnes[white] ?? white, shortOnes[black] ?? black] : [white, black]
}

/** Can a game of less than one move end like this? A forfeit is no game, an adjourned one is longer. */
export function canBeShort(result: GameResult): boolean {
  return shortOnes[outcomes[result][0]] !== undefined
}
