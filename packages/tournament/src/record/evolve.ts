import type { EventOf, EventType, TournamentEvent } from './event.js'
import type { Entry, EntryId, PairedGame, TournamentState } from './state.js'

type Change<T extends EventType> = (state: TournamentState, event: EventOf<T>) => TournamentState

const changes: { readonly [T in EventType]: Change<T> } = {
  'tournament-opened': (state, { settings }) => ({ ...state, settings }),
  'player-entered': (state, { entry: id, person, fromRound }) => {
    const { rating, title, name } = person
    const entry: Entry = {
      id,
      person,
      rank: { rating, title, name },
      fromRound,
      withdrawnAfter: null,
      byes: [],
      adjustments: [],
    }
    // A player who enters after the draw gets the last number.
    const order = state.order === null ? null : [...state.order, id]
    return { ...state, entries: [...state.entries, entry], order }
  },
  'entry-corrected': (state, { entry: id, changes: given, renumbers }) =>
    withEntry(state, id, entry => {
      const person = { ...entry.person, ...given }
      const { rating, title, name } = person
      return { ...entry, person, rank: renumbers ? { rating, title, name } : entry.rank }
    }),
  'numbers-assigned': (state, { order }) => ({ ...state, order }),
  'initial-colour-drawn': (state, { colour }) => ({ ...state, initialColour: colour }),
  'player-withdrawn': (state, { entry: id, afterRound }) =>
    withEntry(state, id, entry => ({ ...entry, withdrawnAfter: afterRound })),
  // Rounds that were paired in the meantime stay missed.
  'player-reinstated': (state, { entry: id }) =>
    withEntry(state, id, entry => {
      const from = (entry.withdrawnAfter ?? 0) + 1
      const missed = Array.from({ length: state.rounds.length - from + 1 }, (_, index) => ({
        round: from + index,
        bye: 'zero-bye' as const,
      })).filter(({ round }) => !entry.byes.some(each => each.round === round))
      return { ...entry, withdrawnAfter: null, byes: [...entry.byes, ...missed] }
    }),
  'bye-granted': (state, { entry: id, round, bye }) =>
    withEntry(state, id, entry => ({ ...entry, byes: [...entry.byes, { round, bye }] })),
  'bye-cancelled': (state, { entry: id, round }) =>
    withEntry(state, id, entry => ({
      ...entry,
      byes: entry.byes.filter(each => each.round !== round),
    })),
  'pairs-forbidden': (state, { entries, fromRound, toRound }) => ({
    ...state,
    forbidden: [...state.forbidden, { entries, fromRound, toRound }],
  }),
  'round-paired': (state, { games, bye, rests, virtualPoints, insteadOf }) => ({
    ...state,
    rounds: [
      ...state.rounds,
      {
        games: games.map(({ white, black }) => ({
          white,
          black,
          result: null,
          ratingResult: null,
        })),
        bye,
        rests,
        virtualPoints,
        insteadOf,
      },
    ],
  }),
  // Players who joined or left while the round was paired now do so before it.
  'round-unpaired': (state, { round }) => ({
    ...state,
    rounds: state.rounds.slice(0, -1),
    entries: state.entries.map(entry => ({
      ...entry,
      fromRound: Math.min(entry.fromRound, round),
      withdrawnAfter: entry.withdrawnAfter === round ? round - 1 : entry.withdrawnAfter,
    })),
  }),
  'result-reported': (state, { round, board, result, short }) =>
    withGame(state, round, board, game => ({ ...game, result: { result, short } })),
  'result-corrected': (state, { round, board, result, short, counts }) =>
    withGame(state, round, board, game =>
      counts === 'rating'
        ? { ...game, ratingResult: { result, short } }
        : { ...game, result: { result, short } },
    ),
  'points-adjusted': (state, { entry: id, round, points }) =>
    withEntry(state, id, entry => ({
      ...entry,
      adjustments: [...entry.adjustments, { round, points }],
    })),
  'scoring-changed': (state, { scoring }) =>
    state.settings === null ? state : { ...state, settings: { ...state.settings, scoring } },
  'rounds-changed': (state, { rounds }) =>
    state.settings === null ? state : { ...state, settings: { ...state.settings, rounds } },
  'tournament-concluded': state => ({ ...state, concluded: true }),
}

export const eventTypes = Object.keys(changes) as EventType[]

/**
 * Returns the state after an event. It applies no rules, so that old records keep their meaning.
 */
export function evolve(state: TournamentState, event: TournamentEvent): TournamentState {
  const change = changes[event.type] as Change<EventType>
  return change(state, event)
}

function withEntry(
  state: TournamentState,
  id: EntryId,
  change: (entry: Entry) => Entry,
): TournamentState {
  return { ...state, entries: state.entries.map(each => (each.id === id ? change(each) : each)) }
}

function withGame(
  state: TournamentState,
  round: number,
  board: number,
  change: (game: PairedGame) => PairedGame,
): TournamentState {
  const rounds = state.rounds.map((each, index) => {
    if (index !== round - 1) return each
    const games = each.games.map((game, place) => (place === board - 1 ? change(game) : game))
    return { ...each, games }
  })
  return { ...state, rounds }
}
