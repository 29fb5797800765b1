import { useRef } from 'preact/hooks'

/** How long a hold lasts: longer than any brush of a sleeve, short enough for an arbiter in a hurry. */
const holdMs = 700

/**
 * What must not happen by accident is behind a hold. A click that no finger made (a key, a screen
 * reader) cannot come by accident, and does it at once.
 */
export function useHold(done: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }
  return {
    onPointerDown: () => {
      stop()
      timer.current = setTimeout(done, holdMs)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) done()
    },
  }
}
