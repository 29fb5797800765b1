import type { Color } from '@jadoube/chess'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * 8.5.2: to update their own scoresheet, a player may use the opponent's while they have the move.
 */
export function borrow(ruling: OpenRuling, by: Color): Refusal | undefined {
  const { sheetDue, borrowed } = ruling.player(by)
  if (borrowed || !sheetDue || ruling.state.turn !== by) return refused('scoresheet-not-to-borrow')
  ruling.happen({ type: 'scoresheet-borrowed', at: ruling.at, by, ...ruling.by('score.borrow') })
  return undefined
}

/** 8.5.2: the player returns it before they move. */
export function giveBack(ruling: OpenRuling, by: Color): Refusal | undefined {
  if (!ruling.player(by).borrowed) return refused('no-scoresheet-to-return')
  ruling.happen({ type: 'scoresheet-returned', at: ruling.at, by, ...ruling.by('score.borrow') })
  return undefined
}
