import { isCheck } from '@jadoube/chess'
import { timeLeft } from '@jadoube/clock'
import { effect } from '@preact/signals'
import { game, moment, outcome } from '../game/local-game.js'
import { boardStands } from '../game/stands.js'
import { soundsOf } from './game-sounds.js'
import { lowTimeWatch } from './low-time.js'
import { type Place, sound } from './sound-setting.js'

/** A game at which somebody judges, or that was set up as one of a tournament, is played in silence. */
export function placeOfTable(): Place {
  const header = game.value?.table.header
  const preset = (header?.table as { readonly preset?: unknown } | undefined)?.preset
  return preset === 'tournament' ? 'tournament' : 'casual'
}

/** Lets the game on the table be heard; gives the function that stops it. */
export function hearTable(): () => void {
  let watch = lowTimeWatch()
  let watched = game.peek()?.origin
  const stopActs = effect(() => {
    const came = outcome.value
    const current = game.peek()
    if (came === null || current === null) return
    const { state } = current
    const change = {
      before: boardStands(came.before),
      after: boardStands(state),
      isCheck: state.board === null && isCheck(state.position),
    }
    for (const { name, later } of soundsOf(came.events, change)) sound(name, placeOfTable(), later)
  })
  const stopClock = effect(() => {
    const now = moment.value
    const current = game.value
    if (current?.origin !== watched) {
      watched = current?.origin
      watch = lowTimeWatch()
    }
    const clock = current?.state.clock
    if (clock == null || clock.state !== 'running') return
    if (watch(clock.turn, timeLeft(clock, clock.turn, now))) sound('low', placeOfTable())
  })
  return () => {
    stopActs()
    stopClock()
  }
}
