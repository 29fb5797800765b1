import { baseOf, boardOf } from '../game/standing.js'
import type { GameState } from '../game/state.js'

/**
 * What was missing when a visually disabled player started the opponent's clock too early (D.2.4):
 * the announcement, the move on the board, or that the two match.
 */
export type EarlyPress = 'unannounced' | 'not-carried-out' | 'differs'

/** Null if the player who has the move can see, or has neither moved nor announced anything. */
export function earlyPress(before: GameState): EarlyPress | null {
  const { blind, turn, position } = before
  if (blind === null || !blind.disabled[turn]) return null
  const isBegun = !boardOf(before).equals(baseOf(before) ?? position.placement)
  if (blind.announced === null) return isBegun ? 'unannounced' : null
  return isBegun ? 'differs' : 'not-carried-out'
}
