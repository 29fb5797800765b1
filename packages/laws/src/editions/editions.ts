import type { Edition } from './edition.js'
import type { EditionId } from './edition-id.js'
import { fide2009 } from './fide-2009.js'
import { fide2017 } from './fide-2017.js'
import { fide2018 } from './fide-2018.js'
import { fide2023 } from './fide-2023.js'
import { finland2009 } from './finland-2009.js'
import { finlandBlitz2008 } from './finland-blitz-2008.js'

/** All editions by id. */
export const editions: Readonly<Record<EditionId, Edition>> = Object.freeze({
  'finland-blitz-2008': finlandBlitz2008,
  'fide-2009': fide2009,
  'finland-2009': finland2009,
  'fide-2017': fide2017,
  'fide-2018': fide2018,
  'fide-2023': fide2023,
})

/** The edition with this id. */
export const editionOf = (id: EditionId): Edition => editions[id]

/** The FIDE Laws in force on a day (ISO 8601); `null` before the oldest known edition. */
export function fideEditionOn(day: string): Edition | null {
  const laws = [fide2023, fide2018, fide2017, fide2009]
  return laws.find(edition => edition.inForceFrom <= day) ?? null
}
