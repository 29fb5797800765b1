import { useEffect } from 'preact/hooks'

/** The distance of a swipe in pixels. Less is a tap or a scroll. */
const minDistance = 40

/** A swipe to the left goes forward, to the right back. */
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
      if (Math.abs(right) < minDistance || Math.abs(right) < 2 * Math.abs(down)) return
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
