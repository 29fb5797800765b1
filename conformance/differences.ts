import {
  type CaseFile,
  type EditionId,
  type RuledRecord,
  recordOfCase,
  ruleRecord,
} from '@jadoube/laws'
import { disagreements, envelopeFace } from '@jadoube/laws/internals'
import { rememberingMates } from '../packages/laws/src/testing/remembered-mates.js'
import { matches } from './matches.js'

/** An expectation that does not hold: its line in the case file, and what is the case instead. */
export interface Difference {
  readonly line: number
  readonly text: string
}

let last: {
  readonly file: CaseFile
  readonly edition: EditionId
  readonly ruled: RuledRecord
} | null = null

/**
 * The case ruled under an edition. The tests of one case run one after the other, so it is ruled
 * once.
 */
export function ruledUnder(file: CaseFile, edition: EditionId): RuledRecord {
  if (last?.file !== file || last.edition !== edition) {
    const ruled = rememberingMates(() => ruleRecord(recordOfCase(file, edition)))
    if (!ruled.ok) throw new Error(`line ${ruled.error.line} of its record: ${ruled.error.reason}`)
    last = { file, edition, ruled: ruled.value }
  }
  return last.ruled
}

const shown = (value: unknown): string => JSON.stringify(value)

/** All differences between a case and the expectations in its file. */
export function differences(file: CaseFile, edition: EditionId): Difference[] {
  const ruled = ruledUnder(file, edition)
  return [
    ...afterEachAct(file, edition, ruled),
    ...refusedUnexpectedly(file, edition, ruled),
    ...atTheEnd(file, edition, ruled),
    ...never(file, edition, ruled),
  ].sort((one, other) => one.line - other.line)
}

const concerns =
  (edition: EditionId) =>
  ({ editions }: { readonly editions: readonly EditionId[] }): boolean =>
    editions.includes(edition)

/** The expected events of an act must occur in this order, with anything else in between. */
function afterEachAct(file: CaseFile, edition: EditionId, { lines }: RuledRecord): Difference[] {
  return file.acts.flatMap(({ follows }, index) => {
    // The header is line 1 of the record.
    const outcome = lines.find(({ line }) => line === index + 2)?.outcome ?? []
    let from = 0
    return follows.filter(concerns(edition)).flatMap(({ line, event }) => {
      const found = outcome.findIndex((each, at) => at >= from && matches(each, event))
      if (found >= 0) {
        from = found + 1
        return []
      }
      const instead = outcome.map(each => `\n    ${shown(each)}`).join('') || '\n    nothing'
      return [{ line, text: `${shown(event)} does not follow; what follows is${instead}` }]
    })
  })
}

/** An act without effect shows nothing, so a case must say that it expects the refusal. */
function refusedUnexpectedly(
  file: CaseFile,
  edition: EditionId,
  { lines }: RuledRecord,
): Difference[] {
  return file.acts.flatMap(({ line, follows }, index) => {
    const outcome = lines.find(each => each.line === index + 2)?.outcome ?? []
    const refusal = outcome.find(({ type }) => type === 'refused')
    const isExpected = follows
      .filter(concerns(edition))
      .some(({ event }) => 'type' in event && event.type === 'refused')
    if (refusal === undefined || isExpected) return []
    return [{ line, text: `the act is refused unexpectedly: ${shown(refusal)}` }]
  })
}

function atTheEnd(file: CaseFile, edition: EditionId, ruled: RuledRecord): Difference[] {
  const summary: object = ruled.summary
  const actual = (name: string): unknown => {
    if (name === 'disagreements') return disagreements(ruled.state)
    if (name !== 'envelope') return Object.entries(summary).find(([key]) => key === name)?.[1]
    const adjourned = ruled.events.findLast(event => event.type === 'game-adjourned')
    return adjourned && envelopeFace(ruled.table.header, adjourned)
  }
  return file.end
    .filter(concerns(edition))
    .filter(({ name, value }) => !matches(actual(name), value))
    .map(({ line, name, value }) => ({
      line,
      text: `${name} is ${shown(actual(name))}, not ${shown(value)}`,
    }))
}

function never(file: CaseFile, edition: EditionId, { lines }: RuledRecord): Difference[] {
  return file.never.filter(concerns(edition)).flatMap(({ line, type }) =>
    lines.flatMap(({ line: at, outcome }) =>
      outcome
        .filter(event => event.type === type)
        .map(event => ({
          line,
          text: `the act on line ${file.acts[at - 2]!.line} brings ${shown(event)}`,
        })),
    ),
  )
}
