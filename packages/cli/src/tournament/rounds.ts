import {
  acceleratedTournament,
  type DutchPairing,
  fideDutch,
  type PairingSystem,
  type RoundPairing,
  type RoundRobinOptions,
  roundRobin,
  sayFault,
  type Tournament,
  type TournamentReport,
} from '@jadoube/tournament'
import { BadInput } from '../command.js'
import type { Reader } from './reader.js'

/** The tournament to pair. A number of rounds on the command line replaces the one in the file. */
export function tournamentToPair(report: TournamentReport, rounds: string | undefined): Tournament {
  const { tournament } = report
  const number = rounds === undefined ? tournament.rounds : wholeNumber(rounds, '--rounds')
  return acceleratedTournament({ ...report, tournament: { ...tournament, rounds: number } })
}

export function wholeNumber(text: string, option: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new BadInput('bad-option', `${option} needs a whole number`)
  return Number(text)
}

/**
 * The engine's pairing of the next round, or the reason why there is none, in the reader's
 * language.
 */
export function pairRound(
  tournament: Tournament,
  reader: Reader,
): { pairing: DutchPairing } | { reason: string; code: string } {
  return pairBy(fideDutch, tournament, reader)
}

/** The same for a round robin, by the Berger tables. */
export function pairByTable(tournament: Tournament, options: RoundRobinOptions, reader: Reader) {
  return pairBy(roundRobin(options), tournament, reader)
}

function pairBy<P extends RoundPairing>(
  system: PairingSystem<P>,
  tournament: Tournament,
  reader: Reader,
): { pairing: P } | { reason: string; code: string } {
  const attempt = system.pair(tournament)
  if (attempt.ok) return { pairing: attempt.value }
  return {
    reason: reader.letters(sayFault(attempt.error, reader.language)),
    code: attempt.error.code,
  }
}
