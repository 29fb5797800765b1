import type { Color } from '@jadoube/chess'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'

/** 8.5.2: to bring their own up to date they may use the opponent's scoresheet, while they have the move. */
export function borrow(ruling: OpenRuling, by: Color): Refusal | undefined {
  const { sheetDue, borrowed } = ruling.player(by)
  if (borrowed || !sheetDue || ruling.state.turn !== by) return refused('scoresheet-not-to-borrow')
  ruling.happen({ type: 'scoresheet-borrowed', at: ruling.at, by, ...ruling.by('score.borrow') })
  return undefined
}

/** 8.5.2: and they give it back before they move. */
export function giveBack(ruling: OpenRuling, by: Color): Refusal | undefined {
  if (!ruling.player(by).borrowed) return refused('no-scoresheet-to-return')
  ruling.happen({ type: 'scoresheet-returned', at: ruling.at, by, ...ruling.by('score.borrow') })
  return undefined
}
