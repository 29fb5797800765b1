import type { Color, Placement } from '@jadoube/chess'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { animatesPieces } from '../look/look.js'
import { stepsBetween } from './geometry.js'
import { type Grip, pieceOn } from './grip.js'
import { movedPieces } from './moved-pieces.js'

/** The duration of the animation, in milliseconds. */
const animationMs = 120

/**
 * Animates pieces that were not dragged by hand to their squares. Nothing else on the board moves.
 */
export function useMoveAnimation(
  grid: { readonly current: HTMLElement | null },
  placement: Placement,
  near: Color,
  grip: { readonly current: Grip | null },
): void {
  const previous = useRef(placement)
  useLayoutEffect(() => {
    const before = previous.current
    previous.current = placement
    if (before === placement || !animatesPieces()) return
    for (const { from, to } of movedPieces(before, placement)) {
      const wasDragged = grip.current?.dragged === true && grip.current.square === from
      const piece = pieceOn(grid.current, to)
      if (piece === null || wasDragged) continue
      const [right, down] = stepsBetween(to, from, near)
      piece.animate(
        [{ transform: `translate(${right * 100}%, ${down * 100}%)` }, { transform: 'none' }],
        { duration: animationMs, easing: 'ease-out' },
      )
    }
  }, [placement, near])
}
