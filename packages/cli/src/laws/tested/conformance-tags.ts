import { readTag, type Tags } from './title-tags.js'

/**
 * The rules that a conformance case names in its header, the first line of the file, in each edition that
 * it is run under. One that only some of these editions have is tested in those.
 */
export function conformanceTags(record: string): Tags {
  const header = parse(record.slice(0, (record.indexOf('\n') + 1 || record.length + 1) - 1))
  const about = isObject(header.case) ? header.case : {}
  if (!Array.isArray(about.rules)) return { tags: [], faults: [] }
  const editions: readonly unknown[] = Array.isArray(about.editions)
    ? about.editions
    : [header.laws]
  const each = about.rules.map(rule => inEditions(String(rule), editions.map(String)))
  return { tags: each.flatMap(one => one.tags), faults: each.flatMap(one => one.faults) }
}

function inEditions(rule: string, editions: readonly string[]): Tags {
  const each = editions.map(edition => readTag(rule, edition))
  const tags = each.flatMap(one => one.tags)
  const faults = each.flatMap(one => one.faults)
  const left = tags.length === 0 ? faults : faults.filter(({ code }) => code !== 'not-in-edition')
  return { tags, faults: left }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** A broken header has no tags: that the case cannot be read is for the conformance suite to say. */
function parse(line: string): Readonly<Record<string, unknown>> {
  try {
    const header: unknown = JSON.parse(line)
    return isObject(header) ? header : {}
  } catch {
    return {}
  }
}
