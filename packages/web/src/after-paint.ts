import { batch, effect, type ReadonlySignal, signal, untracked } from '@preact/signals'

let waiting: (() => void)[] = []
let isAsked = false

function doAll(): void {
  if (!isAsked) return
  isAsked = false
  const all = waiting
  waiting = []
  batch(() => {
    for (const does of all) does()
  })
}

/** A page that is not seen paints nothing, and is waited for no longer than this. */
const patience = 200

/**
 * Does it once the next frame has been painted, in the order in which it was asked for: what the hand did is seen
 * first, and everything that follows from it comes right after.
 */
export function afterPaint(does: () => void): void {
  waiting.push(does)
  if (isAsked) return
  isAsked = true
  if (document.visibilityState === 'visible') {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = doAll
      port2.postMessage(null)
    })
  }
  setTimeout(doAll, document.visibilityState === 'visible' ? patience : 0)
}

/** What is read here, as it was when the last frame was painted: for whatever need not be in the same frame as the hand. */
export function afterwards<T>(read: () => T): ReadonlySignal<T> {
  const late = signal(untracked(read))
  let isFirst = true
  effect(() => {
    read()
    if (isFirst) isFirst = false
    else
      afterPaint(() => {
        late.value = untracked(read)
      })
  })
  return late
}
