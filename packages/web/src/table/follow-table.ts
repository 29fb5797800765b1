import { effect } from '@preact/signals'
import type { LocalRecord } from '../game/stored-game.js'
import { askToStay } from '../saved-games/store.js'
import { keepTableGame, listPutAway } from '../saved-games/table-games.js'
import { tableGame } from './table-game.js'

/** How long after an act the game is stored, in milliseconds, because a move is several acts. */
const pause = 700

let last: LocalRecord | null = null
let timer: ReturnType<typeof setTimeout> | null = null

function keepNow(): void {
  if (timer === null) return
  clearTimeout(timer)
  timer = null
  if (last !== null) void keepTableGame(last)
}

/** If the browser has no database, the games stay put away. */
const list = (): void => void listPutAway().catch(() => {})

let isFollowed = false

/** Stores every game of the table, while it is played and when another replaces it. */
export function followTable(): void {
  if (isFollowed) return
  isFollowed = true
  let hasAsked = false
  effect(() => {
    const current = tableGame.value?.record.value ?? null
    if (current?.origin !== last?.origin) {
      keepNow()
      // The effect runs before the replaced game is put away.
      setTimeout(list, pause)
    }
    last = current
    if (current === null) return
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(keepNow, pause)
    if (current.state.status !== 'concluded') return
    keepNow()
    if (!hasAsked) void askToStay()
    hasAsked = true
  })
  addEventListener('pagehide', keepNow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepNow()
  })
}
