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

/** A hidden page is never painted, so the wait for a frame is limited (in milliseconds). */
const longestWait = 200

/**
 * Runs a callback after the next frame has been painted, in the order of the calls. The player sees
 * the hand's own action first, and its consequences right after.
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
  setTimeout(doAll, document.visibilityState === 'visible' ? longestWait : 0)
}

/**
 * A signal that follows `read` one frame later, for anything that need not be painted in the same
 * frame as the hand.
 */
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
