import type { PlayerId, Points } from '../tournament.js'
import type { TieBreak } from './code.js'
import type { TieBreakField } from './tie-break-field.js'
import { kindOf } from './unplayed-rounds.js'
import { sumOf, type Term, type TieBreakValue, term } from './value.js'

export interface Encounter {
  /** The tied players in their new order. Players in one group are still tied. */
  readonly groups: readonly (readonly PlayerId[])[]
  /** The value of each player in the separate standings. */
  readonly values: ReadonlyMap<PlayerId, TieBreakValue>
}

/** Article 6: ranks tied players by their games against each other. */
export function directEncounter(
  field: TieBreakField,
  tied: readonly PlayerId[],
  tieBreak: TieBreak,
): Encounter {
  const table = separateStandings(field, tied, tieBreak)
  return { groups: resolve(field, tied, tieBreak, table), values: valuesOf(table, tied) }
}

interface Line {
  readonly terms: readonly Term[]
  readonly score: number
  /** The number of tied players whom this one has not met. */
  readonly missing: number
}

/** 6.1: the separate standings. Two games against the same opponent count with their average. */
function separateStandings(
  field: TieBreakField,
  tied: readonly PlayerId[],
  { forfeitsPlayed }: TieBreak,
): Map<PlayerId, Line> {
  const group = new Set(tied)
  const forfeitsCount = forfeitsPlayed || field.pairing === 'fixed'
  return new Map(
    tied.map(id => {
      const byOpponent = new Map<PlayerId, { points: Points; games: number; round: number }>()
      field.players.get(id)?.rounds.forEach((round, index) => {
        const { opponent, points } = round
        if (opponent === null || !group.has(opponent)) return
        if (kindOf(round) !== 'game' && !forfeitsCount) return
        const before = byOpponent.get(opponent) ?? { points: 0, games: 0, round: index + 1 }
        byOpponent.set(opponent, {
          ...before,
          points: before.points + points,
          games: before.games + 1,
        })
      })
      const terms = [...byOpponent].map(([opponent, { points, games, round }]) =>
        term({ round, opponent, value: points / games / 100 }),
      )
      return [id, { terms, score: sumOf(terms), missing: tied.length - 1 - byOpponent.size }]
    }),
  )
}

function valuesOf(table: ReadonlyMap<PlayerId, Line>, tied: readonly PlayerId[]) {
  const allMet = [...table.values()].every(each => each.missing === 0)
  return new Map(
    [...table].map(([id, { terms, score }]) => {
      const value: TieBreakValue = {
        value: score,
        method: 'encounter',
        terms,
        facts: { tied, allMet },
      }
      return [id, value]
    }),
  )
}

function again(field: TieBreakField, tied: readonly PlayerId[], tieBreak: TieBreak): PlayerId[][] {
  if (tied.length < 2) return tied.length === 0 ? [] : [[...tied]]
  return resolve(field, tied, tieBreak, separateStandings(field, tied, tieBreak))
}

function resolve(
  field: TieBreakField,
  tied: readonly PlayerId[],
  tieBreak: TieBreak,
  table: ReadonlyMap<PlayerId, Line>,
): PlayerId[][] {
  const allMet = tied.every(id => table.get(id)!.missing === 0)
  if (allMet) {
    // 6.2: the separate standings rank all of them. Article 6 applies again to those still tied.
    const groups = byScore(tied, table)
    return groups.length < 2 ? groups : groups.flatMap(group => again(field, group, tieBreak))
  }
  if (field.pairing === 'fixed') return [[...tied]]
  // 6.3: the player who stays alone at the top, however the missing games end, is first.
  const { win, loss } = field.tournament.scoring
  const ranked: PlayerId[] = []
  let left = [...tied]
  for (;;) {
    const top = aloneAtTheTop(left, table, win / 100, loss / 100)
    if (top === null) break
    ranked.push(top)
    left = left.filter(id => id !== top)
  }
  if (ranked.length === 0) return [left]
  return [...ranked.map(id => [id]), ...again(field, left, tieBreak)]
}

function byScore(tied: readonly PlayerId[], table: ReadonlyMap<PlayerId, Line>): PlayerId[][] {
  const groups: PlayerId[][] = []
  const sorted = [...tied].sort((one, other) => table.get(other)!.score - table.get(one)!.score)
  for (const id of sorted) {
    const before = groups.at(-1)
    if (before !== undefined && table.get(before[0]!)!.score === table.get(id)!.score)
      before.push(id)
    else groups.push([id])
  }
  return groups
}

/** The player whose worst case is better than everybody else's best case. */
function aloneAtTheTop(
  left: readonly PlayerId[],
  table: ReadonlyMap<PlayerId, Line>,
  win: number,
  loss: number,
): PlayerId | null {
  if (left.length < 2) return left[0] ?? null
  const worst = (id: PlayerId) => table.get(id)!.score + table.get(id)!.missing * loss
  const best = (id: PlayerId) => table.get(id)!.score + table.get(id)!.missing * win
  const candidate = left.reduce((one, other) => (worst(other) > worst(one) ? other : one))
  const others = left.filter(id => id !== candidate)
  return others.every(id => best(id) < worst(candidate)) ? candidate : null
}
