import { type ReadonlySignal, signal } from '@preact/signals'
import { fetchRuler } from '../game/deciding.js'
import {
  followKept,
  isRuled,
  type KeptGame,
  type KeptRecord,
  readKeptGame,
} from '../game/kept-game.js'
import { type LocalGame, localGame } from '../game/local-game.js'
import { forget, keep, readKept, whenKeptElsewhere } from '../kept.js'
import { putAwayTable } from '../saved-games/put-away.js'
import { now } from '../time.js'
import { forgetFace, keepFace } from './keep-face.js'

const laid = signal<LocalGame | null>(null)

/** The game on the table. Null if there is none. */
export const laidGame: ReadonlySignal<LocalGame | null> = laid

function keepRecord(record: KeptRecord): void {
  const { id, origin, lines, events } = record
  keep('table', { id, origin, lines, events })
  keepFace(record)
}

/** Puts a stored game on the table, from here or from another window. */
function lay(kept: KeptGame): boolean {
  const record = followKept(kept)
  if (record === undefined) return false
  const before = laid.value
  if (before?.origin === record.origin && before.record.value.lines[0] === kept.lines[0])
    before.replace(record)
  else laid.value = localGame(record, keepRecord)
  return true
}

async function layUnruled(kept: KeptGame): Promise<void> {
  const events = (await fetchRuler()).ruleAll(kept.lines)
  if (events !== null) lay({ ...kept, events })
}

async function layKept(kept: KeptGame): Promise<void> {
  if (!isRuled(kept) || !lay(kept)) await layUnruled(kept)
}

// Two windows show the same table.
whenKeptElsewhere('table', readKeptGame, kept => void layKept(kept))

const found = readKept('table', readKeptGame)
/** Resolves when the stored game is on the table, if there was one. */
export const isLaid: Promise<void> = found === undefined ? Promise.resolve() : layKept(found)

/** Puts a new game on the table. The previous one is put away first. */
export function setUp(header: object): boolean {
  const lying = laid.value?.record.peek()
  if (!lay({ origin: now(), lines: [JSON.stringify(header)] })) return false
  putAwayTable(lying)
  if (laid.value !== null) keepRecord(laid.value.record.value)
  return true
}

/** Clears the table. The game is put away first. */
export function clearTable(): void {
  putAwayTable(laid.value?.record.peek())
  laid.value = null
  forget('table')
  forgetFace()
}
