import type { PlayerFields, Rematch, RequestedSettings, SaidMessage } from '@jadoube/protocol'
import type { BoardId, CompetitionId } from '../store/index.js'

/**
 * What the people who run a board have settled and the Laws leave to them. It is kept beside the log,
 * not in it: none of it changes what an act means once it is in the log.
 */
export interface BoardSettings {
  /** Milliseconds since 1970; `at` in the record counts from here. Never changes. */
  readonly scheduledStart: number
  readonly startWhen: 'both-present' | 'arbiter' | 'scheduled'
  readonly spectatorDelay: number
  /** Whether the address alone lets one watch. */
  readonly open: boolean
  readonly lagAllowance: number
  readonly afterInterruption: 'arbiter' | { readonly goOnAfter: number }
  readonly event: CompetitionId | null
  readonly round: string | null
  readonly number: number | null
  /** For the tags of a PGN. */
  readonly eventName: string | null
  readonly site: string | null
  readonly date: string | null
  readonly white: PlayerFields
  readonly black: PlayerFields
  /** A new game after a cancelled one: the links of that board open this one, perhaps with colours exchanged. */
  readonly seatsOf?: { readonly board: BoardId; readonly exchanged: boolean }
  /** The entries of the players in the event: their links to it open this board. */
  readonly entries?: { readonly white: number; readonly black: number }
  /** When personal data was last removed from the board: milliseconds since 1970. */
  readonly redactedAt?: number
  /** Spectators are not told who plays. */
  readonly hideNames?: boolean
  /** Played on a wooden board with its own clock: the moves are those that the players write down here. */
  readonly medium?: 'scoresheet'
  /** The board whose game was cancelled. */
  readonly replaces?: BoardId
  /** The board whose rematch this is, and what the players want of a rematch of this one. */
  readonly rematchOf?: BoardId
  readonly rematch?: Rematch
  /** The last of what the players said to each other. */
  readonly messages?: readonly SaidMessage[]
}

/** Two people who meet by link: nobody but the program watches over the clock. */
export const casualDefaults = {
  startWhen: 'both-present',
  spectatorDelay: 0,
  open: true,
  lagAllowance: 0,
  afterInterruption: { goOnAfter: 10_000 },
} as const satisfies Partial<BoardSettings>

/** Boards of an event, in one room with an arbiter. */
export const eventDefaults = {
  startWhen: 'arbiter',
  spectatorDelay: 0,
  open: true,
  lagAllowance: 0,
  afterInterruption: 'arbiter',
} as const satisfies Partial<BoardSettings>

/** Two people who meet by link and adjourn: without a regulation they have a day to come back. */
export const CASUAL_DEFAULT_TIME = 86_400_000

type DefaultedSettings = Pick<
  BoardSettings,
  | 'startWhen'
  | 'spectatorDelay'
  | 'open'
  | 'hideNames'
  | 'lagAllowance'
  | 'afterInterruption'
  | 'medium'
>

export function settingsOrDefaults(
  requested: RequestedSettings,
  defaults: DefaultedSettings,
): DefaultedSettings {
  const medium = requested.medium ?? defaults.medium
  return {
    startWhen: requested.startWhen ?? defaults.startWhen,
    spectatorDelay: requested.spectatorDelay ?? defaults.spectatorDelay,
    open: requested.open ?? defaults.open,
    hideNames: requested.hideNames ?? defaults.hideNames ?? false,
    ...(medium !== undefined && { medium }),
    lagAllowance: requested.lagAllowance ?? defaults.lagAllowance,
    afterInterruption: requested.afterInterruption ?? defaults.afterInterruption,
  }
}

/** From when a player can be late (6.7.1): never before the arbiter starts a round that waits for them. */
function defaultTimeFrom(hour: number | undefined, startWhen: BoardSettings['startWhen']) {
  if (hour === undefined) return 'start'
  return startWhen === 'arbiter' ? 'scheduled-start-once-started' : 'scheduled-start'
}

/** The header of the record, from what is asked for. */
export function headerOf(
  requested: RequestedSettings,
  players: { readonly white: PlayerFields; readonly black: PlayerFields },
  defaults: {
    readonly laws: string
    readonly boardKind: 'physical' | 'guarded'
    readonly startWhen: BoardSettings['startWhen']
    readonly defaultTime?: number
  },
): Record<string, unknown> {
  const { mode, supervision, timeControl, start, table } = requested
  const { defaultTime, startWhen } = defaults
  const regulations = {
    ...(defaultTime !== undefined && { defaultTime }),
    defaultTimeFrom: defaultTimeFrom(requested.scheduledStart, requested.startWhen ?? startWhen),
    ...requested.regulations,
  }
  return {
    jadoube: 'record/1',
    laws: requested.laws ?? defaults.laws,
    ...(mode && { mode }),
    ...(supervision && { supervision }),
    boardKind: requested.boardKind ?? defaults.boardKind,
    ...(timeControl != null && { timeControl }),
    start: start ?? 'standard',
    white: players.white,
    black: players.black,
    regulations,
    ...(table && { table }),
  }
}

export const makeBoardSettings = (settings: BoardSettings): string => JSON.stringify(settings)
/**
 * Only this program writes them. They have no hash, so that what was damaged must show here: a board without its start would have
 * no times.
 */
export function parseBoardSettings(meta: string): BoardSettings {
  const read: unknown = JSON.parse(meta)
  if (!isSettings(read)) throw new SyntaxError('these are no settings of a board')
  return read
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSettings = (value: unknown): value is BoardSettings =>
  isObject(value) &&
  Number.isSafeInteger(value.scheduledStart) &&
  typeof value.startWhen === 'string' &&
  typeof value.spectatorDelay === 'number' &&
  typeof value.open === 'boolean' &&
  typeof value.lagAllowance === 'number' &&
  (isObject(value.afterInterruption) || value.afterInterruption === 'arbiter') &&
  isObject(value.white) &&
  isObject(value.black)
