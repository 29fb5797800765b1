/**
 * 0 is the corner that the plan prefers, 1 the one beside it, 2 and 3 those at the winner's own
 * end.
 */
export type Corner = 0 | 1 | 2 | 3

/**
 * One method for deciding a position, with its limits. `plyShift` and `stalePenalty` are explained
 * in search/novel-first.ts, the limits of a closure in closures/closure.ts.
 */
export type Stage =
  | {
      readonly method: 'best-first'
      readonly corner: Corner
      readonly nodes: number
      readonly plyShift: number
    }
  | {
      readonly method: 'novel-first'
      readonly corner: Corner
      readonly nodes: number
      readonly plyShift: number
      readonly stalePenalty: number
    }
  | { readonly method: 'help-search'; readonly nodes: number }
  | { readonly method: 'king-walks'; readonly nodes: number }
  | {
      readonly method: 'closure'
      readonly positions: number
      readonly enclosures: number
      readonly attempts?: number
      readonly playedShare?: number
    }
  | { readonly method: 'frames'; readonly frames: number; readonly exact: boolean }

/**
 * The stages in order, each larger than the last. Nearly every position is decided by the first
 * two.
 */
export const stages: readonly Stage[] = [
  { method: 'best-first', corner: 0, nodes: 250, plyShift: 31 },
  { method: 'closure', positions: 40, enclosures: 1, attempts: 0 },
  { method: 'best-first', corner: 1, nodes: 250, plyShift: 31 },
  { method: 'best-first', corner: 2, nodes: 250, plyShift: 31 },
  { method: 'best-first', corner: 3, nodes: 250, plyShift: 31 },
  { method: 'closure', positions: 60, enclosures: 1 },
  { method: 'best-first', corner: 0, nodes: 1000, plyShift: 31 },
  { method: 'king-walks', nodes: 200_000 },
  { method: 'frames', frames: 300, exact: true },
  { method: 'closure', positions: 400, enclosures: 1 },
  { method: 'novel-first', corner: 0, nodes: 300, plyShift: 31, stalePenalty: 80 },
  { method: 'novel-first', corner: 2, nodes: 1000, plyShift: 4, stalePenalty: 80 },
  { method: 'novel-first', corner: 0, nodes: 500, plyShift: 3, stalePenalty: 12 },
  { method: 'best-first', corner: 0, nodes: 5000, plyShift: 31 },
  { method: 'closure', positions: 3000, enclosures: 1 },
  { method: 'novel-first', corner: 1, nodes: 2000, plyShift: 4, stalePenalty: 80 },
  { method: 'frames', frames: 3000, exact: true },
  { method: 'frames', frames: 10_000, exact: false },
  { method: 'novel-first', corner: 2, nodes: 4000, plyShift: 31, stalePenalty: 80 },
  { method: 'novel-first', corner: 3, nodes: 4000, plyShift: 3, stalePenalty: 80 },
  { method: 'best-first', corner: 2, nodes: 2500, plyShift: 31 },
  { method: 'closure', positions: 260_000, enclosures: 0, playedShare: 0.5 },
  { method: 'novel-first', corner: 0, nodes: 40_000, plyShift: 4, stalePenalty: 30 },
  { method: 'help-search', nodes: 20_000 },
  { method: 'frames', frames: 40_000, exact: false },
  { method: 'frames', frames: 20_000, exact: true },
  { method: 'novel-first', corner: 1, nodes: 40_000, plyShift: 31, stalePenalty: 80 },
  { method: 'novel-first', corner: 0, nodes: 40_000, plyShift: 31, stalePenalty: 80 },
  { method: 'novel-first', corner: 2, nodes: 40_000, plyShift: 31, stalePenalty: 12 },
  { method: 'closure', positions: 300, enclosures: 8, attempts: 20 },
  { method: 'closure', positions: 100, enclosures: 60, attempts: 5 },
  { method: 'closure', positions: 260_000, enclosures: 0 },
  { method: 'novel-first', corner: 2, nodes: 100_000, plyShift: 4, stalePenalty: 80 },
  { method: 'novel-first', corner: 0, nodes: 100_000, plyShift: 4, stalePenalty: 80 },
  { method: 'novel-first', corner: 1, nodes: 100_000, plyShift: 4, stalePenalty: 80 },
  { method: 'novel-first', corner: 0, nodes: 300_000, plyShift: 4, stalePenalty: 80 },
  { method: 'novel-first', corner: 2, nodes: 300_000, plyShift: 4, stalePenalty: 80 },
]
