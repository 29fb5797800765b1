import { readTag, type Tags } from './title-tags.js'

/** The rules that a conformance case names in its header, the first line of the file. */
export function conformanceTags(record: string): Tags {
  const header = parse(record.slice(0, (record.indexOf('\n') + 1 || record.length + 1) - 1))
  const laws = header.laws
  const named = isObject(header.case) ? header.case.rules : undefined
  if (!Array.isArray(named)) return { tags: [], faults: [] }
  const each = named.map(rule => readTag(String(rule), String(laws)))
  return { tags: each.flatMap(one => one.tags), faults: each.flatMap(one => one.faults) }
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
