import { existsSync } from 'node:fs'
import Database from 'libsql'
import { checkReferences, unownedLogs } from './check-references.js'
import { deletedOf } from './deleted.js'
import { eachStored } from './each-stored.js'
import { codeOf, StoreError } from './failure.js'
import { NOTHING_BEFORE, verifyChain } from './hash-chain.js'
import { type BoardId, type CompetitionId, logOfEvent } from './ids.js'
import type { Head } from './log-entry.js'
import { logPages } from './log-pages.js'
import { isChanged } from './meta-digest.js'
import { isFile, openStore } from './open-store.js'
import { isIncomplete } from './sqlite/completeness.js'
import { sqliteError } from './sqlite/database.js'
import { integrityFaults } from './sqlite/integrity.js'
import { asBytes, decoded } from './sqlite/text.js'
import type { Store, Stored } from './store.js'
import { faultReasons, type StoreCheck, type StoreFault } from './store-fault.js'

/**
 * Checks that everything in a store is as it was written: the file itself, if it is one, the chain
 * of every board and event, and the links. It changes nothing and may run beside a server.
 */
export async function checkStore(address: string): Promise<StoreCheck> {
  const inFile = isFile(address)
  if (inFile && !existsSync(address)) throw new StoreError('store-unavailable', 'ENOENT')
  const faults: StoreFault[] = []
  if (inFile && isIncomplete(address))
    faults.push({ board: null, code: 'file-incomplete', reason: faultReasons['file-incomplete'] })
  if (inFile) faults.push(...checkFile(address))
  const store = await openStore(address, { incomplete: 'look' })
  let boards = 0
  let entries = 0
  try {
    for await (const stored of eachStored(store.boards)) {
      if (deletedOf(stored.meta)) continue
      boards++
      const { id } = stored
      const checked = await checkStoredBoard(store, stored).catch(error => unreadable(id, error))
      entries += checked.entries
      if (checked.fault) faults.push(checked.fault)
    }
    for await (const stored of eachStored(store.competitions)) {
      const log = logOfEvent(stored.id)
      const checked = await checkEvent(store, stored).catch(error => unreadable(log, error))
      entries += checked.entries
      if (checked.fault) faults.push({ ...checked.fault, event: stored.id })
    }
    faults.push(...(await checkReferences(store)), ...(await unownedLogs(address, store)))
  } catch (error) {
    faults.push(unreadable(null, error).fault)
  } finally {
    await store.close()
  }
  return { boards, entries, faults }
}

/** Checks the pages of an SQLite file, and whether all its logs belong to something. */
function checkFile(file: string): StoreFault[] {
  try {
    const database = new Database(file, { timeout: 5000 })
    try {
      database.exec('PRAGMA query_only = ON')
      return [...integrityFaults(database), ...unowned(database)]
    } finally {
      database.close()
    }
  } catch (error) {
    const named = sqliteError(error)
    if (named instanceof StoreError && named.reason !== 'SQLITE_CORRUPT') throw named
    return [{ board: null, code: 'file-damaged', reason: codeOf(error) }]
  }
}

/** Logs that belong to no board and no event. */
function unowned(database: Database.Database): StoreFault[] {
  const rows = database
    .prepare(
      `SELECT DISTINCT ${asBytes('board')} FROM entry
      WHERE board NOT IN (SELECT id FROM board) AND board NOT IN (SELECT id FROM competition)`,
    )
    .all() as { board: BoardId }[]
  const code = 'log-unowned'
  return rows.map(decoded).map(({ board }) => ({ board, code, reason: faultReasons[code] }))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Whether the metadata beside a log is damaged. It must be an object; that of a board has players
 * and a scheduled start.
 */
function isUnreadable(meta: string, isBoard = false): boolean {
  try {
    const read: unknown = JSON.parse(meta)
    if (!isObject(read)) return true
    if (!isBoard) return false
    return (
      !Number.isSafeInteger(read.scheduledStart) || !isObject(read.white) || !isObject(read.black)
    )
  } catch {
    return true
  }
}

/** Checks a board and the metadata beside its log. */
export async function checkStoredBoard(
  store: Store,
  stored: Pick<Stored<BoardId>, 'id' | 'meta' | 'version'>,
): ReturnType<typeof checkBoard> {
  const { id, meta } = stored
  if (!isUnreadable(meta, true) && !isChanged(stored)) return checkBoard(store, id)
  const fault = { board: id, code: 'unreadable', reason: faultReasons.unreadable } as const
  return { entries: 0, fault }
}

/** Checks the chain of one board, page by page. */
export async function checkBoard(
  store: Store,
  board: BoardId,
): Promise<{ readonly entries: number; readonly fault?: StoreFault }> {
  // Read before the entries: a server may be adding some.
  const known = await store.log.written(board)
  let head: Head = NOTHING_BEFORE
  for await (const entries of logPages(store, board)) {
    const chain = verifyChain(entries, { start: head })
    if (!chain.ok) {
      const { code, seq } = chain.error
      return { entries: seq - 1, fault: { board, code, seq, reason: faultReasons[code] } }
    }
    head = chain.value
  }
  const code = head.seq === 0 ? 'log-missing' : known > head.seq ? 'chain-cut-short' : undefined
  if (code === undefined) return { entries: head.seq }
  return {
    entries: head.seq,
    fault: { board, code, seq: head.seq + 1, reason: faultReasons[code] },
  }
}

/** Checks the log of an event. An event whose rounds are pasted in has none. */
export async function checkEvent(
  store: Store,
  { id, meta }: Pick<Stored<CompetitionId>, 'id' | 'meta'>,
): Promise<{ readonly entries: number; readonly fault?: StoreFault }> {
  if (deletedOf(meta)) return { entries: 0 }
  if (isUnreadable(meta)) {
    const reason = faultReasons.unreadable
    return { entries: 0, fault: { board: logOfEvent(id), event: id, code: 'unreadable', reason } }
  }
  const hasLog = (JSON.parse(meta) as { tournament?: unknown }).tournament === true
  // Read before the log, so that boards set up meanwhile are in the log too.
  const boards = hasLog ? await boardsSetUp(store, id) : new Set<BoardId>()
  const checked = await checkBoard(store, logOfEvent(id))
  if (checked.fault?.code === 'log-missing' && !hasLog) return { entries: 0 }
  if (checked.fault || !hasLog) return checked
  return { ...checked, ...(await boardsFault(store, id, boards, checked.entries)) }
}

/** The boards of an event that were set up together with an entry of its log. */
async function boardsSetUp(store: Store, event: CompetitionId): Promise<ReadonlySet<BoardId>> {
  const found = new Set<BoardId>()
  for await (const { id, meta } of eachStored(store.boards, { competition: event })) {
    const isIgnored = deletedOf(meta) !== undefined || isUnreadable(meta, true)
    const { entries, replaces } = isIgnored ? {} : (JSON.parse(meta) as SetUp)
    // A new game that replaces a cancelled one enters the log a moment later.
    if (entries !== undefined && replaces === undefined) found.add(id)
  }
  return found
}

interface SetUp {
  readonly entries?: unknown
  readonly replaces?: unknown
}

/** The log and the boards of an event are written in one commit, so each must mention the other. */
async function boardsFault(
  store: Store,
  event: CompetitionId,
  boards: ReadonlySet<BoardId>,
  length: number,
): Promise<{ readonly fault?: StoreFault }> {
  const log = logOfEvent(event)
  const named = new Set<BoardId>()
  for await (const page of logPages(store, log)) {
    for (const { seq, body } of page) {
      for (const game of gamesIn(body)) {
        named.add(game)
        if ((await store.boards.get(game)) === undefined)
          return {
            fault: {
              board: game,
              code: 'board-missing',
              seq,
              reason: faultReasons['board-missing'],
            },
          }
      }
    }
  }
  if ([...boards].every(id => named.has(id))) return {}
  const code = 'chain-cut-short'
  return { fault: { board: log, code, seq: length + 1, reason: faultReasons[code] } }
}

/** The boards that a line of an event's log sets up. */
function gamesIn(body: string): readonly BoardId[] {
  const { events } = JSON.parse(body) as {
    readonly events: readonly {
      readonly type: string
      readonly game?: BoardId | null
      readonly games?: readonly { readonly game?: BoardId | null }[]
    }[]
  }
  const games = events.flatMap(event => {
    if (event.type === 'boards-set-up') return (event.games ?? []).map(({ game }) => game)
    return event.type === 'game-replaced' ? [event.game] : []
  })
  return games.filter(game => game != null)
}

function unreadable(board: BoardId | null, error: unknown): { entries: 0; fault: StoreFault } {
  if (!(error instanceof StoreError) || error.transient) throw error
  return { entries: 0, fault: { board, code: 'unreadable', reason: error.reason } }
}
