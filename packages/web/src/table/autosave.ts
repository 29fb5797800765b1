import { effect } from '@preact/signals'
import type { LocalRecord } from '../game/stored-game.js'
import { requestPersistence } from '../saved-games/game-database.js'
import { listPutAway, storeTableGame } from '../saved-games/table-games.js'
import { tableGame } from './table-game.js'

/** How long after an act the game is stored, in milliseconds, because a move is several acts. */
const saveDelay = 700

let last: LocalRecord | null = null
let timer: ReturnType<typeof setTimeout> | null = null

function saveNow(): void {
  if (timer === null) return
  clearTimeout(timer)
  timer = null
  if (last !== null) void storeTableGame(last)
}

/** If the browser has no database, the games stay put away. */
const listGamesPutAway = (): void => void listPutAway().catch(() => {})

let isStarted = false

/** Stores every game of the table, while it is played and when another replaces it. */
export function autosaveTable(): void {
  if (isStarted) return
  isStarted = true
  let hasAskedToStay = false
  effect(() => {
    const current = tableGame.value?.record.value ?? null
    if (current?.origin !== last?.origin) {
      saveNow()
      // The effect runs before the replaced game is put away.
      setTimeout(listGamesPutAway, saveDelay)
    }
    last = current
    if (current === null) return
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(saveNow, saveDelay)
    if (current.state.status !== 'concluded') return
    saveNow()
    if (!hasAskedToStay) void requestPersistence()
    hasAskedToStay = true
  })
  addEventListener('pagehide', saveNow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') saveNow()
  })
}
