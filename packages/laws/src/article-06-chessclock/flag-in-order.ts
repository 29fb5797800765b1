import { type Color, opposite } from '@jadoube/chess'
import { type FlagFall, type Instant, settleClock } from '@jadoube/clock'
import type { OpenRuling } from '../game/open-ruling.js'
import { flagFalls } from './flag-grounds.js'

/** The last flag fall of this player that costs nothing, because the moves were completed. */
function fallInOrder(ruling: OpenRuling, color: Color): FlagFall | undefined {
  const { clock } = ruling.state
  if (clock === null) return undefined
  const { falls } = settleClock(clock, ruling.at as Instant)
  return falls.findLast(({ side, liftedAt }) => side === color && liftedAt === null)
}

/**
 * Handles a flag that costs nothing because the moves were made in time. False if no such flag has
 * fallen.
 */
export function flagInOrder(ruling: OpenRuling, color: Color | undefined): boolean {
  const fall =
    color === undefined
      ? (fallInOrder(ruling, ruling.state.turn) ?? fallInOrder(ruling, opposite(ruling.state.turn)))
      : fallInOrder(ruling, color)
  if (fall === undefined) return false
  ruling.happen({
    type: 'flag-fallen',
    at: ruling.at,
    player: fall.side,
    ...flagFalls(ruling),
  })
  for (const each of ruling.index.occasions.flagInOrder) each(ruling, fall)
  return true
}
