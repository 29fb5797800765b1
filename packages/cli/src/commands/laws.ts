import {
  editionIds,
  existsIn,
  languages,
  type Rule,
  rulesIn,
  rulesOfArticle,
  writtenAs,
} from '@jadoube/laws'
import { allExplanations } from '@jadoube/laws/explanations'
import { searchLaws } from '@jadoube/laws/search'
import { allAskedAs } from '@jadoube/laws/search/all'
import { type Term, terms } from '@jadoube/laws/vocabulary'
import type { Command, ExitCode, Io } from '../command.js'
import { type LawsArguments, parseLawsArguments } from '../laws/arguments.js'
import { comparisonAsData, comparisonPage } from '../laws/comparison-page.js'
import { coverageAsData, coverageHere, coveragePage } from '../laws/coverage-page.js'
import { ruleAsData } from '../laws/in-language.js'
import { overviewAsData, overviewPage } from '../laws/overview.js'
import { editionsWithArticle, newestOf, newestWith, parseQuestion } from '../laws/question.js'
import { ruleList, rulePage } from '../laws/rule-page.js'
import { termList } from '../laws/term-list.js'

const help = `Looks up the Laws of Chess: any rule, in any edition and any of five languages.

Usage: npx jadoube laws [RULE | ARTICLE | SECTION | words…] [options]

  RULE      a rule by its id: illegal.penalty-loss
  ARTICLE   the rules of an article and its sub-articles: 9.2, A.5, III.5.2, Preface
  SECTION   the rules of a section: article-07, appendix-b-blitz, finland-blitz
  words…    a question or keywords in any of the languages; the rule that decides comes first.
            Accents, capitals, word endings, typos and the Serbian alphabet do not matter
  (nothing) lists the editions and sections

Options:
  --edition E       the edition to read; default: fide-2023
                    ${editionIds.join(', ')}
  --lang L          the language of the answer; default: en
                    ${languages.join(', ')}
  --compare E1 E2   what the second edition changes: new, removed, changed, renumbered
  --coverage        how many rules of each edition have a test, and which have none
  --json            print JSON

Examples:
  npx jadoube laws illegal.penalty-loss --edition fide-2009
  npx jadoube laws 9.2 --edition fide-2018 --lang cs
  npx jadoube laws mrtva pozicija
  npx jadoube laws "my opponent's flag fell but I only have a knight"
  npx jadoube laws "en passant" --lang fi
  npx jadoube laws --compare fide-2018 fide-2023

Exit code: 0 found, 1 nothing found, 2 bad input.
`

const asJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`

export const laws: Command = {
  name: 'laws',
  summary: 'look up a rule, an article or a word in any edition and language',
  help,
  async run(args, io) {
    const asked = parseLawsArguments(args)
    if (asked.coverage) {
      const coverage = await coverageHere(asked.editionNamed ? asked.edition : null)
      await io.out(asked.json ? asJson(coverageAsData(coverage)) : coveragePage(coverage))
      return 0
    }
    if (asked.compare !== null) {
      const { compare, language } = asked
      await io.out(
        asked.json
          ? asJson(comparisonAsData(compare, language))
          : comparisonPage(compare, language),
      )
      return 0
    }
    if (asked.asked.length === 0) {
      const { edition, language } = asked
      await io.out(
        asked.json ? asJson(overviewAsData(edition, language)) : overviewPage(edition, language),
      )
      return 0
    }
    return answer(asked, io)
  },
}

function answer(asked: LawsArguments, io: Io): Promise<ExitCode> {
  const question = parseQuestion(asked.asked)
  switch (question.kind) {
    case 'rules':
      return answerRules(question.rules, asked, io)
    case 'section': {
      const all = rulesIn(asked.edition).filter(rule => rule.section === question.section)
      return answerList(all, [], asked, io, `${asked.edition} has no section ${question.section}`)
    }
    case 'article': {
      const elsewhere = editionsWithArticle(question.article, asked.edition)
      const found = rulesOfArticle(asked.edition, question.article)
      const other = newestOf(elsewhere)
      // A number that only another edition has is looked up there, unless the edition was named.
      if (found.length === 0 && other !== undefined && !asked.editionNamed) {
        const there = { ...asked, edition: other }
        return answerList(rulesOfArticle(other, question.article), [], there, io, '')
      }
      const hint = elsewhere.length === 0 ? '' : `; it is in ${elsewhere.join(', ')}`
      const none = `${asked.edition} has no article ${question.article}${hint}`
      return answerList(found, [], asked, io, none)
    }
    case 'words': {
      const found = searchLaws(question.text, {
        edition: asked.edition,
        explanations: allExplanations,
        askedAs: allAskedAs,
        terms,
        language: writtenAs(asked.language),
      })
      const none = `nothing found for '${question.text}' in ${asked.edition}`
      return answerList(found.rules, found.terms, { ...asked, edition: found.edition }, io, none)
    }
  }
}

/** A rule by its id: in the named edition, otherwise in the newest one that has it. */
async function answerRules(
  rules: readonly Rule[],
  asked: LawsArguments,
  io: Io,
): Promise<ExitCode> {
  const { language, json } = asked
  const inForce = rules.filter(rule => existsIn(rule, asked.edition))
  const shown = inForce.length > 0 ? inForce : rules
  const editionFor = (rule: Rule) => (inForce.length > 0 ? asked.edition : newestWith(rule))
  await io.out(
    json
      ? asJson({ rules: shown.map(rule => ruleAsData(rule, editionFor(rule), language)) })
      : shown.map(rule => rulePage(rule, editionFor(rule), language)).join('\n'),
  )
  if (inForce.length > 0 || !asked.editionNamed) return 0
  io.err(`jadoube: ${asked.edition} has no rule ${rules.map(rule => rule.id).join(', ')}\n`)
  return 1
}

async function answerList(
  rules: readonly Rule[],
  found: readonly Term[],
  { edition, language, json }: LawsArguments,
  io: Io,
  none: string,
): Promise<ExitCode> {
  if (json) {
    const data = rules.map(rule => ruleAsData(rule, edition, language))
    await io.out(asJson({ edition, language, rules: data, terms: found }))
  } else {
    await io.out(termList(found, language) + ruleList(rules, edition, language))
  }
  if (rules.length > 0 || found.length > 0) return 0
  io.err(`jadoube: ${none}\n`)
  return 1
}
