import { Random } from '../generate/random.js'
import { generateTournament, generatorDefaults } from '../generate/tournament.js'
import { usualScoring } from '../score.js'
import { beforeRound } from '../swiss/before-round.js'
import type { Tournament } from '../tournament.js'

/**
 * A small tournament of any kind: few players, many rounds, byes, forfeits, draws, acceleration,
 * 3-1-0 scoring.
 */
export function smallTournament(seed: number): Tournament {
  const random = new Random(seed * 7919)
  const tournament = generateTournament({
    ...generatorDefaults,
    seed,
    players: random.between(3, 10),
    rounds: random.between(2, 9),
    forfeits: random.pick([0, 0.05, 0.2]),
    halfByes: random.pick([0, 0.05, 0.15]),
    zeroByes: random.pick([0, 0.1]),
    draws: random.pick([0, 0.4, 1]),
    acceleration: random.chance(0.15) ? 'baku' : 'none',
    scoring: random.chance(0.15) ? { ...usualScoring, ...threePoints } : usualScoring,
  })
  const forbidden = random.chance(0.1) && tournament.players.length > 3
  return forbidden
    ? { ...tournament, forbiddenPairs: [{ players: [1, 3], fromRound: 1, toRound: 9 }] }
    : tournament
}

const threePoints = {
  win: 300,
  draw: 100,
  pairingBye: 300,
  fullBye: 300,
  halfBye: 100,
  forfeitWin: 300,
}

/** The tournament before each round, including a round that could not be paired. */
export function roundsOf(tournament: Tournament): Tournament[] {
  const last = Math.min(tournament.paired + 1, tournament.rounds)
  return Array.from({ length: last }, (_, i) => beforeRound(tournament, i + 1))
}
