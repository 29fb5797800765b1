import { useEffect } from 'preact/hooks'

/** How far a finger goes sideways before it means a step, in pixels; less is a tap or a scroll. */
const far = 40

/** A swipe to the left goes on, one to the right goes back. */
export function useSwipe(
  area: { readonly current: HTMLElement | null },
  onSwipe: (steps: 1 | -1) => void,
): void {
  useEffect(() => {
    const element = area.current
    if (element === null) return
    let from: Touch | null = null
    const begin = (event: TouchEvent) => {
      from = event.touches.length === 1 ? (event.touches[0] ?? null) : null
    }
    const end = (event: TouchEvent) => {
      const to = event.changedTouches[0]
      if (from === null || to === undefined) return
      const [right, down] = [to.clientX - from.clientX, to.clientY - from.clientY]
      from = null
      if (Math.abs(right) < far || Math.abs(right) < 2 * Math.abs(down)) return
      onSwipe(right < 0 ? 1 : -1)
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchend', end, { passive: true })
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchend', end)
    }
  }, [onSwipe])
}
