import { type EditionId, type Rule, type SectionSlug, sectionSlugs } from '@jadoube/laws'
import { language } from '../i18n/language.js'
import { editionName, explain, explainInList, groupedByHeading } from '../law-text/corpus.js'
import { numbersText } from '../law-text/numbers.js'
import { rulesOfSection, sectionNumber, sectionTitle } from '../law-text/section-name.js'
import { Flow, type TextFaces } from '../pdf/flow.js'

/** What is printed: one rule, the rules of an article or of a section, or a whole edition. */
export type Printed =
  | { readonly rule: Rule }
  | { readonly article: string; readonly rules: readonly Rule[] }
  | { readonly section: SectionSlug }
  | { readonly whole: true }

/** The title of the printed part, also used as the file name. */
export function titleOf(printed: Printed, edition: EditionId): string {
  if ('whole' in printed) return editionName(edition)
  if ('rule' in printed) return `${numbersText(printed.rule, edition)} · ${editionName(edition)}`
  if ('article' in printed) return `${printed.article} · ${editionName(edition)}`
  const number = sectionNumber(printed.section, edition)
  const name = [number, sectionTitle(printed.section)].filter(Boolean).join(' · ')
  return `${name} · ${editionName(edition)}`
}

/** Makes an A4 PDF of the Laws in our own words. `note` says that they are our own. */
export function makeLawsPdf(
  printed: Printed,
  edition: EditionId,
  faces: TextFaces,
  note: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const flow = new Flow(faces, `Jadoube · ${editionName(edition)}`)
  const putAll = (section: SectionSlug) => {
    const groups = groupedByHeading(rulesOfSection(section, edition), sectionTitle(section))
    for (const { heading, rules } of groups) {
      if (heading !== null) flow.heading(heading)
      for (const rule of rules)
        flow.numbered(numbersText(rule, edition), explainInList(rule, edition) ?? '')
    }
  }
  const heading = (section: SectionSlug) =>
    [sectionNumber(section, edition), sectionTitle(section)].filter(Boolean).join(' · ')
  if ('rule' in printed) {
    flow.title(heading(printed.rule.section))
    flow.paragraph(note, 0.35)
    const text = explain(printed.rule, edition) ?? ''
    flow.numbered(numbersText(printed.rule, edition), text)
  } else if ('article' in printed) {
    flow.title(printed.article)
    flow.paragraph(note, 0.35)
    for (const rule of printed.rules)
      flow.numbered(numbersText(rule, edition), explain(rule, edition) ?? '')
  } else if ('section' in printed) {
    flow.title(heading(printed.section))
    flow.paragraph(note, 0.35)
    putAll(printed.section)
  } else {
    flow.title(editionName(edition))
    flow.paragraph(note, 0.35)
    for (const section of sectionSlugs) {
      if (rulesOfSection(section, edition).length === 0) continue
      flow.heading(heading(section))
      putAll(section)
    }
  }
  return flow.write({ title: titleOf(printed, edition), language: language.value })
}
