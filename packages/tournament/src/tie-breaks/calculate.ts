import type { Player, PlayerId } from '../tournament.js'
import { averageOfBuchholz, buchholz } from './buchholz.js'
import { parseTieBreak, type TieBreak, type TieBreakName } from './code.js'
import { koya } from './koya.js'
import * as own from './own-record.js'
import * as ratings from './ratings.js'
import { sonnebornBerger } from './sonneborn-berger.js'
import { foreField, type TieBreakField } from './tie-break-field.js'
import type { TieBreakValue } from './value.js'

type Calculation = (field: TieBreakField, player: Player, tieBreak: TieBreak) => TieBreakValue

/** The tie-breaks that need only the field, by name. */
const simple: Readonly<Partial<Record<TieBreakName, Calculation>>> = {
  PTS: own.points,
  WIN: own.wins,
  WON: own.gamesWon,
  BPG: own.gamesWithBlack,
  BWG: own.gamesWonWithBlack,
  PS: own.progressiveScores,
  REP: own.roundsElectedToPlay,
  STD: own.standardPoints,
  TPN: own.pairingNumber,
  BH: buchholz,
  SB: sonnebornBerger,
  KS: koya,
  ARO: ratings.averageRating,
  TPR: ratings.performance,
  PTP: ratings.perfectPerformance,
  RTNG: ratings.rating,
}

/**
 * The value of a tie-break for every player of a field. Direct encounter has no value of its own
 * (Article 6): it is a step of the ranking.
 */
export function calculate(field: TieBreakField, tieBreak: TieBreak): Map<PlayerId, TieBreakValue> {
  const all = (from: TieBreakField, calculation: Calculation, which: TieBreak) =>
    new Map(from.tournament.players.map(each => [each.id, calculation(from, each, which)]))
  const valuesOf = (from: TieBreakField, name: TieBreakName) => {
    const values = all(from, simple[name]!, plain(name, tieBreak))
    return (player: Player) => values.get(player.id)?.value ?? 0
  }
  switch (tieBreak.name) {
    case 'FB':
      return all(foreField(field), buchholz, tieBreak)
    case 'AOB': {
      const of = valuesOf(tieBreak.fore ? foreField(field) : field, 'BH')
      return all(field, (from, player) => averageOfBuchholz(from, player, tieBreak, of), tieBreak)
    }
    case 'APRO':
    case 'APPO': {
      const of = valuesOf(field, tieBreak.name === 'APRO' ? 'TPR' : 'PTP')
      return all(
        field,
        (from, player) => ratings.averagePerformance(from, player, tieBreak, of),
        tieBreak,
      )
    }
    default: {
      const calculation = simple[tieBreak.name]
      return calculation === undefined ? new Map() : all(field, calculation, tieBreak)
    }
  }
}

/** A tie-break of another name with the same treatment of forfeits, without cuts. */
function plain(name: TieBreakName, { forfeitsPlayed }: TieBreak): TieBreak {
  const attempt = parseTieBreak(name)
  if (!attempt.ok) throw new Error(attempt.error.reason)
  return { ...attempt.value, forfeitsPlayed }
}
