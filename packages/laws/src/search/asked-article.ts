import { articleSteps } from '../catalogue/citation.js'
import { rulesOfArticle } from '../catalogue/lookup.js'
import type { Rule } from '../catalogue/rule.js'
import { type EditionId, editionIds } from '../editions/edition-id.js'
import { writtenLanguages } from '../explanations/language.js'
import { isStopWord } from './stop-words.js'
import { fold, wordsOf } from './words.js'

/** The words that people put before a number, in any of the languages. */
const before =
  /^(?:the\s+)?(?:articles?|art|rules?|laws?|clen|clena|cl|tocka|clan|clana|clanak|clanek|clanku|odst|bod|bodu|tocki|tacka|tacki|stav|saanto|saannon|saannossa|luku|luvun|kohta|kohdan|artikla|artiklan|artikkeli|pykala|appendix|dodatek|priloha|liite|prilog|dodatak|guidelines?|smernice|ohjeet|paragraph|para|paragraf|par|section|sec|point|number|no|fide|§)?(?![a-z])\s*\.?\s*/

const number =
  /^((?:[a-e]|i{1,3}|fb)?\s*\.?\s*\d{1,2}(?:\s*[.,]\s*\d{1,2})*(?:\s*\.?\s*\(?[a-j]\)?)?(?:\s*\.\s*\d{1,2})?|i{1,3}|[a-e])\.?$/

const editionWords =
  /\b(fide|finland|laws?|edition|izdaja|izdanje|vydani|versio)?[\s-]*(2009|2017|2018|2023)\b/

/** National editions come last: a number without more means FIDE's. */
const newestFirst: readonly EditionId[] = [...editionIds]
  .reverse()
  .sort((a, b) => Number(b.startsWith('fide')) - Number(a.startsWith('fide')))

export interface AskedArticle {
  readonly article: string
  /** The edition that the question names. */
  readonly edition: EditionId | null
}

/** Reads `9.2`, `Art. 7.5.5`, `čl. 6.9`, `A4c`, `III.5`, `7.4.b (2009)`, `fide-2018 7.5.5`. */
export function parseAskedArticle(text: string): AskedArticle | null {
  const folded = fold(text).trim()
  const year = editionWords.exec(folded)
  const rest = (year === null ? folded : folded.replace(year[0], ' ')).replace(/[()]/g, ' ').trim()
  const match = number.exec(rest.replace(before, '').trim()) ?? number.exec(onlyNumberIn(rest))
  if (match === null) return null
  const article = match[1]!.replace(/\s+/g, '').replace(',', '.')
  // A letter alone is an appendix only if somebody says so.
  if (/^(?:[a-e]|i{1,3})$/.test(article) && rest.replace(before, '') === rest) return null
  const edition = year === null ? null : (`fide-${year[2]}` as EditionId)
  return {
    article: article.replace(/^fb\.?/, ''),
    edition: article.startsWith('fb') ? 'finland-blitz-2008' : edition,
  }
}

/** `what does 9.2.1 say`: the one number with a point in a short question that asks for nothing else. */
function onlyNumberIn(text: string): string {
  const words = text.split(/[\s?!,;:]+/).filter(Boolean)
  const numbers = words.filter(word =>
    /^(?:[a-e]|i{1,3})?\.?\d{1,2}(?:\.\d{1,2})+[a-j]?\.?$/.test(word),
  )
  const others = words.filter(word => !numbers.includes(word))
  const isOnly = numbers.length === 1 && others.length <= 6 && others.every(isSaidAround)
  return isOnly ? numbers[0]! : ''
}

/** The words around a number in a question about an article. */
const around: ReadonlySet<string> = new Set(
  wordsOf(`article art rule law laws clen clena clan clanak clanek saanto luku kohta artikla say says mean means text show read explain
    pravi pise kaze govori pomeni znaci rika rikaji znamena sanoo lukee tarkoittaa pravilo pravila pravidlo saannot odstavek bod tocka tacka`),
)

const isSaidAround = (word: string): boolean =>
  around.has(word.replace(/\W/g, '')) ||
  writtenLanguages.some(language => isStopWord(language, word.replace(/\W/g, '')))

/** The rules of an article, first in the edition that is read, then in the newest that has it. */
export function rulesAsked(
  { article, edition }: AskedArticle,
  reading: EditionId,
): readonly Rule[] {
  const editions = [edition ?? reading, ...newestFirst]
  for (const one of editions) {
    const found = rulesOfArticle(one, article)
    if (found.length > 0) return nearestFirst(found, one, article)
  }
  return []
}

/** What stands under the very number before what stands under its parts. */
function nearestFirst(
  found: readonly Rule[],
  edition: EditionId,
  article: string,
): readonly Rule[] {
  const steps = articleSteps(article).length
  const depth = (rule: Rule): number =>
    Math.min(
      ...(rule.numbers[edition] ?? '')
        .split(', ')
        .map(text => articleSteps(text).length - steps + (text.startsWith('(') ? 10 : 0))
        .filter(extra => extra >= 0),
    )
  return [...found].sort((a, b) => depth(a) - depth(b))
}
