import { scoreOf } from '../score.js'
import type { PlayerId, Points, Tournament } from '../tournament.js'
import { mayReceiveBye } from './bye-eligibility.js'
import { type ColourHistory, colourHistory } from './colour-history.js'
import { type Float, floatIn } from './float-history.js'
import { isPlayed, wasPaired } from './played.js'

/** A player to be paired in the coming round, with everything that the pairing rules need. */
export interface Participant {
  readonly id: PlayerId
  /** The score for pairing: points plus virtual points. */
  readonly score: Points
  /**
   * The place among all players who were ever paired, from 1. Article 5.2.5 depends on whether it
   * is odd or even.
   */
  readonly number: number
  readonly history: ColourHistory
  readonly lastFloat: Float
  readonly floatBefore: Float
  readonly mayReceiveBye: boolean
  readonly gamesPlayed: number
  readonly opponents: ReadonlySet<PlayerId>
  /** Whether the player is a topscorer (C.04.3, 1.8). Only in the last round. */
  readonly topscorer: boolean
}

/** All players to be paired in the coming round, in the order of Article 1.2. */
export function participants(tournament: Tournament): Participant[] {
  const coming = tournament.paired + 1
  const players = [...tournament.players].sort((a, b) => a.id - b.id)
  const byId = new Map(players.map(player => [player.id, player]))
  const virtual = virtualPoints(tournament)
  const pairingScore = (id: PlayerId, round: number): Points => {
    const player = byId.get(id)
    return virtual(id, round) + (player === undefined ? 0 : scoreOf(player, round - 1))
  }
  const last = coming >= tournament.rounds
  // Half of the maximum score before the last round.
  const half = (tournament.paired * Math.max(tournament.scoring.win, tournament.scoring.draw)) / 2
  let number = 0
  const all: Participant[] = []
  for (const player of players) {
    const rounds = player.rounds.slice(0, tournament.paired)
    const present = player.comingBye === null
    if (!present && !rounds.some(wasPaired)) continue
    number += 1
    if (!present) continue
    const score = pairingScore(player.id, coming)
    const float = (round: number) => floatIn(player, round, tournament.scoring, pairingScore)
    const played = rounds.filter(isPlayed)
    all.push({
      id: player.id,
      score,
      number,
      history: colourHistory(rounds),
      lastFloat: float(coming - 1),
      floatBefore: float(coming - 2),
      mayReceiveBye: mayReceiveBye(rounds, tournament.scoring),
      gamesPlayed: played.length,
      opponents: new Set(played.map(round => round.opponent!)),
      topscorer: last && score > half,
    })
  }
  return all.sort((a, b) => b.score - a.score || a.number - b.number)
}

function virtualPoints(tournament: Tournament): (id: PlayerId, round: number) => Points {
  const points = new Map<string, Points>()
  for (const each of tournament.virtualPoints) {
    const key = `${each.player} ${each.round}`
    points.set(key, (points.get(key) ?? 0) + each.points)
  }
  return (id, round) => points.get(`${id} ${round}`) ?? 0
}
