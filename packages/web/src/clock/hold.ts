import { useRef } from 'preact/hooks'

/**
 * How long a button must be held: longer than an accidental touch, short enough for an arbiter in a
 * hurry.
 */
const holdMs = 700

/**
 * Protects a button against accidents: it must be held. A click without a pointer (by key or screen
 * reader) cannot be an accident and works at once.
 */
export function useHold(onHeld: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }
  return {
    onPointerDown: () => {
      stop()
      timer.current = setTimeout(onHeld, holdMs)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) onHeld()
    },
  }
}
