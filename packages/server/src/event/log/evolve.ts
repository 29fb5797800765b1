import type { EventActor } from '@jadoube/protocol'
import { evolve as evolveTournament, type TournamentEvent } from '@jadoube/tournament'
import type { EventLine, LoggedEvent, OwnEvent } from './line.js'
import { type EventState, type GameState, newRound, type RoundState, unplayed } from './state.js'

interface Context {
  readonly at: number
  readonly by: EventActor
}

type Change<T extends OwnEvent['type']> = (
  state: EventState,
  event: Extract<OwnEvent, { type: T }>,
  context: Context,
) => EventState

const changes: { readonly [T in OwnEvent['type']]: Change<T> } = {
  'event-announced': (state, { type: _, settings, ...about }) => ({
    ...state,
    ...about,
    settings: [{ fromRound: 1, settings }],
  }),
  'event-changed': (state, { changes: changed }) => ({
    ...state,
    ...changed,
    isRenamed: state.isRenamed || ['name', 'site', 'date'].some(part => part in changed),
  }),
  'rounds-needed': (state, { rounds }) => {
    const { settings } = state.tournament
    if (settings === null) return state
    return { ...state, tournament: { ...state.tournament, settings: { ...settings, rounds } } }
  },
  'regulations-changed': (state, { fromRound, settings }) => ({
    ...state,
    settings: [...state.settings, { fromRound, settings }],
  }),
  'round-published': (state, { round }) =>
    withRound(state, round, each => ({ ...each, isPublished: true })),
  'round-hidden': (state, { round }) =>
    withRound(state, round, each => ({ ...each, isPublished: false })),
  'round-scheduled': (state, { round, start }) =>
    withRound(state, round, each => ({ ...each, start })),
  'boards-set-up': (state, { round, games }) =>
    withRound(state, round, each => ({
      ...each,
      isPublished: true,
      isSetUp: true,
      games: games.map(({ kind, game }, index) => {
        const before = each.games[index]
        return before === undefined ? unplayed(kind, game) : { ...before, kind, game }
      }),
    })),
  'boards-cleared': (state, { round }) =>
    withRound(state, round, each => ({ ...each, isSetUp: false, games: [] })),
  'game-replaced': (state, { round, board, kind, game }) =>
    withGame(state, round, board, each => ({
      ...each,
      kind,
      game,
      replaced: each.game === null ? each.replaced : [...each.replaced, each.game],
      ofBoard: null,
      stated: {},
    })),
  'board-result-noted': (state, { round, board, result }) =>
    withGame(state, round, board, each => ({ ...each, ofBoard: result })),
  'bye-requested': (state, { entry, round, bye }, { at }) => ({
    ...state,
    requests: [...state.requests, { entry, round, bye, at }],
  }),
  'request-closed': (state, { entry, round }) => withoutRequest(state, entry, round),
  'result-stated': (state, { round, board, colour, result }) =>
    withGame(state, round, board, each => ({
      ...each,
      stated: { ...each.stated, [colour]: result },
    })),
  'player-advanced': (state, { stage, entry }) => ({
    ...state,
    advanced: [...state.advanced.filter(each => each.entry !== entry), { stage, entry }],
  }),
  'name-hidden': (state, { entry }) => ({
    ...withCorrected(state, entry),
    hiddenNames: [...state.hiddenNames, entry],
  }),
  'name-shown': (state, { entry }) => ({
    ...withCorrected(state, entry),
    hiddenNames: state.hiddenNames.filter(each => each !== entry),
  }),
  'note-made': (state, { round, board, text }, { at, by }) => ({
    ...state,
    notes: [...state.notes, { at, by, round, board, text }],
  }),
}

const isOwn = (event: LoggedEvent): event is OwnEvent => Object.hasOwn(changes, event.type)

/**
 * The state of the event after one event. It applies no rules, so an old log always gives the same
 * state.
 */
export function evolveEvent(state: EventState, event: LoggedEvent, context: Context): EventState {
  if (isOwn(event)) {
    const change = changes[event.type] as Change<OwnEvent['type']>
    return change(state, event, context)
  }
  const tournament = evolveTournament(state.tournament, event)
  return withTournament({ ...state, tournament }, event, context)
}

/** Updates what the event stores beside the tournament. */
function withTournament(
  state: EventState,
  event: TournamentEvent,
  { by, at }: Context,
): EventState {
  switch (event.type) {
    case 'round-paired':
      return {
        ...state,
        rounds: [...state.rounds, { ...newRound, warnings: event.warnings }],
        // A player whose request for a bye was not answered is paired.
        requests: state.requests.filter(({ round }) => round !== event.round),
      }
    case 'round-unpaired':
      return { ...state, rounds: state.rounds.slice(0, -1) }
    case 'result-reported':
    case 'result-corrected':
      return withGame(state, event.round, event.board, each => {
        const { result = null, ratingResult = null } =
          state.tournament.rounds[event.round - 1]?.games[event.board - 1] ?? {}
        const reports = [...each.reports, { at, by, result, ratingResult }]
        return { ...each, source: by.role, reports }
      })
    case 'entry-corrected':
      return withCorrected(state, event.entry)
    case 'bye-granted':
      return withoutRequest(state, event.entry, event.round)
    case 'rounds-changed':
      return { ...state, roundsFollow: false }
    case 'tournament-opened':
    case 'player-entered':
    case 'numbers-assigned':
    case 'initial-colour-drawn':
    case 'player-withdrawn':
    case 'player-reinstated':
    case 'bye-cancelled':
    case 'pairs-forbidden':
    case 'points-adjusted':
    case 'scoring-changed':
    case 'tournament-concluded':
      return state
  }
}

/** The state after one more line of the log. */
export function followLine(state: EventState, { at, by, events }: EventLine): EventState {
  const after = events.reduce((before, event) => evolveEvent(before, event, { at, by }), state)
  return { ...after, seq: state.seq + 1 }
}

/** How many events are applied before yielding to other work. */
const EVENTS_AT_ONCE = 40

/** The same for a line with very many events, yielding to other work in between. */
export async function followInTurns(state: EventState, line: EventLine): Promise<EventState> {
  const { at, by, events } = line
  if (events.length <= EVENTS_AT_ONCE) return followLine(state, line)
  let after = state
  for (const [index, event] of events.entries()) {
    if (index % EVENTS_AT_ONCE === EVENTS_AT_ONCE - 1) await new Promise(setImmediate)
    after = evolveEvent(after, event, { at, by })
  }
  return { ...after, seq: state.seq + 1 }
}

const withCorrected = (state: EventState, entry: number): EventState => ({
  ...state,
  corrected: [...new Set([...state.corrected, entry])],
})

function withoutRequest(state: EventState, entry: number, round: number): EventState {
  const requests = state.requests.filter(each => each.entry !== entry || each.round !== round)
  return { ...state, requests }
}

function withRound(
  state: EventState,
  round: number,
  change: (round: RoundState) => RoundState,
): EventState {
  const rounds = state.rounds.map((each, index) => (index === round - 1 ? change(each) : each))
  return { ...state, rounds }
}

/** A round whose boards are not set up also stores what is known of its games. */
function withGame(
  state: EventState,
  round: number,
  board: number,
  change: (game: GameState) => GameState,
): EventState {
  return withRound(state, round, each => {
    const paired = state.tournament.rounds[round - 1]?.games ?? []
    const games = each.games.length > 0 ? each.games : paired.map(() => unplayed('wooden', null))
    const changed = games.map((game, index) => (index === board - 1 ? change(game) : game))
    return { ...each, games: changed }
  })
}
