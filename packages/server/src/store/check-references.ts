import { roles } from '@jadoube/protocol'
import { deletedOf } from './deleted.js'
import { eachStored } from './each-stored.js'
import {
  type BoardId,
  type CompetitionId,
  eventOfLog,
  logOfEvent,
  parseBoardId,
  parseCompetitionId,
  type SeatId,
} from './ids.js'
import { isPostgres } from './open-store.js'
import { openRows } from './rows/open-rows.js'
import type { Seat, Store } from './store.js'
import { faultReasons, type StoreFault } from './store-fault.js'

/** As made by `hashSecret`. */
const HASH = /^[0-9a-f]{64}$/

/**
 * Checks what refers to something else: boards to their event, events to a larger one, links to
 * their board or event. Rows are looked up after what refers to them was read, because a server may
 * be adding both.
 */
export async function checkReferences(store: Store): Promise<StoreFault[]> {
  const existing = new ExistenceCache(store)
  return [
    ...(await checkBoards(store, existing)),
    ...(await checkEvents(store, existing)),
    ...(await checkSeats(store, existing)),
  ]
}

/**
 * Logs in PostgreSQL that belong to no board and no event; in an SQLite file they are found by SQL.
 */
export async function unownedLogs(address: string, store: Store): Promise<StoreFault[]> {
  if (!isPostgres(address)) return []
  const existing = new ExistenceCache(store)
  const faults: StoreFault[] = []
  const rows = await openRows(address)
  try {
    for await (const page of rows.read('log_end')) {
      for (const { board } of page) {
        const id = parseBoardId(String(board))
        if (id && ((await existing.board(id)) || (await existing.event(eventOfLog(id))))) continue
        faults.push(faultAt({ board: String(board) as BoardId }, 'log-unowned'))
      }
    }
  } finally {
    await rows.close()
  }
  return faults
}

type Place = Pick<StoreFault, 'board' | 'event' | 'seat'>
const faultAt = (place: Place, code: keyof typeof faultReasons): StoreFault => ({
  ...place,
  code,
  reason: faultReasons[code],
})

/** Which boards and events exist; each is looked up once. */
class ExistenceCache {
  readonly #store: Store
  readonly #boards = new Map<BoardId, boolean>()
  readonly #events = new Map<CompetitionId, boolean>()

  constructor(store: Store) {
    this.#store = store
  }

  async board(id: BoardId): Promise<boolean> {
    const known = this.#boards.get(id) ?? (await this.#store.boards.get(id)) !== undefined
    this.#boards.set(id, known)
    return known
  }

  async event(id: CompetitionId): Promise<boolean> {
    const known = this.#events.get(id) ?? (await this.#store.competitions.get(id)) !== undefined
    this.#events.set(id, known)
    return known
  }
}

async function checkBoards(store: Store, existing: ExistenceCache): Promise<StoreFault[]> {
  const faults: StoreFault[] = []
  for await (const { id, competition, meta } of eachStored(store.boards)) {
    const events = [competition, eventIn(meta)].filter(each => each !== null)
    const found = await Promise.all(events.map(event => existing.event(event)))
    if (found.includes(false)) faults.push(faultAt({ board: id }, 'event-missing'))
  }
  return faults
}

/**
 * The event that the settings of a board name. Unreadable settings are a fault that others report.
 */
function eventIn(meta: string): CompetitionId | null {
  if (deletedOf(meta)) return null
  try {
    const { event } = JSON.parse(meta) as { readonly event?: unknown }
    return typeof event === 'string' ? (event as CompetitionId) : null
  } catch {
    return null
  }
}

async function checkEvents(store: Store, existing: ExistenceCache): Promise<StoreFault[]> {
  const faults: StoreFault[] = []
  for await (const { id, competition } of eachStored(store.competitions))
    if (competition !== null && !(await existing.event(competition)))
      faults.push(faultAt({ board: logOfEvent(id), event: id }, 'event-missing'))
  return faults
}

/** Checks all links, and reports each kind of fault once per board or event. */
async function checkSeats(store: Store, existing: ExistenceCache): Promise<StoreFault[]> {
  const faults = new Map<string, StoreFault>()
  for (let after: SeatId | undefined; ; ) {
    const page = await store.seats.all(after === undefined ? {} : { after })
    for (const seat of page) {
      const owned = await isOwned(seat, existing)
      const code = owned ? (isDamaged(seat) ? 'seat-damaged' : undefined) : 'seat-unowned'
      const place = placeOf(seat)
      const key = `${code} ${place.board}`
      if (code !== undefined && !faults.has(key)) faults.set(key, faultAt(place, code))
    }
    after = page.at(-1)?.id
    if (after === undefined) return [...faults.values()]
  }
}

async function isOwned({ scope }: Seat, existing: ExistenceCache): Promise<boolean> {
  if (scope.kind === 'board')
    return parseBoardId(scope.board) !== undefined && existing.board(scope.board)
  // A damaged row may have any kind.
  if (String(scope.kind) !== 'competition') return false
  return parseCompetitionId(scope.competition) !== undefined && existing.event(scope.competition)
}

function isDamaged({ secretHash, meta }: Seat): boolean {
  if (!HASH.test(secretHash)) return true
  try {
    const read = JSON.parse(meta) as { readonly role?: unknown } | null
    return !roles.some(role => role === read?.role)
  } catch {
    return true
  }
}

function placeOf({ id, scope }: Seat): Place {
  if (scope.kind === 'board') return { board: scope.board, seat: id }
  const { competition } = scope
  return { board: String(competition) as BoardId, event: competition, seat: id }
}
