import { evolve, type GameEvent, type GameState, parseHeader, type Table } from '@jadoube/laws'

/** The events of one act. */
export type ActEvents = readonly GameEvent[]

/** The game on this device: its record line by line, and the events that followed. */
export interface KeptRecord {
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
export interface KeptGame {
  readonly id?: string | undefined
  readonly origin: number
  readonly lines: readonly string[]
  readonly events?: readonly ActEvents[]
}

/** The id of a stored game. Two games are never set up at the same millisecond on one device. */
export const gameId = ({ id, origin }: Pick<KeptGame, 'id' | 'origin'>): string =>
  id ?? `t${Math.round(origin).toString(36)}`

export function readKeptGame(value: unknown): KeptGame | undefined {
  const kept = value as Partial<KeptGame> | null
  if (typeof kept?.origin !== 'number' || !Array.isArray(kept.lines)) return undefined
  if (!kept.lines.every(line => typeof line === 'string')) return undefined
  return kept as KeptGame
}

/** Whether the events of every act are stored. */
export const isRuled = ({ lines, events }: KeptGame): boolean =>
  lines.length <= 1 || (Array.isArray(events) && events.length === lines.length - 1)

/** Restores a stored game. Undefined if it cannot be read. */
export function followKept({ id, origin, lines, events = [] }: KeptGame): KeptRecord | undefined {
  try {
    const table = parseHeader(JSON.parse(lines[0] ?? ''))
    if (!table.ok) return undefined
    const state = events.flat().reduce(evolve, table.value.state)
    return { table: table.value, state, origin, lines, events, ...(id !== undefined && { id }) }
  } catch {
    return undefined
  }
}
