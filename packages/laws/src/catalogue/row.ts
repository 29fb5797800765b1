import type { EditionId } from '../editions/edition-id.js'
import type { RuleKind } from './rule-kind.js'

/**
 * The numbers of a rule by edition. Editions without the rule are absent.
 *
 * A text may contain several numbers, separated by `, `; the first is the one to cite. A number in
 * brackets means that the rule follows from that article but is not stated there.
 */
export type Numbers = Readonly<Partial<Record<EditionId, string>>>

/** A rule of the FIDE Laws: id, kind, and its numbers in 2009, 2017, 2018 and 2023. */
export type Row = readonly [
  id: string,
  kind: RuleKind,
  in2009: string | null,
  in2017: string | null,
  in2018: string | null,
  in2023: string | null,
]

/** A rule of the Finnish federation, with its own numbers. */
export type FinnishRow = readonly [id: string, kind: RuleKind, numbers: Numbers]
