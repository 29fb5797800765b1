import { useSignal, useSignalEffect } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { say } from '../frame/say.js'
import { language, words } from '../i18n/language.js'
import type { BoardStore } from '../net/board-store.js'
import { address, go } from '../router.js'
import { useStepKeys } from '../steps/step-keys.js'
import { clocksAfter, plyInAddress, shownPlacement, stepsOf } from './steps.js'

/** A game being watched: its state, the selected move, and what is announced. */
export function useWatching(store: BoardStore, secret: string | null) {
  const game = store.game.value
  if (game === null) throw new Error('nobody watches a board before it is there')
  const spoken = language.value
  const { view, state } = game
  const { start, steps } = useMemo(() => stepsOf(state, spoken), [state.history, spoken])
  // For spectators with a secret link the address must keep the secret, so their step is stored
  // only here.
  const ownPly = useSignal<number | null>(null)
  const chosenPly = secret === null ? plyInAddress(address.value.fragment) : ownPly.value
  const at = chosenPly === null ? steps.length : Math.min(chosenPly, steps.length)
  const isLive = chosenPly === null
  const step = (ply: number | null) => {
    if (secret !== null) ownPly.value = ply
    else
      go(`${address.value.path}${location.search}${ply === null ? '' : `#${ply}`}`, {
        replace: true,
      })
  }
  const shown = steps[at - 1]
  const liveRegion = useSignal('')
  const announcedCount = useSignal(steps.length)
  useSignalEffect(() => {
    const current = store.game.value
    if (current === null) return
    const { steps: played } = stepsOf(current.state, language.value)
    const last = played.at(-1)
    // Only new moves are announced, once.
    if (last !== undefined && played.length > announcedCount.peek()) {
      const { frame, table } = words()
      say(liveRegion, table.lastMove(frame[last.color], last.text))
    }
    announcedCount.value = played.length
  })
  useStepKeys(at, steps.length, next => step(next >= steps.length ? null : next))
  return {
    view,
    steps,
    at,
    isLive,
    step,
    liveRegion,
    placement: isLive ? shownPlacement(view) : at === 0 ? start : (shown?.placement ?? start),
    last: shown?.squares ?? [],
    clocks: isLive ? view.clocks : clocksAfter(view, steps, at),
  }
}

export type Watching = ReturnType<typeof useWatching>
