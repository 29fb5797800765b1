import type { GameRow, ResultSource, RoundStatus, RoundSummary, RoundView } from '@jadoube/protocol'
import type { PairedGame } from '@jadoube/tournament'
import type { EventState, GameState } from '../log/state.js'
import type { Viewer } from './players.js'

function statusOf(state: EventState, round: number): RoundStatus {
  const { isPublished, isSetUp } = state.rounds[round - 1] ?? { isPublished: false, isSetUp: false }
  const games = state.tournament.rounds[round - 1]?.games ?? []
  const isFinished = games.every(({ result }) => result !== null && result.result !== '*')
  if (isFinished && games.length > 0 && isPublished) return 'finished'
  return isSetUp ? 'set-up' : isPublished ? 'published' : 'paired'
}

export function summaryOf(state: EventState, round: number): RoundSummary {
  const games = state.tournament.rounds[round - 1]?.games ?? []
  return {
    round,
    status: statusOf(state, round),
    start: state.rounds[round - 1]?.start ?? null,
    games: games.length,
    results: games.filter(({ result }) => result !== null && result.result !== '*').length,
  }
}

/** A round as this viewer may see it; undefined if there is none. */
export function seeRound(
  state: EventState,
  event: string,
  round: number,
  viewer: Viewer,
): RoundView | undefined {
  const paired = state.tournament.rounds[round - 1]
  const known = state.rounds[round - 1]
  if (paired === undefined || known === undefined) return undefined
  if (viewer === 'public' && !known.isPublished) return undefined
  return {
    event,
    seq: state.seq,
    round,
    status: statusOf(state, round),
    start: known.start,
    games: paired.games.map((game, index) => rowOf(game, known.games[index], index + 1, viewer)),
    bye: paired.bye,
    rests: paired.rests,
    byes: byesIn(state, round),
    ...(viewer === 'official' && { insteadOf: paired.insteadOf, warnings: known.warnings }),
  }
}

function byesIn({ tournament }: EventState, round: number): RoundView['byes'] {
  return tournament.entries.flatMap(({ id, byes }) =>
    byes.filter(each => each.round === round).map(({ bye }) => ({ entry: id, bye })),
  )
}

const sources: Readonly<Record<NonNullable<GameState['source']>, ResultSource>> = {
  board: 'board',
  player: 'players',
  organiser: 'official',
  arbiter: 'official',
}

function rowOf(
  { white, black, result, ratingResult }: PairedGame,
  known: GameState | undefined,
  board: number,
  viewer: Viewer,
): GameRow {
  const stated = known?.stated ?? {}
  const hasStated = stated.white !== undefined || stated.black !== undefined
  return {
    board,
    white,
    black,
    result: result?.result ?? null,
    ...(result?.short && { short: true as const }),
    ...(ratingResult && { ratingResult: ratingResult.result }),
    ...(known?.source && { source: sources[known.source] }),
    ...(viewer === 'official' && reportedOf(known)),
    ...(known && { kind: known.kind }),
    ...(known?.game && { game: known.game }),
    ...(viewer === 'official' && hasStated && { stated }),
  }
}

function reportedOf(known: GameState | undefined): Pick<GameRow, 'reported'> {
  const last = known?.reports.at(-1)
  if (known === undefined || last === undefined) return {}
  const { at, by } = last
  const isCorrected = known.reports.length > 1
  return {
    reported: {
      at,
      role: by.role,
      ...(by.name !== undefined && { name: by.name }),
      ...(isCorrected && { corrected: true as const }),
    },
  }
}

/** Games whose players report different results, and on which nobody has decided. */
export function disputesOf(state: EventState): { round: number; board: number }[] {
  return state.rounds.flatMap(({ games }, index) =>
    games.flatMap(({ stated: { white, black } }, place) => {
      const result = state.tournament.rounds[index]?.games[place]?.result ?? null
      const isOpen = result === null || result.result === '*'
      const differ = white !== undefined && black !== undefined && white !== black
      return isOpen && differ ? [{ round: index + 1, board: place + 1 }] : []
    }),
  )
}
