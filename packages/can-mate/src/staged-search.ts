import { type Board, type MoveCode, moveOf } from '@jadoube/chess/internals'
import { Closure } from './closures/closure.js'
import { FrameProver } from './frames/frame-prover.js'
import { KingWalks } from './king-walks/king-walks.js'
import { BestFirst } from './search/best-first.js'
import { HelpPlan } from './search/help-plan.js'
import { HelpSearch } from './search/help-search.js'
import { NovelFirst } from './search/novel-first.js'
import { ThinnedSearch } from './search/thinned-search.js'
import { type Corner, type Stage, stages } from './stages.js'
import { type CanMate, type CanMateLimits, defaultNodes, type Enclosure } from './verdict.js'

/** One object of each method. Created on first use, so that programs that never ask pay nothing. */
let methods: ReturnType<typeof makeMethods> | undefined

function makeMethods() {
  const bestFirst = new BestFirst()
  const closure = new Closure()
  const novelFirst = new NovelFirst()
  return {
    bestFirst,
    novelFirst,
    thinnedSearch: new ThinnedSearch(novelFirst, closure),
    helpSearch: new HelpSearch(),
    closure,
    kingWalks: new KingWalks(bestFirst, closure),
    frameProver: new FrameProver(),
  }
}

export const yes = (line: readonly MoveCode[]): CanMate => ({
  verdict: 'yes',
  line: line.map(moveOf),
})

export const no = (positions: number, enclosures: readonly Enclosure[]): CanMate => ({
  verdict: 'no',
  proof: { positions, enclosures: [...enclosures] },
})

type StageOf<Method extends Stage['method']> = Extract<Stage, { method: Method }>

/** Tries one stage of stages.ts after another, until one decides or the limit is reached. */
export class StagedSearch {
  readonly #board: Board
  readonly #winner: number
  readonly #maxNodes: number
  readonly #signal: CanMateLimits['signal']
  readonly #methods: ReturnType<typeof makeMethods>
  #spent = 0
  /**
   * The positions that a closure without enclosures met. Another one that is no larger would meet
   * the same.
   */
  #closureMet = 0
  /**
   * Whether a frame may contain a mate, for inexact and exact frames. Then more frames do not help.
   */
  readonly #mayHoldMate = [false, false]
  /** Whether there were too many frames. Exact frames would be even more. */
  #tooManyFrames = false

  constructor(board: Board, winner: number, { nodes = defaultNodes, signal }: CanMateLimits) {
    this.#board = board
    this.#winner = winner
    this.#maxNodes = nodes
    this.#signal = signal
    methods ??= makeMethods()
    this.#methods = methods
    methods.novelFirst.signal = signal
    methods.frameProver.signal = signal
  }

  run(): CanMate {
    for (const stage of stages) {
      if (this.#mustStop) break
      const found = this.#runStage(stage)
      if (found !== undefined) return found
    }
    // The last attempt: search without some of the pieces that hide the mate.
    if (!this.#mustStop) {
      const { thinnedSearch } = this.#methods
      if (thinnedSearch.search(this.#board, this.#winner, this.#nodesLeft, this.#signal)) {
        return yes(thinnedSearch.line)
      }
      this.#spent += thinnedSearch.spent
    }
    return { verdict: 'undetermined', spent: this.#spent }
  }

  get #mustStop(): boolean {
    return this.#signal?.aborted === true || this.#spent >= this.#maxNodes
  }

  get #nodesLeft(): number {
    return this.#maxNodes - this.#spent
  }

  /** Runs one stage. Undefined if it does not decide. */
  #runStage(stage: Stage): CanMate | undefined {
    if (stage.method === 'frames') return this.#proveByFrames(stage)
    if (stage.method === 'closure') return this.#playThrough(stage)
    const nodes = Math.min(stage.nodes, this.#nodesLeft)
    if (stage.method === 'king-walks') {
      const { kingWalks } = this.#methods
      return this.#decide(
        kingWalks,
        kingWalks.search(this.#board, this.#winner, nodes, this.#signal),
      )
    }
    return this.#findMate(stage, nodes)
  }

  /** Tries a proof by frames, unless an earlier stage has shown that it cannot succeed. */
  #proveByFrames({ exact, frames }: StageOf<'frames'>): CanMate | undefined {
    const kind = exact ? 1 : 0
    if (this.#mayHoldMate[kind] || (exact && this.#tooManyFrames)) return undefined
    const { frameProver } = this.#methods
    const maxFrames = Math.min(frames, this.#nodesLeft)
    if (frameProver.prove(this.#board, this.#winner, maxFrames, exact)) {
      const proof = { positions: 1, enclosures: [], frames: frameProver.claim() }
      return { verdict: 'no', proof }
    }
    this.#mayHoldMate[kind] = !frameProver.wasFull
    if (!exact) this.#tooManyFrames = frameProver.wasFull
    this.#spent += frameProver.spent
    return undefined
  }

  /** Plays through everything that follows, up to the limits of the stage. */
  #playThrough(stage: StageOf<'closure'>): CanMate | undefined {
    const { closure } = this.#methods
    const { method: _, ...given } = stage
    const isPlain = given.enclosures === 0
    if (isPlain && given.positions <= this.#closureMet) return undefined
    const positions = Math.min(given.positions, this.#nodesLeft)
    const limits = { ...given, positions, ...(this.#signal && { signal: this.#signal }) }
    const found = closure.search(this.#board, this.#winner, limits, true)
    if (isPlain) this.#closureMet = closure.met
    return this.#decide(closure, found)
  }

  /** Turns the result of a method into a verdict and counts its nodes. */
  #decide(
    prover: Pick<KingWalks, 'positions' | 'enclosures' | 'spent'>,
    found: 'no' | MoveCode[] | undefined,
  ): CanMate | undefined {
    if (found === 'no') return no(prover.positions, prover.enclosures)
    if (found !== undefined) return yes(found)
    this.#spent += prover.spent
    return undefined
  }

  /** Searches a helpmate. */
  #findMate(
    stage: StageOf<'best-first' | 'novel-first' | 'help-search'>,
    nodes: number,
  ): CanMate | undefined {
    const { bestFirst, novelFirst, helpSearch } = this.#methods
    if (stage.method === 'help-search') {
      if (helpSearch.search(this.#board, this.#winner, nodes, this.#signal)) {
        return yes(helpSearch.line)
      }
      this.#spent += helpSearch.nodes
      return undefined
    }
    const finder = stage.method === 'best-first' ? bestFirst : novelFirst
    finder.plyShift = stage.plyShift
    if (stage.method === 'novel-first') novelFirst.stalePenalty = stage.stalePenalty
    const corner = cornerOf(this.#board, this.#winner, stage.corner)
    if (finder.search(this.#board, this.#winner, corner, nodes)) return yes(finder.line)
    this.#spent += finder.nodes
    return undefined
  }
}

/** The square of a corner. */
function cornerOf(board: Board, winner: number, choice: Corner): number {
  const corner = HelpPlan.cornerFor(board, winner, choice < 2)
  return choice === 1 || choice === 3 ? corner ^ 7 : corner
}
