import { noted, type Reducers } from '../game/reducers.js'
import { held, pieceTouched, placed, removed, restored } from './reduce-hand.js'
import { moveMade } from './reduce-made.js'
import { movePartMade } from './reduce-part.js'
import { touchLifted } from './reduce-touch-lifted.js'

/** The events of Article 4, and how each changes a game. */
export const events4 = {
  'piece-touched': pieceTouched,
  'touch-lifted': touchLifted,
  'pieces-adjusted': noted,
  'piece-placed': placed,
  'piece-removed': removed,
  'piece-held': held,
  'piece-between-squares': held,
  'pieces-restored': restored,
  'move-part-made': movePartMade,
  'move-made': moveMade,
  obligation: noted,
} satisfies Partial<Reducers>
