import { noted, type Reducers } from '../game/reducers.js'
import {
  pieceHeld,
  piecePlaced,
  pieceRemoved,
  piecesRestored,
  pieceTouched,
} from './reduce-hand.js'
import { moveMade } from './reduce-move-made.js'
import { movePartMade } from './reduce-move-part-made.js'
import { touchLifted } from './reduce-touch-lifted.js'

/** The events of Article 4, and how each changes a game. */
export const events4 = {
  'piece-touched': pieceTouched,
  'touch-lifted': touchLifted,
  'pieces-adjusted': noted,
  'piece-placed': piecePlaced,
  'piece-removed': pieceRemoved,
  'piece-held': pieceHeld,
  'piece-between-squares': pieceHeld,
  'pieces-restored': piecesRestored,
  'move-part-made': movePartMade,
  'move-made': moveMade,
  obligation: noted,
} satisfies Partial<Reducers>
