import {
  makeSquare,
  type Piece,
  parseSquare,
  promotionRoles,
  type Role,
  rankOf,
  type Square,
  type StandingPosition,
  standingPosition,
} from '@jadoube/chess'

/** An entry that is not a legal move, with the position after it. */
export interface UncheckedMove {
  /** With both squares, so that it can be replayed: `Ke1-e3`. Castling is `O-O`. */
  readonly text: string
  /** With the square of arrival, as all moves on a scoresheet: `Ke3`. */
  readonly shown: string
  readonly squares: readonly Square[]
  readonly after: StandingPosition
}

const letters: Readonly<Record<Role, string>> = {
  pawn: '',
  knight: 'N',
  bishop: 'B',
  rook: 'R',
  queen: 'Q',
  king: 'K',
}

/** The pieces that a pawn can become by going to this square; none for other moves. */
export function promotionsOnto(
  position: StandingPosition,
  from: Square,
  to: Square,
): readonly Role[] {
  const isLast = rankOf(to) === (position.turn === 'white' ? 7 : 0)
  return isLast && position.at(from)?.role === 'pawn' ? promotionRoles : []
}

/**
 * Moves a piece of the player who has the move, whether the Laws allow it or not. Null if there is
 * no such piece, or if its own piece or a king stands on the target.
 */
export function uncheckedMove(
  position: StandingPosition,
  from: Square,
  to: Square,
  promotion?: Role,
): UncheckedMove | null {
  const piece = position.at(from)
  if (piece?.color !== position.turn || from === to) return null
  const castled = castling(position, piece, from, to)
  if (castled !== null) return castled
  const captured = position.at(to)
  if (captured?.color === piece.color || captured?.role === 'king') return null
  const becomes = promotion === undefined ? piece : { ...piece, role: promotion }
  const after = positionAfter(position, [
    [from, null],
    [to, becomes],
  ])
  if (after === null) return null
  const letter = letters[piece.role]
  const end = `${makeSquare(to)}${promotion === undefined ? '' : `=${letters[promotion]}`}`
  const origin = piece.role === 'pawn' ? makeSquare(from).charAt(0) : letter
  return {
    text: `${letter}${makeSquare(from)}${captured === undefined ? '-' : 'x'}${end}`,
    shown: captured === undefined ? `${letter}${end}` : `${origin}x${end}`,
    squares: [from, to],
    after,
  }
}

/** A king that goes two squares towards its rook, or is put onto it, although it may not castle. */
function castling(
  position: StandingPosition,
  piece: Piece,
  from: Square,
  to: Square,
): UncheckedMove | null {
  const home = piece.color === 'white' ? 0 : 56
  if (piece.role !== 'king' || from !== home + 4) return null
  for (const [text, corner, kingTo, rookTo] of [
    ['O-O', 7, 6, 5],
    ['O-O-O', 0, 2, 3],
  ] as const) {
    const rook = position.at((home + corner) as Square)
    if (rook?.role !== 'rook' || rook.color !== piece.color) continue
    if (to !== home + kingTo && to !== home + corner) continue
    const targets = [(home + kingTo) as Square, (home + rookTo) as Square] as const
    if (targets.some(square => position.at(square) !== undefined)) continue
    const after = positionAfter(position, [
      [from, null],
      [(home + corner) as Square, null],
      [targets[0], piece],
      [targets[1], rook],
    ])
    if (after !== null) return { text, shown: text, squares: [from, targets[0]], after }
  }
  return null
}

/** The position with these squares changed and the other player on move. */
function positionAfter(
  position: StandingPosition,
  changes: readonly (readonly [Square, Piece | null])[],
): StandingPosition | null {
  let { placement } = position
  for (const [square, piece] of changes)
    placement = piece === null ? placement.without(square) : placement.with(square, piece)
  const { turn, moveNumber } = position
  const after = standingPosition({
    ...position.toSetup(),
    placement,
    turn: turn === 'white' ? 'black' : 'white',
    enPassant: undefined,
    moveNumber: moveNumber + (turn === 'white' ? 0 : 1),
  })
  return after ?? null
}

const entryPattern = /^[KQRBN]?([a-h][1-8])[-x]([a-h][1-8])(?:=([QRBN]))?$/

/** Reads an entry that `uncheckedMove` wrote. */
export function readUncheckedMove(position: StandingPosition, text: string): UncheckedMove | null {
  const home = position.turn === 'white' ? 0 : 56
  if (text === 'O-O') return uncheckedMove(position, (home + 4) as Square, (home + 6) as Square)
  if (text === 'O-O-O') return uncheckedMove(position, (home + 4) as Square, (home + 2) as Square)
  const [, from, to, letter] = entryPattern.exec(text) ?? []
  const squares = [parseSquare(from ?? ''), parseSquare(to ?? '')] as const
  if (squares[0] === undefined || squares[1] === undefined) return null
  const promotion = promotionRoles.find(role => letters[role] === letter)
  return uncheckedMove(position, squares[0], squares[1], promotion)
}
