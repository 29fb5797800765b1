import type { Color, Position } from '@jadoube/chess'
import {
  type Board,
  boardOf,
  colorCode,
  LegalMoves,
  type MoveCode,
  moveOf,
  needPosition,
} from '@jadoube/chess/internals'
import { Closure } from './closures/closure.js'
import { FrameProver } from './frames/frame-prover.js'
import { answeredByHost } from './host-answers.js'
import { KingWalks } from './king-walks/king-walks.js'
import { cannotMateByMaterial } from './material/material.js'
import { BestFirst } from './search/best-first.js'
import { HelpPlan } from './search/help-plan.js'
import { HelpSearch } from './search/help-search.js'
import { NovelFirst } from './search/novel-first.js'
import { ThinnedSearch } from './search/thinned-search.js'
import { type Corner, type Stage, stages } from './stages.js'
import {
  type CanMate,
  type CanMateLimits,
  type Deadness,
  defaultNodes,
  type Enclosure,
} from './verdict.js'

/** Created on first use, so that programs that never ask pay nothing. */
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
    frameProver: new FrameProver(),
    legal: new LegalMoves(),
  }
}

const yes = (line: readonly MoveCode[]): CanMate => ({ verdict: 'yes', line: line.map(moveOf) })
const no = (positions: number, enclosures: readonly Enclosure[]): CanMate => ({
  verdict: 'no',
  proof: { positions, enclosures: [...enclosures] },
})
/** The answer if the position itself shows that there is no mate. */
const noAtOnce = no(1, [])

/**
 * Whether this colour can checkmate by any series of legal moves, with the opponent's help
 * (Articles 5.2.2 and 6.9). `yes` comes with such a line, `no` with a proof that `checkProof`
 * accepts. `undetermined` means that the limits were too small: it is no answer, and
 * `@jadoube/laws` then asks the arbiter. Castling and legal en passant captures count. The 50- and
 * 75-move rules and repetition do not.
 *
 * @example
 * const rook = unwrap(parsePosition('8/8/8/4k3/8/8/8/4K2R w - - 0 1'))
 * canCheckmate(rook, 'white').verdict // → 'yes'
 * canCheckmate(rook, 'black').verdict // → 'no'
 */
export function canCheckmate(
  position: Position,
  color: Color,
  limits: CanMateLimits = {},
): CanMate {
  needPosition(position, 'canCheckmate')
  return answeredByHost(search, position, color, limits)
}

function search(position: Position, color: Color, limits: CanMateLimits): CanMate {
  const winner = colorCode(color)
  const board = boardOf(position)
  const { legal } = toolkit()
  // Check for mate before material: an illegal diagram may be mate with material that cannot mate
  // in a game.
  legal.read(board)
  if (legal.count === 0) return legal.checks > 0 && board.turn !== winner ? yes([]) : noAtOnce
  if (cannotMateByMaterial(board, winner)) return noAtOnce
  return searchInStages(board, winner, limits)
}

/** Tries one stage after another, until one decides or the limit is reached. */
function searchInStages(
  board: Board,
  winner: number,
  { nodes: maxNodes = defaultNodes, signal }: CanMateLimits,
): CanMate {
  const { bestFirst, novelFirst, thinned, helpSearch, closure, kingWalks, frameProver } = toolkit()
  novelFirst.signal = signal
  frameProver.signal = signal
  let spent = 0
  /**
   * The positions that a closure without enclosures met. Another one that is no larger would meet
   * the same.
   */
  let closureMet = 0
  /**
   * Whether a frame may contain a mate, for inexact and exact frames. Then more frames do not help.
   */
  const mayHoldMate = [false, false]
  /** Whether there were too many frames. Exact frames would be even more. */
  let tooManyFrames = false

  const mustStop = (): boolean => signal?.aborted === true || spent >= maxNodes

  /** Runs one stage. Undefined if it does not decide. */
  const runStage = (stage: Stage): CanMate | undefined => {
    const left = maxNodes - spent
    if (stage.method === 'frames') return proveByFrames(stage, left)
    if (stage.method === 'closure') return playThrough(stage, left)
    const nodes = Math.min(stage.nodes, left)
    if (stage.method === 'king-walks')
      return decide(kingWalks, kingWalks.search(board, winner, nodes, signal))
    return findMate(stage, nodes)
  }

  /** Tries a proof by frames, unless an earlier stage has shown that it cannot succeed. */
  const proveByFrames = (stage: StageOf<'frames'>, left: number): CanMate | undefined => {
    const kind = stage.exact ? 1 : 0
    if (mayHoldMate[kind] || (stage.exact && tooManyFrames)) return undefined
    if (frameProver.prove(board, winner, Math.min(stage.frames, left), stage.exact)) {
      const proof = { positions: 1, enclosures: [], frames: frameProver.claim() }
      return { verdict: 'no', proof }
    }
    mayHoldMate[kind] = !frameProver.wasFull
    if (!stage.exact) tooManyFrames = frameProver.wasFull
    spent += frameProver.spent
    return undefined
  }

  /** Plays through everything that follows, up to the limits of the stage. */
  const playThrough = (stage: StageOf<'closure'>, left: number): CanMate | undefined => {
    const { method: _, ...reach } = stage
    const isPlain = reach.enclosures === 0
    if (isPlain && reach.positions <= closureMet) return undefined
    const positions = Math.min(reach.positions, left)
    const limits = { ...reach, positions, ...(signal && { signal }) }
    const found = closure.search(board, winner, limits, true)
    if (isPlain) closureMet = closure.met
    return decide(closure, found)
  }

  /** Turns the result of a method into a verdict and counts its nodes. */
  const decide = (
    prover: Pick<KingWalks, 'positions' | 'enclosures' | 'spent'>,
    found: 'no' | MoveCode[] | undefined,
  ): CanMate | undefined => {
    if (found === 'no') return no(prover.positions, prover.enclosures)
    if (found !== undefined) return yes(found)
    spent += prover.spent
    return undefined
  }

  /** Searches a helpmate. */
  const findMate = (
    stage: StageOf<'best-first' | 'novel-first' | 'help-search'>,
    nodes: number,
  ): CanMate | undefined => {
    if (stage.method === 'help-search') {
      if (helpSearch.search(board, winner, nodes, signal)) return yes(helpSearch.line)
      spent += helpSearch.nodes
      return undefined
    }
    const finder = stage.method === 'best-first' ? bestFirst : novelFirst
    finder.plyShift = stage.plyShift
    if (stage.method === 'novel-first') novelFirst.stalePenalty = stage.stalePenalty
    const corner = cornerOf(board, winner, stage.corner)
    if (finder.search(board, winner, corner, nodes)) return yes(finder.line)
    spent += finder.nodes
    return undefined
  }

  for (const stage of stages) {
    if (mustStop()) break
    const found = runStage(stage)
    if (found !== undefined) return found
  }
  // The last attempt: search without some of the pieces that hide the mate.
  if (!mustStop()) {
    if (thinned.search(board, winner, maxNodes - spent, signal)) return yes(thinned.line)
    spent += thinned.spent
  }
  return { verdict: 'undetermined', spent }
}

type StageOf<Method extends Stage['method']> = Extract<Stage, { method: Method }>

/** The square of a corner. */
function cornerOf(board: Board, winner: number, choice: Corner): number {
  const corner = HelpPlan.cornerFor(board, winner, choice < 2)
  return choice === 1 || choice === 3 ? corner ^ 7 : corner
}

/**
 * Whether the position is dead: neither player can checkmate (Article 5.2.2).
 *
 * @example
 * isDead(unwrap(parsePosition('8/8/8/4k3/8/8/8/4K1N1 w - - 0 1'))) // → 'dead'
 */
export function isDead(position: Position, limits: CanMateLimits = {}): Deadness {
  needPosition(position, 'isDead')
  const white = canCheckmate(position, 'white', limits)
  if (white.verdict === 'yes') return 'alive'
  const black = canCheckmate(position, 'black', limits)
  if (black.verdict === 'yes') return 'alive'
  return white.verdict === 'no' && black.verdict === 'no' ? 'dead' : 'undetermined'
}
