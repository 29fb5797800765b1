import { useEffect, useState } from 'preact/hooks'
import { afterPaint } from '../after-paint.js'

/** More tiles than fit on the largest usual screen. */
const screenful = 24

/**
 * How many of the tiles to render: a screenful at first, and as many more after each frame, so that
 * the first are visible early and the page reacts in between.
 */
export function useScreenfuls(total: number): number {
  const [count, setCount] = useState(screenful)
  const isMore = count < total
  useEffect(() => {
    if (!isMore) return
    let isUnmounted = false
    afterPaint(() => {
      if (!isUnmounted) setCount(count + screenful)
    })
    return () => {
      isUnmounted = true
    }
  }, [count, isMore])
  return count
}
