import { effect, signal } from '@preact/signals'
import { readStored, writeStored } from '../local-storage.js'

export const themes = ['system', 'light', 'dark'] as const
export const contrasts = ['system', 'more'] as const
export const motions = ['system', 'none'] as const
/** The boards: wood, printed diagram, vinyl tournament board, slate, dark walnut. */
export const boards = ['wood', 'print', 'green', 'slate', 'walnut'] as const
export const pieceSets = ['staunton', 'blocks', 'woodcut'] as const

/** The names of ranks and files: on the edge squares, beside the board, or hidden. */
export const coordinateKinds = ['inside', 'outside', 'none'] as const

export type BoardTheme = (typeof boards)[number]
export type PieceSet = (typeof pieceSets)[number]

export interface Look {
  readonly theme: (typeof themes)[number]
  readonly contrast: (typeof contrasts)[number]
  readonly motion: (typeof motions)[number]
  readonly board: BoardTheme
  readonly pieces: PieceSet
  readonly coordinates: (typeof coordinateKinds)[number]
}

const defaultLook: Look = {
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  board: 'wood',
  pieces: 'staunton',
  coordinates: 'inside',
}

function readLook(value: unknown): Look | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const stored = value as Partial<Record<keyof Look, unknown>>
  const oneOf = <T extends string>(words: readonly T[], word: unknown): T =>
    words.find(each => each === word) ?? (words[0] as T)
  return {
    theme: oneOf(themes, stored.theme),
    contrast: oneOf(contrasts, stored.contrast),
    motion: oneOf(motions, stored.motion),
    board: oneOf(boards, stored.board),
    pieces: oneOf(pieceSets, stored.pieces),
    coordinates: oneOf(coordinateKinds, stored.coordinates),
  }
}

export const look = signal<Look>(readStored('look', readLook) ?? defaultLook)

/**
 * Applies the appearance to the page and stores it. `first-look.js` does the same before the first
 * paint.
 */
export function applyLook(): void {
  effect(() => {
    const { dataset } = document.documentElement
    const { theme, contrast, motion, board, pieces, coordinates } = look.value
    const wantsMore = matchMedia('(prefers-contrast: more)').matches
    dataset.theme = theme
    dataset.contrast = wantsMore ? 'more' : contrast
    dataset.motion = motion
    dataset.board = board
    dataset.pieces = pieces
    dataset.coordinates = coordinates
    writeStored('look', look.value)
  })
}

/** Whether pieces are animated. */
export function animatesPieces(): boolean {
  if (look.value.motion === 'none') return false
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
