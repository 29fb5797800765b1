import type { Color, Placement } from '@jadoube/chess'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { movesPieces } from '../look/look.js'
import { stepsBetween } from './geometry.js'
import { type Grip, pieceOn } from './grip.js'
import { travelled } from './travelled.js'

/** The duration of the animation, in milliseconds. */
const travelMs = 120

/**
 * Animates pieces that were not dragged by hand to their squares. Nothing else on the board moves.
 */
export function useTravel(
  grid: { readonly current: HTMLElement | null },
  placement: Placement,
  near: Color,
  grip: { readonly current: Grip | null },
): void {
  const before = useRef(placement)
  useLayoutEffect(() => {
    const was = before.current
    before.current = placement
    if (was === placement || !movesPieces()) return
    for (const { from, to } of travelled(was, placement)) {
      const wasCarried = grip.current?.dragged === true && grip.current.square === from
      const piece = pieceOn(grid.current, to)
      if (piece === null || wasCarried) continue
      const [right, down] = stepsBetween(to, from, near)
      piece.animate(
        [{ transform: `translate(${right * 100}%, ${down * 100}%)` }, { transform: 'none' }],
        { duration: travelMs, easing: 'ease-out' },
      )
    }
  }, [placement, near])
}
