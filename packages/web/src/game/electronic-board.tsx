import type { Color } from '@jadoube/chess'
import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'

/**
 * While a board is connected, a press on the screen goes through it. A player who presses has
 * released the pieces, so the position of the board is reported first.
 */
export const electronicBoard: { press: ((by: Color) => void) | null } = { press: null }

/** The strip shown over the page while board and game differ or the board asks something. */
export const boardStrip = signal<ComponentType | null>(null)

export function BoardStrip() {
  const Strip = boardStrip.value
  return Strip === null ? null : <Strip />
}
