import { effect, signal } from '@preact/signals'
import { opponentOf, type SeatGame } from '../game/remote-game.js'
import { isAgreed } from '../link/follow-rematch.js'
import { madeGame } from '../link/made-games.js'

/**
 * Whether the player who sent the invitation joins when the opponent arrives, without confirming
 * again.
 */
const isInviterWaiting = (game: SeatGame): boolean =>
  madeGame(game.view.value.board)?.side === game.side &&
  game.view.value[opponentOf(game)].presence === 'present'

/**
 * Reports the arrival of a waiting player as soon as the opponent is there, but only while the page
 * is visible. Nobody's clock must start in a hidden tab.
 */
export function joinAutomatically(game: SeatGame): () => void {
  const isVisible = signal(document.visibilityState === 'visible')
  const updateVisibility = () => {
    isVisible.value = document.visibilityState === 'visible'
  }
  document.addEventListener('visibilitychange', updateVisibility)
  const stop = effect(() => {
    const { status, board, [game.side]: me } = game.view.value
    if (status !== 'awaiting-start' || me.presence === 'present') return
    if (!isVisible.value || !(isAgreed(board) || isInviterWaiting(game))) return
    if (game.store.pending.peek().some(({ act }) => act.act === 'arrive')) return
    game.send({ act: 'arrive' })
  })
  return () => {
    stop()
    document.removeEventListener('visibilitychange', updateVisibility)
  }
}
