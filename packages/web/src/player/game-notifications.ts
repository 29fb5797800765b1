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
export function startNotifications(game: SeatGame): () => void {
  const opponent = opponentOf(game)
  const opponentName = () => game.view.peek()[opponent].name ?? words().frame[opponent]
  const { board } = game.view.peek()
  const stops = [
    onBecomingTrue(
      () => hasToMove(game),
      () => notify(words().play.yourMove, linkWords().yourMoveAgainst(opponentName()), board),
    ),
    onBecomingTrue(
      () =>
        game.view.value.status === 'awaiting-start' &&
        game.view.value[opponent].presence === 'present',
      () => notify('Jadoube', linkWords().hasJoined(opponentName()), board),
    ),
    onBecomingTrue(
      () => {
        const { rematch } = game.store.between.value
        return rematch?.stage === 'asked' && rematch.by === opponent
      },
      () => notify('Jadoube', linkWords().rematchWanted(opponentName()), board),
    ),
    startBadge(game),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Runs each time a condition becomes true, but not if it was true from the start. */
function onBecomingTrue(condition: () => boolean, callback: () => Promise<void>): () => void {
  let was: boolean | null = null
  return effect(() => {
    const is = condition()
    if (is && was === false) void callback()
    was = is
  })
}

/** Shows a badge on the app icon while it is this player's move and the page is hidden. */
function startBadge(game: SeatGame): () => void {
  if (typeof navigator.setAppBadge !== 'function') return () => undefined
  const show = () => {
    const isDue = hasToMove(game) && document.visibilityState !== 'visible'
    const done = isDue ? navigator.setAppBadge(1) : navigator.clearAppBadge()
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
