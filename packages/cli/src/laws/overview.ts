import {
  type EditionId,
  editionIds,
  editions,
  type Language,
  rules,
  rulesIn,
  sectionSlugs,
  sectionTitles,
} from '@jadoube/laws'
import { inLanguage } from './in-language.js'

const sectionCounts = (edition: EditionId) =>
  sectionSlugs
    .map(section => ({
      section,
      rules: rulesIn(edition).filter(rule => rule.section === section).length,
    }))
    .filter(({ rules: count }) => count > 0)

export const overviewAsData = (edition: EditionId, language: Language) => ({
  rules: rules.length,
  editions: editionIds.map(id => ({
    id,
    name: inLanguage(editions[id].name, language),
    inForceFrom: editions[id].inForceFrom,
    rules: rulesIn(id).length,
  })),
  edition,
  sections: sectionCounts(edition).map(({ section, rules: count }) => ({
    section,
    title: inLanguage(sectionTitles[section], language),
    rules: count,
  })),
})

/** An overview: the editions, and the sections of one of them. */
export function overviewPage(edition: EditionId, language: Language): string {
  const data = overviewAsData(edition, language)
  const wide = (texts: readonly string[]) => Math.max(...texts.map(text => text.length))
  const ids = wide(data.editions.map(({ id }) => id))
  const slugs = wide(data.sections.map(({ section }) => section))
  return [
    `${data.rules} rules in ${data.editions.length} editions`,
    '',
    ...data.editions.map(
      ({ id, name, rules: count }) => `  ${id.padEnd(ids)}  ${String(count).padStart(3)}  ${name}`,
    ),
    '',
    `Sections of ${edition}`,
    '',
    ...data.sections.map(
      ({ section, title, rules: count }) =>
        `  ${section.padEnd(slugs)}  ${String(count).padStart(3)}  ${title}`,
    ),
    '',
  ].join('\n')
}
