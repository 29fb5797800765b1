/**
 * The editions of the Laws that are known here, oldest first.
 *
 * `finland-2009` is FIDE 2009 with the deviations of the Finnish federation. `finland-blitz-2008`
 * are the Finnish national blitz rules, a separate rule set.
 */
export const editionIds = [
  'finland-blitz-2008',
  'fide-2009',
  'finland-2009',
  'fide-2017',
  'fide-2018',
  'fide-2023',
] as const

/** The id of an edition. */
export type EditionId = (typeof editionIds)[number]

const known: ReadonlySet<string> = new Set(editionIds)

/** Whether a text is the id of an edition. */
export const isEditionId = (text: string): text is EditionId => known.has(text)
