import { type MoveCode, moveOf, type Position, type Square } from '@jadoube/chess'
import type { RuleId } from '../catalogue/index.js'
import { legalCodes } from '../game/legal-codes.js'
import type { Hand, Touch } from '../game/state.js'
import { capturedOn } from '../game/written-move.js'

const CASTLING = 6

/** What a player must choose his move from, and the rule that says so. */
export interface Obligation {
  readonly codes: readonly MoveCode[]
  readonly rule: RuleId
}

/**
 * The moves from which the player must choose, exactly (4.3, 4.4, 4.5, 4.7, 9.5.3); null where nothing
 * binds the player yet. What happened first decides, and what came later only narrows it: a release binds
 * within what was touched before it (4.4.2), a later touch within what was released. `more` are castlings
 * that only these rules know (Finnish blitz 7).
 */
export function mustPlay(
  position: Position,
  hand: Hand | null,
  more: readonly MoveCode[] = [],
): Obligation | null {
  if (hand === null) return null
  const all = more.length === 0 ? legalCodes(position) : [...legalCodes(position), ...more]
  if (hand.intended !== null && all.includes(hand.intended)) {
    return { codes: [hand.intended], rule: 'claim.intended-binding' }
  }
  const touch = byTouch(position, hand.touched, all)
  return byRelease(hand, all, touch) ?? byPromotionChoice(hand, touch?.codes ?? all) ?? touch
}

const isPromotionTo = (code: MoveCode, square: Square, role: string): boolean => {
  const move = moveOf(code)
  return move.kind === 'promotion' && move.to === square && move.promotion === role
}

/** 4.7: what was released on the board as part of a legal move stays, whatever is touched later. */
function byRelease(
  { released, chosen }: Hand,
  all: readonly MoveCode[],
  touch: Obligation | null,
): Obligation | null {
  if (released === null) return null
  const stays = released.filter(code => all.includes(code))
  if (stays.length === 0) return null
  const both = touch === null ? [] : stays.filter(code => touch.codes.includes(code))
  const legal = both.length > 0 ? both : stays
  const final =
    chosen === null ? [] : legal.filter(code => isPromotionTo(code, chosen.square, chosen.role))
  if (final.length > 0) return { codes: final, rule: 'touch.promotion-final' }
  const { kind } = moveOf(legal[0]!)
  if (kind === 'castling') return { codes: legal, rule: 'made.castling-king-released' }
  if (kind === 'promotion') return { codes: legal, rule: 'made.promotion-pawn-released' }
  return { codes: legal, rule: 'made.released-fixed' }
}

/** 4.4.4: the new piece has touched the promotion square. */
function byPromotionChoice(
  { chosen, touched }: Hand,
  allowed: readonly MoveCode[],
): Obligation | null {
  if (chosen === null) return null
  const fits = allowed.filter(code => isPromotionTo(code, chosen.square, chosen.role))
  const pawns = touched.filter(({ role }) => role === 'pawn').map(({ square }) => square)
  const ofTouched = fits.filter(code => pawns.includes((code & 63) as Square))
  const codes = ofTouched.length > 0 ? ofTouched : fits
  return codes.length === 0 ? null : { codes, rule: 'touch.promotion-final' }
}

function byTouch(
  position: Position,
  touched: readonly Touch[],
  all: readonly MoveCode[],
): Obligation | null {
  if (touched.length === 0) return null
  const own = touched.filter(({ color }) => color === position.turn)
  const theirs = touched.filter(({ color }) => color !== position.turn)
  if (own.length > 0 && theirs.length > 0) return ofBothColours(position, own, theirs, touched, all)
  if (theirs.length > 0) {
    const codes = firstThat(theirs, touch => capturing(position, touch, all))
    return codes === null
      ? { codes: all, rule: 'touch.none-possible' }
      : { codes, rule: 'touch.opponent-first' }
  }
  return ofOwnPieces(position, own, all)
}

const ofOwnPieces = (
  position: Position,
  own: readonly Touch[],
  all: readonly MoveCode[],
): Obligation => castling(position, own, all) ?? ofOwn(own, all, [], 'touch.own-first')

const movesOf = (touch: Touch, all: readonly MoveCode[]): MoveCode[] =>
  all.filter(code => (code & 63) === touch.square || isRookCastling(code, touch.square))

/** Guidelines II.3.2.4: in Chess960 castling may move the rook alone, and then is a move of the rook as well. */
export function isRookCastling(code: MoveCode, rook: Square): boolean {
  const move = moveOf(code)
  return move.kind === 'castling' && move.rook === rook && move.to === move.from
}

const capturing = (position: Position, touch: Touch, all: readonly MoveCode[]): MoveCode[] =>
  all.filter(code => capturedOn(position, code) === touch.square)

/** What was touched together with this piece, itself included. */
const togetherWith = (touch: Touch, touched: readonly Touch[]): readonly Touch[] =>
  touch.group === null ? [touch] : touched.filter(({ group }) => group === touch.group)

/** The moves of the first touched piece that has any, and of those touched together with it. */
function firstThat(
  touched: readonly Touch[],
  moves: (touch: Touch) => MoveCode[],
): MoveCode[] | null {
  for (const touch of touched) {
    if (moves(touch).length > 0) return unionOf(togetherWith(touch, touched), moves)
  }
  return null
}

const unionOf = (touched: readonly Touch[], moves: (touch: Touch) => MoveCode[]): MoveCode[] => [
  ...new Set(touched.flatMap(moves)),
]

/**
 * 4.3.3: the first touched piece of the one with the first touched piece of the other; if that is
 * illegal, the first touched that can be moved or captured. The edition of 2009 speaks of one piece
 * of each colour only; more of them are decided by analogy (Preface).
 */
function ofBothColours(
  position: Position,
  own: readonly Touch[],
  theirs: readonly Touch[],
  touched: readonly Touch[],
  all: readonly MoveCode[],
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
  if (pair.length > 0) return { codes: pair, rule: 'touch.both-colours' }
  const ofPiece = ofOwnPieces(position, own, all)
  const isCastling = ofPiece.rule !== 'touch.own-first' && ofPiece.rule !== 'touch.none-possible'
  for (const touch of touched) {
    const isOwn = touch.color === position.turn
    const codes = isOwn
      ? movesOf(touch, all)
      : unionOf(togetherWith(touch, theirs), each => capturing(position, each, all))
    if (codes.length === 0) continue
    if (isOwn && isCastling) return ofPiece
    // Touched in no known order: the own piece counts as the first.
    const unclear = piece!.at === prey!.at && (piece!.unclear || prey!.unclear)
    const rule = unclear ? 'touch.order-unclear' : 'touch.both-colours'
    return { codes: isOwn ? ofPiece.codes : codes, rule }
  }
  return ofPiece
}

/** 4.4: king and rook, in that order or the other. */
function castling(
  position: Position,
  own: readonly Touch[],
  all: readonly MoveCode[],
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
  const castle = all.filter(code => rooks.some(({ square }) => isCastlingWith(code, square)))
  if (castle.length > 0) return { codes: castle, rule: 'touch.castle-duty' }
  const others = movesOf(king, withoutCastling(all, barred))
  // 4.4.3: where the king cannot move at all, the rook is not bound either.
  return { codes: others.length > 0 ? others : all, rule: 'touch.castle-illegal' }
}

/** A king that stands elsewhere than where it began is touched for itself, never in order to castle. */
function mayMeanToCastle(position: Position, king: Touch, all: readonly MoveCode[]): boolean {
  if (all.some(code => code >> 12 === CASTLING && (code & 63) === king.square)) return true
  const firstRank = position.turn === 'white' ? 0 : 7
  if (king.square >> 3 !== firstRank) return false
  return (king.square & 7) === 4 || position.castling.some(rook => rook >> 3 === firstRank)
}

const withoutCastling = (all: readonly MoveCode[], rooks: readonly Square[]): MoveCode[] =>
  all.filter(code => !rooks.some(rook => isCastlingWith(code, rook)))

const isCastlingWith = (code: MoveCode, rook: Square): boolean => {
  const move = moveOf(code)
  return move.kind === 'castling' && move.rook === rook
}

/** 4.3.1: the first touched piece that can be moved; castling with a rook touched before the king is barred. */
function ofOwn(
  own: readonly Touch[],
  all: readonly MoveCode[],
  barred: readonly Square[],
  rule: RuleId,
): Obligation {
  const allowed = withoutCastling(all, barred)
  const codes = firstThat(own, touch => movesOf(touch, allowed))
  if (codes !== null) return { codes, rule }
  // 4.4.2: in Chess960 rook and king may have no other move than to castle, and then still must not.
  const others = allowed.length > 0 ? allowed : all
  return { codes: others, rule: others.length < all.length ? rule : 'touch.none-possible' }
}

/** The same moves, whatever their order? */
export function sameMoves(a: Obligation | null, b: Obligation | null): boolean {
  if (a === null || b === null) return a === b
  return a.codes.length === b.codes.length && a.codes.every(code => b.codes.includes(code))
}
