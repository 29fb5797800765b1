import { type EditionId, editionIds, existsIn, isEditionId, ruleById } from '@jadoube/laws'

/** One rule in one edition that a test or a conformance case says it tests. */
export interface Tag {
  readonly rule: string
  readonly edition: EditionId
}

export interface Fault {
  readonly code: 'unknown-rule' | 'unknown-edition' | 'not-in-edition'
  readonly reason: string
}

export interface Tags {
  readonly tags: readonly Tag[]
  readonly faults: readonly Fault[]
}

/** Used instead of an edition: every edition that has the rule. */
const everyEdition = 'every edition'

/** A string that begins with tags, as a title does: `'[rule, rule · edition, edition] …`. */
const title = /['"`]((?:\[[^[\]\n'"`]+ · [^[\]\n'"`]+\]\s*)+)/g

/** A string that is a tag and nothing else, as in a table whose rows are tests titled `[%s] …`. */
const cell = /['"`]([a-z0-9]+(?:\.[a-z0-9-]+)+ · (?:[a-z]+(?:-[a-z]+)?-\d{4}|every edition))['"`]/gi

const list = (text: string): readonly string[] => text.split(',').map(part => part.trim())

/** A title that is filled in when the test runs: its rules cannot be read from the source. */
const isComputed = (tag: string): boolean => /[$%]/.test(tag)

/** The tags of the tests in a source, test by test, and what is wrong with them. */
export function titleTags(source: string): readonly Tags[] {
  const inTitles = [...source.matchAll(title)].map(([, tags]) => tags!)
  const inTables = [...source.matchAll(cell)].map(([, tag]) => `[${tag}]`)
  return [...inTitles, ...inTables].filter(tags => !isComputed(tags)).map(readTags)
}

/** How many titles of a source are computed and therefore not counted. */
export const computedTitles = (source: string): number =>
  [...source.matchAll(title)].filter(([, tags]) => isComputed(tags!)).length

function readTags(tags: string): Tags {
  const each = [...tags.matchAll(/\[([^\]]+) · ([^\]]+)\]/g)].flatMap(([, rules, editions]) =>
    list(rules!).flatMap(rule => list(editions!).map(edition => readTag(rule, edition))),
  )
  return { tags: each.flatMap(one => one.tags), faults: each.flatMap(one => one.faults) }
}

const wrong = (code: Fault['code'], reason: string): Tags => ({
  tags: [],
  faults: [{ code, reason }],
})

/** Parses one rule id and one edition. */
export function readTag(id: string, edition: string): Tags {
  const rule = ruleById(id)
  if (rule === undefined) return wrong('unknown-rule', `there is no rule '${id}'`)
  if (edition === everyEdition) {
    const all = editionIds.filter(one => existsIn(rule, one))
    return { tags: all.map(one => ({ rule: rule.id, edition: one })), faults: [] }
  }
  if (!isEditionId(edition)) return wrong('unknown-edition', `there is no edition '${edition}'`)
  if (!existsIn(rule, edition)) {
    return wrong('not-in-edition', `${edition} has no rule '${rule.id}'`)
  }
  return { tags: [{ rule: rule.id, edition }], faults: [] }
}
