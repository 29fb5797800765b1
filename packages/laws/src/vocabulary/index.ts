import type { Term } from './term.js'

export type { Term } from './term.js'
export const terms: readonly Term[] = []
