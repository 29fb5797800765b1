import type { Article } from './clause.js'

/** How fast a game is, by the time each player has for it. */
export type Mode = 'standard' | 'rapid' | 'blitz'

/**
 * The thinking time of one player between which an edition speaks of rapid or of blitz: all that
 * is allotted, and the increment of so many moves (60 in every edition).
 */
export interface PaceBounds {
  readonly fromMs: number
  readonly fromInclusive: boolean
  readonly toMs: number
  readonly toInclusive: boolean
  readonly incrementsCounted: number
  readonly article: Article
}

/** `null`: the edition does not know such a game. What is neither is standard. */
export interface PaceLimits {
  readonly rapid: PaceBounds | null
  readonly blitz: PaceBounds | null
}
