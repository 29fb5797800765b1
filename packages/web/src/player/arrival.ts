import { effect, signal } from '@preact/signals'
import { opponentOf, type SeatGame } from '../game/remote-game.js'
import { isAgreed } from '../link/follow-rematch.js'
import { madeGame } from '../link/made-games.js'

/** The player who invited has said that they will play: once the other arrives, they do not have to say it again. */
const isAwaited = (game: SeatGame): boolean =>
  madeGame(game.view.value.board)?.side === game.side &&
  game.view.value[opponentOf(game)].presence === 'present'

/**
 * Who waits for their opponent is at the board as soon as the opponent is, but only where they can see it: nobody's clock
 * starts behind a tab that is hidden.
 */
export function joinsByItself(game: SeatGame): () => void {
  const isSeen = signal(document.visibilityState === 'visible')
  const look = () => {
    isSeen.value = document.visibilityState === 'visible'
  }
  document.addEventListener('visibilitychange', look)
  const stop = effect(() => {
    const { status, board, [game.side]: me } = game.view.value
    if (status !== 'awaiting-start' || me.presence === 'present') return
    if (!isSeen.value || !(isAgreed(board) || isAwaited(game))) return
    if (game.store.pending.peek().some(({ act }) => act.act === 'arrive')) return
    game.send({ act: 'arrive' })
  })
  return () => {
    stop()
    document.removeEventListener('visibilitychange', look)
  }
}
