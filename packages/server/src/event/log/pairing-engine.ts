import {
  type Attempt,
  actOfPairing,
  type DutchPairing,
  fideDutch,
  knockout,
  type PairingFault,
  pairingNumbers,
  type RoundPairing,
  roundRobin,
  type Tournament,
  tournamentOf,
} from '@jadoube/tournament'
import type { EventState } from './state.js'

export type Paired = RoundPairing & { readonly rests?: readonly number[] }

/** What the system pairs in the next round; undefined if rounds are paired by hand. */
export function pairComing(
  state: EventState,
  tournament: Tournament = tournamentOf(state.tournament),
): Attempt<Paired, PairingFault> | undefined {
  switch (state.tournament.settings?.system) {
    case 'swiss':
      return fideDutch.pair(tournament)
    case 'round-robin':
      return roundRobin({ cycles: state.cycles }).pair(tournament)
    case 'knockout': {
      const numbers = pairingNumbers(state.tournament)
      const advanced = state.advanced.flatMap(({ stage, entry }) => {
        const player = numbers.get(entry)
        return player === undefined ? [] : [{ stage, player }]
      })
      return knockout({ gamesPerMatch: state.gamesPerMatch, advanced }).pair(tournament)
    }
    case 'manual':
    case undefined:
      return undefined
  }
}

/** With the data that the explanation of a Swiss pairing needs. */
export const pairSwiss = (tournament: Tournament): Attempt<DutchPairing, PairingFault> =>
  fideDutch.pair(tournament)

/** The act that records a pairing. */
export const pairAct = (state: EventState, paired: Paired) => actOfPairing(state.tournament, paired)
