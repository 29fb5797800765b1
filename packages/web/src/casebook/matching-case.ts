import type { EditionId, RuledRecord } from '@jadoube/laws'
import type { Fields } from '@jadoube/laws/internals'
import { hasReadings, type WorkedCase } from './cases.js'
import { ruleCase } from './rule-case.js'

/** A situation to compare cases with: its acts and the rules of its ruling. */
export interface ComparedSituation {
  readonly acts: readonly Fields[]
  readonly rules: ReadonlySet<string>
  readonly mode: string
  /** Whether the supervision is adequate. Without it rapid and blitz have other rules. */
  readonly isSupervised: boolean
  /** How the game ends. Null if it continues. */
  readonly end: string | null
  /** Whether it reads an open point of the Laws in another way than usual. */
  readonly hasReadings: boolean
}

/** Describes the end of a game independently of the colours: the reason and the points. */
export function endOf({ summary: { reason, points } }: RuledRecord): string | null {
  if (reason === null) return null
  const both = points === null ? [] : [points.white, points.black].sort()
  return [reason, ...both].join(' ')
}

/** The weight of the same kind of play, compared with acts and rules. */
const sameMode = 0.3
/** The weight of the same supervision. */
const sameSupervision = 0.2
/** The weight of the same ending, or of no ending. */
const sameEnd = 0.5
/** How many of the best cases are ruled on, to compare their endings. */
const ruledCount = 8
/** The deduction for a case that reads an open point of the Laws otherwise: it misleads. */
const otherReadings = 1.5
/** The deduction per act, which prefers the shorter of two similar cases. */
const perAct = 0.01

/** Acts that occur in almost every case. */
const commonActs: ReadonlySet<string> = new Set(['start', 'arrive', 'record'])

/** Describes an act without its time, player and squares. */
function kindOf({ act, claim, what, why, verdict, hands, press, move }: Fields): string {
  const how = [claim, what, why, verdict].filter(each => typeof each === 'string')
  if (act === 'claim' && move !== undefined) how.push('written')
  if (hands === 2) how.push('two-hands')
  if (press === false) how.push('not-pressed')
  return [act, ...how].join(' ')
}

/**
 * The kinds of acts in a case. Usual acts count only if there are no others, as in a late arrival.
 */
function kindsOf(acts: readonly Fields[]): ReadonlySet<string> {
  const distinctive = acts.filter(({ act }) => !commonActs.has(String(act)))
  return new Set((distinctive.length > 0 ? distinctive : acts).map(kindOf))
}

/** How much two sets have in common, from 0 to 1. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter(each => other.has(each)).length
  return common === 0 ? 0 : common / (one.size + other.size - common)
}

/**
 * Finds the case that is most similar to a situation: the same acts and rules, in the edition being
 * read.
 */
export function matchingCase(
  cases: readonly WorkedCase[],
  like: ComparedSituation,
  edition: EditionId,
): WorkedCase | undefined {
  const kinds = kindsOf(like.acts)
  const scoreOf = ({ acts, rules, table, editions }: WorkedCase): number =>
    (editions.includes(edition) ? 2 : 0) +
    similarity(kinds, kindsOf(acts)) +
    similarity(like.rules, new Set(rules)) +
    ((table.mode ?? 'standard') === like.mode ? sameMode : 0) +
    ((table.supervision !== 'inadequate') === like.isSupervised ? sameSupervision : 0) -
    (hasReadings({ table }) && !like.hasReadings ? otherReadings : 0) -
    acts.length * perAct
  const endsAlike = (worked: WorkedCase): boolean => {
    if (!worked.editions.includes(edition)) return false
    const ruled = ruleCase(worked, edition)
    return ruled !== null && endOf(ruled) === like.end
  }
  return cases
    .map(worked => ({ worked, worth: scoreOf(worked) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, ruledCount)
    .map(each => ({ ...each, worth: each.worth + (endsAlike(each.worked) ? sameEnd : 0) }))
    .sort((a, b) => b.worth - a.worth)[0]?.worked
}
