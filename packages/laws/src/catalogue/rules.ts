import { parseCitations } from './citation.js'
import { replaced, replacedSections, restated } from './finland-blitz.js'
import { otherIds } from './other-ids.js'
import type { FinnishRow, Numbers, Row } from './row.js'
import type { Rule } from './rule.js'
import { type SectionSlug, sectionSlugs, sections } from './sections/index.js'

/** The other ids of each rule. */
function findAliases(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [alias, ids] of Object.entries(otherIds)) {
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), alias])
  }
  return found
}

/** The Finnish number of each rule of the Laws that a Finnish rule restates. */
function findRestated(): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>(
    sections['finland-blitz'].map(([id, , each]) => [id, each['finland-blitz-2008']]),
  )
  return new Map(
    Object.entries(restated).flatMap(([finnish, ids]) =>
      ids.map(id => [id, numbers.get(finnish)!] as const),
    ),
  )
}

const aliasesOf = findAliases()
const restatedAs = findRestated()
const replacedRules = listReplaced()

function listReplaced(): ReadonlySet<string> {
  return new Set(Object.values(replaced).flat())
}

/** The number, under the Finnish blitz rules, of a rule of the Laws of 2009. */
function inFinlandBlitz(id: string, section: SectionSlug, in2009: string): string | null {
  if (replacedSections.has(section) || replacedRules.has(id)) return null
  const own = restatedAs.get(id)
  // A fast path: most rules have one number, which stays.
  if (own === undefined && /^[^,(AB]+$/.test(in2009)) return in2009
  // References to Appendices A and B are dropped.
  const numbers = parseCitations(in2009)
    .filter(({ article }) => !/^[AB]\d/.test(article))
    .map(({ article, implied }) => (implied ? `(${article})` : article))
  return (own === undefined ? numbers : [own, ...numbers]).join(', ')
}

function numbersOf(row: Row | FinnishRow, section: SectionSlug): Numbers {
  const [id, , third] = row
  if (typeof third === 'object' && third !== null) return third
  const [, , in2009, in2017, in2018, in2023] = row as Row
  const blitz = in2009 === null ? null : inFinlandBlitz(id, section, in2009)
  return {
    ...(blitz !== null && { 'finland-blitz-2008': blitz }),
    // The Finnish deviations are separate rules and do not change article numbers.
    ...(in2009 !== null && { 'fide-2009': in2009, 'finland-2009': in2009 }),
    ...(in2017 !== null && { 'fide-2017': in2017 }),
    ...(in2018 !== null && { 'fide-2018': in2018 }),
    ...(in2023 !== null && { 'fide-2023': in2023 }),
  }
}

const rulesOf = (section: SectionSlug): Rule[] =>
  sections[section].map(row => ({
    id: row[0],
    section,
    kind: row[1],
    numbers: numbersOf(row, section),
    aliases: aliasesOf.get(row[0]) ?? [],
  }))

/** Every rule of every edition, in the order of the printed Laws. */
export const rules: readonly Rule[] = listRules()

function listRules(): readonly Rule[] {
  return sectionSlugs.flatMap(rulesOf)
}
