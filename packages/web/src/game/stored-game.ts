import { evolve, type GameEvent, type GameState, parseHeader, type Table } from '@jadoube/laws'

/** The events of one act. */
export type ActEvents = readonly GameEvent[]

/** The game on this device: its record line by line, and the events that followed. */
export interface LocalRecord {
  readonly table: Table
  /** The id under which it is stored. A game that was never put away has none. */
  readonly id?: string
  readonly state: GameState
  /** The time from which the record counts its milliseconds. */
  readonly origin: number
  readonly lines: readonly string[]
  /** The events of each line after the header. */
  readonly events: readonly ActEvents[]
}

/**
 * The game as the browser stores it. The events are stored with each act, so that a stored game
 * need not be decided again. If they are missing, it is.
 */
export interface StoredGame {
  readonly id?: string | undefined
  readonly origin: number
  readonly lines: readonly string[]
  readonly events?: readonly ActEvents[]
}

/** The id of a stored game. Two games are never set up at the same millisecond on one device. */
export const gameId = ({ id, origin }: Pick<StoredGame, 'id' | 'origin'>): string =>
  id ?? `t${Math.round(origin).toString(36)}`

export function readStoredGame(value: unknown): StoredGame | undefined {
  const stored = value as Partial<StoredGame> | null
  if (typeof stored?.origin !== 'number' || !Array.isArray(stored.lines)) return undefined
  if (!stored.lines.every(line => typeof line === 'string')) return undefined
  return stored as StoredGame
}

/** Whether the events of every act are stored. */
export const hasAllEvents = ({ lines, events }: StoredGame): boolean =>
  lines.length <= 1 || (Array.isArray(events) && events.length === lines.length - 1)

/** Restores a stored game. Undefined if it cannot be read. */
export function restoreGame({
  id,
  origin,
  lines,
  events = [],
}: StoredGame): LocalRecord | undefined {
  try {
    const table = parseHeader(JSON.parse(lines[0] ?? ''))
    if (!table.ok) return undefined
    const state = events.flat().reduce(evolve, table.value.state)
    return { table: table.value, state, origin, lines, events, ...(id !== undefined && { id }) }
  } catch {
    return undefined
  }
}
