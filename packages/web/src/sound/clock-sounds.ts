import { type ChessClock, readClock } from '@jadoube/clock'
import { effect, type ReadonlySignal } from '@preact/signals'
import { lowTimeWatch } from './low-time.js'
import { sound } from './sound-setting.js'

/**
 * Plays the sounds of the clock: the lever, little time left, a flag. Returns a function that stops
 * it.
 */
export function playClockSounds(
  clock: ReadonlySignal<ChessClock>,
  moment: ReadonlySignal<ReturnType<typeof import('../time.js').now>>,
): () => void {
  let watch = lowTimeWatch()
  let last = clock.peek()
  let flags = 0
  const stopPress = effect(() => {
    const now = clock.value
    const before = last
    last = now
    if (now.state === 'ready') {
      watch = lowTimeWatch()
      flags = 0
      return
    }
    const wasPressed =
      now.state === 'running' && (before.turn !== now.turn || before.state === 'ready')
    if (wasPressed && before.state !== 'paused') sound('press', 'casual')
  })
  const stopTime = effect(() => {
    const { white, black, running } = readClock(clock.value, moment.value)
    const down = [white, black].filter(({ flagDown }) => flagDown).length
    if (down > flags) sound('flag', 'casual')
    flags = down
    if (running === null) return
    if (watch(running, (running === 'white' ? white : black).left)) sound('low', 'casual')
  })
  return () => {
    stopPress()
    stopTime()
  }
}
