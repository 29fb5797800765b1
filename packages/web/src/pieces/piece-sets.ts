import type { Role } from '@jadoube/chess'
import { computed, signal } from '@preact/signals'
import { look, type PieceSet } from '../look/look.js'
import { type Shape, shapes } from './shapes.js'

export type Shapes = Readonly<Record<Role, Shape>>

/** The other sets are loaded when they are chosen. */
const loaders: Readonly<Record<Exclude<PieceSet, 'staunton'>, () => Promise<Shapes>>> = {
  blocks: async () => (await import('./sets/blocks.js')).shapes,
  woodcut: async () => (await import('./sets/woodcut.js')).shapes,
}

const loadedSets = signal<Readonly<Partial<Record<PieceSet, Shapes>>>>({ staunton: shapes })

/** The pieces to draw. The usual set until another one is loaded. */
export const shapesInUse = computed<Shapes>(() => loadedSets.value[look.value.pieces] ?? shapes)

/** Loads a set, so that it can be drawn. */
export async function fetchPieces(set: PieceSet): Promise<void> {
  if (set === 'staunton' || loadedSets.peek()[set] !== undefined) return
  try {
    const loaded = await loaders[set]()
    loadedSets.value = { ...loadedSets.peek(), [set]: loaded }
  } catch {
    // Without a network the usual pieces are drawn.
  }
}

/** A loaded set, for its picture. The usual set until then. */
export const shapesOf = (set: PieceSet): Shapes => loadedSets.value[set] ?? shapes
