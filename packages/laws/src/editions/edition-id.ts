/**
 * The editions of the Laws that are known here, oldest rule set first.
 *
 * `finland-2009` is FIDE 2009 with the Finnish federation's deviations, `finland-blitz-2008` the
 * Finnish national blitz rules, which stand by themselves.
 */
export const editionIds = [
  'finland-blitz-2008',
  'fide-2009',
  'finland-2009',
  'fide-2017',
  'fide-2018',
  'fide-2023',
] as const

export type EditionId = (typeof editionIds)[number]

const known: ReadonlySet<string> = new Set(editionIds)

export const isEditionId = (text: string): text is EditionId => known.has(text)
