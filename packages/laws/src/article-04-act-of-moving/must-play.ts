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
 * what was touched before it (4.4.2), a later touch within what was released. `extraMoves` are
 * castling moves that only one rule set has (Finnish blitz 7).
 */
export function mustPlay(
  position: StandingPosition,
  hand: Hand | null,
  extraMoves: readonly Move[] = [],
): Obligation | null {
  if (hand === null) return null
  const all =
    extraMoves.length === 0 ? legalMovesIn(position) : [...legalMovesIn(position), ...extraMoves]
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
  const stillPossible = released.filter(move => all.includes(move))
  if (stillPossible.length === 0) return null
  const alsoTouched = touch === null ? [] : stillPossible.filter(move => touch.moves.includes(move))
  const legal = alsoTouched.length > 0 ? alsoTouched : stillPossible
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

/** 4.3, 4.4: what the touched pieces oblige the player to. */
function byTouch(
  position: StandingPosition,
  touched: readonly Touch[],
  all: readonly Move[],
): Obligation | null {
  if (touched.length === 0) return null
  const own = touched.filter(({ color }) => color === position.turn)
  const theirs = touched.filter(({ color }) => color !== position.turn)
  if (own.length > 0 && theirs.length > 0)
    return byTouchingBothColours(position, own, theirs, touched, all)
  if (theirs.length > 0) {
    const moves = movesOfFirstThatHasAny(theirs, touch => capturing(position, touch, all))
    return moves === null
      ? { moves: all, rule: 'touch.none-possible' }
      : { moves, rule: 'touch.opponent-first' }
  }
  return byTouchingOwnPieces(position, own, all)
}

/** 4.3.1, 4.4: only pieces of the player are touched. */
const byTouchingOwnPieces = (
  position: StandingPosition,
  own: readonly Touch[],
  all: readonly Move[],
): Obligation =>
  byTouchingKingAndRook(position, own, all) ?? byFirstThatCanMove(own, all, [], 'touch.own-first')

/** The moves of a touched piece of the player. */
const movesOf = (touch: Touch, all: readonly Move[]): Move[] =>
  all.filter(move => move.from === touch.square || isRookCastling(move, touch.square))

/**
 * Guidelines II.3.2.4: in Chess960 castling may move only the rook, and is then also a move of the
 * rook.
 */
export function isRookCastling(move: Move, rook: Square): boolean {
  return move.kind === 'castling' && move.rook === rook && move.to === move.from
}

/** The moves that capture a touched piece of the opponent. */
const capturing = (position: StandingPosition, touch: Touch, all: readonly Move[]): Move[] =>
  all.filter(move => capturedOn(position, move) === touch.square)

/** The pieces touched together with this one, including itself. */
const togetherWith = (touch: Touch, touched: readonly Touch[]): readonly Touch[] =>
  touch.group === null ? [touch] : touched.filter(({ group }) => group === touch.group)

/**
 * The moves of the first touched piece that has any, and of the pieces touched together with it.
 */
function movesOfFirstThatHasAny(
  touched: readonly Touch[],
  moves: (touch: Touch) => Move[],
): Move[] | null {
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
function byTouchingBothColours(
  position: StandingPosition,
  own: readonly Touch[],
  theirs: readonly Touch[],
  touched: readonly Touch[],
  all: readonly Move[],
): Obligation {
  const [firstOwn] = own
  const [firstTheirs] = theirs
  const captures = unionOf(togetherWith(firstTheirs!, theirs), each =>
    capturing(
      position,
      each,
      unionOf(togetherWith(firstOwn!, own), one => movesOf(one, all)),
    ),
  )
  if (captures.length > 0) return { moves: captures, rule: 'touch.both-colours' }
  const byOwn = byTouchingOwnPieces(position, own, all)
  const isCastling = byOwn.rule !== 'touch.own-first' && byOwn.rule !== 'touch.none-possible'
  for (const touch of touched) {
    const isOwn = touch.color === position.turn
    const moves = isOwn
      ? movesOf(touch, all)
      : unionOf(togetherWith(touch, theirs), each => capturing(position, each, all))
    if (moves.length === 0) continue
    if (isOwn && isCastling) return byOwn
    // If the order of touching is unknown, the player's own piece counts as the first.
    const unclear = firstOwn!.at === firstTheirs!.at && (firstOwn!.unclear || firstTheirs!.unclear)
    const rule = unclear ? 'touch.order-unclear' : 'touch.both-colours'
    return { moves: isOwn ? byOwn.moves : moves, rule }
  }
  return byOwn
}

/** 4.4: touching king and rook, in either order. */
function byTouchingKingAndRook(
  position: StandingPosition,
  own: readonly Touch[],
  all: readonly Move[],
): Obligation | null {
  const index = own.findIndex(({ role }) => role === 'king')
  const king = own[index]
  if (king === undefined || !mayMeanToCastle(position, king, all)) return null
  const isRookOnItsRank = (touch: Touch) =>
    touch.role === 'rook' && touch.square >> 3 === king.square >> 3
  const before = own.slice(0, index)
  const rooksBeforeKing = before.filter(isRookOnItsRank).map(({ square }) => square)
  const rule = rooksBeforeKing.length > 0 ? 'touch.rook-then-king' : 'touch.own-first'
  // 4.4.2, 4.3.1: a piece that was touched before the king and can move must move.
  if (before.some(touch => movesOf(touch, all).length > 0)) {
    return byFirstThatCanMove(own, all, rooksBeforeKing, rule)
  }
  const rook = own
    .slice(index)
    .find(touch => isRookOnItsRank(touch) && !rooksBeforeKing.includes(touch.square))
  if (rook === undefined)
    return rooksBeforeKing.length > 0 ? byFirstThatCanMove(own, all, rooksBeforeKing, rule) : null
  const rooks = togetherWith(rook, own).filter(isRookOnItsRank)
  const castle = all.filter(move => rooks.some(({ square }) => isCastlingWith(move, square)))
  if (castle.length > 0) return { moves: castle, rule: 'touch.castle-duty' }
  const others = movesOf(king, withoutCastling(all, rooksBeforeKing))
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
function byFirstThatCanMove(
  own: readonly Touch[],
  all: readonly Move[],
  rooksBeforeKing: readonly Square[],
  rule: RuleId,
): Obligation {
  const allowed = withoutCastling(all, rooksBeforeKing)
  const moves = movesOfFirstThatHasAny(own, touch => movesOf(touch, allowed))
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
