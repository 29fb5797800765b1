import { sanAsMade } from '@jadoube/chess'
import { type GameState, inOrder, isTakenOver } from '@jadoube/laws'
import { playLegal, takenOver, timeAfterMove } from '@jadoube/laws/internals'
import type { PlayerFields } from '@jadoube/protocol'
import { isUnnamed, type ViewSource } from '../view/board-view.js'
import { pgnResultOf, resultIn } from '../view/pgn.js'
import type { PairedGame } from './paired-game.js'
import type { BroadcastGame, FollowedGame } from './round-pgn.js'
import { shownGame, stoodIn, timedGame } from './stretches.js'

// The files of DGT LiveChess's cloud, as its readers expect them: `tournament.json`,
// `round-N/index.json` and `round-N/game-M.json`. The clock follows the move: the seconds left,
// then the seconds used.

/** LiveChess numbers the standard position as in Chess960. */
const STANDARD = 518

export interface CloudEvent {
  readonly id: string
  readonly name: string
  readonly site: string | null
  readonly timeControl: string | null
  readonly rounds: readonly { readonly boards: number; readonly isLive: boolean }[]
}

export const tournamentFile = ({ id, name, site, timeControl, rounds }: CloudEvent) => ({
  id,
  name,
  location: site,
  country: null,
  website: null,
  rules: null,
  chess960: 'disabled',
  timecontrol: timeControl,
  rounds: rounds.map(({ boards, isLive }) => ({ count: boards, live: isLive ? boards : 0 })),
  eboards: [],
})

export const roundFile = (games: readonly BroadcastGame[]) => ({
  date: games[0] === undefined ? null : startOf(games[0]),
  pairings: games.map(each => ('paired' in each ? pairingOfPaired(each) : pairingOfBoard(each))),
})

function startOf(game: BroadcastGame): string | null {
  const at = 'paired' in game ? game.start : game.settings.scheduledStart
  return at === null ? null : dayOf(at)
}

const pairingOfBoard = ({ game, settings, official }: FollowedGame) => ({
  white: playerOf(settings.white, isUnnamed(settings, 'white')),
  black: playerOf(settings.black, isUnnamed(settings, 'black')),
  result: resultIn(game.state, official),
  live: official === null && isLive(game.state),
})

const pairingOfPaired = (game: PairedGame) => ({
  white: playerOf(game.white, false),
  black: playerOf(game.black, false),
  result: pgnResultOf(game.result),
  live: false,
})

export function gameFile(seen: BroadcastGame) {
  if ('paired' in seen) {
    return {
      live: false,
      serialNr: null,
      firstMove: null,
      chess960: STANDARD,
      result: outcomes[pgnResultOf(seen.result)] ?? null,
      comment: null,
      moves: [],
    }
  }
  const { game, gameStart, settings, official } = seen
  const { state } = game
  return {
    live: official === null && isLive(state),
    serialNr: null,
    firstMove:
      state.proceedings.started === null
        ? null
        : settings.scheduledStart + state.proceedings.started.at,
    chess960: numberOf(gameStart.header.start),
    result: outcomes[resultIn(state, official)] ?? null,
    comment: null,
    moves: movesOf(game),
  }
}

const outcomes: Readonly<Record<string, string>> = {
  '1-0': 'WHITEWIN',
  '0-1': 'BLACKWIN',
  '1/2-1/2': 'DRAW',
}

export const isLive = ({ status }: GameState): boolean =>
  status === 'in-play' || status === 'paused'

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

const numberOf = (start: unknown): number => {
  const chess960 = /^chess960:(\d+)$/.exec(String(start))
  return chess960 === null ? STANDARD : Number(chess960[1])
}

/** Splits a name such as `Nováková, Jana Marie` into the fields of LiveChess. */
function playerOf({ name = '', title, federation, fideId }: PlayerFields, isHidden: boolean) {
  const [last = '', given = ''] = isHidden ? [] : name.split(',', 2).map(part => part.trim())
  const [first = '', ...middle] = given.split(/\s+/)
  return {
    fname: first === '' ? null : first,
    mname: middle.length === 0 ? null : middle.join(' '),
    lname: last === '' ? null : last,
    title: isHidden ? null : (title ?? null),
    federation: isHidden ? null : (federation ?? null),
    gender: null,
    fideid: isHidden || fideId === undefined ? null : Number(fideId) || null,
  }
}

/**
 * The moves up to the first illegal move that stood, because the format has only one starting
 * position. One that is still open is written as it looks.
 */
function movesOf(game: ViewSource['game']): string[] {
  const moves: string[] = []
  const shown = shownGame(game)
  const state = shown ?? game.state
  let { position } = state.opening
  const before: { white: number | null; black: number | null } = { white: null, black: null }
  const plies = inOrder(state.history)
  const stood = stoodIn(game.state, shown)
  const { timed, timedPlies } = timedGame(game)
  for (const [index, ply] of plies.entries()) {
    if (stood.has(index)) break
    if (isTakenOver(ply)) {
      position = takenOver(ply.fen, position)
      continue
    }
    const { turn } = position
    const left = timeAfterMove(timed, timedPlies, index, turn)
    const used = Math.max(0, (before[turn] ?? ply[turn]) - ply[turn])
    moves.push(`${sanAsMade(position, ply.move)}${left < 0 ? '' : ` ${clock(left, used)}`}`)
    if (left >= 0) before[turn] = left
    position = playLegal(position, ply.move)
  }
  return moves
}

const clock = (left: number, used: number): string =>
  `${Math.floor(left / 1000)}+${Math.floor(used / 1000)}`
