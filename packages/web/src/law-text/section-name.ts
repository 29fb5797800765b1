import {
  citationsOf,
  type EditionId,
  rules,
  type SectionSlug,
  sectionSlugs,
  sectionTitles,
} from '@jadoube/laws'
import { inLetters, words, written } from '../i18n/language.js'

export const isSection = (text: string): text is SectionSlug =>
  (sectionSlugs as readonly string[]).includes(text)

export const rulesOfSection = (section: SectionSlug, edition: EditionId) =>
  rules.filter(rule => rule.section === section && rule.numbers[edition] !== undefined)

export const sectionTitle = (section: SectionSlug): string =>
  inLetters(sectionTitles[section][written.value])

/**
 * The edition's name of a section: `Article 7`, `Appendix A`, `Guidelines III`. Points are Article
 * 11 in 2009 and Article 10 later, so it comes from the numbers of the rules.
 */
export function sectionNumber(section: SectionSlug, edition: EditionId): string {
  if (section === 'introduction' || section === 'glossary' || section.startsWith('finland'))
    return ''
  const t = words().laws
  const counts = new Map<string, number>()
  for (const rule of rulesOfSection(section, edition)) {
    const [first] = citationsOf(rule, edition)
    const head = first?.article.split('.')[0]
    if (head !== undefined && first?.implied === false)
      counts.set(head, (counts.get(head) ?? 0) + 1)
  }
  const head = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
  if (/^\d+$/.test(head)) return t.article(head)
  if (/^Guidelines/.test(head)) return t.guidelines('')
  if (/^I+$/.test(head)) return t.guidelines(head)
  const [, letter] = /^([A-Z])\d*$/.exec(head) ?? []
  return letter === undefined ? '' : t.appendix(letter)
}
