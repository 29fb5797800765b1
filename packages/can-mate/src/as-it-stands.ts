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
  needPosition,
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

// If an illegal move stands, the board may show what no legal game reaches: a pawn on its last
// rank, or a king that could be captured. The question stays the same: is there a series of legal
// moves from here that ends in mate? A pawn on its last rank has no move and attacks nothing, and a
// king is never captured (1.4.1).

/** Whether a colour can mate: `yes`, `no`, or `undetermined` within the limits. */
export type MateVerdict = CanMate['verdict']

/**
 * Like `canCheckmate`, for whatever stands on a board with one king of each colour. An ordinary
 * position is passed on to `canCheckmate`.
 */
export function canCheckmateAsItStands(
  position: StandingPosition,
  color: Color,
  limits: CanMateLimits = {},
): MateVerdict {
  needPosition(position, 'canCheckmateAsItStands')
  if (!kingCanBeTaken(boardOf(position))) return verdictOf(position, color, limits)
  const codes = soundMoves(boardOf(position))
  if (codes.length === 0) {
    return boardOf(position).inCheck() && position.turn !== color ? 'yes' : 'no'
  }
  // After one move, only pawns on their last rank can still be irregular.
  const nodes = Math.ceil((limits.nodes ?? defaultNodes) / codes.length)
  const verdicts = codes.map(code =>
    verdictOf(playCode(position, code), color, { ...limits, nodes }),
  )
  if (verdicts.includes('yes')) return 'yes'
  return verdicts.includes('undetermined') ? 'undetermined' : 'no'
}

/** Whether neither colour can mate, whatever stands on the board (Article 5.2.2). */
export function isDeadAsItStands(position: StandingPosition, limits: CanMateLimits = {}): Deadness {
  needPosition(position, 'isDeadAsItStands')
  const order = byStrength(boardOf(position))
  // A mate of one colour is usually found quickly, so both are searched briefly before either is
  // searched long.
  const all = limits.nodes ?? defaultNodes
  for (const nodes of [Math.min(BRIEF, all), all]) {
    let isOpen = false
    for (const color of order) {
      const verdict = canCheckmateAsItStands(position, color, { ...limits, nodes })
      if (verdict === 'yes') return 'alive'
      if (verdict === 'undetermined') isOpen = true
    }
    if (!isOpen) return 'dead'
  }
  return 'undetermined'
}

/** The colours, the one with more material first: it is more likely to be able to mate. */
function byStrength({ sets, turn }: Board): readonly Color[] {
  let white = turn === 1 ? 1 : 0
  for (let role = PAWN; role <= QUEEN; role++) {
    for (let half = 0; half < 2; half++) {
      const ofRole = sets[2 + role * 2 + half]
      white += worth[role] * (popcount(ofRole & sets[half]) - popcount(ofRole & sets[2 + half]))
    }
  }
  return white > 0 ? ['white', 'black'] : ['black', 'white']
}

/** How much each role helps to mate, by role code. */
const worth = [0, 4, 5, 5, 20, 40]

/**
 * Most mates are found within this many nodes. A host that must not block searches that far itself.
 */
const BRIEF = nodesAtOnce
/**
 * The most positions that are searched if a pawn stands on its last rank: some tenths of a second.
 */
const MOST_POSITIONS = 150_000

const legal = new LegalMoves()
const list = new Int32Array(MAX_MOVES)

/** Whether the player to move could capture the king, as after a move that left it in check. */
function kingCanBeTaken(board: Board): boolean {
  const { sets, kings, turn } = board
  return board.attacked(kings[turn ^ 1], turn, sets[0] | sets[2], sets[1] | sets[3])
}

function soundMoves(board: Board): MoveCode[] {
  const count = legal.read(board).list(list)
  return Array.from(list.subarray(0, count)).filter(code => isSoundMove(board, code))
}

/**
 * The squares of pawns on their last rank as bits, of both colours or of one; 0 if there are none.
 */
function stuckPawns(board: Board, color?: number): number {
  const { sets } = board
  const white = sets[3 + PAWN * 2] & sets[1] & ~0x00ffffff
  const black = sets[2 + PAWN * 2] & sets[2] & 0xff
  if (color === undefined) return white | black
  return color === 0 ? white : black
}

/** Whether this colour has only its king and pawns that cannot move. Neither ever gives check. */
function isHarmless(board: Board, color: number): boolean {
  const { sets } = board
  const stuck = stuckPawns(board, color)
  const at = color << 1
  const lo = sets[at] & ~sets[2 + KING * 2] & ~(color === 1 ? stuck : 0)
  const hi = sets[at + 1] & ~sets[3 + KING * 2] & ~(color === 0 ? stuck : 0)
  return (lo | hi) === 0
}

/**
 * Proofs by enclosures and frames assume that a pawn may still move, so they cannot be used with
 * pawns on their last rank.
 */
function verdictOf(position: StandingPosition, color: Color, limits: CanMateLimits): MateVerdict {
  const board = boardOf(position)
  if (stuckPawns(board) === 0) {
    // This is now an ordinary position.
    const sound = position instanceof Position ? position : positionFromBoard(board)
    return canCheckmate(sound, color, limits).verdict
  }
  const winner = colorCode(color)
  legal.read(board)
  if (legal.count === 0) return legal.checks > 0 && board.turn !== winner ? 'yes' : 'no'
  if (isHarmless(board, winner)) return 'no'
  const maxNodes = limits.nodes ?? defaultNodes
  const { bestFirst, closure } = toolkit()
  let spent = 0
  for (const nodes of [250, 2500]) {
    for (const far of [true, false]) {
      for (const beside of [0, 7]) {
        if (spent >= maxNodes || limits.signal?.aborted) return 'undetermined'
        const corner = HelpPlan.cornerFor(board, winner, far) ^ beside
        if (bestFirst.search(board, winner, corner, Math.min(nodes, maxNodes - spent))) return 'yes'
        spent += bestFirst.nodes
      }
    }
  }
  if (spent >= maxNodes) return 'undetermined'
  const { signal } = limits
  const found = closure.search(
    board,
    winner,
    {
      positions: Math.min(maxNodes - spent, MOST_POSITIONS),
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
