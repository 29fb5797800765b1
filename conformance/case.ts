import { disagreements, type EditionId, envelopeFace, ruleRecord } from '@jadoube/laws'

/** What the Laws make of a record. Each part is compared only as far as it is given. */
export interface Expectation {
  readonly summary?: Readonly<Record<string, unknown>>
  /** These events, in this order, with others between them; each at least as given. */
  readonly events?: readonly Readonly<Record<string, unknown>>[]
  /** No event of these types. */
  readonly absent?: readonly string[]
  /** These acts were refused, each at least as given; an empty list: none was. */
  readonly refused?: readonly { readonly line: number; readonly code?: string }[]
  /** The moves for which the two scoresheets do not both say what was played, each at least as given. */
  readonly disagreements?: readonly Readonly<Record<string, unknown>>[]
  /** What stands on the envelope of the sealed move (I.2). */
  readonly envelope?: Readonly<Record<string, unknown>>
}

export interface Case {
  readonly title: string
  /** One line: why the Laws say so. */
  readonly why: string
  /** The rules that it tests, by their ids. */
  readonly rules: readonly string[]
  /** The editions to run it under; only that of the header where it is left out. */
  readonly editions?: readonly EditionId[]
  readonly expect: Expectation & { readonly in?: Readonly<Partial<Record<EditionId, Expectation>>> }
}

export function parseCase(text: string): { readonly laws: EditionId; readonly case: Case } {
  const end = text.indexOf('\n')
  const header = JSON.parse(end < 0 ? text : text.slice(0, end))
  return { laws: header.laws, case: header.case }
}

export const editionsOf = ({ laws, case: { editions } }: ReturnType<typeof parseCase>) =>
  editions ?? [laws]

/** What is expected under one edition: a part that is given for it alone takes the common one's place. */
export function expectationFor({ expect }: Case, edition: EditionId): Expectation {
  return { ...expect, ...expect.in?.[edition] }
}

/** A move by its squares: moves to choose from have no order. */
const isMove = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value

/** Is everything that is expected there? Objects by the fields given, lists item by item. */
export function matches(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false
    if (expected.every(isMove)) {
      return expected.every(item => actual.some(each => matches(each, item)))
    }
    return expected.every((item, index) => matches(actual[index], item))
  }
  if (typeof expected !== 'object' || expected === null) return Object.is(actual, expected)
  if (typeof actual !== 'object' || actual === null) return false
  return Object.entries(expected).every(([name, value]) =>
    matches((actual as Record<string, unknown>)[name], value),
  )
}

type Ruled = ReturnType<typeof ruleRecord>

let last: { readonly text: string; readonly edition: EditionId; readonly ruled: Ruled } | null =
  null

/** The record under this edition. The tests of one case ask for it one after the other, and it is ruled on once. */
export function ruledUnder(text: string, edition: EditionId): Ruled {
  if (last?.text !== text || last.edition !== edition) {
    last = { text, edition, ruled: ruleRecord(text, { laws: edition }) }
  }
  return last.ruled
}

/** Everything in which a record came out otherwise than expected, in words. */
export function differences(text: string, edition: EditionId, expected: Expectation): string[] {
  const ruled = ruledUnder(text, edition)
  if (!ruled.ok) return [`line ${ruled.error.line}: ${ruled.error.reason}`]
  const { events, summary } = ruled.value
  const wrong: string[] = []
  for (const [name, value] of Object.entries(expected.summary ?? {})) {
    const actual = (summary as unknown as Record<string, unknown>)[name]
    if (matches(actual, value)) continue
    wrong.push(`summary.${name} is ${JSON.stringify(actual)}, not ${JSON.stringify(value)}`)
  }
  let from = 0
  for (const event of expected.events ?? []) {
    const found = events.findIndex((each, index) => index >= from && matches(each, event))
    if (found < 0) wrong.push(`after event ${from} there is no ${JSON.stringify(event)}`)
    else from = found + 1
  }
  for (const type of expected.absent ?? []) {
    const found = events.find(each => each.type === type)
    if (found !== undefined) wrong.push(`there is ${JSON.stringify(found)}`)
  }
  if (expected.refused?.length === 0) {
    const found = events.find(each => each.type === 'refused')
    if (found !== undefined) wrong.push(`there is ${JSON.stringify(found)}`)
  }
  for (const refusal of expected.refused ?? []) {
    if (events.some(each => each.type === 'refused' && matches(each, refusal))) continue
    wrong.push(`no refusal is ${JSON.stringify(refusal)}`)
  }
  if (expected.envelope !== undefined) {
    const adjourned = events.findLast(event => event.type === 'game-adjourned')
    const face = adjourned && envelopeFace(ruled.value.table.header, adjourned)
    if (!matches(face, expected.envelope)) {
      wrong.push(`on the envelope stands ${JSON.stringify(face)}`)
    }
  }
  if (expected.disagreements !== undefined) {
    const found = disagreements(ruled.value.state)
    if (!matches(found, expected.disagreements)) {
      wrong.push(`the scoresheets disagree in ${JSON.stringify(found)}`)
    }
  }
  if (wrong.length > 0) wrong.push(...events.map(event => `    ${JSON.stringify(event)}`))
  return wrong
}
