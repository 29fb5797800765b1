import type { Tournament } from '../tournament.js'
import { recordText, type TournamentReport } from '../trf/index.js'
import { bakuPoints } from './baku.js'

/**
 * Returns the tournament of a report, with its virtual points. A file whose type (record 192) ends
 * in `_BAKU` need not list them: they follow from the numbers of players and rounds.
 */
export function acceleratedTournament(report: TournamentReport): Tournament {
  const { tournament } = report
  const announced = /_BAKU$/i.test(recordText(report, '192') ?? '')
  if (!announced || tournament.virtualPoints.length > 0) return tournament
  const ids = tournament.players.map(({ id }) => id)
  return { ...tournament, virtualPoints: bakuPoints(ids, tournament.rounds, tournament.scoring) }
}
