import { LegalMoves, MAX_MOVES, type MoveCode, type Position, type Role } from '@jadoube/chess'

// One of each serves all calls: nothing here calls itself.
const legal = new LegalMoves()
const list = new Int32Array(MAX_MOVES)
let last: Position | null = null

/** The legal moves, found once: whether a move has mated is asked of the position that the next one is read on. */
function read(position: Position): LegalMoves {
  if (position !== last) {
    legal.read(position.board)
    last = position
  }
  return legal
}

const PAWN = 1
const KING = 6
const CASTLING = 6
const roleCodes: Readonly<Record<Role, number>> = {
  pawn: 1,
  knight: 2,
  bishop: 3,
  rook: 4,
  queen: 5,
  king: 6,
}

/**
 * A board that an illegal move left may have a king that could be taken and a pawn on its last rank.
 * Neither gives a legal move (1.4.1, 3.7.5.1).
 */
function isSound(position: Position, code: MoveCode): boolean {
  const { pieces } = position.board
  const from = code & 63
  const to = (code >> 6) & 63
  if (code >> 12 !== CASTLING && pieces[to]! >> 1 === KING) return false
  const last = position.board.turn === 0 ? 7 : 0
  return pieces[from]! >> 1 !== PAWN || from >> 3 !== last
}

/** Is this a legal move of the player to move (3.10.1)? */
export function isLegalCode(position: Position, code: MoveCode): boolean {
  return read(position).has(code) && isSound(position, code)
}

/** Every legal move, as codes. */
export function legalCodes(position: Position): MoveCode[] {
  const count = read(position).list(list)
  const codes: MoveCode[] = []
  for (let i = 0; i < count; i++) {
    if (isSound(position, list[i]!)) codes.push(list[i]!)
  }
  return codes
}

/** Has the player to move no legal move, and is he in check? Found together, for one reading. */
export function mateOrStalemate(position: Position): 'checkmate' | 'stalemate' | null {
  if (read(position).count > 0) return null
  return legal.checks > 0 ? 'checkmate' : 'stalemate'
}

/** Are there at most so many legal moves? Then what follows is forced, or nearly. */
export function isForced(position: Position, most: number): boolean {
  const moves = read(position)
  return moves.count <= most && moves.size() <= most
}

/**
 * The legal move that a hand made from one square to another, or -1. The king on its castling square,
 * or on the rook, is castling, unless a plain step of the king goes there.
 */
export function codeOfHandMove(
  position: Position,
  from: number,
  to: number,
  promotion: Role | undefined,
): MoveCode {
  const { board } = position
  const piece = board.pieces[from]!
  if (piece === 0 || (piece & 1) !== board.turn) return -1
  const what = promotion === undefined ? 0 : roleCodes[promotion]
  read(position)
  const plain = from | (to << 6) | (what << 12)
  if (legal.has(plain)) return isSound(position, plain) ? plain : -1
  if (promotion !== undefined) return -1
  if (piece >> 1 === PAWN) {
    const passing = from | (to << 6) | (PAWN << 12)
    return legal.has(passing) ? passing : -1
  }
  if (piece >> 1 !== KING || from >> 3 !== to >> 3) return -1
  const onRook = from | (to << 6) | (CASTLING << 12)
  if (legal.has(onRook)) return onRook
  for (let side = 0; side < 2; side++) {
    const rook = board.rooks[board.turn * 2 + side]!
    if (rook < 0) continue
    const ends = (from & 56) | (rook > from ? 6 : 2)
    const code = from | (rook << 6) | (CASTLING << 12)
    if (ends === to && legal.has(code)) return code
  }
  return -1
}
