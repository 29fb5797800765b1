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
import { place } from '../router.js'

/** The explanations that have been fetched, by language. */
export const corpus = signal<Readonly<Partial<Record<WrittenLanguage, Explanations>>>>({})

/** How people ask for rules, fetched with the first search. */
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

/** What a question in the reader's language needs: its texts, and the ways of asking in it and in English. */
export const fetchSearch = (language: WrittenLanguage): Promise<unknown> =>
  Promise.all([fetchLanguage(language), fetchAskedAs(language), fetchAskedAs('en')])

/** Fetches it and builds the index while the reader is still typing. */
export async function prepareSearch(language: WrittenLanguage, edition: EditionId): Promise<void> {
  const [{ prepareSearch: prepare }, { terms }] = await Promise.all([
    import('@jadoube/laws/search'),
    import('@jadoube/laws/vocabulary'),
    fetchSearch(language),
  ])
  prepare({ edition, explanations: corpus.value, askedAs: askedAs.value, terms, language })
}

/** A question that the reader's language does not explain goes through all languages. */
export const fetchAll = (): Promise<unknown> =>
  Promise.all(
    writtenLanguages.flatMap(language => [fetchLanguage(language), fetchAskedAs(language)]),
  )

/** What a rule demands, in the reader's language and letters; undefined until it is fetched. */
export function explain(rule: Rule, edition: EditionId): string | undefined {
  const explanations = corpus.value[written.value]
  if (explanations === undefined) return undefined
  return inLetters(explanationAlone(explanations, rule.id, edition, written.value))
}

/** The same in a list of rules, where its heading stands above it. */
export function explainInList(rule: Rule, edition: EditionId): string | undefined {
  const explanations = corpus.value[written.value]
  if (explanations === undefined) return undefined
  return inLetters(explanationIn(explanations[rule.id] ?? '', edition))
}

export interface RuleGroup {
  /** Null where the title of the section is heading enough. */
  readonly heading: string | null
  readonly rules: readonly Rule[]
}

/** Rules that follow each other under one heading; after it the title of the section comes again. */
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

/** The Laws that are in force today. */
export const currentEdition: EditionId = 'fide-2023'
/** As a list shows them: the newest first. */
export const editionsShown: readonly EditionId[] = [...editionIds].reverse()

export function editionAsked(name = 'edition'): EditionId | null {
  const asked = place.value.query.get(name)
  return asked !== null && isEditionId(asked) ? asked : null
}

export const editionName = (edition: EditionId): string =>
  inLetters(editionOf(edition).name[written.value])

/** An address in the explorer that keeps the edition that is being read. */
export function lawsHref(
  path: string,
  query: Readonly<Record<string, string | null | undefined>> = {},
): string {
  const asked = new URLSearchParams()
  const edition = 'edition' in query ? query.edition : place.value.query.get('edition')
  const beside = 'beside' in query ? query.beside : place.value.query.get('beside')
  for (const [name, value] of Object.entries({ ...query, edition, beside })) {
    if (value) asked.set(name, value)
  }
  const text = asked.toString()
  return `/laws${path}${text === '' ? '' : `?${text}`}`
}
