import { effect, signal } from '@preact/signals'
import { readStored, writeStored } from '../local-storage.js'

/** Places with a board size of their own: a game, and a review with its list of moves. */
export type BoardPlace = 'game' | 'review'

/** Sizes as a fraction of the largest that the screen allows. */
export type BoardSizes = Readonly<Record<BoardPlace, number>>

export const smallestSize = 0.4
const defaultSizes: BoardSizes = { game: 1, review: 0.8 }

const clampSize = (size: number): number =>
  Math.min(1, Math.max(smallestSize, Math.round(size * 1000) / 1000))

export function readSizes(value: unknown): BoardSizes | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const stored = value as Partial<Record<BoardPlace, unknown>>
  const size = (place: BoardPlace) =>
    typeof stored[place] === 'number' && Number.isFinite(stored[place])
      ? clampSize(stored[place])
      : defaultSizes[place]
  return { game: size('game'), review: size('review') }
}

export const boardSizes = signal<BoardSizes>(readStored('board-sizes', readSizes) ?? defaultSizes)

/** Applies and stores the sizes. `first-look.js` applies them before the first paint. */
export function followBoardSizes(): () => void {
  return effect(() => {
    const { style } = document.documentElement
    for (const [place, size] of Object.entries(boardSizes.value))
      style.setProperty(`--board-${place}`, String(size))
    writeStored('board-sizes', boardSizes.value)
  })
}

export function setBoardSize(place: BoardPlace, size: number): void {
  boardSizes.value = { ...boardSizes.value, [place]: clampSize(size) }
}

/**
 * Calculates the size after the corner of the board was dragged. The longer of the two directions
 * counts. A centred board grows on both sides.
 */
export function draggedSize(
  before: { readonly size: number; readonly width: number },
  right: number,
  down: number,
  isCentred: boolean,
): number {
  const by = Math.abs(right) > Math.abs(down) ? right : down
  return clampSize((before.size * (before.width + (isCentred ? 2 : 1) * by)) / before.width)
}
