import { evolve, type GameEvent, type GameState, parseHeader, type Table } from '@jadoube/laws'

/** What followed from one act. */
export type Happened = readonly GameEvent[]

/** The game on this device: its record, line by line, and what the Laws made of it. */
export interface KeptRecord {
  readonly table: Table
  /** Under which it is kept among the games; one that was never put away has none yet. */
  readonly id?: string
  readonly state: GameState
  /** The moment from which the record counts its milliseconds. */
  readonly origin: number
  readonly lines: readonly string[]
  /** What happened on each line after the header. */
  readonly events: readonly Happened[]
}

/**
 * The game as the browser keeps it. With each act stands what followed from it, so that a game which is found again
 * need not be decided again; where that is missing, it is.
 */
export interface KeptGame {
  readonly id?: string | undefined
  readonly origin: number
  readonly lines: readonly string[]
  readonly events?: readonly Happened[]
}

/** Under which a game is kept among the others; no two are set up in one moment on one device. */
export const gameId = ({ id, origin }: Pick<KeptGame, 'id' | 'origin'>): string =>
  id ?? `t${Math.round(origin).toString(36)}`

export function readKeptGame(value: unknown): KeptGame | undefined {
  const kept = value as Partial<KeptGame> | null
  if (typeof kept?.origin !== 'number' || !Array.isArray(kept.lines)) return undefined
  if (!kept.lines.every(line => typeof line === 'string')) return undefined
  return kept as KeptGame
}

/** Whether what happened was kept for every act. */
export const isRuled = ({ lines, events }: KeptGame): boolean =>
  lines.length <= 1 || (Array.isArray(events) && events.length === lines.length - 1)

/** The game that was kept, as it stands; undefined where it cannot be read. */
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
