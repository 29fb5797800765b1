import type { Player, RoundOutcome } from '../tournament.js'
import type { TieBreak } from './code.js'
import { leaveOut } from './cut.js'
import { differenceOf, expectedScore } from './rating-tables.js'
import { gamesOf, type TieBreakField } from './tie-break-field.js'
import { roundHalfUp, sumOf, type TieBreakValue, term } from './value.js'

/** The player's rating, or the rating announced for unrated players. */
export function ratingOf({ unratedCountAs }: TieBreakField, { rating }: Player): number | null {
  return rating ?? unratedCountAs
}

/** A result in half points (2, 1 or 0), whatever the scoring of the tournament. */
const halves: Readonly<Partial<Record<RoundOutcome, number>>> = {
  won: 2,
  'short-won': 2,
  drawn: 1,
  'short-drawn': 1,
  unknown: 1,
}

interface RatedGame {
  readonly round: number
  readonly opponent: Player
  readonly rating: number
  readonly halves: number
}

function ratedGames(field: TieBreakField, player: Player): RatedGame[] {
  return gamesOf(field, player).flatMap(({ round, opponent, result }) => {
    const rating = ratingOf(field, opponent)
    return rating === null ? [] : [{ round, opponent, rating, halves: halves[result.outcome] ?? 0 }]
  })
}

const half = (games: readonly RatedGame[]) => games.reduce((total, each) => total + each.halves, 0)

/** 10.1: the average rating of the opponents met over the board. */
export function averageRating(
  field: TieBreakField,
  player: Player,
  tieBreak: TieBreak,
): TieBreakValue {
  return average(
    ratedGames(field, player).map(({ round, opponent, rating }) => ({
      round,
      opponent: opponent.id,
      value: rating,
    })),
    tieBreak,
  )
}

function average(
  values: readonly { round: number; opponent: number; value: number }[],
  tieBreak: TieBreak,
): TieBreakValue {
  const terms = leaveOut(
    values.map(each => ({ term: term(each), weight: each.value, voluntary: false })),
    tieBreak,
  )
  const games = terms.filter(each => each.leftOut === null).length
  const value = games === 0 ? 0 : roundHalfUp(sumOf(terms) / games)
  return { value, method: 'average', terms, facts: { games } }
}

/** 10.2: the average rating plus the difference for the score. */
export function performance(
  field: TieBreakField,
  player: Player,
  tieBreak: TieBreak,
): TieBreakValue {
  const games = ratedGames(field, player)
  const { value, terms } = averageRating(field, player, tieBreak)
  if (games.length === 0 || value === null) return nothing('performance')
  const percentage = roundHalfUp((half(games) * 50) / games.length)
  const difference = differenceOf(percentage)
  return {
    value: value + difference,
    method: 'performance',
    terms,
    facts: { average: value, score: half(games) / 2, games: games.length, percentage, difference },
  }
}

/** 10.3: the lowest rating whose expected score is at least the actual one. */
export function perfectPerformance(field: TieBreakField, player: Player): TieBreakValue {
  const games = ratedGames(field, player)
  if (games.length === 0) return nothing('perfect')
  const ratings = games.map(each => each.rating)
  const score = half(games)
  const expected = (rating: number) =>
    ratings.reduce((total, each) => total + expectedScore(rating, each), 0)
  let low = Math.min(...ratings) - 800
  // From here on, a full point is expected against everybody.
  let high = Math.max(...ratings) + 800
  while (score > 0 && low < high) {
    const middle = Math.floor((low + high) / 2)
    if (expected(middle) >= score * 50) high = middle
    else low = middle + 1
  }
  const terms = games.map(({ round, opponent, rating }) =>
    term({
      round,
      opponent: opponent.id,
      value: expectedScore(low, rating) / 100,
      factors: [rating, expectedScore(low, rating) / 100],
    }),
  )
  return {
    value: low,
    method: 'perfect',
    terms,
    facts: { score: score / 2, games: games.length },
  }
}

/** 10.4 and 10.5: the average performance of the opponents met over the board. */
export function averagePerformance(
  field: TieBreakField,
  player: Player,
  tieBreak: TieBreak,
  performanceOf: (opponent: Player) => number | null,
): TieBreakValue {
  const values = gamesOf(field, player).flatMap(({ round, opponent }) => {
    const value = performanceOf(opponent)
    return value === null ? [] : [{ round, opponent: opponent.id, value }]
  })
  return average(values, tieBreak)
}

/** 10.6: the player's rating. */
export function rating(field: TieBreakField, player: Player): TieBreakValue {
  return { value: ratingOf(field, player), method: 'data', terms: [], facts: {} }
}

function nothing(method: TieBreakValue['method']): TieBreakValue {
  return { value: 0, method, terms: [], facts: { games: 0 } }
}
