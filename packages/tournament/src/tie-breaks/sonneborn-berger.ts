import type { Player } from '../tournament.js'
import type { TieBreak } from './code.js'
import { leaveOut } from './cut.js'
import { opponentsFaced } from './opponents.js'
import type { TieBreakField } from './tie-break-field.js'
import { sumOf, type TieBreakValue, term } from './value.js'

/** 9.1: the sum, over all rounds, of the opponent's score times the points against them. */
export function sonnebornBerger(
  field: TieBreakField,
  player: Player,
  tieBreak: TieBreak,
): TieBreakValue {
  const faced = opponentsFaced(field, player, tieBreak.forfeitsPlayed)
  const terms = leaveOut(
    faced.map(({ round, opponent, score, points, voluntary, dummy, unadjusted }) => ({
      term: term({
        round,
        opponent,
        value: (score * points) / 10_000,
        factors: [score / 100, points / 100],
        dummy,
        unadjusted: unadjusted === null ? null : unadjusted / 100,
      }),
      // 14.1.2 d: the least significant term is that of the opponent with the lowest score.
      weight: score,
      voluntary,
    })),
    tieBreak,
  )
  return { value: sumOf(terms), method: 'sum', terms, facts: {} }
}
