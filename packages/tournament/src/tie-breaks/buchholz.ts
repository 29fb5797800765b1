import type { Player } from '../tournament.js'
import type { TieBreak } from './code.js'
import { leaveOut } from './cut.js'
import { opponentsFaced } from './opponents.js'
import { gamesOf, type TieBreakField } from './tie-break-field.js'
import { sumOf, type TieBreakValue, term } from './value.js'

/**
 * 8.1: Buchholz, the sum of the opponents' scores. For 8.3 (Fore Buchholz) the field is
 * `foreField`.
 */
export function buchholz(field: TieBreakField, player: Player, tieBreak: TieBreak): TieBreakValue {
  const faced = opponentsFaced(field, player, tieBreak.forfeitsPlayed)
  const terms = leaveOut(
    faced.map(({ round, opponent, score, voluntary, dummy, unadjusted }) => {
      const value = score / 100
      return {
        term: term({
          round,
          opponent,
          value,
          dummy,
          unadjusted: unadjusted === null ? null : unadjusted / 100,
        }),
        weight: value,
        voluntary,
      }
    }),
    tieBreak,
  )
  return { value: sumOf(terms), method: 'sum', terms, facts: {} }
}

/** 8.2: the average Buchholz of the opponents met over the board. */
export function averageOfBuchholz(
  field: TieBreakField,
  player: Player,
  tieBreak: TieBreak,
  buchholzOf: (opponent: Player) => number,
): TieBreakValue {
  const terms = leaveOut(
    gamesOf(field, player).map(({ round, opponent }) => {
      const value = buchholzOf(opponent)
      return {
        term: term({ round, opponent: opponent.id, value }),
        weight: value,
        voluntary: false,
      }
    }),
    tieBreak,
  )
  const count = terms.filter(each => each.leftOut === null).length
  const value = count === 0 ? 0 : sumOf(terms) / count
  return { value, method: 'average', terms, facts: { games: count } }
}
