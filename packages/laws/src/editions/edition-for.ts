import type { Pace } from '@jadoube/clock'
import type { Edition } from './edition.js'
import { editionOf, fideEditionOn } from './editions.js'

/** What must be known about a game to determine its Laws. */
export interface Occasion {
  /** The day of the game, in ISO 8601. */
  readonly day: string
  /** The federation on whose territory it is played, by its FIDE code: `FIN`. */
  readonly federation?: string
  readonly mode?: Pace
  readonly fideRated?: boolean
}

const finland = 'FIN'

/**
 * The Laws in force on a day and in a place: those of FIDE, with additions by a federation. The
 * preface of 2009 allows them on its own territory, but not for FIDE events and rated games. So the
 * Finnish blitz rules are for Finnish games that are not rated. `null` if no known edition was in
 * force.
 *
 * @example
 * editionFor({ day: '2020-05-01' })?.id // → 'fide-2018'
 */
export function editionFor({ day, federation, mode, fideRated }: Occasion): Edition | null {
  const fide = fideEditionOn(day)
  if (federation !== finland || (fide !== null && fide.parameters.federationRules === null))
    return fide
  const blitz = editionOf('finland-blitz-2008')
  if (mode === 'blitz' && fideRated !== true && blitz.inForceFrom <= day) return blitz
  return fide === null ? null : editionOf('finland-2009')
}
