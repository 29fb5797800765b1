import { placementOfLetters } from '../shown-position.js'
import type { HandlingState } from './handling-state.js'
import { release } from './rest.js'

/**
 * Checks after a series of changes whether they are a legal move, or something that is not a move.
 */
export function recognise(handling: HandlingState, at: number): void {
  if (handling.hasStopped) return
  const { game, hand, turn } = handling
  const canBeMove =
    hand.own(turn).length === 0 && handling.unexplained.length === 0 && game.isReadable
  handling.candidate = canBeMove ? game.legal.leadingTo(handling.letters) : null
  if (handling.candidate !== null) {
    for (const held of hand.pieces) handling.decide(held, turn)
    handling.trustMissed()
    return
  }
  if (canBeMove && isRepliedTo(handling)) return
  if (!hand.isEmpty) return
  const shown = placementOfLetters(handling.letters)
  if (shown === game.placement) return
  const known = game.wasShown(shown)
  if (known !== null) handling.stopAndAsk(known, at, [])
}

/** Whether a legal move stands on the board and the opponent has already begun the reply. */
function isRepliedTo(handling: HandlingState): boolean {
  const { hand, game } = handling
  const replying = hand.pieces.filter(({ isUndecided }) => isUndecided)
  if (replying.length === 0 || replying.length < hand.pieces.length) return false
  const without = new Map(handling.letters)
  for (const { from, letter } of replying) without.set(from, letter)
  handling.candidate = game.legal.leadingTo(without)
  if (handling.candidate === null) return false
  hand.empty()
  release(handling)
  hand.take(...replying)
  for (const held of replying) handling.decide(held, handling.turn)
  return true
}
