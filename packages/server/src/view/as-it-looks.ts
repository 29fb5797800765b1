import {
  type Color,
  isCheck,
  makeFen,
  makePlacement,
  makeSquare,
  opposite,
  type Placement,
  type Position,
  parsePlacement,
  playCode,
  sanOf,
} from '@jadoube/chess'
import { type GameState, inOrder, isTakenOver, positionOn } from '@jadoube/laws'
import type { MoveView } from '@jadoube/protocol'
import type { Audience } from './audience.js'

/**
 * The game as it looks to somebody who only sees the board. Nobody but the arbiter is told that a move was
 * illegal before somebody claims or observes it (7.5, 12.2), so until then it is shown like any other
 * move: in the list of moves, in the position, in who has the move, and at the same moments.
 */

/** Who is told at once what is open: the arbiter, and the organiser, who reads the whole record. */
export const isEntitled = (audience: Audience): boolean =>
  audience === 'arbiter' || audience === 'organiser'

/** Something is open that the legal position or the list of legal moves would give away. */
export const isHidden = (state: GameState): boolean =>
  state.status !== 'concluded' &&
  (state.irregularities.length > 0 || (state.hand?.illegal ?? null) !== null)

/** Who has the move once the opponent's has been made, legal or not. */
export const turnAsItLooks = ({ hand, turn }: GameState): Color =>
  (hand?.illegal ?? null) === null ? turn : opposite(turn)

/** A move stands on the board that the history does not have, because it is not legal. */
function lastUnwritten(state: GameState): Placement | null {
  if (state.board === null) return null
  if ((state.hand?.illegal ?? null) !== null) return state.board
  // Completed: the opponent has the move, and has not moved yet.
  return state.turn !== state.position.turn ? (state.hand?.base ?? state.board) : null
}

/** What the news says of the position: as {@link whereItStands}, for who may not know what is open. */
export const whereItLooks = (state: GameState): { readonly fen: string; readonly ply: number } => ({
  fen: fenAsItLooks(state),
  ply: state.ply + (lastUnwritten(state) === null ? 0 : 1),
})

function fenAsItLooks(state: GameState): string {
  const turn = turnAsItLooks(state)
  const board = lastUnwritten(state)
  if (board === null) return makeFen(state.position)
  const position = positionOn(board, turn, state.position)
  if (position !== undefined) return makeFen(position)
  const { quiet, moveNumber } = state.position
  return `${makePlacement(board)} ${turn === 'white' ? 'w' : 'b'} - - ${quiet + 1} ${moveNumber}`
}

export function movesAsTheyLook(state: GameState): MoveView[] {
  const moves: MoveView[] = []
  let position: Position = state.opening.position
  for (const ply of inOrder(state.history)) {
    const left = position.turn === 'white' ? ply.white : ply.black
    const clock = left < 0 ? null : left
    if (!isTakenOver(ply)) {
      moves.push({ san: sanOf(position.board, ply.code), clock })
      position = playCode(position, ply.code)
      continue
    }
    const [board = '', turn] = ply.fen.split(' ')
    const placement = parsePlacement(board)
    if (!placement.ok) return moves
    // Perhaps one that no legal game reaches, such as with the wrong king in check.
    const after = positionOn(placement.value, turn === 'b' ? 'black' : 'white', position)
    if (ply.counts) moves.push({ san: moveBetween(position, placement.value, after), clock })
    if (after === undefined) return moves
    position = after
  }
  const board = lastUnwritten(state)
  if (board !== null) {
    const after = positionOn(board, opposite(position.turn), position)
    moves.push({ san: moveBetween(position, board, after), clock: null })
  }
  return moves
}

/** The move that leads from one board to another, written as if it were legal. */
function moveBetween(before: Position, after: Placement, position: Position | undefined): string {
  const mine = before.turn === 'white' ? 0 : 1
  const isMine = (code: number) => code !== 0 && (code & 1) === mine
  const codes = before.board.pieces
  const left: number[] = []
  const reached: number[] = []
  for (let square = 0; square < 64; square++) {
    const [was, is] = [codes[square] ?? 0, after.codeAt(square)]
    if (was === is) continue
    if (isMine(was) && !isMine(is)) left.push(square)
    if (isMine(is)) reached.push(square)
  }
  const KING = 6
  const isKing = (square: number) => after.codeAt(square) >> 1 === KING
  const to = reached.find(isKing) ?? reached[0]
  const from = left.find(square => (codes[square] ?? 0) >> 1 === KING) ?? left[0]
  if (to === undefined || from === undefined) return '--'
  const check = position !== undefined && isCheck(position) ? '+' : ''
  if (reached.length === 2 && isKing(to)) return `${to > from ? 'O-O' : 'O-O-O'}${check}`
  const moved = (codes[from] ?? 0) >> 1
  const is = after.codeAt(to) >> 1
  const takes = (codes[to] ?? 0) !== 0 ? 'x' : ''
  const [file] = makeSquare(from as Parameters<typeof makeSquare>[0])
  const target = makeSquare(to as Parameters<typeof makeSquare>[0])
  if (moved !== 1) return `${LETTERS[moved]}${takes}${target}${check}`
  const promoted = is === 1 ? '' : `=${LETTERS[is]}`
  return `${takes === '' ? '' : `${file}x`}${target}${promoted}${check}`
}

/** By the code of the piece: pawn, knight, bishop, rook, queen, king. */
const LETTERS = ['', '', 'N', 'B', 'R', 'Q', 'K'] as const
