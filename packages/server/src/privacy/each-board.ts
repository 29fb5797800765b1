import { type BoardSettings, parseBoardSettings } from '../game/board-settings.js'
import {
  type BoardId,
  type CompetitionId,
  deletedOf,
  eachStored,
  type LogEntry,
  logPages,
  type Store,
  type Stored,
} from '../store/index.js'

export interface StoredBoard {
  readonly id: BoardId
  readonly settings: BoardSettings
  readonly createdAt: number
  readonly version: number
}

/** All boards that were not deleted and whose settings are readable. */
export async function* eachBoard(
  store: Store,
  unreadable: (id: string) => void = () => {},
): AsyncGenerator<StoredBoard> {
  for await (const stored of eachStored(store.boards)) {
    const { id, createdAt, version } = stored
    if (deletedOf(stored.meta)) continue
    const settings = readableSettings(stored)
    if (settings === undefined) unreadable(id)
    else yield { id, settings, createdAt, version }
  }
}

/**
 * Undefined if they are damaged: a damaged board is locked, and the person is still removed from
 * the others.
 */
function readableSettings(stored: Stored<BoardId>): BoardSettings | undefined {
  try {
    return parseBoardSettings(stored)
  } catch {
    return undefined
  }
}

/** All events that were not deleted and whose metadata is readable. */
export async function* eachEvent(
  store: Store,
  unreadable: (id: string) => void = () => {},
): AsyncGenerator<Stored<CompetitionId>> {
  for await (const stored of eachStored(store.competitions)) {
    if (deletedOf(stored.meta)) continue
    if (isObject(stored.meta)) yield stored
    else unreadable(stored.id)
  }
}

function isObject(meta: string): boolean {
  try {
    const read: unknown = JSON.parse(meta)
    return typeof read === 'object' && read !== null
  } catch {
    return false
  }
}

export async function readLog(store: Store, board: BoardId): Promise<LogEntry[]> {
  const log: LogEntry[] = []
  for await (const page of logPages(store, board)) log.push(...page)
  return log
}
