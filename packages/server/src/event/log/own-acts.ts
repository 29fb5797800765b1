import { parseHeader } from '@jadoube/laws'
import type { EventActor, RequestedSettings } from '@jadoube/protocol'
import {
  type GameResult,
  type PairedGame,
  type TournamentAct,
  unfitTieBreak,
} from '@jadoube/tournament'
import { headerOf } from '../../game/board-settings.js'
import { EVENT_BOARD } from '../board-defaults.js'
import type { LoggedAct, OwnEvent } from './line.js'
import { pairAct, pairComing } from './pairing-engine.js'
import { refuse } from './refusal.js'
import { type EventState, type RoundState, settingsFor } from './state.js'

/** A step of an act of the event: one of its own events, or an act of the tournament. */
type Step = OwnEvent | TournamentAct

export type OwnActName = Exclude<LoggedAct['act'], TournamentAct['act']>

export type OwnActHandlers = {
  readonly [N in OwnActName]: (
    state: EventState,
    act: Extract<LoggedAct, { act: N }>,
    by: EventActor,
  ) => readonly Step[]
}

export const ownActHandlers: OwnActHandlers = {
  announce: (state, { act: __, tieBreaks = [], cycles = 1, gamesPerMatch = 1, ...about }) => {
    checkTieBreaks(state, tieBreaks)
    checkSettings(about.settings)
    return [{ type: 'event-announced', ...about, tieBreaks, cycles, gamesPerMatch }]
  },
  'change-event': (
    state,
    { name, site, date, tieBreaks, cycles = state.cycles, gamesPerMatch, reason },
  ) => {
    const { concluded, rounds } = state.tournament
    const newGamesPerMatch = gamesPerMatch ?? state.gamesPerMatch
    const isFormatChanged = cycles !== state.cycles || newGamesPerMatch !== state.gamesPerMatch
    if (isFormatChanged && rounds.length > 0) refuse('only-before-round-one')
    if (tieBreaks !== undefined) {
      if (concluded) refuse('already-concluded')
      checkTieBreaks(state, tieBreaks)
    }
    const changes = {
      ...(name !== undefined && { name }),
      ...(site !== undefined && { site }),
      ...(date !== undefined && { date }),
      ...(tieBreaks !== undefined && { tieBreaks }),
      ...(isFormatChanged && { cycles, gamesPerMatch: newGamesPerMatch }),
    }
    if (Object.keys(changes).length === 0) refuse('nothing-changes')
    return [{ type: 'event-changed', changes, reason }]
  },
  'change-regulations': (state, { fromRound, settings, reason }) => {
    if (state.rounds.some((each, index) => each.isSetUp && index + 1 >= fromRound))
      refuse('regulations-in-use')
    const all = settingsFor(
      { ...state, settings: [...state.settings, { fromRound, settings }] },
      fromRound,
    )
    checkSettings(all)
    return [{ type: 'regulations-changed', fromRound, settings, reason }]
  },
  'pair-round': (state, { round }) => {
    const { length } = state.tournament.rounds
    if (round <= length) refuse('round-already-paired')
    if (round !== length + 1) refuse('not-the-coming-round')
    const paired = pairComing(state)
    if (paired === undefined) refuse('no-system')
    if (paired.ok) return [pairAct(state, paired.value)]
    return refuse('pairing-impossible', null, paired.error.code)
  },
  're-pair': (state, { round, games, bye, rests = [], reason }) => {
    const before = roundOf(state, round)
    if (before.isSetUp) refuse('round-set-up')
    return [
      { act: 'unpair', round, reason },
      { act: 'pair', round, games, bye, reason, ...(rests.length > 0 && { rests }) },
      // The new pairing keeps its publication and its start time.
      ...(before.isPublished ? [{ type: 'round-published', round } as const] : []),
      ...(before.start === null
        ? []
        : [{ type: 'round-scheduled', round, start: before.start } as const]),
    ]
  },
  publish: (state, { round }) => {
    if (roundOf(state, round).isPublished) refuse('round-published')
    return [{ type: 'round-published', round }]
  },
  hide: (state, { round, reason }) => {
    const { isPublished, isSetUp } = roundOf(state, round)
    if (isSetUp) refuse('round-set-up')
    if (!isPublished) refuse('round-not-published')
    return [{ type: 'round-hidden', round, reason }]
  },
  schedule: (state, { round, start }) => {
    if (roundOf(state, round).start === start) refuse('nothing-changes')
    return [{ type: 'round-scheduled', round, start }]
  },
  'decline-bye': (state, { entry, round }) => {
    if (!state.requests.some(each => each.entry === entry && each.round === round))
      refuse('no-such-request', entry)
    return [{ type: 'request-closed', entry, round }]
  },
  advance: (state, { stage, entry, reason }) => {
    if (state.tournament.settings?.system !== 'knockout') refuse('not-a-knockout')
    if (state.tournament.entries[entry - 1] === undefined) refuse('unknown-entry', entry)
    return [{ type: 'player-advanced', stage, entry, reason }]
  },
  'hide-name': (state, { entry, hidden }) => {
    if (state.tournament.entries[entry - 1] === undefined) refuse('unknown-entry', entry)
    if (state.hiddenNames.includes(entry) === hidden) refuse('nothing-changes')
    return [{ type: hidden ? 'name-hidden' : 'name-shown', entry }]
  },
  note: (state, { round, board = null, text }) => {
    roundOf(state, round)
    if (board !== null) gameOf(state, round, board)
    return [{ type: 'note-made', round, board, text }]
  },
  'set-up': (state, { round, games }) => {
    if (roundOf(state, round).isSetUp) refuse('round-set-up')
    return [{ type: 'boards-set-up', round, games }]
  },
  clear: (state, { round, reason }) => {
    if (!roundOf(state, round).isSetUp) refuse('round-not-set-up')
    if (state.tournament.rounds[round - 1]?.games.some(({ result }) => result !== null))
      refuse('results-present')
    return [{ type: 'boards-cleared', round, reason }]
  },
  'replace-game': (state, { act: _, ...replacing }) => {
    const { round, board, reason } = replacing
    if (!roundOf(state, round).isSetUp) refuse('round-not-set-up')
    const { result } = gameOf(state, round, board)
    return [
      ...(result === null || result.result === '*'
        ? []
        : [{ act: 'correct-result', round, board, result: '*', reason } as const]),
      { type: 'game-replaced', ...replacing },
    ]
  },
  'board-result': boardResult,
  'request-bye': (state, { round, bye }, by) => {
    const entry = entryOf(by)
    const { settings, rounds, entries } = state.tournament
    if (round > (settings?.rounds ?? 0)) refuse('round-out-of-range')
    if (round <= rounds.length) refuse('round-already-paired')
    if (entries[entry - 1]?.withdrawnAfter !== null) refuse('already-withdrawn', entry)
    if (entries[entry - 1]?.byes.some(each => each.round === round))
      refuse('bye-already-granted', entry)
    if (state.requests.some(each => each.entry === entry && each.round === round))
      refuse('request-there', entry)
    return [{ type: 'bye-requested', entry, round, bye }]
  },
  'take-back-request': (state, { round }, by) => {
    const entry = entryOf(by)
    if (!state.requests.some(each => each.entry === entry && each.round === round))
      refuse('no-such-request', entry)
    return [{ type: 'request-closed', entry, round }]
  },
  'state-result': stateResult,
}

/**
 * A board has reported a result, changed it or withdrawn it. A result entered by an official
 * stands.
 */
function boardResult(
  state: EventState,
  act: Extract<LoggedAct, { act: 'board-result' }>,
): readonly Step[] {
  const { round, board, game, result, short } = act
  const place = roundOf(state, round).games[board - 1]
  if (place === undefined || (place.game !== game && !place.replaced.includes(game)))
    refuse('no-such-board')
  if ((place.ofBoard ?? '*') === result) refuse('same-result')
  const noted = { type: 'board-result-noted', round, board, result } as const
  const { result: known } = gameOf(state, round, board)
  if (known === null || known.result === '*') {
    // Nothing was reported before, and nothing is reported now.
    if (result === '*') return [noted]
    return [noted, { act: 'report', round, board, result, ...(short && { short }) }]
  }
  if (place.source !== 'board' || known.result === result) return [noted]
  const reason =
    result === '*' ? 'the result was lifted at the board' : 'the board has another result'
  return [noted, { act: 'correct-result', round, board, result, reason, ...(short && { short }) }]
}

/**
 * A result counts once both players have reported the same. If they differ, the arbiter decides.
 */
function stateResult(
  state: EventState,
  { round, result }: Extract<LoggedAct, { act: 'state-result' }>,
  by: EventActor,
): readonly Step[] {
  const entry = entryOf(by)
  if (!roundOf(state, round).isPublished) refuse('round-not-published')
  const games = state.tournament.rounds[round - 1]?.games ?? []
  const index = games.findIndex(({ white, black }) => white === entry || black === entry)
  const game = games[index]
  if (game === undefined) refuse('not-your-game', entry)
  const place = state.rounds[round - 1]?.games[index]
  if (place !== undefined && place.kind === 'electronic') refuse('board-reports')
  if (game.result !== null && game.result.result !== '*') refuse('result-already-reported')
  const board = index + 1
  const colour = game.white === entry ? 'white' : 'black'
  const theirs: GameResult | undefined = place?.stated[colour === 'white' ? 'black' : 'white']
  const stated = { type: 'result-stated', round, board, colour, result } as const
  return theirs === result ? [stated, { act: 'report', round, board, result }] : [stated]
}

function roundOf(state: EventState, round: number): RoundState {
  return state.rounds[round - 1] ?? refuse('round-not-paired')
}

function gameOf(state: EventState, round: number, board: number): PairedGame {
  const games = state.tournament.rounds[round - 1]?.games ?? refuse('round-not-paired')
  return games[board - 1] ?? refuse('no-such-board')
}

function entryOf({ entry }: EventActor): number {
  return entry ?? refuse('unknown-entry')
}

function checkTieBreaks({ tournament }: EventState, codes: readonly string[]): void {
  const unfit = unfitTieBreak(codes, tournament.settings?.system ?? 'manual')
  if (unfit !== null) refuse('tie-break-unknown', null, unfit)
}

/** Settings with which no board could be set up are refused at once, not when the round starts. */
function checkSettings(settings: RequestedSettings): void {
  const read = parseHeader(headerOf(settings, { white: {}, black: {} }, EVENT_BOARD))
  if (!read.ok) refuse('regulations-refused', null, read.error.reason)
}
