import { isCheck } from '@jadoube/chess'
import { effect } from '@preact/signals'
import type { RemoteGame } from '../game/remote-game.js'
import { readPlacement } from '../game/shown-board.js'
import { boardStands } from '../game/stands.js'
import { timeLeft } from '../net/time-left.js'
import { soundsOf } from './game-sounds.js'
import { lowTimeWatch } from './low-time.js'
import { type Place, sound } from './sound-setting.js'

/** A board of an event is one of a tournament, as is a game that was set up as such. */
export function placeOfSeat({ view }: Pick<RemoteGame, 'view'>): Place {
  const table = view.peek().header.table as { readonly preset?: unknown } | undefined
  return view.peek().event !== null || table?.preset === 'tournament' ? 'tournament' : 'casual'
}

/** Lets the game on a player's own board be heard; gives the function that stops it. */
export function hearSeat(game: RemoteGame): () => void {
  const watch = lowTimeWatch()
  const stopNews = effect(() => {
    const came = game.outcome.value
    if (came === null) return
    const place = placeOfSeat(game)
    const position = game.position.peek()
    const change = {
      before: boardStands(came.before),
      after: readPlacement(game.view.peek().placement),
      isCheck: position !== undefined && isCheck(position),
    }
    for (const { name, later } of soundsOf(came.events, change)) sound(name, place, later)
  })
  const stopClock = effect(() => {
    const now = game.moment.value
    const { clocks, status } = game.view.peek()
    const side = clocks?.running
    if (clocks === null || side == null || status !== 'in-play') return
    // The own clock alone: what the opponent has left is seen.
    const isLow = watch(side, timeLeft(clocks, side, now))
    if (isLow && side === game.side) sound('low', placeOfSeat(game))
  })
  return () => {
    stopNews()
    stopClock()
  }
}
