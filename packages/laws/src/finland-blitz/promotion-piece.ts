import type { Color } from '@jadoube/chess'
import { restart, stopClocks } from '../article-06-chessclock/pause.js'
import type { Act, ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Intervention } from '../game/provision.js'

/**
 * 11: if a pawn stands on its last rank and is not promoted yet, either player may stop the clocks
 * until a piece is available, and then start them again.
 */
function waitsForPiece(ruling: OpenRuling): boolean {
  if (ruling.article('fb.promo.stop') === undefined) return false
  return ruling.state.hand?.released?.some(({ kind }) => kind === 'promotion') === true
}

export function stopForPiece(
  ruling: OpenRuling,
  act: ActOf<'pause'>,
  by: Color | undefined,
): Intervention {
  const waits = by !== undefined && ruling.state.status !== 'adjourned' && waitsForPiece(ruling)
  return waits ? stopClocks(ruling, act, 'fb.promo.stop') : 'ordinary'
}

export function restartWithPiece(ruling: OpenRuling, _: Act, by: Color | undefined): Intervention {
  return by !== undefined && waitsForPiece(ruling) ? restart(ruling) : 'ordinary'
}
