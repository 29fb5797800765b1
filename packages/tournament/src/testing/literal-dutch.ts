import type { Colour, Tournament } from '../tournament.js'
import { literalColourCounts } from './literal-colours.js'
import { exchanges, subsets, transpositions } from './literal-order.js'
import { type LiteralPlayer, literalColour, literalPlayers } from './literal-player.js'

/**
 * Articles 2 to 4 of C.04.3 by brute force: every candidate of a bracket in the order of
 * generation, measured by every criterion. Only for small tournaments. Players are places in the
 * ranking; sets are lists.
 */
export class LiteralDutch {
  readonly players: LiteralPlayer[]
  readonly #tournament: Tournament
  readonly #byeScores = new Map<string, number>()
  readonly #nextBest = new Map<string, number[]>()

  constructor(tournament: Tournament) {
    this.#tournament = tournament
    this.players = literalPlayers(tournament)
  }

  /** The pairs as `white black` by id, the bye as `id 0`; null if the round cannot be completed. */
  pair(initial: Colour): string[] | null {
    const brackets = this.brackets()
    if (brackets === null) return null
    const lines: string[] = []
    for (const { pairs } of brackets) {
      for (const [a, b] of pairs) {
        const white = literalColour(this.players[a]!, this.players[b]!, initial) === 'white'
        const ids = [this.players[a]!.id, this.players[b]!.id]
        lines.push((white ? ids : ids.reverse()).join(' '))
      }
    }
    const left = brackets.at(-1)?.floaters ?? []
    return [...lines, ...left.map(place => `${this.players[place]!.id} 0`)]
  }

  brackets(): LiteralBracket[] | null {
    const places = this.players.map((_, place) => place)
    if (this.#byeScore(places) === Infinity) return null
    const scores = [...new Set(this.players.map(player => player.score))]
    const done: LiteralBracket[] = []
    let mdps: number[] = []
    for (const score of scores) {
      const residents = places.filter(place => this.players[place]!.score === score)
      const bracket = this.#pairBracket(mdps, residents)
      done.push(bracket)
      mdps = bracket.floaters
    }
    return done
  }

  /** C1, C3 and forbidden pairs. */
  mayMeet(a: number, b: number): boolean {
    const x = this.players[a]!
    const y = this.players[b]!
    if (x.games.some(game => game.opponent === y.id)) return false
    const round = this.#tournament.paired + 1
    for (const rule of this.#tournament.forbiddenPairs) {
      const both = rule.players.includes(x.id) && rule.players.includes(y.id)
      if (both && rule.fromRound <= round && round <= rule.toRound) return false
    }
    if (x.topscorer || y.topscorer) return true
    return !(x.wish === 'absolute' && y.wish === 'absolute' && x.wants === y.wants)
  }

  /**
   * C4 and C5: the lowest score that can get the bye when these players are paired; Infinity if
   * they cannot be.
   */
  #byeScore(places: readonly number[]): number {
    if (places.length === 0) return -Infinity
    const key = places.join()
    const known = this.#byeScores.get(key)
    if (known !== undefined) return known
    const [first, ...others] = places as [number, ...number[]]
    let best = Infinity
    if (places.length % 2 === 1 && !this.players[first]!.hadByeOrFreeWin) {
      if (this.#byeScore(others) < Infinity) best = this.players[first]!.score
    }
    for (const opponent of others) {
      if (!this.mayMeet(first, opponent)) continue
      best = Math.min(best, this.#byeScore(others.filter(each => each !== opponent)))
    }
    this.#byeScores.set(key, best)
    return best
  }

  #below(residents: readonly number[]): number[] {
    const lowest = residents.at(-1)!
    return this.players.map((_, place) => place).filter(place => place > lowest)
  }

  #pairBracket(mdps: readonly number[], residents: readonly number[]): LiteralBracket {
    return this.bestBracket(mdps, residents, () => true)!
  }

  /** The best candidate that `accepts` allows, if there is one. */
  bestBracket(
    mdps: readonly number[],
    residents: readonly number[],
    accepts: (pairs: Pairs) => boolean,
  ): LiteralBracket | null {
    const parameters = this.#parameters(mdps, residents, accepts)
    if (parameters === null) return null
    const { pairCount, mdpCount } = parameters
    let best: LiteralBracket | null = null
    for (const candidate of this.#candidates(mdps, residents, pairCount, mdpCount)) {
      if (!accepts(candidate.pairs)) continue
      const values = this.evaluate(mdps, residents, candidate.pairs, candidate.floaters)
      if (values === null) continue
      if (best === null || compare(values, best.values) < 0)
        best = { mdps, residents, ...candidate, values }
    }
    return best
  }

  /** 3.1: MaxPairs and M1 by C6 and C7, from all pairings that meet C1 to C5. */
  #parameters(
    mdps: readonly number[],
    residents: readonly number[],
    accepts: (pairs: Pairs) => boolean,
  ) {
    let best: { values: number[]; pairCount: number; mdpCount: number } | null = null
    for (const pairs of this.#matchings([...mdps, ...residents], mdps.length)) {
      if (!accepts(pairs)) continue
      const paired = pairs.flat()
      const floaters = [...mdps, ...residents].filter(place => !paired.includes(place))
      const bye = this.#byeScore([...floaters, ...this.#below(residents)])
      if (bye === Infinity) continue
      const scores = floaters.map(place => this.players[place]!.score).sort((a, b) => b - a)
      const values = [bye, floaters.length, ...scores]
      if (best !== null && compare([values], [best.values]) >= 0) continue
      const mdpCount = mdps.filter(place => paired.includes(place)).length
      best = { values, pairCount: pairs.length, mdpCount }
    }
    return best
  }

  /** Every set of pairs. Two moved-down players are never paired. */
  *#matchings(places: readonly number[], mdps: number): Generator<[number, number][]> {
    if (places.length === 0) {
      yield []
      return
    }
    const [first, ...others] = places as [number, ...number[]]
    yield* this.#matchings(others, Math.max(0, mdps - 1))
    for (const [i, opponent] of others.entries()) {
      if (mdps > 0 && i < mdps - 1) continue
      if (!this.mayMeet(first, opponent)) continue
      const rest = others.filter(each => each !== opponent)
      for (const pairs of this.#matchings(rest, Math.max(0, mdps - 1))) {
        yield [[first, opponent], ...pairs]
      }
    }
  }

  *#candidates(
    mdps: readonly number[],
    residents: readonly number[],
    pairCount: number,
    mdpCount: number,
  ): Generator<{ pairs: [number, number][]; floaters: number[] }> {
    for (const s1 of subsets(mdps, mdpCount)) {
      const limbo = mdps.filter(place => !s1.includes(place))
      for (const s2 of transpositions(residents, s1.length)) {
        const mdpPairs = s1.map((place, i): [number, number] => [place, s2[i]!])
        if (!mdpPairs.every(([a, b]) => this.mayMeet(a, b))) continue
        const remainder = residents.filter(place => !s2.includes(place))
        const size = pairCount - mdpCount
        for (const upper of exchanges(remainder.slice(0, size), remainder.slice(size))) {
          const lower = remainder.filter(place => !upper.includes(place))
          for (const order of this.#legalTranspositions(upper, lower)) {
            const pairs = upper.map((place, i): [number, number] =>
              place < order[i]! ? [place, order[i]!] : [order[i]!, place],
            )
            const floaters = [...limbo, ...lower.filter(place => !order.includes(place))]
            yield { pairs: [...mdpPairs, ...pairs], floaters }
          }
        }
      }
    }
  }

  /** Like `transpositions`, without pairs of players who may not meet. */
  *#legalTranspositions(upper: readonly number[], lower: readonly number[]): Generator<number[]> {
    if (upper.length === 0) {
      yield []
      return
    }
    for (const first of lower) {
      if (!this.mayMeet(upper[0]!, first)) continue
      const others = lower.filter(each => each !== first)
      for (const rest of this.#legalTranspositions(upper.slice(1), others)) yield [first, ...rest]
    }
  }

  /** C5 to C21 of a candidate by weight; null if C4 is not met. */
  evaluate(
    mdps: readonly number[],
    residents: readonly number[],
    pairs: readonly (readonly [number, number])[],
    floaters: readonly number[],
  ): number[][] | null {
    const below = this.#below(residents)
    const bye = this.#byeScore([...floaters, ...below])
    if (bye === Infinity) return null
    const player = (place: number) => this.players[place]!
    const floaterScores = floaters.map(place => player(place).score).sort((a, b) => b - a)
    const next = below.filter(place => player(place).score === player(below[0]!).score)
    const onlyBye = floaters.length === 1 && bye === player(floaters[0]!).score
    const downResidents = floaters.filter(place => !mdps.includes(place)).map(player)
    const mdpPairs = pairs.filter(([a]) => mdps.includes(a)).map(([a, b]) => [player(a), player(b)])
    const difference = (mdp: number) => {
      const pair = pairs.find(([a]) => a === mdp)
      // Not defined by the text; by the commentary, larger than against any resident.
      return pair === undefined ? player(mdp).score + 1 : player(mdp).score - player(pair[1]).score
    }
    const descending = (list: number[]) => list.sort((a, b) => b - a)
    const mdpDifferences = (when: 'last' | 'before') =>
      descending(mdps.filter(mdp => player(mdp).floats[when] === 'down').map(difference))
    const opponents = (when: 'last' | 'before') =>
      mdpPairs.filter(pair => pair[1]!.floats[when] === 'up').map(([a, b]) => a!.score - b!.score)
    const colours = literalColourCounts(pairs.map(([a, b]) => [player(a), player(b)]))
    return [
      [bye],
      [floaters.length],
      floaterScores,
      next.length === 0 ? [] : this.#bestNext(floaters, next),
      [onlyBye ? player(floaters[0]!).unplayed : 0],
      ...colours.map(count => [count]),
      [downResidents.filter(each => each.floats.last === 'down').length],
      [opponents('last').length],
      [downResidents.filter(each => each.floats.before === 'down').length],
      [opponents('before').length],
      mdpDifferences('last'),
      descending(opponents('last')),
      mdpDifferences('before'),
      descending(opponents('before')),
    ]
  }

  /**
   * C8: the best possible values of C5, C6 and C7 in the next bracket with these moved-down
   * players.
   */
  #bestNext(mdps: readonly number[], residents: readonly number[]): number[] {
    const key = `${mdps.join()}|${residents.join()}`
    const known = this.#nextBest.get(key)
    if (known !== undefined) return known
    const { values } = this.#parameters(
      [...mdps].sort((a, b) => a - b),
      residents,
      () => true,
    )!
    this.#nextBest.set(key, values)
    return values
  }
}

export type Pairs = readonly (readonly [number, number])[]

export interface LiteralBracket {
  readonly mdps: readonly number[]
  readonly residents: readonly number[]
  readonly pairs: readonly (readonly [number, number])[]
  readonly floaters: number[]
  readonly values: readonly (readonly number[])[]
}

/**
 * Compares lexicographically: the first criterion that differs, then its first number that differs.
 */
export function compare(
  a: readonly (readonly number[])[],
  b: readonly (readonly number[])[],
): number {
  for (let i = 0; i < a.length; i++) {
    const length = Math.max(a[i]!.length, b[i]!.length)
    for (let j = 0; j < length; j++) {
      const difference = (a[i]![j] ?? -Infinity) - (b[i]![j] ?? -Infinity)
      if (difference !== 0 && !Number.isNaN(difference)) return difference
    }
  }
  return 0
}
