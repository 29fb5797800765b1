import { batch, effect, type ReadonlySignal, signal, untracked } from '@preact/signals'

let queue: (() => void)[] = []
let isScheduled = false

function runQueue(): void {
  if (!isScheduled) return
  isScheduled = false
  const callbacks = queue
  queue = []
  batch(() => {
    for (const callback of callbacks) callback()
  })
}

/** A hidden page is never painted, so the wait for a frame is limited (in milliseconds). */
const longestWait = 200

/**
 * Runs a callback after the next frame has been painted, in the order of the calls. The player sees
 * the hand's own action first, and its consequences right after.
 */
export function afterPaint(does: () => void): void {
  queue.push(does)
  if (isScheduled) return
  isScheduled = true
  if (document.visibilityState === 'visible') {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = runQueue
      port2.postMessage(null)
    })
  }
  setTimeout(runQueue, document.visibilityState === 'visible' ? longestWait : 0)
}

/**
 * A signal that follows `read` one frame later, for anything that need not be painted in the same
 * frame as the hand.
 */
export function signalAfterPaint<T>(read: () => T): ReadonlySignal<T> {
  const delayed = signal(untracked(read))
  let isFirst = true
  effect(() => {
    read()
    if (isFirst) isFirst = false
    else
      afterPaint(() => {
        delayed.value = untracked(read)
      })
  })
  return delayed
}
