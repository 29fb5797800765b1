import {
  type EditionId,
  type Explanations,
  editionIds,
  editionOf,
  explanationAlone,
  explanationIn,
  headingOf,
  isEditionId,
  loadExplanations,
  type Rule,
  type WrittenLanguage,
  writtenLanguages,
} from '@jadoube/laws'
import type { AskedAs } from '@jadoube/laws/search'
import { signal } from '@preact/signals'
import { inLetters, written } from '../i18n/language.js'
import { address } from '../router.js'

/** The loaded explanations, by language. */
export const corpus = signal<Readonly<Partial<Record<WrittenLanguage, Explanations>>>>({})

/** The usual questions about rules, loaded with the first search. */
export const askedAs = signal<Readonly<Partial<Record<WrittenLanguage, AskedAs>>>>({})

async function fetchAskedAs(language: WrittenLanguage): Promise<void> {
  if (askedAs.value[language] !== undefined) return
  const { loadAskedAs } = await import('@jadoube/laws/search')
  const found = await loadAskedAs(language)
  askedAs.value = { ...askedAs.value, [language]: found }
}

export async function fetchLanguage(language: WrittenLanguage): Promise<void> {
  if (corpus.value[language] !== undefined) return
  const explanations = await loadExplanations(language)
  corpus.value = { ...corpus.value, [language]: explanations }
}

/**
 * Loads what a search needs: the texts of the reader's language, and the usual questions in it and
 * in English.
 */
export const fetchSearch = (language: WrittenLanguage): Promise<unknown> =>
  Promise.all([fetchLanguage(language), fetchAskedAs(language), fetchAskedAs('en')])

/** Loads everything and builds the index while the reader is still typing. */
export async function prepareSearch(language: WrittenLanguage, edition: EditionId): Promise<void> {
  const [{ prepareSearch: prepare }, { terms }] = await Promise.all([
    import('@jadoube/laws/search'),
    import('@jadoube/laws/vocabulary'),
    fetchSearch(language),
  ])
  prepare({ edition, explanations: corpus.value, askedAs: askedAs.value, terms, language })
}

/** Loads all languages, for a question that the reader's language does not answer. */
export const fetchAll = (): Promise<unknown> =>
  Promise.all(
    writtenLanguages.flatMap(language => [fetchLanguage(language), fetchAskedAs(language)]),
  )

/** Explains a rule in the reader's language and script. Undefined until it is loaded. */
export function explain(rule: Rule, edition: EditionId): string | undefined {
  const explanations = corpus.value[written.value]
  if (explanations === undefined) return undefined
  return inLetters(explanationAlone(explanations, rule.id, edition, written.value))
}

/** Explains a rule in a list, where its heading is shown above it. */
export function explainInList(rule: Rule, edition: EditionId): string | undefined {
  const explanations = corpus.value[written.value]
  if (explanations === undefined) return undefined
  return inLetters(explanationIn(explanations[rule.id] ?? '', edition))
}

export interface RuleGroup {
  /** Null if the title of the section is enough. */
  readonly heading: string | null
  readonly rules: readonly Rule[]
}

/**
 * Groups consecutive rules under one heading. Rules without a heading after such a group get the
 * title of the section.
 */
export function groupedByHeading(rules: readonly Rule[], sectionTitle: string): RuleGroup[] {
  const groups: { own: string | null; rules: Rule[] }[] = []
  for (const rule of rules) {
    const own = headingOf(rule.id, written.value)
    const last = groups.at(-1)
    if (last === undefined || last.own !== own) groups.push({ own, rules: [rule] })
    else last.rules.push(rule)
  }
  return groups.map(({ own, rules }, index) => ({
    heading: own === null ? (index === 0 ? null : sectionTitle) : inLetters(own),
    rules,
  }))
}

/** The Laws in force today. */
export const currentEdition: EditionId = 'fide-2023'
/** The editions, newest first. */
export const editionsNewestFirst: readonly EditionId[] = [...editionIds].reverse()

/** The edition in the address, if any. */
export function editionInAddress(name = 'edition'): EditionId | null {
  const edition = address.value.query.get(name)
  return edition !== null && isEditionId(edition) ? edition : null
}

export const editionName = (edition: EditionId): string =>
  inLetters(editionOf(edition).name[written.value])

/** An address in the explorer that keeps the current edition. */
export function lawsHref(
  path: string,
  query: Readonly<Record<string, string | null | undefined>> = {},
): string {
  const params = new URLSearchParams()
  const edition = 'edition' in query ? query.edition : address.value.query.get('edition')
  const beside = 'beside' in query ? query.beside : address.value.query.get('beside')
  for (const [name, value] of Object.entries({ ...query, edition, beside })) {
    if (value) params.set(name, value)
  }
  const text = params.toString()
  return `/laws${path}${text === '' ? '' : `?${text}`}`
}
