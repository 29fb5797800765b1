import type { Pace } from '@jadoube/clock'
import type { Edition } from './edition.js'
import { editionOf, fideEditionOn } from './editions.js'

/** What must be known of a game to say which Laws it is played under. */
export interface Occasion {
  /** ISO 8601. */
  readonly day: string
  /** The federation on whose territory it is played, as FIDE writes it: `FIN`. */
  readonly federation?: string
  readonly mode?: Pace
  readonly fideRated?: boolean
}

const finland = 'FIN'

/**
 * The Laws in force on a day, and in a place: those of FIDE, and over them what a federation has added. The
 * preface of 2009 lets it, on its own territory, and for events of FIDE and rated games not at all; so the
 * Finnish blitz rules are for Finnish games that are not rated. `null`: nothing known here was in force.
 */
export function editionFor({ day, federation, mode, fideRated }: Occasion): Edition | null {
  const fide = fideEditionOn(day)
  if (federation !== finland || (fide !== null && fide.parameters.federationRules === null))
    return fide
  const blitz = editionOf('finland-blitz-2008')
  if (mode === 'blitz' && fideRated !== true && blitz.inForceFrom <= day) return blitz
  return fide === null ? null : editionOf('finland-2009')
}
