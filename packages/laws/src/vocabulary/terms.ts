import { boardAndPieces } from './board-and-pieces.js'
import { clock } from './clock.js'
import { competition } from './competition.js'
import { endOfGame } from './end-of-game.js'
import { moves } from './moves.js'
import { penalties } from './penalties.js'
import { people } from './people.js'
import { scoresheet } from './scoresheet.js'
import type { Term } from './term.js'

/** Every term of the Laws, by subject, in about the order of the articles. */
export const terms: readonly Term[] = [
  ...people,
  ...boardAndPieces,
  ...moves,
  ...endOfGame,
  ...clock,
  ...scoresheet,
  ...competition,
  ...penalties,
]
