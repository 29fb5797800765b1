import { done, failed } from '../attempt.js'
import type { PairingSystem, RoundPairing } from '../pairing-system.js'
import type { PlayerId } from '../tournament.js'
import { bergerSchedule, type RoundRobinOptions } from './berger.js'

/** A round of a round robin. */
export interface RoundRobinPairing extends RoundPairing {
  /** The free player, if the number of players is odd. It is not a bye and gives no points. */
  readonly rests: readonly PlayerId[]
}

const minPlayers = 3
const maxPlayers = 24

/**
 * Returns a pairing system for a round robin by the Berger tables. Absent players keep their games
 * and forfeit them.
 */
export function roundRobin(options: RoundRobinOptions = {}): PairingSystem<RoundRobinPairing> {
  return {
    code: options.cycles === 2 ? 'FIDE_DOUBLEROUNDROBIN' : 'BERGER_ROUNDROBIN',
    pair({ players, paired }) {
      const ids = players.map(each => each.id)
      if (ids.length < minPlayers || ids.length > maxPlayers) {
        return failed({ code: 'pairing-impossible', criterion: null, players: ids })
      }
      const scheduled = bergerSchedule(ids.length, options)[paired]
      if (scheduled === undefined) {
        return failed({ code: 'nobody-to-pair', criterion: null, players: [] })
      }
      const idOf = (number: number) => ids[number - 1]!
      return done({
        round: paired + 1,
        games: scheduled.games.map(([white, black]) => ({
          white: idOf(white),
          black: idOf(black),
        })),
        bye: null,
        rests: scheduled.rests === null ? [] : [idOf(scheduled.rests)],
      })
    },
  }
}
