import { needPosition } from './argument.js'
import { aimsAt, attackersOn, blockerBetween } from './attackers.js'
import { type Attempt, done, failed } from './attempt.js'
import type { Board } from './board.js'
import { castlingCode, castlingSide, whyNoCastling } from './illegal/castling.js'
import { whyNotForPawn } from './illegal/pawn.js'
import { notHowItMoves, type WhyIllegal, why } from './illegal/why.js'
import { LegalMoves } from './legal.js'
import { EN_PASSANT, type IntendedMove, type Move, type MoveCode, moveOf } from './move.js'
import { KING, PAWN, promotionRoles, QUEEN, type Role, roleCode, roles, WHITE } from './piece.js'
import { makeSquare, type Square, toSquare } from './square.js'
import type { StandingPosition } from './standing-position.js'

export type { IllegalCode, WhyIllegal } from './illegal/why.js'

export type { IntendedMove } from './move.js'

/** An intended move with squares as numbers. */
interface Intended {
  readonly from: Square
  readonly to: Square
  readonly promotion?: Role | undefined
}

const legal = new LegalMoves()
const name = (square: number) => makeSquare(square as Square)

/**
 * Finds the legal move between two squares, or says why there is none. Castling may be given as the
 * king onto its castling square or onto its rook, unless an ordinary king's move goes there.
 *
 * @example
 * const move = unwrap(findMove(standardPosition(), { from: 'e2', to: 'e4' }))
 * makeSan(standardPosition(), move) // → 'e4'
 */
export function findMove(
  position: StandingPosition,
  given: IntendedMove,
): Attempt<Move, WhyIllegal> {
  needPosition(position, 'findMove')
  const { board } = position
  const from = toSquare(given?.from)
  const to = toSquare(given?.to)
  if (from === undefined || to === undefined) {
    return failed(why('empty-square', 'a move goes from one square of the board to another'))
  }
  const intended: Intended = { from, to, promotion: given.promotion ?? undefined }
  const code = codeOf(board, intended)
  if (code >= 0 && legal.read(board).has(code)) return done(moveOf(code))
  return failed(explain(board, intended, code))
}

/**
 * Why a move is illegal: a code, a reason, the rule and its article. Undefined if the move is legal
 * (Article 3.10.1).
 *
 * @example
 * whyIllegal(standardPosition(), { from: 'g1', to: 'g3' })?.article // → '3.6'
 * whyIllegal(standardPosition(), { from: 'g1', to: 'f3' }) // → undefined
 */
export function whyIllegal(
  position: StandingPosition,
  intended: IntendedMove,
): WhyIllegal | undefined {
  needPosition(position, 'whyIllegal')
  const found = findMove(position, intended)
  return found.ok ? undefined : found.error
}

const lastRank = (turn: number) => (turn === WHITE ? 7 : 0)

/** The code that the move has if it is legal; -1 if it cannot be legal. */
function codeOf(board: Board, { from, to, promotion }: Intended): MoveCode {
  const piece = board.pieces[from]
  if (piece === 0 || (piece & 1) !== board.turn) return -1
  // A king is never captured (1.4.1), not even on a board after an illegal move.
  if (board.pieces[to] >> 1 === KING) return -1
  const role = piece >> 1
  const kind = promotion === undefined ? 0 : roleCode(promotion)
  if (role === PAWN) {
    const promotes = to >> 3 === lastRank(board.turn)
    if (promotes ? kind <= PAWN || kind > QUEEN : promotion !== undefined) return -1
    if ((from & 7) !== (to & 7) && to === board.enPassant) {
      return from | (to << 6) | (EN_PASSANT << 12)
    }
  } else if (promotion !== undefined) return -1
  if (role === KING) {
    const side = castlingSide(board, from, to)
    if (side !== undefined) return castlingCode(board, side)
  }
  return from | (to << 6) | (kind << 12)
}

function explain(board: Board, intended: Intended, code: MoveCode): WhyIllegal {
  const { from, to } = intended
  const piece = board.pieces[from]
  const role = piece >> 1
  const us = board.turn
  if (piece === 0) return why('empty-square', `no piece stands on ${name(from)}`, from)
  if ((piece & 1) !== us) {
    const mover = us === WHITE ? 'White' : 'Black'
    return why(
      'not-your-piece',
      `${mover} has the move, and the piece on ${name(from)} is the opponent's`,
      from,
    )
  }
  if (from === to) return why('same-square', `the piece stays on ${name(from)}`, from)
  const target = board.pieces[to]
  if (target === ((KING << 1) | (us ^ 1))) {
    return why('king-cannot-be-captured', 'a king is never captured', to)
  }
  const side = role === KING ? castlingSide(board, from, to) : undefined
  const reason =
    (side === undefined
      ? undefined
      : (whyNoCastling(board, side) ?? whyPromotion(intended, undefined))) ??
    whyOwnPiece(board, to) ??
    whyUnreachable(board, role, from, to) ??
    whyCheck(board, role, intended, to === board.enPassant) ??
    whyPromotion(intended, role === PAWN ? us : undefined)
  if (reason === undefined) throw new Error(`no reason why the move ${code} should be illegal`)
  return reason
}

function whyOwnPiece(board: Board, to: Square): WhyIllegal | undefined {
  const target = board.pieces[to]
  if (target === 0 || (target & 1) !== board.turn) return undefined
  return why('own-piece-there', `a piece of the same colour stands on ${name(to)}`, to)
}

function whyUnreachable(
  board: Board,
  role: number,
  from: Square,
  to: Square,
): WhyIllegal | undefined {
  if (role === PAWN) {
    const reason = whyNotForPawn(board, from, to)
    if (reason?.code !== 'en-passant-too-late') return reason
    // A position drops the en passant square if the capture would be illegal. Then the pawn may
    // have just moved, and check is the better explanation.
    return whyCheck(board, role, { from, to }, true) ?? reason
  }
  if (!aimsAt(role, board.turn, from, to)) {
    return notHowItMoves(role, `a ${roles[role - 1]} does not go from ${name(from)} to ${name(to)}`)
  }
  const blocker = blockerBetween(board, from, to)
  if (blocker === undefined) return undefined
  const text = `the way from ${name(from)} to ${name(to)} is blocked on ${name(blocker)}`
  return why('path-blocked', text, blocker)
}

/** Whether the move would leave or put the own king in check (Article 3.9.2). */
function whyCheck(
  board: Board,
  role: number,
  { from, to }: Intended,
  onCrossedSquare: boolean,
): WhyIllegal | undefined {
  const enPassant = onCrossedSquare && role === PAWN && (from & 7) !== (to & 7)
  const after = board.clone()
  after.make(from | (to << 6) | (enPassant ? EN_PASSANT << 12 : 0))
  const king = after.kings[board.turn]
  const [attacker] = attackersOn(after, king, board.turn ^ 1)
  if (attacker === undefined) return undefined
  const text = `the king would stand in check from ${name(attacker)}`
  if (role === KING) return why('king-into-check', text, attacker)
  return why('king-left-in-check', text, attacker)
}

/**
 * Why the promotion is wrong or missing. `pawnOf` is the colour of the moving pawn; undefined for
 * another piece.
 */
function whyPromotion(
  { to, promotion }: Intended,
  pawnOf: number | undefined,
): WhyIllegal | undefined {
  const promotes = pawnOf !== undefined && to >> 3 === lastRank(pawnOf)
  if (promotion === undefined) {
    if (!promotes) return undefined
    const text = `on ${name(to)} the pawn becomes a queen, rook, bishop or knight, and none is named`
    return why('promotion-missing', text, to)
  }
  if (!promotes) {
    return why('promotion-not-allowed', 'only a pawn that reaches its last rank is promoted')
  }
  if (promotionRoles.some(role => role === promotion)) return undefined
  const shown = JSON.stringify(String(promotion).slice(0, 20))
  return why(
    'promotion-not-allowed',
    `a pawn becomes a queen, rook, bishop or knight, not ${shown}`,
  )
}
