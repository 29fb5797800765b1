import type { Color, SquareName } from '@jadoube/chess'
import type { ActReport } from '../report.js'
import type { HandlingState } from './handling-state.js'
import type { HeldPiece, RestingPiece } from './held-piece.js'
import { isCentral } from './kings-signal.js'
import { actReport } from './report-queue.js'

/** Milliseconds. A piece that stood this long on a square may have been released there. */
export const longRest = 1000

export interface PutDown {
  readonly piece: HeldPiece
  readonly to: SquareName
  readonly at: number
  readonly by: Color
  readonly wasMissed: boolean
  /** Acts before the captured piece is off the board, and after it. */
  readonly first?: readonly ActReport[]
  readonly last: readonly ActReport[]
}

/** A piece stands on a new square. Its acts are reported once the hand has certainly let go. */
export function rest(
  handling: HandlingState,
  { piece, to, at, by, wasMissed, first = [], last }: PutDown,
): void {
  const captured = handling.hand.pieces.find(held => held.from === to) ?? null
  if (captured !== null) {
    handling.decide(captured, by)
    handling.hand.letGo(captured)
  }
  const removed =
    captured === null ? [] : [actReport(by, { act: 'remove', square: to }, captured.at, wasMissed)]
  const isKing = piece.letter.toLowerCase() === 'k'
  const isSignal = isKing && isCentral(to) && !handling.game.legal.canGo(piece.from, to)
  handling.resting = { piece, to, at, captured, acts: [...first, ...removed, ...last], isSignal }
  handling.reports.add({ kind: 'rest', at, from: piece.from, to })
}

/** The piece that was lifted again is back on the square where it stood before. */
export function restAgain(handling: HandlingState, resting: RestingPiece, at: number): void {
  const { to, piece, captured } = resting
  handling.letters.set(to, piece.letter)
  handling.hand.letGo(captured)
  handling.resting = { ...resting, at, acts: resting.acts.map(act => ({ ...act, at })) }
}

/** A piece that stood for a while and moved on may have been released before. */
export function askIfReleased(handling: HandlingState, { earlierRest }: HeldPiece): void {
  if (earlierRest === undefined) return
  const { resting, at } = earlierRest
  if (at - resting.at >= longRest) handling.reports.ask('released', resting.at, [resting.to])
}

/**
 * A person says that the piece was released earlier on this square. False if the placing has
 * already been reported without it.
 */
export function wasReleased(handling: HandlingState, square: SquareName): boolean {
  const { resting } = handling
  if (resting === null) return false
  const { earlierRest, ...piece } = resting.piece
  const [earlier] = earlierRest?.resting.acts ?? []
  if (earlierRest?.resting.to !== square || earlier === undefined) return false
  const touched = actReport(earlier.by, { act: 'touch', square }, earlierRest.at, false)
  const acts = resting.acts.map(report =>
    'from' in report.act ? { ...report, act: { ...report.act, from: square } } : report,
  )
  handling.resting = { ...resting, piece, acts: [...earlierRest.resting.acts, touched, ...acts] }
  return true
}

/**
 * Something else has happened, so the piece put down last was released. `next` is the piece that
 * was lifted or put down since.
 */
export function release(handling: HandlingState, next?: HeldPiece): void {
  const { resting, hand, reports, turn } = handling
  handling.resting = null
  const isKing = next?.letter.toLowerCase() === 'k'
  if (isKing && (resting ?? handling.signals.at(-1))?.isSignal === true) {
    if (resting !== null) handling.signals = [...handling.signals, resting]
    return
  }
  for (const { acts } of handling.signals) reports.add(...acts)
  handling.signals = []
  if (resting !== null) reports.add(...resting.acts)
  // The rook was put down first and the king follows: the move on the board is not complete.
  if (isKing && resting !== null && castlesWith(handling, next, resting)) handling.candidate = null
  const { candidate } = handling
  if (candidate === null) return
  for (const { from, at, wasMissed } of hand.empty())
    reports.act(turn, { act: 'remove', square: from }, at, wasMissed)
  handling.trustMissed()
  handling.follow(candidate)
}

const castlesWith = (
  { game }: HandlingState,
  king: HeldPiece,
  { piece, to }: RestingPiece,
): boolean => game.legal.castlingSquares(king.from, piece.from)?.rook === to
