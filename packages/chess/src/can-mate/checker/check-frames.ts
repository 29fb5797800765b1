import type { Color } from '../../piece.js'
import { pieceOf } from '../../piece.js'
import type { Position } from '../../position.js'
import type { FrameClaim } from '../verdict.js'
import { assign } from './claim.js'
import { type Frame, keyOf, type Troop, tidied } from './frame.js'
import { isMateExactly, mayBeMate } from './frame-mate.js'
import { type FrameMove, movesOf } from './frame-moves.js'
import { bits, empty, has, list, type Squares, setOf } from './squares.js'

/**
 * Is it so that the position lies in one of the frames, that every move from each of them leads to one of them (or where the material
 * cannot mate), and that none may be mate? The reason why not, or undefined.
 */
export function findFrameFault(
  position: Position,
  winner: Color,
  claim: FrameClaim,
): string | undefined {
  if (position.board.castling !== 0) return 'frames know no castling'
  const { troops } = claim
  const frames = readFrames(claim)
  const known = new Map<string, Frame[]>()
  for (const frame of frames) {
    const key = keyOf(frame)
    const same = known.get(key)
    if (same === undefined) known.set(key, [frame])
    else same.push(frame)
  }
  if (!frames.some(frame => holds(frame, troops, position))) return 'no frame holds the position'
  const isKnown = (frame: Frame) =>
    (known.get(keyOf(frame)) ?? []).some(other =>
      other.men.every((squares, i) => (frame.men[i] & ~squares) === empty),
    )
  const leads = (move: FrameMove, to: Squares): boolean =>
    move.leaves(to).some(after => {
      const then = tidied(after, troops)
      return then === undefined || cannotMate(then, troops, winner) || isKnown(then)
    })
  for (const frame of frames) {
    if (frame.turn !== winner && mayBeMate(frame, troops) && isMateExactly(frame, troops) !== false)
      return `a mate on ${frame.kings[frame.turn]} is not excluded`
    for (const move of movesOf(frame, troops)) {
      if (move.to === empty || leads(move, move.to)) continue
      // Together they may be more than any frame holds; one by one they may not.
      const squares = list(move.to)
      if (squares.length > 1 && squares.every(square => leads(move, bits[square]))) continue
      return `a frame is left: ${keyOf(frame)} to ${squares.join(' ')}`
    }
  }
  return undefined
}

function readFrames({ troops, words }: FrameClaim): Frame[] {
  const stride = 5 + 3 * troops.length
  const frames: Frame[] = []
  for (let at = 0; at + stride <= words.length; at += stride) {
    const first = words[at]
    const troopAt = (i: number) => at + 5 + 3 * i
    frames.push({
      turn: first % 2 === 0 ? 'white' : 'black',
      crossed: (Math.floor(first / 2) % 128) - 1,
      kings: { white: Math.floor(first / 256) % 64, black: Math.floor(first / 16384) % 64 },
      pawns: {
        white: setOf(words[at + 1], words[at + 2]),
        black: setOf(words[at + 3], words[at + 4]),
      },
      counts: troops.map((_, i) => words[troopAt(i)]),
      men: troops.map((_, i) => setOf(words[troopAt(i) + 1], words[troopAt(i) + 2])),
    })
  }
  return frames
}

/** Is the position one of the frame's: every officer in a troop that has room for it? */
function holds(frame: Frame, troops: readonly Troop[], { board }: Position): boolean {
  if ((frame.turn === 'white' ? 0 : 1) !== board.turn || frame.crossed !== board.enPassant)
    return false
  const officers: { square: number; color: Color; role: string }[] = []
  const pawns = { white: empty, black: empty }
  for (let square = 0; square < 64; square++) {
    const piece = pieceOf(board.pieces[square])
    if (piece === undefined) continue
    if (piece.role === 'pawn') pawns[piece.color] |= bits[square]
    else if (piece.role !== 'king') officers.push({ square, ...piece })
    else if (frame.kings[piece.color] !== square) return false
  }
  if (pawns.white !== frame.pawns.white || pawns.black !== frame.pawns.black) return false
  const places = frame.counts.flatMap((count, i) => new Array<number>(count).fill(i))
  if (places.length !== officers.length) return false
  const fits = (need: number, offer: number) => {
    const troop = troops[places[offer]]
    const { square, color, role } = officers[need]
    return troop.color === color && troop.role === role && has(frame.men[places[offer]], square)
  }
  return assign(officers.length, places.length, fits) !== undefined
}

/** T0 to T2 of material.ts, for the men of a frame. */
function cannotMate(frame: Frame, troops: readonly Troop[], winner: Color): boolean {
  const there = troops.flatMap((troop, i) => (frame.counts[i] > 0 ? [{ ...troop, i }] : []))
  const own = there.filter(troop => troop.color === winner)
  const rest = there.filter(troop => troop.color !== winner)
  const pawns = frame.pawns.white | frame.pawns.black
  if (own.length === 0 && frame.pawns[winner] === empty) return true
  if (pawns !== empty) return false
  const [first] = own
  if (own.length === 1 && first.role === 'knight' && frame.counts[first.i] === 1)
    return rest.every(troop => troop.role === 'queen')
  if (!own.every(troop => troop.role === 'bishop')) return false
  if (rest.some(troop => troop.role === 'knight')) return false
  const shades = new Set<number>()
  for (const { role, i } of there) {
    if (role !== 'bishop') continue
    for (const square of list(frame.men[i])) shades.add((Math.floor(square / 8) + square) % 2)
  }
  return shades.size === 1
}
