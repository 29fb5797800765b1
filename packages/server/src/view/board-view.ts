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
import type { BoardSettings } from '../game/board-settings.js'
import type { Game, GameStart } from '../game/game.js'
import { nextBoard } from '../game/new-game.js'
import type { BoardId } from '../store/index.js'
import { seeAnnounced } from './announced.js'
import { seeBetween } from './between-players.js'
import { seePending } from './pending.js'

export interface ViewSource {
  readonly board: BoardId
  readonly game: Game
  readonly gameStart: GameStart
  readonly settings: BoardSettings
}

/** The game as far as this audience may know it. */
export function knownState({ game, gameStart }: ViewSource, audience: Audience): GameState {
  if (isEntitled(audience)) return game.state
  return seeState(game.looks?.state ?? game.state, gameStart.laws, audience)
}

/** The state of the board at a given time of the record, as this audience may see it. */
export function seeBoard(
  source: ViewSource,
  audience: Audience,
  at: number,
  delay: number,
): BoardView {
  const { game, gameStart, settings } = source
  const state = knownState(source, audience)
  const shown = showState(state, gameStart.laws, audience, at)
  return {
    board: source.board,
    as: audience,
    ...seeNext(source),
    ...(settings.replaces !== undefined && { replaces: settings.replaces }),
    ...(settings.rematchOf !== undefined && { rematchOf: settings.rematchOf }),
    ...seeBetween(settings, audience),
    event: settings.event,
    round: settings.round,
    number: settings.number,
    header: seeHeader(gameStart, settings, audience),
    scheduledStart: settings.scheduledStart,
    startWhen: settings.startWhen,
    ...(settings.medium !== undefined && { medium: settings.medium }),
    ...shown,
    ...(shown.moves !== undefined && {
      offers: [...(isEntitled(audience) ? game.offers : game.offersShown)],
    }),
    ...seeSpoken(game.state, audience),
    white: seePlayer(settings, state, 'white', audience),
    black: seePlayer(settings, state, 'black', audience),
    pending: seePending(source, audience),
    ...(audience === 'arbiter' && { calls: [...game.calls] }),
    delay,
  }
}

/** Only people at the board may know that a player cannot see it, not spectators. */
function seeHeader(
  { header }: GameStart,
  settings: BoardSettings,
  audience: Audience,
): BoardView['header'] {
  const shown = header as BoardView['header']
  if (audience !== 'spectator') return shown
  const { white, black, ...rest } = shown
  return { ...rest, ...seeHeaderPlayers({ white, black }, settings) }
}

function seeHeaderPlayers(
  players: Readonly<Record<Color, unknown>>,
  settings: BoardSettings,
): Partial<Record<Color, object>> {
  return Object.fromEntries(
    Object.entries(players).flatMap(([color, player]) => {
      if (typeof player !== 'object' || player === null) return []
      if (isUnnamed(settings, color as Color)) return [[color, {}]]
      const { visuallyDisabled: _, ...shown } = player as Readonly<Record<string, unknown>>
      return [[color, shown]]
    }),
  )
}

/** The board of the new game, once the arbiter has cancelled this one for it. */
export function seeNext({ board, game }: ViewSource): { readonly next?: string } {
  const next = nextBoard(board, game)
  return next === null ? {} : { next }
}

/** What is announced at this board, for its view and its news. */
export function seeSpoken(
  state: GameState,
  audience: Audience,
): Pick<BoardView, 'announced'> | null {
  const announced = isPlayer(audience) ? seeAnnounced(state, audience) : undefined
  return announced === undefined ? null : { announced }
}

/**
 * Whether spectators are not told this player's name: a minor, or everybody if the organiser says
 * so.
 */
export const isUnnamed = (settings: BoardSettings, color: Color): boolean =>
  settings.hideNames === true || settings[color].minor === true

export function seePlayer(
  settings: BoardSettings,
  state: GameState,
  color: Color,
  audience: Audience,
): PlayerView {
  const { presence } = state[color]
  if (audience === 'spectator' && isUnnamed(settings, color)) return { presence }
  const { name, federation, fideId, title, rating } = settings[color]
  return {
    ...(name !== undefined && { name }),
    ...(federation !== undefined && { federation }),
    ...(fideId !== undefined && { fideId }),
    ...(title !== undefined && { title }),
    ...(rating !== undefined && { rating }),
    presence,
  }
}
