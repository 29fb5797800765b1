import { pointsFor, usualScoring } from '../score.js'
import type {
  ForbiddenPair,
  Player,
  PlayerId,
  PlayerRound,
  RoundOutcome,
  Tournament,
  VirtualPoints,
} from '../tournament.js'
import { entriesByNumber, pairingNumbers } from './pairing-numbers.js'
import { outcomesOf, type Result } from './result.js'
import type { Entry, EntryId, PairedGame, TournamentState } from './state.js'

/** Returns the tournament of a record. Players are numbered by their pairing numbers. */
export function tournamentOf(state: TournamentState): Tournament {
  return derive(state, game => game.result)
}

/**
 * Like `tournamentOf`, but for the rating report: it includes corrections that came too late for
 * pairings and standings.
 */
export function tournamentForRating(state: TournamentState): Tournament {
  return derive(state, game => game.ratingResult ?? game.result)
}

type ResultOf = (game: PairedGame) => Result | null

function derive(state: TournamentState, resultOf: ResultOf): Tournament {
  const numbers = pairingNumbers(state)
  const roundsOf = gamesByEntry(state, resultOf, numbers)
  const players = entriesByNumber(state).map((entry, index): Player => {
    const { name, sex, title, rating, federation, fideId, birth } = entry.person
    const rounds = state.rounds.map(
      (_, round) => roundsOf[round]!.get(entry.id) ?? idle(state, entry, round + 1),
    )
    const comingBye = byeIn(state, entry, state.rounds.length + 1)
    const id = index + 1
    const player = { id, name, sex, title, rating, federation, fideId, birth, rounds, comingBye }
    return entry.adjustments.length === 0 ? player : { ...player, adjustments: entry.adjustments }
  })
  return {
    name: state.settings?.name ?? '',
    players,
    rounds: state.settings?.rounds ?? 0,
    paired: state.rounds.length,
    initialColour: state.initialColour,
    scoring: state.settings?.scoring ?? usualScoring,
    forbiddenPairs: forbiddenPairs(state, numbers),
    virtualPoints: virtualPoints(state, numbers),
  }
}

/** For each entry, round by round, the outcome of a game or of the pairing-allocated bye. */
function gamesByEntry(
  state: TournamentState,
  resultOf: ResultOf,
  numbers: ReadonlyMap<EntryId, PlayerId>,
): Map<EntryId, PlayerRound>[] {
  return state.rounds.map(({ games, bye }) => {
    const found = new Map<EntryId, PlayerRound>()
    for (const game of games) {
      const [white, black] = outcomesOf(resultOf(game) ?? { result: '*', short: false })
      found.set(game.white, played(state, white, numbers.get(game.black) ?? null, 'white'))
      found.set(game.black, played(state, black, numbers.get(game.white) ?? null, 'black'))
    }
    if (bye !== null) found.set(bye, played(state, 'pairing-bye', null, null))
    return found
  })
}

function played(
  state: TournamentState,
  outcome: RoundOutcome,
  opponent: PlayerId | null,
  colour: PlayerRound['colour'],
): PlayerRound {
  const points = pointsFor(outcome, state.settings?.scoring ?? usualScoring)
  return { outcome, opponent, colour, points }
}

/** A round without a game: a requested bye, a round before a late entry, or an absence. */
function idle(state: TournamentState, entry: Entry, round: number): PlayerRound {
  return played(state, byeIn(state, entry, round) ?? 'zero-bye', null, null)
}

function byeIn(state: TournamentState, entry: Entry, round: number): Player['comingBye'] {
  const requested = entry.byes.find(each => each.round === round)
  if (requested !== undefined) return requested.bye
  if (round < entry.fromRound) return state.settings?.missedRounds ?? 'zero-bye'
  return entry.withdrawnAfter !== null && round > entry.withdrawnAfter ? 'zero-bye' : null
}

function forbiddenPairs(
  { forbidden }: TournamentState,
  numbers: ReadonlyMap<EntryId, PlayerId>,
): ForbiddenPair[] {
  return forbidden.flatMap(({ entries, fromRound, toRound }) => {
    const ids = entries.flatMap(id => numbers.get(id) ?? [])
    return ids.flatMap((one, index) =>
      ids.slice(index + 1).map(other => ({ players: [one, other] as const, fromRound, toRound })),
    )
  })
}

function virtualPoints(
  { rounds }: TournamentState,
  numbers: ReadonlyMap<EntryId, PlayerId>,
): VirtualPoints[] {
  return rounds.flatMap((each, index) =>
    each.virtualPoints.flatMap(({ entry, points }) => {
      const player = numbers.get(entry)
      return player === undefined ? [] : [{ player, round: index + 1, points }]
    }),
  )
}
