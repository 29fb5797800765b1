import type { SquareName } from '@jadoube/chess'
import type { SensedAct } from '../report.js'
import { colorOfLetter, type PieceLetter } from '../sensor.js'
import type { HandlingState } from './handling-state.js'
import type { HeldPiece } from './held-piece.js'
import { recognise } from './recognise.js'
import { actReport } from './report-queue.js'
import { release, rest } from './rest.js'

export const isPawn = (letter: PieceLetter): boolean => letter.toLowerCase() === 'p'

/** Whether a pawn of this colour can have become the piece on this square. */
export const isPromoted = (pawn: PieceLetter, piece: PieceLetter, to: SquareName): boolean =>
  isPawn(pawn) &&
  !isPawn(piece) &&
  colorOfLetter(pawn) === colorOfLetter(piece) &&
  to[1] === (colorOfLetter(pawn) === 'white' ? '8' : '1')

export interface NewPiece {
  readonly to: SquareName
  readonly piece: PieceLetter
  readonly at: number
  readonly wasMissed: boolean
}

/** A pawn in the hand is exchanged for a piece from beside the board. */
export function exchangePawn(
  handling: HandlingState,
  pawn: HeldPiece,
  { to, piece: letter, at, wasMissed }: NewPiece,
): void {
  const { hand, reports } = handling
  const by = colorOfLetter(letter)
  const piece = letter.toUpperCase()
  hand.letGo(pawn)
  handling.letters.set(to, letter)
  const stood = pawn.earlierRest?.resting
  // The pawn stood there first and was exchanged.
  if (stood?.to === to) reports.add(...stood.acts)
  const square = stood?.to === to ? to : pawn.from
  reports.act(by, { act: 'remove', square }, pawn.earlierRest?.at ?? pawn.at, wasMissed)
  reports.act(by, { act: 'place', piece, to, released: false }, at, wasMissed)
  const promoted: HeldPiece = { from: to, letter, at, wasMissed, isUndecided: false, isNew: true }
  const last = [actReport(by, { act: 'place', piece, to }, at, wasMissed)]
  rest(handling, { piece: promoted, to, at, by, wasMissed, last })
}

/** A person says what a pawn became, if the board cannot tell. */
export function promote(
  handling: HandlingState,
  to: SquareName,
  piece: PieceLetter,
  at: number,
): void {
  const pawn = handling.letters.get(to)
  if (pawn?.toLowerCase() !== 'p') return
  release(handling)
  handling.letters.set(to, piece)
  const acts: readonly SensedAct[] = [
    { act: 'remove', square: to },
    { act: 'place', piece: piece.toUpperCase(), to },
  ]
  for (const act of acts)
    handling.reports.add({ ...actReport(colorOfLetter(piece), act, at, false), source: 'person' })
  recognise(handling, at)
  release(handling)
}

/** The square of a pawn on its last rank, if the move is otherwise done. */
export function pawnToPromote(letters: ReadonlyMap<SquareName, PieceLetter>): SquareName | null {
  for (const [square, letter] of letters) {
    if (letter === (square[1] === '8' ? 'P' : square[1] === '1' ? 'p' : null)) return square
  }
  return null
}
