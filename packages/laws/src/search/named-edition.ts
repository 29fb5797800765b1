import type { EditionId } from '../editions/edition-id.js'
import { fold } from './words.js'

const year = /(?<![\d.])(2009|2017|2018|2023)(?![\d.])/
const finland = /\b(?:finland|finnish|finsk|suomi\b|suomen|suomess|suomal)/
const national = /\bkansalli/
const blitz = /\b(?:blitz|pikashak|pikapel|hitropotez|brzopotez|blesk|blic)/

/** The edition that a question names by its year or its country; null if it names none. */
export function namedEdition(text: string): EditionId | null {
  const folded = fold(text)
  const isFinnish = finland.test(folded)
  if (blitz.test(folded) && (isFinnish || national.test(folded))) return 'finland-blitz-2008'
  const named = year.exec(folded)?.[1]
  // The federation's deviations are those from the Laws of 2009.
  if (isFinnish && (named === undefined || named === '2009')) return 'finland-2009'
  return named === undefined ? null : (`fide-${named}` as EditionId)
}
