import { useSignal, useSignalEffect } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { say } from '../frame/say.js'
import { language, words } from '../i18n/language.js'
import type { BoardStore } from '../net/board-store.js'
import { address, go } from '../router.js'
import { useStepKeys } from '../steps/step-keys.js'
import { clocksAfter, plyAsked, stands, stepsOf } from './steps.js'

/** A game being watched: its state, the selected move, and what is announced. */
export function useWatching(store: BoardStore, secret: string | null) {
  const game = store.game.value
  if (game === null) throw new Error('nobody watches a board before it is there')
  const spoken = language.value
  const { view, state } = game
  const { start, steps } = useMemo(() => stepsOf(state, spoken), [state.history, spoken])
  // For spectators with a secret link the address must keep the secret, so their step is stored
  // only here.
  const own = useSignal<number | null>(null)
  const asked = secret === null ? plyAsked(address.value.fragment) : own.value
  const at = asked === null ? steps.length : Math.min(asked, steps.length)
  const isLive = asked === null
  const step = (ply: number | null) => {
    if (secret !== null) own.value = ply
    else
      go(`${address.value.path}${location.search}${ply === null ? '' : `#${ply}`}`, {
        replace: true,
      })
  }
  const shown = steps[at - 1]
  const said = useSignal('')
  const known = useSignal(steps.length)
  useSignalEffect(() => {
    const now = store.game.value
    if (now === null) return
    const { steps: played } = stepsOf(now.state, language.value)
    const last = played.at(-1)
    // Only new moves are announced, once.
    if (last !== undefined && played.length > known.peek()) {
      const { frame, table } = words()
      say(said, table.lastMove(frame[last.color], last.text))
    }
    known.value = played.length
  })
  useStepKeys(at, steps.length, next => step(next >= steps.length ? null : next))
  return {
    view,
    steps,
    at,
    isLive,
    step,
    said,
    placement: isLive ? stands(view) : at === 0 ? start : (shown?.placement ?? start),
    last: shown?.squares ?? [],
    clocks: isLive ? view.clocks : clocksAfter(view, steps, at),
  }
}

export type Watching = ReturnType<typeof useWatching>
