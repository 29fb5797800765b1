import { articleSteps, isUnder } from '../catalogue/citation.js'
import { citationsOf, rulesOfArticle } from '../catalogue/lookup.js'
import type { Rule } from '../catalogue/rule.js'
import { type EditionId, editionIds } from '../editions/edition-id.js'
import { writtenLanguages } from '../explanations/language.js'
import { namedEdition } from './named-edition.js'
import { isStopWord } from './stop-words.js'
import { fold, wordsOf } from './words.js'

/** The words that people write before or after an article number, in any of the languages. */
const labels: ReadonlySet<string> = new Set(
  wordsOf(`article articles art rule rules law laws appendix app apendix guideline guidelines paragraph para paragraf par section sec
    point number no nr num fide chapter člen člena členu členom čl točka točke točki točko poglavje priloga prilogi smernice smernica smernicah
    pravilo pravila pravilu dodatek dodatka dodatku član člana članu članom članak tačka tačke tački stav prilog prilogu dodatak poglavlje članek článek článku
    článkem odst odstavec odstavek odstavku bod bodu bodě příloha příloze přílohy pravidlo pravidla pravidlu směrnice kapitola sääntö säännön säännössä
    sääntöä luku luvun luvussa kohta kohdan kohdassa kohtaa artikla artiklan artiklassa artiklaa artikkeli pykälä pykälän liite liitteen liitteessä ohjeet ohje ohjeen`),
)

/**
 * Article numbers such as `7.5.5`, `A.4.c`, `III.5`, `FB 14e`: parts separated by points. A letter
 * alone is an appendix.
 */
const articleNumber = /^(?:(?:[a-e]|i{1,3}|fb)\.)?\d{1,2}(?:\.\d{1,2})*(?:\.[a-j])?(?:\.\d{1,2})?$/
const appendixLetter = /^(?:[a-e]|i{1,3})$/

const editionWords =
  /\b(fide|finland|laws?|edition|izdaja|izdanje|vydani|versio)?[\s-]*(2009|2017|2018|2023)\b/

/** The words for the Finnish blitz rules. */
const finnishBlitz =
  /\b(?:finnish|finland|finsk\p{L}*|suom\p{L}+|kansalli\p{L}+|pikashak\p{L}*|pikapel\p{L}*|blitz\p{L}*|hitropotez\p{L}*|brzopotez\p{L}*|blesk\p{L}*)\s*/gu

/** National editions come last: a number alone means one of FIDE's. */
const newestFirst: readonly EditionId[] = [...editionIds]
  .reverse()
  .sort((a, b) => Number(b.startsWith('fide')) - Number(a.startsWith('fide')))

export interface AskedArticle {
  readonly article: string
  /** The edition that the question mentions. */
  readonly edition: EditionId | null
}

/**
 * Reads an article number: `9.2`, `Art. 7.5.5`, `čl 6,9`, `7 5 5`, `A4c`, `appendix A, article 5`,
 * `III.5`, `7.4.b (2009)`.
 */
export function parseAskedArticle(text: string): AskedArticle | null {
  const folded = fold(text).trim()
  const year = editionWords.exec(folded)
  const rest = (year === null ? folded : folded.replace(year[0], ' ')).trim()
  const unnamed = rest.replace(finnishBlitz, '')
  const article = wholeNumber(unnamed) ?? wholeNumber(onlyNumberIn(unnamed))
  if (article === null) return null
  const edition = namedEdition(text)
  return {
    article: article.replace(/^fb\./, ''),
    edition: article.startsWith('fb') ? 'finland-blitz-2008' : edition,
  }
}

/** The number, if the text is only a number, whatever separates its parts; otherwise `null`. */
function wholeNumber(text: string): string | null {
  // `3+2` is a time control, `#` a sign of mate.
  if (/[^\p{L}\p{N}\s.,:;/()[\]§"'’–-]/u.test(text)) return null
  const words = text.match(/\p{L}+|\p{N}+/gu) ?? []
  const steps = words.filter(word => !labels.has(word))
  const article = steps.join('.')
  if (articleNumber.test(article)) return article
  // A letter alone is an appendix only if the text says so.
  return appendixLetter.test(article) && steps.length < words.length ? article : null
}

/** `what does 9.2.1 say`: the only number with a point, in a short question about nothing else. */
function onlyNumberIn(text: string): string {
  const words = text.split(/[\s?!;:()]+|,(?!\d)/).filter(Boolean)
  const numbers = words.filter(word =>
    /^(?:[a-e]|i{1,3})?\.?\d{1,2}(?:[.,]\d{1,2})+\.?[a-j]?\.?$/.test(word),
  )
  const others = words.filter(word => !numbers.includes(word))
  const isOnly = numbers.length === 1 && others.length <= 6 && others.every(isQuestionWord)
  return isOnly ? numbers[0]! : ''
}

/** The words around a number in a question about an article. */
const questionWords: ReadonlySet<string> = new Set(
  wordsOf(`say says mean means text show read explain find content pravi piše kaže govori pomeni značí znači znaci prikaži pokaži razloži objasni
    říká říkají znamená ukaž vysvětli sanoo lukee tarkoittaa näytä selitä säännöt`),
)

const isQuestionWord = (word: string): boolean =>
  questionWords.has(word.replace(/\W/g, '')) ||
  labels.has(word.replace(/\W/g, '')) ||
  writtenLanguages.some(language => isStopWord(language, word.replace(/\W/g, '')))

/**
 * The rules of an article, and the edition: the requested one, or else the newest that has the
 * article.
 */
export function findArticle(
  { article, edition }: AskedArticle,
  reading: EditionId,
): { readonly edition: EditionId; readonly rules: readonly Rule[] } {
  for (const one of [edition ?? reading, ...newestFirst]) {
    const found = rulesOfArticle(one, article)
    if (found.length > 0) return { edition: one, rules: nearestFirst(found, one, article) }
  }
  return { edition: reading, rules: [] }
}

export const rulesAsked = (asked: AskedArticle, reading: EditionId): readonly Rule[] =>
  findArticle(asked, reading).rules

/** Rules of the article itself come before those of its sub-articles. */
function nearestFirst(
  found: readonly Rule[],
  edition: EditionId,
  article: string,
): readonly Rule[] {
  const steps = articleSteps(article).length
  /** Rules of other articles that also depend on this one come last. */
  const elsewhere = 10
  const depth = (rule: Rule): number =>
    Math.min(
      ...citationsOf(rule, edition).map((citation, place) => {
        if (!isUnder(citation.article, article)) return Number.POSITIVE_INFINITY
        const isOwn = place === 0 && !citation.implied
        return articleSteps(citation.article).length - steps + (isOwn ? 0 : elsewhere)
      }),
    )
  return [...found].sort((a, b) => depth(a) - depth(b))
}

/**
 * The rules of an article mentioned in a longer question: `how many minutes in article 9.5.3`. A
 * number with two parts counts only after a word such as *article*, because `1.5` may be points and
 * `a4` a square.
 */
export function rulesMentioned(text: string, reading: EditionId): readonly Rule[] {
  const folded = fold(text)
  for (const match of folded.matchAll(mention)) {
    const isLabelled = labels.has(match[1] ?? '')
    const article = match[2]!
    if (!isLabelled && articleSteps(article).length < 3) continue
    const rules = rulesAsked({ article, edition: null }, reading)
    if (rules.length > 0) return rules
  }
  return []
}

const mention =
  /(?:(\p{L}+)[\s.]*)?(?<![\p{L}\p{N}.,])((?:(?:[a-e]|i{1,3})\.?)?\d{1,2}(?:\.\d{1,2})+(?:\.?[a-j](?!\p{L}))?|(?:[a-e]|i{1,3})\.?\d{1,2})(?![\p{L}\d,])/gu
