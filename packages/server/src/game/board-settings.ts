import { shape } from '@jadoube/laws/internals'
import type { PlayerFields, Rematch, RequestedSettings, SaidMessage } from '@jadoube/protocol'
import {
  type BoardId,
  type CompetitionId,
  isChanged,
  type Stored,
  withDigest,
} from '../store/index.js'

/**
 * What the people who run a board have chosen where the Laws leave it to them. It is stored beside
 * the log, not in it: none of it changes the meaning of an act in the log.
 */
export interface BoardSettings {
  /** Milliseconds since 1970; `at` in the record counts from here. It never changes. */
  readonly scheduledStart: number
  readonly startWhen: 'both-present' | 'arbiter' | 'scheduled'
  readonly spectatorDelay: number
  /** Whether anybody who knows the address may watch. */
  readonly open: boolean
  readonly lagAllowance: number
  readonly afterInterruption: 'arbiter' | { readonly goOnAfter: number }
  readonly event: CompetitionId | null
  readonly round: string | null
  readonly number: number | null
  /** For the PGN tags. */
  readonly eventName: string | null
  readonly site: string | null
  readonly date: string | null
  readonly white: PlayerFields
  readonly black: PlayerFields
  /**
   * A new game after a cancelled one: the links of that board open this one, possibly with colours
   * exchanged.
   */
  readonly seatsOf?: { readonly board: BoardId; readonly exchanged: boolean }
  /** The players' entries in the event: their event links open this board. */
  readonly entries?: { readonly white: number; readonly black: number }
  /** When personal data was last removed from the board: milliseconds since 1970. */
  readonly redactedAt?: number
  /** Hides the names of the players from spectators. */
  readonly hideNames?: boolean
  /**
   * Played on a wooden board with its own clock: the moves are those that the players record here.
   */
  readonly medium?: 'scoresheet'
  /** The board whose game was cancelled. */
  readonly replaces?: BoardId
  /** The board of which this is the rematch, and the state of a rematch of this one. */
  readonly rematchOf?: BoardId
  readonly rematch?: Rematch
  /** The latest messages between the players. */
  readonly messages?: readonly SaidMessage[]
}

/** Defaults for two people who meet by link: only the program supervises the clock. */
export const casualDefaults = {
  startWhen: 'both-present',
  spectatorDelay: 0,
  open: true,
  lagAllowance: 0,
  afterInterruption: { goOnAfter: 10_000 },
} as const satisfies Partial<BoardSettings>

/** Defaults for boards of an event, in one room with an arbiter. */
export const eventDefaults = {
  startWhen: 'arbiter',
  spectatorDelay: 0,
  open: true,
  lagAllowance: 0,
  afterInterruption: 'arbiter',
} as const satisfies Partial<BoardSettings>

/**
 * How long players who meet by link may stay away after an adjournment, if no regulation says so: a
 * day.
 */
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

/**
 * When the default time begins (6.7.1): never before the arbiter has started a round that waits for
 * them.
 */
function defaultTimeFrom(
  scheduledStart: number | undefined,
  startWhen: BoardSettings['startWhen'],
) {
  if (scheduledStart === undefined) return 'start'
  return startWhen === 'arbiter' ? 'scheduled-start-once-started' : 'scheduled-start'
}

/** The header of the record, from the requested settings. */
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
  const regulations: Record<string, unknown> = {
    ...(defaultTime !== undefined && { defaultTime }),
    defaultTimeFrom: defaultTimeFrom(requested.scheduledStart, requested.startWhen ?? startWhen),
    ...requested.regulations,
  }
  // Only beside a wooden board are the entries all that is known of the game.
  if (requested.medium !== 'scoresheet') delete regulations.scoresheetsChecked
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

/** The settings as they are stored under this version. */
export const makeBoardSettings = (settings: BoardSettings, version: number): string =>
  withDigest(JSON.stringify(settings), version)

/**
 * Only this program writes these settings. They are not in the chain of the log, so damage must
 * show here: a board with another start would have other times.
 */
export function parseBoardSettings(
  stored: Pick<Stored<BoardId>, 'meta' | 'version'>,
): BoardSettings {
  const read: unknown = JSON.parse(stored.meta)
  if (!isSettings(read) || isChanged(stored))
    throw new SyntaxError('these are not the settings of a board')
  const { digest: _, ...settings } = read as BoardSettings & { readonly digest?: string }
  return settings
}

const isSettings = (value: unknown): value is BoardSettings =>
  shape.isObject(value) &&
  Number.isSafeInteger(value.scheduledStart) &&
  typeof value.startWhen === 'string' &&
  typeof value.spectatorDelay === 'number' &&
  typeof value.open === 'boolean' &&
  typeof value.lagAllowance === 'number' &&
  (shape.isObject(value.afterInterruption) || value.afterInterruption === 'arbiter') &&
  shape.isObject(value.white) &&
  shape.isObject(value.black)
