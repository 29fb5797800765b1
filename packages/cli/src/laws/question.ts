import {
  type EditionId,
  editionIds,
  existsIn,
  type Rule,
  rules,
  rulesNamed,
  rulesOfArticle,
  type SectionSlug,
  sectionSlugs,
} from '@jadoube/laws'
import { BadInput } from '../command.js'

/** A question about the Laws. */
export type Question =
  | { readonly kind: 'rules'; readonly rules: readonly Rule[] }
  | { readonly kind: 'article'; readonly article: string }
  | { readonly kind: 'section'; readonly section: SectionSlug }
  | { readonly kind: 'words'; readonly text: string }

/** 7.5.5, 7.4.b, 3.8.b(1)a, A.4.2, A4.c, III.5.2, Guidelines 9.b, Preface. */
const article =
  /^(?:\d+(?:[.(][\da-z()]+)*|[a-f]\.?\d+(?:\.[\da-z]+)*|i{1,3}(?:\.\d+)+|guidelines \d+(?:\.[a-g])?|preface(?: [abc])?|finnish preface|intro|glossary)$/i

/**
 * A whole appendix or set of guidelines; only in capitals, so that one can search for the word `a`.
 */
const appendix = /^(?:[A-F]|I{1,3})$/

const ruleLike = /^[a-z0-9]+(?:\.[a-z0-9-]+)+$/i

const isSection = (text: string): text is SectionSlug =>
  (sectionSlugs as readonly string[]).includes(text)

export function parseQuestion(asked: readonly string[]): Question {
  const text = asked.join(' ').trim()
  const named = rulesNamed(text)
  if (named.length > 0) return { kind: 'rules', rules: named }
  if (isSection(text)) return { kind: 'section', section: text }
  const number = text.replace(/^(?:article|appendix|art\.?)\s+/i, '')
  if (article.test(number) || appendix.test(number)) return { kind: 'article', article: number }
  if (ruleLike.test(text)) {
    throw new BadInput('unknown-rule', `there is no rule '${text}'${suggestion(text)}`)
  }
  return { kind: 'words', text }
}

/** The rule that was most likely meant. */
function suggestion(text: string): string {
  const nearest = rules
    .map(rule => ({ id: rule.id, distance: distance(text.toLowerCase(), rule.id) }))
    .reduce((best, one) => (one.distance < best.distance ? one : best))
  return nearest.distance <= Math.max(3, text.length / 4) ? `; did you mean ${nearest.id}?` : ''
}

/** How many letters must be inserted, removed or changed (Levenshtein). */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = above[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(change, above[j]! + 1, row[j - 1]! + 1))
    }
    above = row
  }
  return above[b.length]!
}

/** The editions other than this one that have the article. */
export const editionsWithArticle = (number: string, edition: EditionId): readonly EditionId[] =>
  editionIds.filter(other => other !== edition && rulesOfArticle(other, number).length > 0)

/** The newest edition that has the rule; a federation's own only if FIDE has none. */
export const newestWith = (rule: Rule): EditionId =>
  newestOf(editionIds.filter(edition => existsIn(rule, edition)))!

/** The newest of some editions; a federation's own only if FIDE has none. */
export function newestOf(editions: readonly EditionId[]): EditionId | undefined {
  const newestFirst = [...editions].reverse()
  return newestFirst.find(edition => edition.startsWith('fide-')) ?? newestFirst[0]
}
