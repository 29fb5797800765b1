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
import { now } from '../time.js'
import { forgetFace, keepFace } from './keep-face.js'

const current = signal<LocalGame | null>(null)

/** The game on the table. Null if there is none. */
export const tableGame: ReadonlySignal<LocalGame | null> = current

function keepRecord(record: LocalRecord): void {
  const { id, origin, lines, events } = record
  writeStored('table', { id, origin, lines, events })
  keepFace(record)
}

/** Puts a stored game on the table, from here or from another window. */
function putOnTable(kept: StoredGame): boolean {
  const record = restoreGame(kept)
  if (record === undefined) return false
  const before = current.value
  if (before?.origin === record.origin && before.record.value.lines[0] === kept.lines[0])
    before.replace(record)
  else current.value = localGame(record, keepRecord)
  return true
}

async function putUnruledOnTable(kept: StoredGame): Promise<void> {
  const events = (await loadRuler()).ruleAll(kept.lines)
  if (events !== null) putOnTable({ ...kept, events })
}

async function putStoredOnTable(kept: StoredGame): Promise<void> {
  if (!hasAllEvents(kept) || !putOnTable(kept)) await putUnruledOnTable(kept)
}

// Two windows show the same table.
onStoredElsewhere('table', readStoredGame, kept => void putStoredOnTable(kept))

const found = readStored('table', readStoredGame)
/** Resolves when the stored game is on the table, if there was one. */
export const tableReady: Promise<void> =
  found === undefined ? Promise.resolve() : putStoredOnTable(found)

/** Puts a new game on the table. The previous one is put away first. */
export function setUp(header: object): boolean {
  const previous = current.value?.record.peek()
  if (!putOnTable({ origin: now(), lines: [JSON.stringify(header)] })) return false
  putAwayTable(previous)
  if (current.value !== null) keepRecord(current.value.record.value)
  return true
}

/** Clears the table. The game is put away first. */
export function clearTable(): void {
  putAwayTable(current.value?.record.peek())
  current.value = null
  removeStored('table')
  forgetFace()
}
