import { sectionTitles } from '../catalogue/section-titles.js'
import type { SectionSlug } from '../catalogue/sections/index.js'
import type { WrittenLanguage } from '../explanations/index.js'

/** Parts of the Laws whose rules have no numbers. */
const unnumbered: Readonly<Record<string, SectionSlug>> = {
  Intro: 'introduction',
  Preface: 'introduction',
  'Finnish preface': 'finland-preface',
  Glossary: 'glossary',
}

/**
 * The name of a part of the Laws without article numbers: `Introduction and preface`,
 * `Adjourned games, 8`.
 */
export function partNamed(article: string, language: WrittenLanguage): string | undefined {
  // The Guidelines of 2009 have their own numbers, apart from the articles.
  const [, number] = /^Guidelines (.+)$/.exec(article) ?? []
  if (number !== undefined) return `${sectionTitles['guidelines-1-adjourned'][language]}, ${number}`
  const section = unnumbered[article]
  return section === undefined ? undefined : sectionTitles[section][language]
}
