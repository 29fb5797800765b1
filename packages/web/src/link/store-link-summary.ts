import { effect } from '@preact/signals'
import type { SeatGame } from '../game/remote-game.js'
import { makeSeatLink } from '../net/seat-link.js'
import { now } from '../time.js'
import { storeLinkSummary } from './link-summaries.js'

/** Keeps the state of the game for the start page until the game is over. */
export function followLinkSummary({ view, connection, secret }: SeatGame): () => void {
  if (secret === null) return () => undefined
  return effect(() => {
    const { board } = view.value
    const href = makeSeatLink({ of: 'board', id: board, secret })
    storeLinkSummary(board, view.value, href, connection.time.now() - now())
  })
}
