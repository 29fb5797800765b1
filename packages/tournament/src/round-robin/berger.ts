/** A game of the tables: the numbers of White and Black. */
export type BergerGame = readonly [white: number, black: number]

/**
 * Returns one round of the Berger tables (C.05, Annex 1) for an even number of players. Two numbers
 * below `n` meet if their sum is `round + 1` modulo `n − 1`. The number that would meet itself
 * meets `n`.
 *
 * @example
 * bergerRound(4, 1) // → [[1, 4], [2, 3]]
 */
export function bergerRound(n: number, round: number): BergerGame[] {
  const wheel = n - 1
  // The number f with 2f = round + 1. Modulo n − 1, n is 1, so halving is multiplying by n / 2.
  const first = onWheel(((round + 1) * n) / 2, wheel)
  const games: BergerGame[] = [first <= n / 2 ? [first, n] : [n, first]]
  for (let step = 1; step < n / 2; step++) {
    games.push([onWheel(first + step, wheel), onWheel(first - step, wheel)])
  }
  return games
}

/** The number modulo `wheel`, from 1 to `wheel`. */
function onWheel(number: number, wheel: number): number {
  return ((((number - 1) % wheel) + wheel) % wheel) + 1
}

/** Options of a round robin. */
export interface RoundRobinOptions {
  /** 2 for a double round robin with reversed colours. */
  readonly cycles?: 1 | 2
  /**
   * Swap the last two rounds of the first cycle, so that nobody has the same colour three times in
   * a row.
   */
  readonly swapLastTwo?: boolean
}

/** One round of the schedule. */
export interface ScheduledRound {
  readonly games: readonly BergerGame[]
  /** The free player, if the number of players is odd. */
  readonly rests: number | null
}

/** Returns the whole schedule of a round robin for players numbered from 1. */
export function bergerSchedule(
  players: number,
  { cycles = 1, swapLastTwo = false }: RoundRobinOptions = {},
): ScheduledRound[] {
  const n = players + (players % 2)
  const order = Array.from({ length: n - 1 }, (_, index) => index + 1)
  if (swapLastTwo && order.length >= 2) order.push(...order.splice(-2).reverse())
  const first = order.map(round => withoutDummy(bergerRound(n, round), players))
  if (cycles === 1) return first
  const second = Array.from({ length: n - 1 }, (_, index) => {
    const games = bergerRound(n, index + 1).map(([white, black]): BergerGame => [black, white])
    return withoutDummy(games, players)
  })
  return [...first, ...second]
}

function withoutDummy(games: readonly BergerGame[], players: number): ScheduledRound {
  const free = games.find(([white, black]) => white > players || black > players)
  return {
    games: games.filter(game => game !== free),
    rests: free === undefined ? null : Math.min(...free),
  }
}
