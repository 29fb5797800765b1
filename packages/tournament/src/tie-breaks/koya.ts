import type { Player, Points } from '../tournament.js'
import type { TieBreak } from './code.js'
import type { TieBreakField } from './tie-break-field.js'
import { kindOf } from './unplayed-rounds.js'
import { sumOf, type TieBreakValue, term } from './value.js'

/** 9.2: the points against opponents with at least half of the maximum, adjusted by 14.5. */
export function koya(field: TieBreakField, player: Player, tieBreak: TieBreak): TieBreakValue {
  const limit = maximum(field) / 2 + tieBreak.limit * 50
  const terms = player.rounds.flatMap((round, index) => {
    if (round.opponent === null) return []
    const forfeit = kindOf(round) !== 'game'
    if (forfeit && field.pairing === 'swiss' && !tieBreak.forfeitsPlayed) return []
    if ((field.scores.get(round.opponent) ?? 0) < limit) return []
    return [term({ round: index + 1, opponent: round.opponent, value: round.points / 100 })]
  })
  return { value: sumOf(terms), method: 'sum', terms, facts: { limit: limit / 100 } }
}

/** The maximum score. A free round of an odd round robin cannot be won. */
function maximum({ pairing, tournament }: TieBreakField): Points {
  const { paired, players, scoring } = tournament
  if (pairing === 'swiss') return paired * scoring.win
  const games = players.map(each => each.rounds.filter(round => round.opponent !== null).length)
  return games.reduce((one, other) => Math.max(one, other), 0) * scoring.win
}
