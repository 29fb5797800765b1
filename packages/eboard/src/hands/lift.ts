import type { SquareName } from '@jadoube/chess'
import { colorOfLetter, type PieceLetter, type Sensed } from '../sensor.js'
import type { HandlingState } from './handling-state.js'
import type { HeldPiece } from './held-piece.js'
import { liftAgain, recapture } from './lift-again.js'
import { exchangePawn, isPromoted } from './promotion.js'
import { actReport } from './report-queue.js'
import { release, rest } from './rest.js'

/** More pieces off their squares than any move needs: this is not play. */
const tooMany = 4

export interface Lifted {
  readonly square: SquareName
  readonly at: number
  /** What the square shows now: nothing, or the piece that stands there instead. */
  readonly after: Sensed
  readonly wasMissed: boolean
  /** The squares that other pieces left at about the same time. */
  readonly near: readonly SquareName[]
}

/** A piece has left its square. */
export function lift(
  handling: HandlingState,
  { square, at, after, wasMissed, near }: Lifted,
): void {
  const { hand, reports, resting } = handling
  const letter = handling.letters.get(square)
  if (letter === undefined || handling.hasStopped) return
  if (resting?.to === square) {
    liftAgain(handling, resting, at)
    return
  }
  if (forgetUnexplained(handling, square)) return
  // If another piece stands in its place, it was captured there and captured nothing itself.
  if (after === null) recapture(handling, square)
  const held: HeldPiece = { from: square, letter, at, wasMissed, isUndecided: false }
  release(handling, held)
  handling.letters.delete(square)
  if (explainsEarlier(handling, square, letter)) return
  const { legal, turn } = handling.game
  const isKnocked = near.length > 0 && !legal.explainsLifts([square, ...near])
  const isOwn = colorOfLetter(letter) === turn
  held.isUndecided = !isOwn && !hand.own(turn).some(({ from }) => legal.canCapture(from, square))
  if (isOwn) {
    for (const other of hand.pieces)
      if (legal.canCapture(square, other.from)) handling.decide(other, turn)
  }
  hand.take(held)
  if (isKnocked || hand.pieces.length >= tooMany) {
    const squares = hand.pieces.map(({ from }) => from)
    handling.stopAndAsk('pieces-knocked-over', at, [...new Set([...squares, ...near])])
  } else if (!held.isUndecided) reports.act(turn, { act: 'touch', square }, at, wasMissed)
}

/** A piece of unknown origin is lifted again: its origin is still unknown. */
function forgetUnexplained(handling: HandlingState, square: SquareName): boolean {
  const found = handling.unexplained.find(({ to }) => to === square)
  if (found === undefined) return false
  handling.unexplained = handling.unexplained.filter(each => each !== found)
  handling.letters.delete(square)
  return true
}

/**
 * Whether the missing piece is the one that was put down elsewhere before, or the pawn that became
 * it: the message that it left its square came late.
 */
function explainsEarlier(handling: HandlingState, from: SquareName, letter: PieceLetter): boolean {
  const { unexplained } = handling
  const moved = unexplained.find(each => each.to !== from && (each.letter ?? letter) === letter)
  const became = unexplained.find(
    each => each.letter !== null && isPromoted(letter, each.letter, each.to),
  )
  const found = moved ?? became
  if (found === undefined) return false
  handling.unexplained = unexplained.filter(each => each !== found)
  const { to, at } = found
  const by = colorOfLetter(letter)
  handling.reports.act(by, { act: 'touch', square: from }, at, true)
  const piece: HeldPiece = { from, letter, at, wasMissed: true, isUndecided: false }
  if (found !== moved && found.letter !== null) {
    exchangePawn(handling, piece, { to, piece: found.letter, at, wasMissed: true })
    return true
  }
  handling.letters.set(to, letter)
  const last = [actReport(by, { act: 'place', from, to }, at, true)]
  rest(handling, { piece, to, at, by, wasMissed: true, last })
  return true
}
