import type { GameKind, PlayerFields, RequestedSettings } from '@jadoube/protocol'
import type { Person } from '@jadoube/tournament'
import { planBoard } from '../board/create-board.js'
import {
  type BoardSettings,
  eventDefaults,
  headerOf,
  settingsOrDefaults,
} from '../game/board-settings.js'
import type { CompetitionId, NewBoard } from '../store/index.js'
import { EVENT_BOARD } from './board-defaults.js'
import { type EventState, settingsFor } from './log/state.js'

export interface PlannedGame {
  readonly kind: GameKind
  readonly board: NewBoard | null
}

/** Why a board of the round cannot be set up. */
export class BoardRefused extends Error {
  override readonly name = 'BoardRefused'
}

/** Plans the boards of a round. A game that already has a result needs none. */
export async function planRound(
  state: EventState,
  event: CompetitionId,
  round: number,
  kindOf: (board: number) => GameKind,
  now: number,
): Promise<readonly PlannedGame[]> {
  const games = state.tournament.rounds[round - 1]?.games ?? []
  const planned: PlannedGame[] = []
  for (const [index, { result }] of games.entries()) {
    const kind = result === null ? kindOf(index + 1) : 'wooden'
    const board =
      kind === 'wooden' ? null : planGame(state, event, { round, number: index + 1, kind }, now)
    planned.push({ kind, board })
    // Yields to other work between two boards.
    await new Promise(setImmediate)
  }
  return planned
}

export function planGame(
  state: EventState,
  event: CompetitionId,
  {
    round,
    number,
    kind,
  }: { readonly round: number; readonly number: number; readonly kind: GameKind },
  now: number,
): NewBoard {
  const game = state.tournament.rounds[round - 1]?.games[number - 1]
  if (game === undefined) throw new BoardRefused(`round ${round} has no board ${number}`)
  const start = state.rounds[round - 1]?.start ?? undefined
  const settings = boardSettings(settingsFor(state, round), kind, start)
  const white = playerOf(state.tournament.entries[game.white - 1]?.person)
  const black = playerOf(state.tournament.entries[game.black - 1]?.person)
  const board: BoardSettings = {
    ...settingsOrDefaults(settings, eventDefaults),
    scheduledStart: start ?? now,
    event,
    round: String(round),
    number,
    eventName: state.name,
    site: state.site,
    date: state.date,
    white: { ...white, ...hiddenAt(state, game.white) },
    black: { ...black, ...hiddenAt(state, game.black) },
    entries: { white: game.white, black: game.black },
  }
  const planned = planBoard(now, headerOf(settings, { white, black }, EVENT_BOARD), board)
  if (!planned.ok) throw new BoardRefused(planned.error)
  return planned.value
}

/**
 * Without a start time nothing can begin by itself. A wooden board has its own clock, so there is
 * none here.
 */
function boardSettings(
  settings: RequestedSettings,
  kind: GameKind,
  start: number | undefined,
): RequestedSettings {
  const { timeControl, scheduledStart: _, ...rest } = settings
  const startWhen = settings.startWhen ?? EVENT_BOARD.startWhen
  return {
    ...rest,
    ...(kind === 'electronic' && timeControl !== undefined && { timeControl }),
    ...(kind === 'scoresheet' && ({ medium: 'scoresheet' } as const)),
    ...(start === undefined
      ? { startWhen: startWhen === 'scheduled' ? 'arbiter' : startWhen }
      : { scheduledStart: start }),
  }
}

/** A hidden name is stored at the board as that of a minor, so spectators do not see it. */
export const hiddenAt = (state: EventState, entry: number): Pick<PlayerFields, 'minor'> =>
  state.hiddenNames.includes(entry) ? { minor: true } : {}

/** What a board shows of a person. */
export function playerOf(person: Person | undefined): PlayerFields {
  if (person === undefined) return {}
  const { name, title, federation, fideId, rating } = person
  return {
    name: name.slice(0, 100),
    ...(title !== null && { title }),
    ...(federation !== null && { federation }),
    ...(fideId !== null && { fideId }),
    ...(rating !== null && { rating }),
  }
}
