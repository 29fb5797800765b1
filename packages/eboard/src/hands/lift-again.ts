import type { SquareName } from '@jadoube/chess'
import type { HandlingState } from './handling-state.js'
import type { RestingPiece } from './held-piece.js'

/**
 * The piece that was put down last is lifted again: by its owner, or by the opponent who captures
 * it at once.
 */
export function liftAgain(handling: HandlingState, resting: RestingPiece, at: number): void {
  handling.letters.delete(resting.to)
  handling.resting = null
  if (resting.captured !== null) handling.hand.take(resting.captured)
  const earlierRest = { resting, candidate: handling.candidate, at }
  handling.candidate = null
  handling.hand.take({ ...resting.piece, earlierRest })
}

/** A piece of the opponent is lifted after it and can capture it: then it was captured. */
export function recapture(handling: HandlingState, square: SquareName): void {
  const { earlierRest } = handling.hand
  if (earlierRest?.candidate == null) return
  const { next } = earlierRest.candidate
  if (next.canCapture(square, earlierRest.resting.to)) opponentHolds(handling)
}

/** The piece that was lifted again is in the opponent's hand, so the move before was made. */
export function opponentHolds(handling: HandlingState): void {
  const { hand, reports, turn } = handling
  const { earlierRest } = hand
  if (earlierRest?.candidate == null) return
  const { resting, candidate, at } = earlierRest
  const { letter, wasMissed } = resting.piece
  reports.add(...resting.acts)
  for (const held of hand.empty()) {
    // A pawn captured en passant.
    if (held.earlierRest === undefined && held !== resting.captured)
      reports.act(turn, { act: 'remove', square: held.from }, held.at, held.wasMissed)
  }
  hand.take({ from: resting.to, letter, at, wasMissed, isUndecided: true })
  handling.follow(candidate)
}
