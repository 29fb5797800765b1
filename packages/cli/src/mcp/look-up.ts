import {
  editionIds,
  existsIn,
  type Rule,
  rulesIn,
  rulesNamed,
  rulesOfArticle,
  writtenAs,
} from '@jadoube/laws'
import { allExplanations } from '@jadoube/laws/explanations'
import { parseAskedArticle, rulesAsked, searchLaws } from '@jadoube/laws/search'
import { allAskedAs } from '@jadoube/laws/search/all'
import { terms } from '@jadoube/laws/vocabulary'
import { BadInput } from '../command.js'
import { counted } from '../counted.js'
import { comparisonAsData } from '../laws/comparison-page.js'
import { newestWith } from '../laws/question.js'
import { caseOf } from './cases.js'
import { cited, citedLine } from './cited.js'
import type { Answer, Reading } from './tool.js'

/** A rule by its id, or the rules of an article, with how other editions number and word them. */
export async function lookUp({
  rule,
  edition,
  language,
}: Reading & { rule: string }): Promise<Answer> {
  const named = rulesNamed(rule.trim())
  const article = parseAskedArticle(rule)
  const found =
    named.length > 0
      ? named
      : article === null
        ? rulesOfArticle(edition, rule.trim())
        : rulesAsked(article, edition)
  if (found.length === 0) {
    throw new BadInput('unknown-rule', `there is no rule and no article '${rule.slice(0, 60)}'`)
  }
  const rules = await Promise.all(
    found.slice(0, 20).map(one => fullRule(one, { edition, language })),
  )
  return { text: rules.map(citedLine).join('\n\n'), data: { rules } }
}

async function fullRule(rule: Rule, { edition, language }: Reading) {
  const inForce = existsIn(rule, edition) ? edition : newestWith(rule)
  const shown = await caseOf(rule.id, inForce)
  const record = shown === null ? null : recordUnder(shown.record, inForce)
  const own = await cited(rule, inForce, language)
  const others = await Promise.all(
    editionIds
      .filter(other => other !== inForce && existsIn(rule, other))
      .map(other => cited(rule, other, language)),
  )
  const elsewhere = others.map(({ edition: other, article, explanation }) => ({
    edition: other,
    article,
    ...(explanation === own.explanation ? { same: true } : { explanation }),
  }))
  return { ...own, record, elsewhere }
}

/** The record of a case with the requested edition in its header. */
function recordUnder(record: string, laws: Reading['edition']): string {
  const [header = '', ...acts] = record.split('\n')
  return [JSON.stringify({ ...JSON.parse(header), laws }), ...acts].join('\n')
}

/** The rules that answer a question, the deciding one first. */
export async function search({
  question,
  edition,
  language,
  limit,
}: Reading & { question: string; limit: number }): Promise<Answer> {
  const found = searchLaws(question, {
    edition,
    explanations: allExplanations,
    askedAs: allAskedAs,
    terms,
    language: writtenAs(language),
  })
  const rules = await Promise.all(
    found.rules
      .slice(0, limit)
      .map(rule => cited(rule, existsIn(rule, edition) ? edition : newestWith(rule), language)),
  )
  const text =
    rules.length === 0 ? `Nothing found in ${edition}.` : rules.map(citedLine).join('\n\n')
  return { text, data: { question, edition, rules } }
}

/** What the second edition changes; optionally only in one article or rule. */
export async function compare({
  before,
  after,
  rule,
  language,
}: Pick<Reading, 'language'> & {
  before: Reading['edition']
  after: Reading['edition']
  rule?: string | undefined
}): Promise<Answer> {
  const whole = comparisonAsData([before, after], language)
  const wanted = rule === undefined ? null : idsOf(rule, before, after)
  const isWanted = ({ id }: { readonly id: string }): boolean => wanted?.has(id) ?? true
  const parts = {
    added: whole.added.filter(isWanted),
    removed: whole.removed.filter(isWanted),
    changed: whole.changed.filter(isWanted),
    renumbered: whole.renumbered.filter(isWanted),
  }
  const shown = await Promise.all(
    [...parts.changed, ...parts.added].slice(0, 40).map(async ({ id }) => ({
      rule: id,
      case: (await caseOf(id, after))?.id ?? null,
    })),
  )
  const lines = [
    ...parts.added.map(one => `New: ${one.numbers} ${one.id}: ${one.explanation}`),
    ...parts.removed.map(one => `Removed: ${one.numbers} ${one.id}: ${one.explanation}`),
    ...parts.changed.map(
      one =>
        `Changed: ${one.before.numbers} → ${one.after.numbers} ${one.id}\n  ${before}: ${one.before.explanation}\n  ${after}: ${one.after.explanation}`,
    ),
    ...(wanted === null
      ? [`Renumbered: ${counted(parts.renumbered.length, 'rule')}.`]
      : parts.renumbered.map(
          one => `Renumbered: ${one.before.numbers} → ${one.after.numbers} ${one.id}`,
        )),
  ]
  const cases = shown
    .filter(one => one.case !== null)
    .map(one => `Case for ${one.rule}: [${one.case}]`)
  const same = rule === undefined ? '' : `${rule} is the same in ${before} and ${after}.`
  const text = [...lines, ...cases].join('\n')
  return { text: text === '' ? same : text, data: { before, after, ...parts, cases: shown } }
}

function idsOf(
  rule: string,
  before: Reading['edition'],
  after: Reading['edition'],
): ReadonlySet<string> {
  const named = rulesNamed(rule.trim())
  const article = parseAskedArticle(rule)
  const inBoth =
    article === null
      ? []
      : [before, after].flatMap(edition => rulesOfArticle(edition, article.article))
  const known = new Set([...rulesIn(before), ...rulesIn(after)].map(({ id }) => id))
  const ids = [...named, ...inBoth].map(({ id }) => id).filter(id => known.has(id))
  if (ids.length === 0) {
    throw new BadInput(
      'unknown-rule',
      `neither edition has a rule or an article '${rule.slice(0, 60)}'`,
    )
  }
  return new Set(ids)
}
