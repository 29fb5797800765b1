import type { Field } from './field.js'

type Pair = readonly [higher: number, lower: number]

/**
 * The board order recommended by C.04.2: score of the higher-ranked player, sum of scores, rank.
 */
export function byBoard(field: Field): (a: Pair, b: Pair) => number {
  const score = (place: number) => field.players[place]!.score
  return (a, b) => score(b[0]) - score(a[0]) || score(b[1]) - score(a[1]) || a[0] - b[0]
}
