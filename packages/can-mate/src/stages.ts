/**
 * 0 is the corner that the plan prefers, 1 the one beside it, 2 and 3 those at the winner's own
 * end.
 */
export type Corner = 0 | 1 | 2 | 3

/** One method for deciding a position, with its limits. */
export type Stage =
  | {
      readonly way: 'best-first'
      readonly corner: Corner
      readonly nodes: number
      readonly haste: number
    }
  | {
      readonly way: 'novel-first'
      readonly corner: Corner
      readonly nodes: number
      readonly haste: number
      readonly stale: number
    }
  | { readonly way: 'help-search'; readonly nodes: number }
  | { readonly way: 'king-walks'; readonly nodes: number }
  | {
      readonly way: 'closure'
      readonly positions: number
      readonly enclosures: number
      readonly attempts?: number
      readonly slow?: number
    }
  | { readonly way: 'frames'; readonly frames: number; readonly exact: boolean }

/**
 * The stages in order, each larger than the last. Nearly every position is decided by the first
 * two.
 */
export const stages: readonly Stage[] = [
  { way: 'best-first', corner: 0, nodes: 250, haste: 31 },
  { way: 'closure', positions: 40, enclosures: 1, attempts: 0 },
  { way: 'best-first', corner: 1, nodes: 250, haste: 31 },
  { way: 'best-first', corner: 2, nodes: 250, haste: 31 },
  { way: 'best-first', corner: 3, nodes: 250, haste: 31 },
  { way: 'closure', positions: 60, enclosures: 1 },
  { way: 'king-walks', nodes: 200_000 },
  { way: 'frames', frames: 300, exact: true },
  { way: 'closure', positions: 400, enclosures: 1 },
  { way: 'novel-first', corner: 0, nodes: 300, haste: 31, stale: 80 },
  { way: 'novel-first', corner: 2, nodes: 1000, haste: 4, stale: 80 },
  { way: 'novel-first', corner: 0, nodes: 500, haste: 3, stale: 12 },
  { way: 'best-first', corner: 0, nodes: 5000, haste: 31 },
  { way: 'closure', positions: 3000, enclosures: 1 },
  { way: 'novel-first', corner: 1, nodes: 2000, haste: 4, stale: 80 },
  { way: 'frames', frames: 3000, exact: true },
  { way: 'frames', frames: 10_000, exact: false },
  { way: 'novel-first', corner: 2, nodes: 4000, haste: 31, stale: 80 },
  { way: 'novel-first', corner: 3, nodes: 4000, haste: 3, stale: 80 },
  { way: 'best-first', corner: 2, nodes: 2500, haste: 31 },
  { way: 'closure', positions: 260_000, enclosures: 0, slow: 0.5 },
  { way: 'novel-first', corner: 0, nodes: 40_000, haste: 4, stale: 30 },
  { way: 'help-search', nodes: 20_000 },
  { way: 'frames', frames: 40_000, exact: false },
  { way: 'frames', frames: 20_000, exact: true },
  { way: 'novel-first', corner: 1, nodes: 40_000, haste: 31, stale: 80 },
  { way: 'novel-first', corner: 0, nodes: 40_000, haste: 31, stale: 80 },
  { way: 'novel-first', corner: 2, nodes: 40_000, haste: 31, stale: 12 },
  { way: 'closure', positions: 300, enclosures: 8, attempts: 20 },
  { way: 'closure', positions: 100, enclosures: 60, attempts: 5 },
  { way: 'closure', positions: 260_000, enclosures: 0 },
  { way: 'novel-first', corner: 2, nodes: 100_000, haste: 4, stale: 80 },
  { way: 'novel-first', corner: 0, nodes: 100_000, haste: 4, stale: 80 },
  { way: 'novel-first', corner: 1, nodes: 100_000, haste: 4, stale: 80 },
  { way: 'novel-first', corner: 0, nodes: 300_000, haste: 4, stale: 80 },
  { way: 'novel-first', corner: 2, nodes: 300_000, haste: 4, stale: 80 },
]
