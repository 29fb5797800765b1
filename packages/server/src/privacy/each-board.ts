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
}

/** All boards that were not deleted and whose settings are readable. */
export async function* eachBoard(store: Store): AsyncGenerator<StoredBoard> {
  for await (const { id, meta, createdAt } of eachStored(store.boards)) {
    const settings = deletedOf(meta) ? undefined : readableSettings(meta)
    if (settings !== undefined) yield { id, settings, createdAt }
  }
}

/**
 * Undefined if they are damaged: a damaged board is locked, and the person is still removed from
 * the others.
 */
function readableSettings(meta: string): BoardSettings | undefined {
  try {
    return parseBoardSettings(meta)
  } catch {
    return undefined
  }
}

/** All events that were not deleted. */
export async function* eachEvent(store: Store): AsyncGenerator<Stored<CompetitionId>> {
  for await (const stored of eachStored(store.competitions))
    if (!deletedOf(stored.meta)) yield stored
}

export async function readLog(store: Store, board: BoardId): Promise<LogEntry[]> {
  const log: LogEntry[] = []
  for await (const page of logPages(store, board)) log.push(...page)
  return log
}
