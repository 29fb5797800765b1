import type { SquareName } from '@jadoube/chess'
import type { Handling } from './handling.js'
import type { Resting } from './held-piece.js'

/**
 * The piece that was put down last is lifted again: by its owner, or by the opponent who captures
 * it at once.
 */
export function liftAgain(handling: Handling, resting: Resting, at: number): void {
  handling.letters.delete(resting.to)
  handling.resting = null
  if (resting.victim !== null) handling.hand.take(resting.victim)
  const again = { resting, candidate: handling.candidate, at }
  handling.candidate = null
  handling.hand.take({ ...resting.piece, again })
}

/** A piece of the opponent is lifted after it and can capture it: then it was captured. */
export function recapture(handling: Handling, square: SquareName): void {
  const { again } = handling.hand
  if (again?.candidate == null) return
  const { next } = again.candidate
  if (next.canCapture(square, again.resting.to)) opponentHolds(handling)
}

/** The piece that was lifted again is in the opponent's hand, so the move before was made. */
export function opponentHolds(handling: Handling): void {
  const { hand, told, turn } = handling
  const { again } = hand
  if (again?.candidate == null) return
  const { resting, candidate, at } = again
  const { letter, wasMissed } = resting.piece
  told.add(...resting.acts)
  for (const held of hand.empty()) {
    // A pawn captured en passant.
    if (held.again === undefined && held !== resting.victim)
      told.act(turn, { act: 'remove', square: held.from }, held.at, held.wasMissed)
  }
  hand.take({ from: resting.to, letter, at, wasMissed, isUndecided: true })
  handling.follow(candidate)
}
