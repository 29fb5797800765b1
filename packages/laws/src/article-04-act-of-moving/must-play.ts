import type { Move, Square, StandingPosition } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import { legalMovesIn } from '../game/legal-moves.js'
import type { Hand, Touch } from '../game/state.js'
import { capturedOn } from '../game/written-move.js'

/** The moves that a player must choose from, and the rule that says so. */
export interface Obligation {
  readonly moves: readonly Move[]
  readonly rule: RuleId
}

/**
 * The moves from which the player must choose (4.3, 4.4, 4.5, 4.7, 9.5.3); null if nothing binds
 * the player yet. The first action decides, and later ones only narrow it: a release binds within
 * what was touched before it (4.4.2), a later touch within what was released. `more` are castling
 * moves that only these rules allow (Finnish blitz 7).
 */
export function mustPlay(
  position: StandingPosition,
  hand: Hand | null,
  more: readonly Move[] = [],
): Obligation | null {
  if (hand === null) return null
  const all = more.length === 0 ? legalMovesIn(position) : [...legalMovesIn(position), ...more]
  if (hand.intended !== null && all.includes(hand.intended)) {
    return { moves: [hand.intended], rule: 'claim.intended-binding' }
  }
  const touch = byTouch(position, hand.touched, all)
  return byRelease(hand, all, touch) ?? byPromotionChoice(hand, touch?.moves ?? all) ?? touch
}

const isPromotionTo = (move: Move, square: Square, role: string): boolean => {
  return move.kind === 'promotion' && move.to === square && move.promotion === role
}

/** 4.7: a piece released as part of a legal move stays there, whatever is touched later. */
function byRelease(
  { released, chosen }: Hand,
  all: readonly Move[],
  touch: Obligation | null,
): Obligation | null {
  if (released === null) return null
  const stays = released.filter(move => all.includes(move))
  if (stays.length === 0) return null
  const both = touch === null ? [] : stays.filter(move => touch.moves.includes(move))
  const legal = both.length > 0 ? both : stays
  const final =
    chosen === null ? [] : legal.filter(move => isPromotionTo(move, chosen.square, chosen.role))
  if (final.length > 0) return { moves: final, rule: 'touch.promotion-final' }
  const { kind } = legal[0]!
  // 4.4.1: a player who has touched king and rook must castle, whichever is released first.
  if (kind === 'castling' && touch?.rule === 'touch.castle-duty') return { ...touch, moves: legal }
  if (kind === 'castling') return { moves: legal, rule: 'made.castling-king-released' }
  if (kind === 'promotion') return { moves: legal, rule: 'made.promotion-pawn-released' }
  return { moves: legal, rule: 'made.released-fixed' }
}

/** 4.4.4: the new piece has touched the promotion square. */
function byPromotionChoice({ chosen, touched }: Hand, allowed: readonly Move[]): Obligation | null {
  if (chosen === null) return null
  const fits = allowed.filter(move => isPromotionTo(move, chosen.square, chosen.role))
  const pawns = touched.filter(({ role }) => role === 'pawn').map(({ square }) => square)
  const ofTouched = fits.filter(move => pawns.includes(move.from))
  const moves = ofTouched.length > 0 ? ofTouched : fits
  return moves.length === 0 ? null : { moves, rule: 'touch.promotion-final' }
}

function byTouch(
  position: StandingPosition,
  touched: readonly Touch[],
  all: readonly Move[],
): Obligation | null {
  if (touched.length === 0) return null
  const own = touched.filter(({ color }) => color === position.turn)
  const theirs = touched.filter(({ color }) => color !== position.turn)
  if (own.length > 0 && theirs.length > 0) return ofBothColours(position, own, theirs, touched, all)
  if (theirs.length > 0) {
    const moves = firstThat(theirs, touch => capturing(position, touch, all))
    return moves === null
      ? { moves: all, rule: 'touch.none-possible' }
      : { moves, rule: 'touch.opponent-first' }
  }
  return ofOwnPieces(position, own, all)
}

const ofOwnPieces = (
  position: StandingPosition,
  own: readonly Touch[],
  all: readonly Move[],
): Obligation => castling(position, own, all) ?? ofOwn(own, all, [], 'touch.own-first')

const movesOf = (touch: Touch, all: readonly Move[]): Move[] =>
  all.filter(move => move.from === touch.square || isRookCastling(move, touch.square))

/**
 * Guidelines II.3.2.4: in Chess960 castling may move only the rook, and is then also a move of the
 * rook.
 */
export function isRookCastling(move: Move, rook: Square): boolean {
  return move.kind === 'castling' && move.rook === rook && move.to === move.from
}

const capturing = (position: StandingPosition, touch: Touch, all: readonly Move[]): Move[] =>
  all.filter(move => capturedOn(position, move) === touch.square)

/** The pieces touched together with this one, including itself. */
const togetherWith = (touch: Touch, touched: readonly Touch[]): readonly Touch[] =>
  touch.group === null ? [touch] : touched.filter(({ group }) => group === touch.group)

/**
 * The moves of the first touched piece that has any, and of the pieces touched together with it.
 */
function firstThat(touched: readonly Touch[], moves: (touch: Touch) => Move[]): Move[] | null {
  for (const touch of touched) {
    if (moves(touch).length > 0) return unionOf(togetherWith(touch, touched), moves)
  }
  return null
}

const unionOf = (touched: readonly Touch[], moves: (touch: Touch) => Move[]): Move[] => [
  ...new Set(touched.flatMap(moves)),
]

/**
 * 4.3.3: captures of the opponent's first touched piece with the player's first touched piece; if
 * that is illegal, moves or captures of the first touched piece for which they exist. The 2009
 * edition mentions only one piece of each colour; more are decided by analogy (Preface).
 */
function ofBothColours(
  position: StandingPosition,
  own: readonly Touch[],
  theirs: readonly Touch[],
  touched: readonly Touch[],
  all: readonly Move[],
): Obligation {
  const [piece] = own
  const [prey] = theirs
  const pair = unionOf(togetherWith(prey!, theirs), each =>
    capturing(
      position,
      each,
      unionOf(togetherWith(piece!, own), one => movesOf(one, all)),
    ),
  )
  if (pair.length > 0) return { moves: pair, rule: 'touch.both-colours' }
  const ofPiece = ofOwnPieces(position, own, all)
  const isCastling = ofPiece.rule !== 'touch.own-first' && ofPiece.rule !== 'touch.none-possible'
  for (const touch of touched) {
    const isOwn = touch.color === position.turn
    const moves = isOwn
      ? movesOf(touch, all)
      : unionOf(togetherWith(touch, theirs), each => capturing(position, each, all))
    if (moves.length === 0) continue
    if (isOwn && isCastling) return ofPiece
    // If the order of touching is unknown, the player's own piece counts as the first.
    const unclear = piece!.at === prey!.at && (piece!.unclear || prey!.unclear)
    const rule = unclear ? 'touch.order-unclear' : 'touch.both-colours'
    return { moves: isOwn ? ofPiece.moves : moves, rule }
  }
  return ofPiece
}

/** 4.4: touching king and rook, in either order. */
function castling(
  position: StandingPosition,
  own: readonly Touch[],
  all: readonly Move[],
): Obligation | null {
  const index = own.findIndex(({ role }) => role === 'king')
  const king = own[index]
  if (king === undefined || !mayMeanToCastle(position, king, all)) return null
  const beside = (touch: Touch) => touch.role === 'rook' && touch.square >> 3 === king.square >> 3
  const before = own.slice(0, index)
  const barred = before.filter(beside).map(({ square }) => square)
  const rule = barred.length > 0 ? 'touch.rook-then-king' : 'touch.own-first'
  // 4.4.2, 4.3.1: a piece that was touched before the king and can move must move.
  if (before.some(touch => movesOf(touch, all).length > 0)) return ofOwn(own, all, barred, rule)
  const rook = own.slice(index).find(touch => beside(touch) && !barred.includes(touch.square))
  if (rook === undefined) return barred.length > 0 ? ofOwn(own, all, barred, rule) : null
  const rooks = togetherWith(rook, own).filter(beside)
  const castle = all.filter(move => rooks.some(({ square }) => isCastlingWith(move, square)))
  if (castle.length > 0) return { moves: castle, rule: 'touch.castle-duty' }
  const others = movesOf(king, withoutCastling(all, barred))
  // 4.4.3: if the king cannot move at all, the rook is not bound either.
  return { moves: others.length > 0 ? others : all, rule: 'touch.castle-illegal' }
}

/**
 * Whether the touched king can be meant for castling. A king that is not on its original square
 * never is.
 */
function mayMeanToCastle(position: StandingPosition, king: Touch, all: readonly Move[]): boolean {
  if (all.some(move => move.kind === 'castling' && move.from === king.square)) return true
  const firstRank = position.turn === 'white' ? 0 : 7
  if (king.square >> 3 !== firstRank) return false
  return (king.square & 7) === 4 || position.castling.some(rook => rook >> 3 === firstRank)
}

const withoutCastling = (all: readonly Move[], rooks: readonly Square[]): Move[] =>
  all.filter(move => !rooks.some(rook => isCastlingWith(move, rook)))

const isCastlingWith = (move: Move, rook: Square): boolean => {
  return move.kind === 'castling' && move.rook === rook
}

/**
 * 4.3.1: moves of the first touched piece that can move. Castling with a rook touched before the
 * king is not allowed.
 */
function ofOwn(
  own: readonly Touch[],
  all: readonly Move[],
  barred: readonly Square[],
  rule: RuleId,
): Obligation {
  const allowed = withoutCastling(all, barred)
  const moves = firstThat(own, touch => movesOf(touch, allowed))
  if (moves !== null) return { moves, rule }
  // 4.4.2: in Chess960 rook and king may have no move other than castling, and still must not
  // castle.
  const others = allowed.length > 0 ? allowed : all
  return { moves: others, rule: others.length < all.length ? rule : 'touch.none-possible' }
}

/** Whether two obligations have the same moves, in any order. */
export function sameMoves(a: Obligation | null, b: Obligation | null): boolean {
  if (a === null || b === null) return a === b
  return a.moves.length === b.moves.length && a.moves.every(move => b.moves.includes(move))
}
