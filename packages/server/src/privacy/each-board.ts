import { type BoardSettings, parseBoardSettings } from '../game/board-settings.js'
import {
  type BoardId,
  type CompetitionId,
  deletedOf,
  type Kept,
  type LogEntry,
  logPages,
  type Register,
  type Store,
} from '../store/index.js'

export interface KeptBoard {
  readonly id: BoardId
  readonly settings: BoardSettings
  readonly createdAt: number
}

/** Everything in a register that was not deleted, yielding to games in between. */
async function* each<Id extends string>(register: Register<Id>): AsyncGenerator<Kept<Id>> {
  for (let after: Id | undefined; ; ) {
    const page = await register.list(after === undefined ? {} : { after })
    for (const kept of page) if (!deletedOf(kept.meta)) yield kept
    after = page.at(-1)?.id
    if (after === undefined) return
    await new Promise(setImmediate)
  }
}

export async function* eachBoard(store: Store): AsyncGenerator<KeptBoard> {
  for await (const { id, meta, createdAt } of each(store.boards)) {
    const settings = readable(meta)
    if (settings !== undefined) yield { id, settings, createdAt }
  }
}

/**
 * The settings, or undefined if they are damaged. A damaged board is locked, and the person is still removed
 * from the others.
 */
function readable(meta: string): BoardSettings | undefined {
  try {
    return parseBoardSettings(meta)
  } catch {
    return undefined
  }
}

export const eachEvent = (store: Store): AsyncGenerator<Kept<CompetitionId>> =>
  each(store.competitions)

export async function wholeLog(store: Store, board: BoardId): Promise<LogEntry[]> {
  const log: LogEntry[] = []
  for await (const page of logPages(store, board)) log.push(...page)
  return log
}
