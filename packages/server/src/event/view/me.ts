import type { MyEventView, MyGame } from '@jadoube/protocol'
import type { EventState } from '../log/state.js'
import { lastPublished, pointsAfter } from './as-of-round.js'
import { rowMaker } from './players.js'

/** What a player's link to the event shows; undefined if the entry no longer exists. */
export function seeMe(
  state: EventState,
  event: string,
  entry: number,
  now: number,
): MyEventView | undefined {
  const mine = state.tournament.entries[entry - 1]
  if (mine === undefined) return undefined
  const row = rowMaker(state, 'public')
  const round = lastPublished(state)
  const player = { ...row(mine), ...withoutBirth(mine.person) }
  const history = Array.from({ length: round }, (_, index) => gameIn(state, entry, index + 1))
  const games = history.filter(game => game !== null)
  const current = round === 0 ? null : gameIn(state, entry, round)
  return {
    event,
    name: state.name,
    seq: state.seq,
    now,
    entry,
    player,
    points: pointsAfter(state, entry, round),
    round: round === 0 ? null : round,
    roundStart: state.rounds[round - 1]?.start ?? null,
    game: current,
    bye: byeIn(state, entry, round),
    requests: state.requests.filter(each => each.entry === entry),
    history: games,
    mayRequest: mayRequest(state, entry),
  }
}

const withoutBirth = <P extends { birth: unknown }>({ birth: _, ...rest }: P) => rest

function gameIn(state: EventState, entry: number, round: number): MyGame | null {
  const games = state.tournament.rounds[round - 1]?.games ?? []
  const index = games.findIndex(({ white, black }) => white === entry || black === entry)
  const game = games[index]
  if (game === undefined || !state.rounds[round - 1]?.isPublished) return null
  const known = state.rounds[round - 1]?.games[index]
  const colour = game.white === entry ? 'white' : 'black'
  const opponent = state.tournament.entries[(colour === 'white' ? game.black : game.white) - 1]
  if (opponent === undefined) return null
  const isOpen = game.result === null || game.result.result === '*'
  return {
    round,
    board: index + 1,
    colour,
    opponent: rowMaker(state, 'public')(opponent),
    result: game.result?.result ?? null,
    kind: known?.kind ?? null,
    game: known?.game ?? null,
    mayState: isOpen && known?.kind !== 'electronic',
    stated: known?.stated[colour] ?? null,
    opponentStated: known?.stated[colour === 'white' ? 'black' : 'white'] ?? null,
  }
}

function byeIn(state: EventState, entry: number, round: number): MyEventView['bye'] {
  if (state.tournament.rounds[round - 1]?.bye === entry) return 'pairing-bye'
  const byes = state.tournament.entries[entry - 1]?.byes ?? []
  return byes.find(each => each.round === round)?.bye ?? null
}

function mayRequest(state: EventState, entry: number): number[] {
  const { settings, rounds, entries, concluded } = state.tournament
  const mine = entries[entry - 1]
  if (mine === undefined || mine.withdrawnAfter !== null || concluded) return []
  if (settings?.system === 'round-robin' || settings?.system === 'knockout') return []
  const taken = new Set([
    ...mine.byes.map(({ round }) => round),
    ...state.requests.filter(each => each.entry === entry).map(({ round }) => round),
  ])
  return Array.from({ length: settings?.rounds ?? 0 }, (_, index) => index + 1).filter(
    round => round > rounds.length && !taken.has(round),
  )
}
