import { isCheck } from '@jadoube/chess'
import { timeLeft } from '@jadoube/clock'
import { effect } from '@preact/signals'
import { soundsOf } from '../sound/game-sounds.js'
import { lowTimeWatch } from '../sound/low-time.js'
import type { Place } from '../sound/place.js'
import { sound } from '../sound/sound-setting.js'
import { boardPlacement } from './board-placement.js'
import type { Game } from './game.js'

/** Plays the sounds of a game. Returns a function that stops it. */
export function playGameSounds(game: Game, place: Place): () => void {
  const watch = lowTimeWatch()
  let lastCall = Number.NEGATIVE_INFINITY
  const stopActs = effect(() => {
    const outcome = game.outcome.value
    if (outcome === null) return
    const { board } = game.state.peek()
    const position = game.position.peek()
    const change = {
      before: boardPlacement(outcome.before),
      after: game.placement.peek(),
      isCheck: board === null && position !== undefined && isCheck(position),
    }
    for (const { name, delay } of soundsOf(outcome.events, change)) {
      // Calling the arbiter also stops the clocks, which is another question. One knock is enough
      // for both.
      const isAgain = name === 'call' && game.now() - lastCall < 1000
      if (name === 'call') lastCall = game.now()
      if (!isAgain) sound(name, place, delay)
    }
  })
  const stopClock = effect(() => {
    const now = game.moment.value
    const { clock, status } = game.state.peek()
    if (clock?.state !== 'running' || status !== 'in-play') return
    // Only for players at this device. The time of a remote opponent is visible.
    const isLow = watch(clock.turn, timeLeft(clock, clock.turn, now))
    if (isLow && game.hands.includes(clock.turn)) sound('low', place)
  })
  return () => {
    stopActs()
    stopClock()
  }
}
