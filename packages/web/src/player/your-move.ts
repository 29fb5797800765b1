import { effect } from '@preact/signals'
import { opponentOf, type SeatGame } from '../game/remote-game.js'
import { words } from '../i18n/language.js'
import { linkWords } from '../i18n/link/words.js'
import { hasToMove } from './has-to-move.js'
import { notify } from './notify.js'

/**
 * Notifies a player who looks elsewhere: it is their move, or the opponent has arrived or wants a
 * rematch.
 */
export function followTurn(game: SeatGame): () => void {
  const opponent = opponentOf(game)
  const opponentName = () => game.view.peek()[opponent].name ?? words().frame[opponent]
  const { board } = game.view.peek()
  const stops = [
    whenever(
      () => hasToMove(game),
      () => notify(words().play.yourMove, linkWords().yourMoveAgainst(opponentName()), board),
    ),
    whenever(
      () =>
        game.view.value.status === 'awaiting-start' &&
        game.view.value[opponent].presence === 'present',
      () => notify('Jadoube', linkWords().hasJoined(opponentName()), board),
    ),
    whenever(
      () => {
        const { rematch } = game.store.between.value
        return rematch?.stage === 'asked' && rematch.by === opponent
      },
      () => notify('Jadoube', linkWords().rematchWanted(opponentName()), board),
    ),
    followBadge(game),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Runs each time a condition becomes true, but not if it was true from the start. */
function whenever(isSo: () => boolean, does: () => Promise<void>): () => void {
  let was: boolean | null = null
  return effect(() => {
    const is = isSo()
    if (is && was === false) void does()
    was = is
  })
}

/** Shows a badge on the app icon while it is this player's move and the page is hidden. */
function followBadge(game: SeatGame): () => void {
  if (typeof navigator.setAppBadge !== 'function') return () => undefined
  const show = () => {
    const isAwaited = hasToMove(game) && document.visibilityState !== 'visible'
    const done = isAwaited ? navigator.setAppBadge(1) : navigator.clearAppBadge()
    done.catch(() => undefined)
  }
  document.addEventListener('visibilitychange', show)
  const stop = effect(show)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', show)
    void navigator.clearAppBadge().catch(() => undefined)
  }
}
