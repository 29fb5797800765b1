import { parseCaseFile } from '@jadoube/laws'
import { readTag, type Tags } from './title-tags.js'

/**
 * The rules that a conformance case names, in each edition that it is ruled under. A rule that only
 * some of these editions have is tested in those. A file that cannot be read has no tags; the
 * conformance suite reports it.
 */
export function conformanceTags(text: string): Tags {
  const file = parseCaseFile(text)
  if (!file.ok) return { tags: [], faults: [] }
  const { rules, editions } = file.value
  const each = rules.map(rule => inEditions(rule, editions))
  return { tags: each.flatMap(one => one.tags), faults: each.flatMap(one => one.faults) }
}

function inEditions(rule: string, editions: readonly string[]): Tags {
  const each = editions.map(edition => readTag(rule, edition))
  const tags = each.flatMap(one => one.tags)
  const faults = each.flatMap(one => one.faults)
  const left = tags.length === 0 ? faults : faults.filter(({ code }) => code !== 'not-in-edition')
  return { tags, faults: left }
}
