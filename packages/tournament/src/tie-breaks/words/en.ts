import { makeNumber } from '../../language.js'
import type { TieBreakWording } from './wording.js'

const points = (value: number) =>
  `${makeNumber(value, 'en')} ${value === 1 || value === 0.5 ? 'point' : 'points'}`

export const en: TieBreakWording = {
  unplayed(round, score, { own, limit }) {
    const start = `Round ${round} was not played: the dummy opponent has ${points(score)}`
    if (limit === null) return `${start}.`
    const like = limit === 'draws' ? 'a player who draws every round' : 'the scheduled opponent'
    return `${start}, like ${like}, because the player’s own ${makeNumber(own, 'en')} is more.`
  },
  adjusted: (player, score, unadjusted) =>
    `Player ${player} counts with ${points(score)} instead of ${makeNumber(unadjusted, 'en')}: byes at the end count as draws.`,
  leftOut(value, round, why) {
    const what = round === null ? value : `${value} (round ${round})`
    if (why === 'unplayed') return `Left out: ${what}, from a round that the player missed.`
    return `Left out: ${what}, the ${why === 'most' ? 'highest' : 'lowest'} value.`
  },
  rounds: list => (list.length === 1 ? `In round ${list[0]}.` : `In rounds ${list.join(', ')}.`),
  noGames: () => 'There is no game to calculate it from.',
  performance: (average, score, games, percentage, difference) =>
    `The opponents’ average rating is ${average}; ${score} out of ${games} is ${percentage}%, a difference of ${difference}.`,
  perfect: (rating, expected, score) =>
    `A player rated ${rating} is expected to score ${expected}, which is at least the ${score} scored. A rating one point lower would not be enough.`,
  perfectZero: lowest => `Without a point it is 800 below the lowest-rated opponent (${lowest}).`,
  koyaLimit: value => `Opponents with at least ${points(value)} count.`,
  encounter: (tied, value, allMet) =>
    `In the games among players ${tied.join(', ')}: ${points(value)}.${allMet ? '' : ' They have not all met.'}`,
}
