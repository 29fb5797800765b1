import {
  type Move,
  makeSquare,
  type Role,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'

/** An action of a hand as in a record, without time and actor. */
export type HandAct = Readonly<Record<string, unknown>> & { readonly act: string }
export type WayByHand = readonly HandAct[]

const place = (from: Square, to: Square): HandAct => ({
  act: 'place',
  from: makeSquare(from),
  to: makeSquare(to),
})
const put = (piece: Role, to: Square): HandAct => ({ act: 'place', piece, to: makeSquare(to) })
const remove = (square: Square): HandAct => ({ act: 'remove', square: makeSquare(square) })
export const touch = (square: Square): HandAct => ({ act: 'touch', square: makeSquare(square) })
const say = (text: string): HandAct => ({ act: 'announce', text })

/** The square of the piece that a move captures. */
export function capturedBy(position: StandingPosition, move: Move): Square | null {
  if (move.kind === 'castling') return null
  if (move.kind === 'en-passant') return (move.to ^ 8) as Square
  return position.at(move.to) === undefined ? null : move.to
}

/**
 * The ways in which hands carry out a legal move: any order of touching, removing and putting down
 * that Articles 4.4, 4.6 and 4.7 allow. None of them is a breach.
 */
export function waysByHand(position: StandingPosition, move: Move): readonly WayByHand[] {
  if (move.kind === 'castling') return castlingWays(move)
  const captured = capturedBy(position, move)
  if (move.kind === 'promotion') return promotionWays(move.from, move.to, move.promotion, captured)
  const { from, to } = move
  const { role } = position.at(from)!
  if (captured === null) {
    return [[place(from, to)], [touch(from), place(from, to)], [remove(from), put(role, to)]]
  }
  if (captured === to) {
    return [
      [place(from, to)],
      [remove(to), place(from, to)],
      [touch(from), remove(to), place(from, to)],
      [touch(to), touch(from), place(from, to)],
      [touch(from), touch(to), place(from, to)],
      [remove(from), remove(to), put(role, to)],
      [remove(to), remove(from), put(role, to)],
      [remove(from), put(role, to)],
    ]
  }
  return [
    [place(from, to), remove(captured)],
    [remove(captured), place(from, to)],
    [touch(from), remove(captured), place(from, to)],
    [touch(captured), place(from, to), remove(captured)],
    [remove(from), remove(captured), put(role, to)],
    [remove(from), put(role, to), remove(captured)],
    [remove(captured), remove(from), put(role, to)],
  ]
}

/** 4.6: the pawn need not reach the square, and pawn and piece may be exchanged in any order. */
function promotionWays(from: Square, to: Square, role: Role, captured: Square | null): WayByHand[] {
  const ways: WayByHand[] = [
    [place(from, to), remove(to), put(role, to)],
    [place(from, to), put(role, to)],
    [place(from, to), touch(to), put(role, to)],
    [remove(from), put(role, to)],
    [put(role, to), remove(from)],
    [touch(from), put(role, to), remove(from)],
  ]
  if (captured === null) return ways
  return [
    ...ways,
    [remove(to), place(from, to), put(role, to)],
    [remove(to), place(from, to), remove(to), put(role, to)],
    [remove(to), remove(from), put(role, to)],
    [remove(from), remove(to), put(role, to)],
    [remove(to), put(role, to), remove(from)],
    [touch(from), remove(to), put(role, to), remove(from)],
  ]
}

/**
 * The king first, or king and rook lifted; the rook first only after the king is touched (4.4.2).
 */
function castlingWays({
  from: king,
  to: kingTo,
  rook,
}: Extract<Move, { readonly kind: 'castling' }>): WayByHand[] {
  const rookTo = (kingTo + (rook > king ? -1 : 1)) as Square
  if (kingTo === king) {
    return [
      [place(rook, rookTo)],
      [touch(rook), place(rook, rookTo)],
      [touch(king), place(rook, rookTo)],
      [remove(king), place(rook, rookTo), put('king', king)],
      [remove(rook), put('rook', rookTo)],
    ]
  }
  if (rookTo === rook) {
    return [
      [place(king, kingTo)],
      [touch(king), place(king, kingTo)],
      [touch(king), touch(rook), place(king, kingTo)],
      [remove(king), put('king', kingTo)],
      [remove(king), remove(rook), put('king', kingTo), put('rook', rook)],
    ]
  }
  const ways: WayByHand[] = [
    [remove(king), place(rook, rookTo), put('king', kingTo)],
    [remove(king), remove(rook), put('rook', rookTo), put('king', kingTo)],
    [touch(king), remove(king), touch(rook), place(rook, rookTo), put('king', kingTo)],
  ]
  // In Chess960 a king's step is a separate move, unless castling is announced or required (4.4.1).
  const kingFirst = kingTo === rook ? put('rook', rookTo) : place(rook, rookTo)
  ways.push([say('I am about to castle'), place(king, kingTo), kingFirst])
  ways.push([touch(king), touch(rook), place(king, kingTo), kingFirst])
  if (Math.abs(kingTo - king) > 1) {
    ways.push([place(king, kingTo), kingFirst], [touch(king), place(king, kingTo), kingFirst])
    ways.push([remove(king), put('king', kingTo), kingFirst])
    ways.push([remove(king), remove(rook), put('king', kingTo), put('rook', rookTo)])
  }
  if (rookTo !== king) ways.push([touch(king), place(rook, rookTo), place(king, kingTo)])
  return ways
}
