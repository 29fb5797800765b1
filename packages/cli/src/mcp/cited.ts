import { type EditionId, type Language, type Rule, ruleById } from '@jadoube/laws'
import { explain, ruleAsData } from '../laws/in-language.js'
import { caseOf } from './cases.js'

/** A rule with what every answer includes: its article, the edition, and a case that shows it. */
export async function cited(rule: Rule, edition: EditionId, language: Language) {
  const { id, article, citations, kind, section } = ruleAsData(rule, edition, language)
  const found = await caseOf(id, edition)
  return {
    rule: id,
    article,
    citations,
    edition,
    section,
    kind,
    explanation: explain(rule, edition, language),
    case: found === null ? null : { id: found.id, title: found.title, why: found.why },
  }
}

export async function citedById(id: string, edition: EditionId, language: Language) {
  const rule = ruleById(id)
  return rule === undefined ? null : cited(rule, edition, language)
}

export type Cited = Awaited<ReturnType<typeof cited>>

/** `7.5.5 (fide-2018): … Case: … [id]` */
export const citedLine = ({ rule, article, edition, explanation, case: shown }: Cited): string =>
  `${article ?? rule} (${edition}, ${rule}): ${explanation}${shown === null ? '' : `\n  Case: ${shown.title} [${shown.id}]`}`
