import { effect } from '@preact/signals'
import type { RemoteGame } from '../game/remote-game.js'
import { storeLinkGame } from './link-games.js'

/** Stores that this game is being played, and the whole game once it is over. */
export function autosaveSeat(game: RemoteGame): () => void {
  const { secret, view } = game
  if (secret === null) return () => undefined
  let storedStage = ''
  return effect(() => {
    const { status, board, white, black, scheduledStart, result, reason, event } = view.value
    const state = game.state.peek()
    // Once when it has begun, and once when it is over.
    const stage = status === 'concluded' ? 'over' : status === 'awaiting-start' ? '' : 'begun'
    if (stage === '' || stage === storedStage) return
    storedStage = stage
    const { timeControl } = view.peek().header
    void storeLinkGame({
      board,
      secret,
      scheduledStart,
      white: white.name ?? '',
      black: black.name ?? '',
      timeControl: typeof timeControl === 'string' ? timeControl : null,
      event: '',
      inEvent: event !== null && event !== undefined,
      moves: Math.ceil(state.ply / 2),
      result: stage === 'over' ? (result as Parameters<typeof storeLinkGame>[0]['result']) : '*',
      reason: (reason ?? null) as Parameters<typeof storeLinkGame>[0]['reason'],
      laws: game.table.peek().header.laws,
    })
  })
}
