import {
  attackers,
  type Color,
  type MoveCode,
  makeSquare,
  opposite,
  type Placement,
  parseFen,
  type Square,
} from '@jadoube/chess'
import { setUpIsClosed } from '../article-07-irregularities/set-up-claims.js'
import type { ActOf } from '../game/act.js'
import type { WrittenMove } from '../game/event.js'
import { isTakenOver } from '../game/history.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { baseOf, boardOf, placementOf, standing } from '../game/standing.js'
import type { GameState } from '../game/state.js'

/** The four squares of a castling that goes the other way round. */
interface MirroredCastling {
  readonly king: Square
  readonly rook: Square
  readonly kingTo: Square
  readonly rookTo: Square
}

const QUEEN = 5
const KING = 6
const ROOK = 4
const CASTLING = 6

const square = (color: Color, file: number): Square =>
  ((color === 'white' ? 0 : 56) + file) as Square

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

/** 7: king and queen had changed places at the start, and that can no longer be pointed out. */
function isMirrored(ruling: OpenRuling, color: Color): boolean {
  if (ruling.rules.misplacedKingCastles !== 'mirrored-if-swapped-with-queen') return false
  const { opening } = ruling.state
  if (opening.shouldBe === null) return false
  const should = parseFen(opening.shouldBe)
  if (!should.ok) return false
  const own = color === 'white' ? 0 : 1
  const stood = (file: number) => opening.position.board.pieces[square(color, file)]
  const wanted = (file: number) => should.value.placement.codeAt(square(color, file))
  const king = (KING << 1) + own
  const queen = (QUEEN << 1) + own
  const swapped = stood(3) === king && stood(4) === queen
  return swapped && wanted(3) === queen && wanted(4) === king && setUpIsClosed(ruling)
}

/** The castlings that this player may now make; the other conditions are those of the Laws (3.8). */
function mirroredCastlings(ruling: OpenRuling, color: Color): readonly MirroredCastling[] {
  if (ruling.state.turn !== color || !isMirrored(ruling, color)) return []
  return castlings(color).filter(each => isAllowed(ruling.state, color, each))
}

function isAllowed(state: GameState, color: Color, castling: MirroredCastling): boolean {
  const { king, rook, kingTo } = castling
  const own = color === 'white' ? 0 : 1
  const position = standing(state)
  if (position === undefined || !haveNotMoved(state, castling)) return false
  const { pieces } = position.board
  if (pieces[king] !== (KING << 1) + own || pieces[rook] !== (ROOK << 1) + own) return false
  const [least, most] = rook < king ? [rook, king] : [king, rook]
  for (let each = least + 1; each < most; each++) if (pieces[each] !== 0) return false
  const step = kingTo > king ? 1 : -1
  for (let each = king as number; each !== kingTo + step; each += step) {
    if (attackers(position, each as Square, opposite(color)).length > 0) return false
  }
  return true
}

/** Neither king nor rook has moved, and the rook was not captured, in the whole game. */
function haveNotMoved({ opening, history }: GameState, { king, rook }: MirroredCastling): boolean {
  const { pieces } = opening.position.board
  for (let each = history; each !== null; each = each.previous) {
    if (isTakenOver(each)) {
      const stood = parseFen(each.fen)
      if (!stood.ok) return false
      const { placement } = stood.value
      if (placement.codeAt(king) !== pieces[king] || placement.codeAt(rook) !== pieces[rook])
        return false
    } else {
      const from = each.code & 63
      const to = (each.code >> 6) & 63
      if (from === king || from === rook || to === rook || to === king) return false
    }
  }
  return true
}

const castlingText = /^[O0]-[O0](-[O0])?[+#]*$/

/** The castling that a move in one stands for. */
export function mirroredMeant(ruling: OpenRuling, act: ActOf<'move'>, by: Color): MoveCode | null {
  const possible = mirroredCastlings(ruling, by)
  if (possible.length === 0) return null
  if ('san' in act) {
    const text = castlingText.exec(act.san.trim())
    if (text === null) return null
    const [short, long] = castlings(by)
    const { rook } = text[1] === undefined ? short : long
    return codeOrNull(possible.find(each => each.rook === rook))
  }
  const meant = (each: MirroredCastling) => act.to === each.kingTo || act.to === each.rook
  return act.from === square(by, 3) ? codeOrNull(possible.find(meant)) : null
}

/** What stands there once it is done. */
function after(board: Placement, { king, rook, kingTo, rookTo }: MirroredCastling): Placement {
  const man = board.at(king)!
  const tower = board.at(rook)!
  return board.without(king).without(rook).with(kingTo, man).with(rookTo, tower)
}

/** The castling that now stands on the board, put there piece by piece. */
export function mirroredMade(ruling: OpenRuling, by: Color): MoveCode | null {
  const possible = mirroredCastlings(ruling, by)
  if (possible.length === 0) return null
  const { state } = ruling
  const base = baseOf(state) ?? placementOf(state.position)
  return codeOrNull(possible.find(each => boardOf(state).equals(after(base, each))))
}

/** The castling that stands on the board in part, king or rook first: what these four squares show is of it. */
export function mirroredPart(ruling: OpenRuling, by: Color): MoveCode | null {
  const possible = mirroredCastlings(ruling, by)
  if (possible.length === 0) return null
  const { state } = ruling
  const base = baseOf(state) ?? placementOf(state.position)
  const board = boardOf(state)
  const isPartOf = (castling: MirroredCastling): boolean => {
    const done = after(base, castling)
    for (let each = 0; each < 64; each++) {
      const now = board.codeAt(each)
      if (now === base.codeAt(each) || now === done.codeAt(each)) continue
      if (now !== 0 || (each !== castling.king && each !== castling.rook)) return false
    }
    return true
  }
  return codeOrNull(possible.find(isPartOf))
}

/** A code for it, as castling has one; no legal move of the position has it. */
const codeOfMirrored = ({ king, rook }: MirroredCastling): MoveCode =>
  king | (rook << 6) | (CASTLING << 12)

export const mirroredCodes = (ruling: OpenRuling, color: Color): readonly MoveCode[] =>
  ruling.rules.misplacedKingCastles === 'mirrored-if-swapped-with-queen'
    ? mirroredCastlings(ruling, color).map(codeOfMirrored)
    : []

const codeOrNull = (castling: MirroredCastling | undefined): MoveCode | null =>
  castling === undefined ? null : codeOfMirrored(castling)

/** Castling the other way round, by its code. */
export function writeMirrored(color: Color, code: MoveCode): WrittenMove {
  const { king, rook, kingTo } = castlings(color).find(each => codeOfMirrored(each) === code)!
  return { from: makeSquare(king), to: makeSquare(kingTo), rook: makeSquare(rook) }
}
