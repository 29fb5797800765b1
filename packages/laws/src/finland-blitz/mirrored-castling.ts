import {
  type Color,
  isAttacked,
  type Move,
  makeSquare,
  opposite,
  type Piece,
  type Placement,
  parseFen,
  type Role,
  type Square,
  squares,
} from '@jadoube/chess'
import { setUpIsClosed } from '../article-07-irregularities/set-up-claims.js'
import type { ActOf } from '../game/act.js'
import type { WrittenMove } from '../game/event.js'
import { isTakenOver } from '../game/history.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { baseOf, boardOf, standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'
import { castlingMove } from '../game/written-move.js'

/** The four squares of a mirrored castling. */
interface MirroredCastling {
  readonly king: Square
  readonly rook: Square
  readonly kingTo: Square
  readonly rookTo: Square
}

const square = (color: Color, file: number): Square =>
  ((color === 'white' ? 0 : 56) + file) as Square

const isPiece = (piece: Piece | undefined, color: Color, role: Role): boolean =>
  piece?.color === color && piece.role === role

/** Short to the a-side: king d1–b1, rook a1–c1. Long to the h-side: king d1–f1, rook h1–e1. */
function castlings(color: Color): readonly [short: MirroredCastling, long: MirroredCastling] {
  const of = (rook: number, kingTo: number, rookTo: number): MirroredCastling => ({
    king: square(color, 3),
    rook: square(color, rook),
    kingTo: square(color, kingTo),
    rookTo: square(color, rookTo),
  })
  return [of(0, 1, 2), of(7, 5, 4)]
}

/** 7: whether king and queen were swapped at the start, and it is too late to point that out. */
function isMirrored(ruling: OpenRuling, color: Color): boolean {
  if (ruling.rules.misplacedKingCastles !== 'mirrored-if-swapped-with-queen') return false
  const { opening } = ruling.state
  if (opening.shouldBe === null) return false
  const should = parseFen(opening.shouldBe)
  if (!should.ok) return false
  const stood = (file: number, role: Role) =>
    isPiece(opening.position.at(square(color, file)), color, role)
  const wanted = (file: number, role: Role) =>
    isPiece(should.value.placement.at(square(color, file)), color, role)
  const swapped = stood(3, 'king') && stood(4, 'queen')
  return swapped && wanted(3, 'queen') && wanted(4, 'king') && setUpIsClosed(ruling)
}

/** Shared, because this is the answer for nearly every move of every game. */
const none: readonly MirroredCastling[] = Object.freeze([])

/**
 * The mirrored castlings that this player may make now. The other conditions are those of the Laws
 * (3.8).
 */
function mirroredCastlings(ruling: OpenRuling, color: Color): readonly MirroredCastling[] {
  if (ruling.state.turn !== color || !isMirrored(ruling, color)) return none
  return castlings(color).filter(each => isAllowed(ruling.state, color, each))
}

function isAllowed(state: GameState, color: Color, castling: MirroredCastling): boolean {
  const { king, rook, kingTo } = castling
  const position = standing(state)
  if (position === undefined || !haveNotMoved(state, castling)) return false
  if (!isPiece(position.at(king), color, 'king')) return false
  if (!isPiece(position.at(rook), color, 'rook')) return false
  const between = squares.filter(each => each > Math.min(king, rook) && each < Math.max(king, rook))
  if (between.some(each => position.at(each) !== undefined)) return false
  const way = squares.filter(
    each => each >= Math.min(king, kingTo) && each <= Math.max(king, kingTo),
  )
  return !way.some(each => isAttacked(position, each, opposite(color)))
}

/** Whether, in the whole game, neither king nor rook has moved and the rook was not captured. */
function haveNotMoved({ opening, history }: GameState, { king, rook }: MirroredCastling): boolean {
  const { position } = opening
  for (let each = history; each !== null; each = each.previous) {
    if (isTakenOver(each)) {
      const stood = parseFen(each.fen)
      if (!stood.ok) return false
      const { placement } = stood.value
      if (placement.at(king) !== position.at(king) || placement.at(rook) !== position.at(rook))
        return false
    } else {
      const { from, to } = each.move
      if (from === king || from === rook || to === rook || to === king) return false
    }
  }
  return true
}

const castlingText = /^[O0]-[O0](-[O0])?[+#]*$/

/** The mirrored castling that a move act means. */
export function mirroredMeant(ruling: OpenRuling, act: ActOf<'move'>, by: Color): Move | null {
  const possible = mirroredCastlings(ruling, by)
  if (possible.length === 0) return null
  if ('san' in act) {
    const text = castlingText.exec(act.san.trim())
    if (text === null) return null
    const [short, long] = castlings(by)
    const { rook } = text[1] === undefined ? short : long
    return moveOrNull(possible.find(each => each.rook === rook))
  }
  const meant = (each: MirroredCastling) => act.to === each.kingTo || act.to === each.rook
  return act.from === square(by, 3) ? moveOrNull(possible.find(meant)) : null
}

/** The board after the castling. */
function after(board: Placement, { king, rook, kingTo, rookTo }: MirroredCastling): Placement {
  const man = board.at(king)!
  const tower = board.at(rook)!
  return board.without(king).without(rook).with(kingTo, man).with(rookTo, tower)
}

/** The castling that now stands on the board, made piece by piece. */
export function mirroredMade(ruling: OpenRuling, by: Color): Move | null {
  const possible = mirroredCastlings(ruling, by)
  if (possible.length === 0) return null
  const { state } = ruling
  const base = baseOf(state) ?? state.position.placement
  return moveOrNull(possible.find(each => boardOf(state).equals(after(base, each))))
}

/** The castling of which part stands on the board, king or rook first. */
export function mirroredPart(ruling: OpenRuling, by: Color): Move | null {
  const possible = mirroredCastlings(ruling, by)
  if (possible.length === 0) return null
  const { state } = ruling
  const base = baseOf(state) ?? state.position.placement
  const board = boardOf(state)
  const isPartOf = (castling: MirroredCastling): boolean => {
    const done = after(base, castling)
    return squares.every(each => {
      const now = board.at(each)
      if (now === base.at(each) || now === done.at(each)) return true
      return now === undefined && (each === castling.king || each === castling.rook)
    })
  }
  return moveOrNull(possible.find(isPartOf))
}

/** The castling as a move value, different from every legal move of the position. */
const moveOfMirrored = ({ king, rook }: MirroredCastling): Move => castlingMove(king, rook)

export const mirroredMoves = (ruling: OpenRuling, color: Color): readonly Move[] =>
  ruling.rules.misplacedKingCastles === 'mirrored-if-swapped-with-queen'
    ? mirroredCastlings(ruling, color).map(moveOfMirrored)
    : []

const moveOrNull = (castling: MirroredCastling | undefined): Move | null =>
  castling === undefined ? null : moveOfMirrored(castling)

/** Writes mirrored castling as a move. */
export function writeMirrored(color: Color, move: Move): WrittenMove {
  const { king, rook, kingTo } = castlings(color).find(each => moveOfMirrored(each) === move)!
  return { from: makeSquare(king), to: makeSquare(kingTo), rook: makeSquare(rook) }
}
