import type { Color, Position } from '@jadoube/chess'
import {
  type Board,
  boardOf,
  colorCode,
  LegalMoves,
  type MoveCode,
  moveOf,
} from '@jadoube/chess/internals'
import { Closure } from './closures/closure.js'
import { Frames } from './frames/frames.js'
import { answeredByHost } from './host-answers.js'
import { KingWalks } from './king-walks/king-walks.js'
import { cannotMateByMaterial } from './material/material.js'
import { BestFirst } from './search/best-first.js'
import { HelpPlan } from './search/help-plan.js'
import { HelpSearch } from './search/help-search.js'
import { NovelFirst } from './search/novel-first.js'
import { ThinnedSearch } from './search/thinned-search.js'
import { type CanMate, type CanMateLimits, type Deadness, defaultNodes } from './verdict.js'

type Corner = 0 | 1 | 2 | 3

/** One effort after another, each larger: nearly every position is decided by the first two. */
type Stage =
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

const stages: readonly Stage[] = [
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

/** Made at the first question, so that a program that never asks pays nothing. */
let tools: ReturnType<typeof makeToolkit> | undefined

function toolkit() {
  tools ??= makeToolkit()
  return tools
}

function makeToolkit() {
  const bestFirst = new BestFirst()
  const closure = new Closure()
  const novelFirst = new NovelFirst()
  return {
    bestFirst,
    novelFirst,
    thinned: new ThinnedSearch(novelFirst, closure),
    helpSearch: new HelpSearch(),
    closure,
    kingWalks: new KingWalks(bestFirst, closure),
    frames: new Frames(),
    legal: new LegalMoves(),
  }
}

const yes = (line: readonly MoveCode[]): CanMate => ({ verdict: 'yes', line: line.map(moveOf) })
const atOnce: CanMate = { verdict: 'no', proof: { positions: 1, enclosures: [] } }

/**
 * Can this colour checkmate by any series of legal moves, the opponent helping (Articles 5.2.2 and 6.9)? `yes` comes with
 * such a line, `no` with a proof that `checkProof` accepts. `undetermined` means that the limits were too small:
 * a ruling treats it as if mate were possible. Castling and a legal capture en passant count; the 50- and 75-move rules
 * and repetition do not.
 */
export function canCheckmate(
  position: Position,
  color: Color,
  limits: CanMateLimits = {},
): CanMate {
  return answeredByHost(search, position, color, limits)
}

function search(position: Position, color: Color, limits: CanMateLimits): CanMate {
  const winner = colorCode(color)
  const board = boardOf(position)
  const { bestFirst, novelFirst, thinned, helpSearch, closure, kingWalks, frames, legal } =
    toolkit()
  const { signal } = limits
  // Mate comes before material: an illegal diagram may be mate with material that no game mates with.
  legal.read(board)
  if (legal.count === 0) return legal.checks > 0 && board.turn !== winner ? yes([]) : atOnce
  if (cannotMateByMaterial(board, winner)) return atOnce
  novelFirst.signal = signal
  frames.signal = signal
  // Where a mate may be in a frame, more frames do not help; where there were too many, there are more if they are exact.
  const isMet = [false, false]
  let isFull = false
  const most = limits.nodes ?? defaultNodes
  let spent = 0
  // Positions met by a closure without enclosures: another that is no larger meets the same.
  let met = 0
  for (const stage of stages) {
    if (signal?.aborted || spent >= most) break
    if (stage.way === 'closure' && stage.enclosures === 0 && stage.positions <= met) continue
    const left = most - spent
    if (stage.way === 'frames') {
      const kind = stage.exact ? 1 : 0
      if (isMet[kind] || (stage.exact && isFull)) continue
      if (frames.prove(board, winner, Math.min(stage.frames, left), stage.exact)) {
        const proof = { positions: 1, enclosures: [], frames: frames.claim() }
        return { verdict: 'no', proof }
      }
      isMet[kind] = !frames.full
      if (!stage.exact) isFull = frames.full
      spent += frames.spent
    } else if (stage.way === 'closure') {
      const reach = {
        positions: Math.min(stage.positions, left),
        enclosures: stage.enclosures,
        ...(stage.attempts === undefined ? {} : { attempts: stage.attempts }),
        ...(stage.slow === undefined ? {} : { slow: stage.slow }),
        ...(signal === undefined ? {} : { signal }),
      }
      const found = closure.search(board, winner, reach, true)
      if (found === 'no') {
        const proof = { positions: closure.positions, enclosures: [...closure.enclosures] }
        return { verdict: 'no', proof }
      }
      if (found !== undefined) return yes(found)
      spent += closure.spent
      if (stage.enclosures === 0) met = closure.met
    } else if (stage.way === 'king-walks') {
      const found = kingWalks.search(board, winner, Math.min(stage.nodes, left), signal)
      if (found === 'no') {
        const proof = { positions: kingWalks.positions, enclosures: [...kingWalks.enclosures] }
        return { verdict: 'no', proof }
      }
      if (found !== undefined) return yes(found)
      spent += kingWalks.spent
    } else if (stage.way === 'help-search') {
      if (helpSearch.search(board, winner, Math.min(stage.nodes, left), signal))
        return yes(helpSearch.line)
      spent += helpSearch.nodes
    } else {
      const corner = cornerOf(board, winner, stage.corner)
      const finder = stage.way === 'best-first' ? bestFirst : novelFirst
      finder.haste = stage.haste
      if (stage.way === 'novel-first') novelFirst.stale = stage.stale
      if (finder.search(board, winner, corner, Math.min(stage.nodes, left))) return yes(finder.line)
      spent += finder.nodes
    }
  }
  // The last attempt: without some of the pieces that hide the mate.
  if (spent < most && !signal?.aborted) {
    if (thinned.search(board, winner, most - spent, signal)) return yes(thinned.line)
    spent += thinned.spent
  }
  return { verdict: 'undetermined', spent }
}

/** 0 is the corner the plan likes best, 1 the one beside it, 2 and 3 those at the winner's own end. */
function cornerOf(board: Board, winner: number, choice: number): number {
  const corner = HelpPlan.cornerFor(board, winner, choice < 2)
  return choice === 1 || choice === 3 ? corner ^ 7 : corner
}

/** Is the position dead (Article 5.2.2): can neither player checkmate? */
export function isDead(position: Position, limits: CanMateLimits = {}): Deadness {
  const white = canCheckmate(position, 'white', limits)
  if (white.verdict === 'yes') return 'alive'
  const black = canCheckmate(position, 'black', limits)
  if (black.verdict === 'yes') return 'alive'
  return white.verdict === 'no' && black.verdict === 'no' ? 'dead' : 'undetermined'
}
