import { scoreOf } from '../score.js'
import type { Player, Points } from '../tournament.js'
import { stop } from './fault.js'
import { columns } from './lines.js'
import type { PlayerRecord } from './player-record.js'
import { makePoints } from './points-field.js'
import { pointsOf } from './rounds.js'
import { type FileScoring, otherScorings } from './scoring-records.js'

type PlayersBy = (scoring: FileScoring) => readonly Player[]

/**
 * The players with the points of their results. TRF16 has no record for scoring, so the points in
 * columns 81–84 decide which common scoring it is.
 */
export function playersByScoring(
  records: readonly PlayerRecord[],
  given: FileScoring,
  isGiven: boolean,
  playersBy: PlayersBy,
): { readonly scoring: FileScoring; readonly players: readonly Player[] } {
  const players = playersBy(given)
  const wrong = wrongPoints(records, players, given)
  if (wrong === null) return { scoring: given, players }
  for (const scoring of isGiven ? [] : otherScorings) {
    const others = playersBy(scoring)
    if (wrongPoints(records, others, scoring) === null) return { scoring, players: others }
  }
  const stated = columns(wrong.line, 81, 84)
  const sum = makePoints(scoreOf(players[wrong.id - 1]!))
  const reason = `player ${wrong.id} has ${sum} points by the results, not ${stated}`
  return stop('trf-points-disagree', wrong.line.number, 81, reason)
}

/** The first player whose stated points do not agree with the paired rounds. */
function wrongPoints(
  records: readonly PlayerRecord[],
  players: readonly Player[],
  scoring: FileScoring,
): PlayerRecord | null {
  const wrong = records.find(({ points }, index) => {
    if (points === null) return false
    // A game without a result and a bye of the coming round may be counted or not.
    const { rounds, comingBye } = players[index]!
    const sum = scoreOf(players[index]!)
    const open = rounds
      .filter(round => round.outcome === 'unknown')
      .reduce((total, round) => total + round.points, 0)
    const coming: Points = comingBye === null ? 0 : pointsOf(comingBye, scoring)
    return ![sum, sum - open, sum + coming, sum - open + coming].includes(points)
  })
  return wrong ?? null
}
