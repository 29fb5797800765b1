import { type BoardSettings, parseBoardSettings } from '../game/board-settings.js'
import {
  type BoardId,
  type CompetitionId,
  deletedOf,
  type LogEntry,
  logPages,
  type Register,
  type Store,
  type Stored,
} from '../store/index.js'

export interface StoredBoard {
  readonly id: BoardId
  readonly settings: BoardSettings
  readonly createdAt: number
}

/** Everything in a register that was not deleted, yielding to games in between. */
async function* each<Id extends string>(register: Register<Id>): AsyncGenerator<Stored<Id>> {
  for (let after: Id | undefined; ; ) {
    const page = await register.list(after === undefined ? {} : { after })
    for (const stored of page) if (!deletedOf(stored.meta)) yield stored
    after = page.at(-1)?.id
    if (after === undefined) return
    await new Promise(setImmediate)
  }
}

export async function* eachBoard(store: Store): AsyncGenerator<StoredBoard> {
  for await (const { id, meta, createdAt } of each(store.boards)) {
    const settings = readableSettings(meta)
    if (settings !== undefined) yield { id, settings, createdAt }
  }
}

/**
 * The settings, or undefined if they are damaged. A damaged board is locked, and the person is still removed
 * from the others.
 */
function readableSettings(meta: string): BoardSettings | undefined {
  try {
    return parseBoardSettings(meta)
  } catch {
    return undefined
  }
}

export const eachEvent = (store: Store): AsyncGenerator<Stored<CompetitionId>> =>
  each(store.competitions)

export async function readLog(store: Store, board: BoardId): Promise<LogEntry[]> {
  const log: LogEntry[] = []
  for await (const page of logPages(store, board)) log.push(...page)
  return log
}
