import { effect } from '@preact/signals'
import type { RemoteGame } from '../game/remote-game.js'
import { keepLinkGame } from './link-games.js'

/** Stores that this game is being played, and the whole game once it is over. */
export function followSeat(game: RemoteGame): () => void {
  const { secret, view } = game
  if (secret === null) return () => undefined
  let kept = ''
  return effect(() => {
    const { status, board, white, black, scheduledStart, result, reason, event } = view.value
    const state = game.state.peek()
    // Once when it has begun, and once when it is over.
    const stage = status === 'concluded' ? 'over' : status === 'awaiting-start' ? '' : 'begun'
    if (stage === '' || stage === kept) return
    kept = stage
    const { timeControl } = view.peek().header
    void keepLinkGame({
      board,
      secret,
      scheduledStart,
      white: white.name ?? '',
      black: black.name ?? '',
      timeControl: typeof timeControl === 'string' ? timeControl : null,
      event: '',
      inEvent: event !== null && event !== undefined,
      moves: Math.ceil(state.ply / 2),
      result: stage === 'over' ? (result as Parameters<typeof keepLinkGame>[0]['result']) : '*',
      reason: (reason ?? null) as Parameters<typeof keepLinkGame>[0]['reason'],
      laws: game.table.peek().header.laws,
    })
  })
}
