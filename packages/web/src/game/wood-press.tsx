import type { Color } from '@jadoube/chess'
import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'

/**
 * While a board is connected, a press on the screen goes through it: anyone who presses has let go of the
 * pieces, so what stands on the wood is told first.
 */
export const wood: { press: ((by: Color) => void) | null } = { press: null }

/** What the page shows over itself while wood and game differ or the board asks something. */
export const woodStrip = signal<ComponentType | null>(null)

export function WoodStrip() {
  const Strip = woodStrip.value
  return Strip === null ? null : <Strip />
}
