import type { Move, Square, StandingPosition } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import { legalMovesIn } from '../game/legal-moves.js'
import type { Hand, Touch } from '../game/state.js'
import { capturedOn } from '../game/written-move.js'

/** What a player must choose their move from, and the rule that says so. */
export interface Obligation {
  readonly moves: readonly Move[]
  readonly rule: RuleId
}

/**
 * The moves from which the player must choose, exactly (4.3, 4.4, 4.5, 4.7, 9.5.3); null if nothing
 * binds the player yet. What happened first decides, and what came later only narrows it: a release binds
 * within what was touched before it (4.4.2), a later touch within what was released. `more` are castlings
 * that only these rules know (Finnish blitz 7).
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

/** 4.7: what was released on the board as part of a legal move stays, whatever is touched later. */
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
  // 4.4.1: who has touched king and rook must castle anyway, whichever of the two is released first.
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

/** Guidelines II.3.2.4: in Chess960 castling may move the rook alone, and then is a move of the rook as well. */
export function isRookCastling(move: Move, rook: Square): boolean {
  return move.kind === 'castling' && move.rook === rook && move.to === move.from
}

const capturing = (position: StandingPosition, touch: Touch, all: readonly Move[]): Move[] =>
  all.filter(move => capturedOn(position, move) === touch.square)

/** What was touched together with this piece, itself included. */
const togetherWith = (touch: Touch, touched: readonly Touch[]): readonly Touch[] =>
  touch.group === null ? [touch] : touched.filter(({ group }) => group === touch.group)

/** The moves of the first touched piece that has any, and of those touched together with it. */
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
 * 4.3.3: the first touched piece of the one with the first touched piece of the other; if that is
 * illegal, the first touched that can be moved or captured. The edition of 2009 speaks of one piece
 * of each colour only; more of them are decided by analogy (Preface).
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
    // Touched in no known order: the own piece counts as the first.
    const unclear = piece!.at === prey!.at && (piece!.unclear || prey!.unclear)
    const rule = unclear ? 'touch.order-unclear' : 'touch.both-colours'
    return { moves: isOwn ? ofPiece.moves : moves, rule }
  }
  return ofPiece
}

/** 4.4: king and rook, in that order or the other. */
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
  // 4.4.2, 4.3.1: what was touched before the king and can move must move.
  if (before.some(touch => movesOf(touch, all).length > 0)) return ofOwn(own, all, barred, rule)
  const rook = own.slice(index).find(touch => beside(touch) && !barred.includes(touch.square))
  if (rook === undefined) return barred.length > 0 ? ofOwn(own, all, barred, rule) : null
  const rooks = togetherWith(rook, own).filter(beside)
  const castle = all.filter(move => rooks.some(({ square }) => isCastlingWith(move, square)))
  if (castle.length > 0) return { moves: castle, rule: 'touch.castle-duty' }
  const others = movesOf(king, withoutCastling(all, barred))
  // 4.4.3: where the king cannot move at all, the rook is not bound either.
  return { moves: others.length > 0 ? others : all, rule: 'touch.castle-illegal' }
}

/** A king that stands elsewhere than where it began is touched for itself, never in order to castle. */
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

/** 4.3.1: the first touched piece that can be moved; castling with a rook touched before the king is barred. */
function ofOwn(
  own: readonly Touch[],
  all: readonly Move[],
  barred: readonly Square[],
  rule: RuleId,
): Obligation {
  const allowed = withoutCastling(all, barred)
  const moves = firstThat(own, touch => movesOf(touch, allowed))
  if (moves !== null) return { moves, rule }
  // 4.4.2: in Chess960 rook and king may have no other move than to castle, and then still must not.
  const others = allowed.length > 0 ? allowed : all
  return { moves: others, rule: others.length < all.length ? rule : 'touch.none-possible' }
}

/** The same moves, whatever their order? */
export function sameMoves(a: Obligation | null, b: Obligation | null): boolean {
  if (a === null || b === null) return a === b
  return a.moves.length === b.moves.length && a.moves.every(move => b.moves.includes(move))
}
