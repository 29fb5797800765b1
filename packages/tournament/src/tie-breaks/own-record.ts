import { scoreOf } from '../score.js'
import type { Player, PlayerRound } from '../tournament.js'
import type { TieBreak } from './code.js'
import type { TieBreakField } from './tie-break-field.js'
import { kindOf } from './unplayed-rounds.js'
import { sumOf, type Term, type TieBreakValue, term } from './value.js'

type Round = PlayerRound & { readonly number: number }

function count(player: Player, test: (round: Round) => number): TieBreakValue {
  const terms: Term[] = []
  player.rounds.forEach((round, index) => {
    const value = test({ ...round, number: index + 1 })
    if (value > 0) terms.push(term({ round: index + 1, opponent: round.opponent, value }))
  })
  return { value: sumOf(terms), method: 'count', terms, facts: {} }
}

const isWin = ({ outcome }: PlayerRound) => outcome === 'won' || outcome === 'short-won'

/** 7.1: rounds with as many points as a win gives. */
export function wins({ tournament }: TieBreakField, player: Player): TieBreakValue {
  return count(player, ({ points }) => (points >= tournament.scoring.win ? 1 : 0))
}

/** 7.2: games won over the board. */
export function gamesWon(_: TieBreakField, player: Player): TieBreakValue {
  return count(player, round => (isWin(round) ? 1 : 0))
}

/** 7.3: games played with Black over the board. */
export function gamesWithBlack(_: TieBreakField, player: Player): TieBreakValue {
  return count(player, round => (kindOf(round) === 'game' && round.colour === 'black' ? 1 : 0))
}

/** 7.4: games won with Black over the board. */
export function gamesWonWithBlack(_: TieBreakField, player: Player): TieBreakValue {
  return count(player, round => (isWin(round) && round.colour === 'black' ? 1 : 0))
}

/** 7.6: all rounds except half-point byes, zero-point byes and forfeit losses. */
export function roundsElectedToPlay(_: TieBreakField, player: Player): TieBreakValue {
  return count(player, round => {
    const kind = kindOf(round)
    return kind === 'requested-bye' || kind === 'forfeit-loss' ? 0 : 1
  })
}

/** 7.7: one for each round with more points than the opponent, half for equal points. */
export function standardPoints(field: TieBreakField, player: Player): TieBreakValue {
  const { draw } = field.tournament.scoring
  return count(player, ({ opponent, points, number }) => {
    const theirs =
      opponent === null ? draw : (field.players.get(opponent)?.rounds[number - 1]?.points ?? draw)
    return points > theirs ? 1 : points === theirs ? 0.5 : 0
  })
}

/** 7.5: the sum of the scores after each round; a cut leaves out the first rounds (14.1.2 c). */
export function progressiveScores(
  _: TieBreakField,
  player: Player,
  { cutLeast, cutMost }: TieBreak,
): TieBreakValue {
  const last = player.rounds.length
  const terms = player.rounds.map((_round, index) =>
    term({
      round: index + 1,
      value: scoreOf(player, index + 1) / 100,
      leftOut: index < cutLeast ? 'least' : index >= last - cutMost ? 'most' : null,
    }),
  )
  return { value: sumOf(terms), method: 'sum', terms, facts: {} }
}

/** 7.8: the pairing number. */
export function pairingNumber(_: TieBreakField, player: Player): TieBreakValue {
  return { value: player.id, method: 'data', terms: [], facts: {} }
}

/** The points themselves. */
export function points(field: TieBreakField, player: Player): TieBreakValue {
  return { value: (field.scores.get(player.id) ?? 0) / 100, method: 'data', terms: [], facts: {} }
}
