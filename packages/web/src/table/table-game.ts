import { type ReadonlySignal, signal } from '@preact/signals'
import { loadRuler } from '../game/load-ruler.js'
import { type LocalGame, localGame } from '../game/local-game.js'
import {
  hasAllEvents,
  type LocalRecord,
  readStoredGame,
  restoreGame,
  type StoredGame,
} from '../game/stored-game.js'
import { onStoredElsewhere, readStored, removeStored, writeStored } from '../local-storage.js'
import { putAwayTable } from '../saved-games/put-away.js'
import { tableGameKey } from '../storage-keys.js'
import { now } from '../time.js'
import { removeSummary, storeSummary } from './store-summary.js'

const current = signal<LocalGame | null>(null)

/** The game on the table. Null if there is none. */
export const tableGame: ReadonlySignal<LocalGame | null> = current

function storeRecord(record: LocalRecord): void {
  const { id, origin, lines, events } = record
  writeStored(tableGameKey, { id, origin, lines, events })
  storeSummary(record)
}

/** Puts a stored game on the table, from here or from another window. */
function putOnTable(stored: StoredGame): boolean {
  const record = restoreGame(stored)
  if (record === undefined) return false
  const before = current.value
  if (before?.origin === record.origin && before.record.value.lines[0] === stored.lines[0])
    before.replace(record)
  else current.value = localGame(record, storeRecord)
  return true
}

async function ruleAndPutOnTable(stored: StoredGame): Promise<void> {
  const events = (await loadRuler()).ruleAll(stored.lines)
  if (events !== null) putOnTable({ ...stored, events })
}

async function putStoredOnTable(stored: StoredGame): Promise<void> {
  if (!hasAllEvents(stored) || !putOnTable(stored)) await ruleAndPutOnTable(stored)
}

// Two windows show the same table.
onStoredElsewhere(tableGameKey, readStoredGame, stored => void putStoredOnTable(stored))

const storedGame = readStored(tableGameKey, readStoredGame)
/** Resolves when the stored game is on the table, if there was one. */
export const tableReady: Promise<void> =
  storedGame === undefined ? Promise.resolve() : putStoredOnTable(storedGame)

/** Puts a new game on the table. The previous one is put away first. */
export function setUp(header: object): boolean {
  const previous = current.value?.record.peek()
  if (!putOnTable({ origin: now(), lines: [JSON.stringify(header)] })) return false
  putAwayTable(previous)
  if (current.value !== null) storeRecord(current.value.record.value)
  return true
}

/** Clears the table. The game is put away first. */
export function clearTable(): void {
  putAwayTable(current.value?.record.peek())
  current.value = null
  removeStored(tableGameKey)
  removeSummary()
}
