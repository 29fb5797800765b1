import type { Color } from '@jadoube/chess'
import type { GameState } from '@jadoube/laws'
import {
  type Audience,
  type BoardView,
  isEntitled,
  isPlayer,
  type PlayerView,
  seeState,
  showState,
} from '@jadoube/protocol'
import type { Game, Setting } from '../board/game.js'
import type { House } from '../board/house.js'
import { nextBoard } from '../board/new-game.js'
import type { BoardId } from '../store/index.js'
import { seeAnnounced } from './announced.js'
import { seePending } from './pending.js'

export interface Seen {
  readonly board: BoardId
  readonly game: Game
  readonly setting: Setting
  readonly house: House
}

/** The game as far as this audience may know it. */
export function knownState({ game, setting }: Seen, audience: Audience): GameState {
  if (isEntitled(audience)) return game.state
  return seeState(game.looks?.state ?? game.state, setting.laws, audience)
}

/** How the board stands at a moment of the record, as this audience may see it. */
export function seeBoard(seen: Seen, audience: Audience, at: number, delay: number): BoardView {
  const { game, setting, house } = seen
  const { articles } = setting.laws
  const state = knownState(seen, audience)
  const shown = showState(state, setting.laws, audience, at)
  return {
    board: seen.board,
    as: audience,
    ...seeNext(seen),
    ...(house.replaces !== undefined && { replaces: house.replaces }),
    event: house.event,
    round: house.round,
    number: house.number,
    header: seeHeader(setting, house, audience),
    scheduledStart: house.scheduledStart,
    startWhen: house.startWhen,
    ...shown,
    ...(shown.moves !== undefined && { offers: [...game.offers] }),
    ...seeSpoken(game.state, audience),
    white: seePlayer(house, state, 'white', audience),
    black: seePlayer(house, state, 'black', audience),
    pending: seePending(game, audience, articles),
    ...(audience === 'arbiter' && { calls: [...game.calls] }),
    delay,
  }
}

/** That a player cannot see the board is for those at the board to know, not for whoever looks on. */
function seeHeader({ header }: Setting, house: House, audience: Audience): BoardView['header'] {
  const shown = header as BoardView['header']
  if (audience !== 'spectator') return shown
  const { white, black, ...rest } = shown
  return { ...rest, ...seeHeaderPlayers({ white, black }, house) }
}

function seeHeaderPlayers(
  players: Readonly<Record<Color, unknown>>,
  house: House,
): Partial<Record<Color, object>> {
  return Object.fromEntries(
    Object.entries(players).flatMap(([color, player]) => {
      if (typeof player !== 'object' || player === null) return []
      if (isUnnamed(house, color as Color)) return [[color, {}]]
      const { visuallyDisabled: _, ...shown } = player as Readonly<Record<string, unknown>>
      return [[color, shown]]
    }),
  )
}

/** Where the new game is played, once the arbiter has cancelled this one for it. */
export function seeNext({ board, game }: Seen): { readonly next?: string } {
  const next = nextBoard(board, game)
  return next === null ? {} : { next }
}

/** What is announced at this board, for the view and for news of it. */
export function seeSpoken(
  state: GameState,
  audience: Audience,
): Pick<BoardView, 'announced'> | null {
  const announced = isPlayer(audience) ? seeAnnounced(state, audience) : undefined
  return announced === undefined ? null : { announced }
}

/** Whether spectators are not told who plays: a minor, or anybody where the organiser says so. */
export const isUnnamed = (house: House, color: Color): boolean =>
  house.hideNames === true || house[color].minor === true

export function seePlayer(
  house: House,
  state: GameState,
  color: Color,
  audience: Audience,
): PlayerView {
  const { presence } = state[color]
  if (audience === 'spectator' && isUnnamed(house, color)) return { presence }
  const { name, federation, fideId, title } = house[color]
  return {
    ...(name !== undefined && { name }),
    ...(federation !== undefined && { federation }),
    ...(fideId !== undefined && { fideId }),
    ...(title !== undefined && { title }),
    presence,
  }
}
