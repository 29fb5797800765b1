import type { BoardSettings, PlayerFields } from '@jadoube/protocol'
import type { BoardId, CompetitionId } from '../store/index.js'

/**
 * What the people who run a board have settled and the Laws leave to them. It is kept beside the log,
 * not in it: none of it changes what an act means once it is in the log.
 */
export interface House {
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
  /** When personal data was last removed from the board: milliseconds since 1970. */
  readonly redactedAt?: number
  /** Spectators are not told who plays. */
  readonly hideNames?: boolean
  /** The board whose game was cancelled. */
  readonly replaces?: BoardId
}

/** Two people who meet by link: nobody but the program watches over the clock. */
export const casualDefaults = {
  startWhen: 'both-present',
  spectatorDelay: 0,
  open: true,
  lagAllowance: 0,
  afterInterruption: { goOnAfter: 10_000 },
} as const satisfies Partial<House>

/** Boards of an event, in one room with an arbiter. */
export const eventDefaults = {
  startWhen: 'arbiter',
  spectatorDelay: 0,
  open: true,
  lagAllowance: 0,
  afterInterruption: 'arbiter',
} as const satisfies Partial<House>

/** Two people who meet by link and adjourn: without a regulation they have a day to come back. */
export const CASUAL_DEFAULT_TIME = 86_400_000

type HouseSettings = Pick<
  House,
  'startWhen' | 'spectatorDelay' | 'open' | 'hideNames' | 'lagAllowance' | 'afterInterruption'
>

export function houseSettings(settings: BoardSettings, defaults: HouseSettings): HouseSettings {
  return {
    startWhen: settings.startWhen ?? defaults.startWhen,
    spectatorDelay: settings.spectatorDelay ?? defaults.spectatorDelay,
    open: settings.open ?? defaults.open,
    hideNames: settings.hideNames ?? defaults.hideNames ?? false,
    lagAllowance: settings.lagAllowance ?? defaults.lagAllowance,
    afterInterruption: settings.afterInterruption ?? defaults.afterInterruption,
  }
}

/** From when a player can be late (6.7.1): never before the arbiter starts a round that waits for them. */
function defaultTimeFrom(hour: number | undefined, startWhen: House['startWhen']) {
  if (hour === undefined) return 'start'
  return startWhen === 'arbiter' ? 'scheduled-start-once-started' : 'scheduled-start'
}

/** The first line of the record. */
export function headerOf(
  settings: BoardSettings,
  players: { readonly white: PlayerFields; readonly black: PlayerFields },
  defaults: {
    readonly laws: string
    readonly boardKind: 'physical' | 'guarded'
    readonly startWhen: House['startWhen']
    readonly defaultTime?: number
  },
): Record<string, unknown> {
  const { mode, supervision, timeControl, start, table } = settings
  const { defaultTime, startWhen } = defaults
  const regulations = {
    ...(defaultTime !== undefined && { defaultTime }),
    defaultTimeFrom: defaultTimeFrom(settings.scheduledStart, settings.startWhen ?? startWhen),
    ...settings.regulations,
  }
  return {
    jadoube: 'record/1',
    laws: settings.laws ?? defaults.laws,
    ...(mode && { mode }),
    ...(supervision && { supervision }),
    boardKind: settings.boardKind ?? defaults.boardKind,
    ...(timeControl != null && { timeControl }),
    start: start ?? 'standard',
    white: players.white,
    black: players.black,
    regulations,
    ...(table && { table }),
  }
}

export const makeHouse = (house: House): string => JSON.stringify(house)
/** Only this program writes them, so what is read is what was written. */
export const parseHouse = (meta: string): House => JSON.parse(meta) as House
