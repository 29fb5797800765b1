import {
  beforeRound,
  type EntryId,
  type Player,
  scoreOf,
  type Tournament,
  tournamentOf,
} from '@jadoube/tournament'
import type { EventState } from '../log/state.js'

/** The last round that is published. */
export function lastPublished({ rounds }: EventState): number {
  return rounds.findLastIndex(({ isPublished }) => isPublished) + 1
}

/** The last published round in which every game has a result. */
export function lastFinished(state: EventState): number {
  const unfinished = state.tournament.rounds.findIndex(({ games }) =>
    games.some(({ result }) => result === null || result.result === '*'),
  )
  const finished = unfinished === -1 ? state.tournament.rounds.length : unfinished
  return Math.min(finished, lastPublished(state))
}

const cache = new WeakMap<EventState, Map<number, Tournament>>()

/**
 * The tournament after a round. A game without a result gives no points yet. Every player's page
 * needs it, so it is computed once until the event changes.
 */
export function afterRound(state: EventState, round: number): Tournament {
  const byRound = cache.get(state) ?? new Map<number, Tournament>()
  cache.set(state, byRound)
  const known = byRound.get(round)
  if (known !== undefined) return known
  const tournament = beforeRound(tournamentOf(state.tournament), round + 1)
  const after = { ...tournament, players: tournament.players.map(player => asOf(player, round)) }
  byRound.set(round, after)
  return after
}

/** The points of one entry after a round, without looking at the others. */
export function pointsAfter(state: EventState, entry: EntryId, round: number): number {
  const { entries, rounds } = state.tournament
  const mine = entries[entry - 1]
  if (mine === undefined) return 0
  const own = rounds.map(each => ({
    ...each,
    games: each.games.filter(({ white, black }) => white === entry || black === entry),
  }))
  const alone = { ...state.tournament, entries: [mine], order: null, rounds: own }
  const [player] = beforeRound(tournamentOf(alone), round + 1).players
  return player === undefined ? 0 : scoreOf(asOf(player, round)) / 100
}

function asOf(player: Player, round: number): Player {
  const rounds = player.rounds.map(each =>
    each.outcome === 'unknown' ? { ...each, points: 0 } : each,
  )
  const { adjustments, ...rest } = player
  const until = adjustments?.filter(each => each.round <= round)
  return { ...rest, rounds, ...(until && { adjustments: until }) }
}
