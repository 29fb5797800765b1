import { type Color, Position, type StandingPosition } from '@jadoube/chess'
import {
  type Board,
  boardOf,
  colorCode,
  isSoundMove,
  KING,
  LegalMoves,
  MAX_MOVES,
  type MoveCode,
  PAWN,
  playCode,
  popcount,
  positionFromBoard,
  QUEEN,
} from '@jadoube/chess/internals'
import { canCheckmate } from './can-mate.js'
import { Closure } from './closures/closure.js'
import { nodesAtOnce } from './host-answers.js'
import { BestFirst } from './search/best-first.js'
import { HelpPlan } from './search/help-plan.js'
import { type CanMate, type CanMateLimits, type Deadness, defaultNodes } from './verdict.js'

// An illegal move that stands may leave what no legal game reaches: a pawn on its last rank, or a king that could be
// taken. The question is the same: is there a series of legal moves from here that ends in mate? A pawn on its last rank
// has no move and attacks nothing; a king is never taken (1.4.1).

/** Can mate, cannot, or not decided within the limit. */
export type MateVerdict = CanMate['verdict']

/** `canCheckmate` for whatever stands on a board with one king of each colour. It delegates where the position is sound. */
export function canCheckmateAsItStands(
  position: StandingPosition,
  color: Color,
  limits: CanMateLimits = {},
): MateVerdict {
  if (!kingCanBeTaken(boardOf(position))) return verdictOf(position, color, limits)
  const codes = soundMoves(boardOf(position))
  if (codes.length === 0) {
    return boardOf(position).inCheck() && position.turn !== color ? 'yes' : 'no'
  }
  // One move on, the position is sound again but for pawns on their last rank.
  const nodes = Math.ceil((limits.nodes ?? defaultNodes) / codes.length)
  const verdicts = codes.map(code =>
    verdictOf(playCode(position, code), color, { ...limits, nodes }),
  )
  if (verdicts.includes('yes')) return 'yes'
  return verdicts.includes('undetermined') ? 'undetermined' : 'no'
}

/** Can neither colour mate, whatever stands there (Article 5.2.2)? */
export function isDeadAsItStands(position: StandingPosition, limits: CanMateLimits = {}): Deadness {
  const order = likelier(boardOf(position))
  // A mate of either colour is mostly found soon, so both are looked for before one is looked for long.
  const all = limits.nodes ?? defaultNodes
  for (const nodes of [Math.min(SOON, all), all]) {
    let open = false
    for (const color of order) {
      const verdict = canCheckmateAsItStands(position, color, { ...limits, nodes })
      if (verdict === 'yes') return 'alive'
      if (verdict === 'undetermined') open = true
    }
    if (!open) return 'dead'
  }
  return 'undetermined'
}

/** The stronger side first, as it is more likely to mate. */
function likelier({ sets, turn }: Board): readonly Color[] {
  let white = turn === 1 ? 1 : 0
  for (let role = PAWN; role <= QUEEN; role++) {
    for (let half = 0; half < 2; half++) {
      const men = sets[2 + role * 2 + half]
      white += worth[role] * (popcount(men & sets[half]) - popcount(men & sets[2 + half]))
    }
  }
  return white > 0 ? ['white', 'black'] : ['black', 'white']
}

/** By role: what helps to mate. */
const worth = [0, 4, 5, 5, 20, 40]

/** Nodes that most mates are found with. A host that may not wait searches so far itself. */
const SOON = nodesAtOnce
/** Positions that are gone through where a pawn stands on its last rank: some tenths of a second. */
const MOST_POSITIONS = 150_000

const legal = new LegalMoves()
const list = new Int32Array(MAX_MOVES)

/** Could the player to move take the king, as after a move that left it in check? */
function kingCanBeTaken(board: Board): boolean {
  const { sets, kings, turn } = board
  return board.attacked(kings[turn ^ 1], turn, sets[0] | sets[2], sets[1] | sets[3])
}

function soundMoves(board: Board): MoveCode[] {
  const count = legal.read(board).list(list)
  return Array.from(list.subarray(0, count)).filter(code => isSoundMove(board, code))
}

/** The squares of the pawns that stand on their last rank, of both colours or of one. */
function stuckPawns(board: Board, color?: number): number {
  const { sets } = board
  const white = sets[3 + PAWN * 2] & sets[1] & ~0x00ffffff
  const black = sets[2 + PAWN * 2] & sets[2] & 0xff
  if (color === undefined) return white | black
  return color === 0 ? white : black
}

/** Has this colour nothing but its king and pawns that stay where they are? Neither ever gives check. */
function isHarmless(board: Board, color: number): boolean {
  const { sets } = board
  const stuck = stuckPawns(board, color)
  const at = color << 1
  const lo = sets[at] & ~sets[2 + KING * 2] & ~(color === 1 ? stuck : 0)
  const hi = sets[at + 1] & ~sets[3 + KING * 2] & ~(color === 0 ? stuck : 0)
  return (lo | hi) === 0
}

/** Proofs by enclosures and frames take a pawn for one that may still move: they are not for pawns on their last rank. */
function verdictOf(position: StandingPosition, color: Color, limits: CanMateLimits): MateVerdict {
  const board = boardOf(position)
  if (stuckPawns(board) === 0) {
    // Nothing speaks against it any more: this is a position like any other.
    const sound = position instanceof Position ? position : positionFromBoard(board)
    return canCheckmate(sound, color, limits).verdict
  }
  const winner = colorCode(color)
  legal.read(board)
  if (legal.count === 0) return legal.checks > 0 && board.turn !== winner ? 'yes' : 'no'
  if (isHarmless(board, winner)) return 'no'
  const most = limits.nodes ?? defaultNodes
  const { bestFirst, closure } = toolkit()
  let spent = 0
  for (const nodes of [250, 2500]) {
    for (const far of [true, false]) {
      for (const beside of [0, 7]) {
        if (spent >= most || limits.signal?.aborted) return 'undetermined'
        const corner = HelpPlan.cornerFor(board, winner, far) ^ beside
        if (bestFirst.search(board, winner, corner, Math.min(nodes, most - spent))) return 'yes'
        spent += bestFirst.nodes
      }
    }
  }
  if (spent >= most) return 'undetermined'
  const { signal } = limits
  const found = closure.search(
    board,
    winner,
    {
      positions: Math.min(most - spent, MOST_POSITIONS),
      enclosures: 0,
      ...(signal === undefined ? {} : { signal }),
    },
    false,
  )
  if (found === undefined) return 'undetermined'
  return found === 'no' ? 'no' : 'yes'
}

let tools: { readonly bestFirst: BestFirst; readonly closure: Closure } | undefined

function toolkit() {
  tools ??= { bestFirst: new BestFirst(), closure: new Closure() }
  return tools
}
