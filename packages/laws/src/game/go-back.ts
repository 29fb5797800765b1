import { makeFen } from '@jadoube/chess'
import type { Grounds } from './event.js'
import type { OpenRuling } from './open-ruling.js'
import type { Moment } from './state.js'

/** Reinstates an earlier position, with nothing binding in it and no press taken back. */
export function goBackTo(
  ruling: OpenRuling,
  { ply, position }: Pick<Moment, 'ply' | 'position'>,
  grounds: Grounds,
): void {
  ruling.happen({
    type: 'position-reinstated',
    at: ruling.at,
    ply,
    fen: makeFen(position),
    touched: [],
    released: null,
    withdrawn: null,
    ...grounds,
  })
}
