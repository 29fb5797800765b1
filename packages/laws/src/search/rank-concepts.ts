import type { Rule } from '../catalogue/rule.js'
import type { WrittenLanguage } from '../explanations/language.js'
import type { ConceptIndex } from './concept-index.js'
import { conceptsInOrder } from './concepts-in-order.js'
import type { Meaning } from './meaning.js'
import type { RankedRule } from './rank.js'
import { significantWords } from './stop-words.js'

/** Concepts that only connect others and say little by themselves. */
const weakConcepts: ReadonlySet<string> = new Set(
  'own opponent other one after many start end last back same move time blitz rapid standard'.split(
    ' ',
  ),
)
const weakWeight = 0.55
const isWeak = (concept: string): boolean => weakConcepts.has(concept) || concept.startsWith('not ')
/** A question about a knight is also about a piece, but less clearly. */
const pieces = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn']
const pieceWeight = 0.7
/** The weight of a word without a concept. */
const unknownWeight = 1.2
/** The weight of concepts anywhere in the rule, in addition to its closest phrase. */
const coverageWeight = 0.3
/** The weight of other phrases beside the closest one. */
const supportWeight = 0.5
/** The higher, the closer another phrase must be to support the closest one. */
const closeness = 8
/** The extra weight of a phrase that says exactly what is asked. */
const exactWeight = 0.12
/** The similarity of an exact phrase, despite rounding. */
const almostOne = 0.999
/** The factor for a phrase whose words are in another order. */
const otherOrder = 0.85

/** The rules whose phrases match the question, the best first. */
export function rankConcepts(
  words: readonly string[],
  language: WrittenLanguage,
  meaning: Meaning,
  index: ConceptIndex,
): readonly RankedRule[] {
  const weightOf = (concept: string): number =>
    (index.weights.get(concept) ?? 0) * (isWeak(concept) ? weakWeight : 1)
  const asked = conceptsInOrder(words, meaning)
  const unknown =
    unknownWeight *
    [...new Set(significantWords(language, words))].filter(word => meaning(word).length === 0)
      .length
  const total = asked.reduce((sum, concept) => sum + weightOf(concept), 0) + unknown
  if (asked.length === 0 || total === 0) return []
  const order = new Map(asked.map((concept, at) => [concept, at]))
  const scores = new Map<Rule, number>()
  for (const concept of asked) {
    for (const { rule, phrases, all } of index.rulesWith.get(concept) ?? []) {
      if (scores.has(rule)) continue
      const alike = together(phrases.map(phrase => similarity(phrase, order, weightOf, total)))
      scores.set(rule, alike + (coverageWeight * covered(all, asked, weightOf)) / total)
    }
  }
  return [...scores].map(([rule, score]) => ({ rule, score }))
}

/** The closest phrase decides, and others that are nearly as close support it. */
function together(similarities: readonly number[]): number {
  let best = 0
  let sum = 0
  for (const one of similarities) {
    if (one > best) best = one
    sum += one ** closeness
  }
  const exact = best > almostOne ? exactWeight : 0
  return best + supportWeight * (sum ** (1 / closeness) - best) + exact
}

/** The share of the question that the rule has in its phrases or explanation. */
const covered = (
  all: ReadonlySet<string>,
  asked: readonly string[],
  weightOf: (concept: string) => number,
): number => asked.reduce((sum, concept) => (all.has(concept) ? sum + weightOf(concept) : sum), 0)

/** The similarity of question and phrase, from 0 to 1. */
function similarity(
  phrase: readonly string[],
  order: ReadonlyMap<string, number>,
  weightOf: (concept: string) => number,
  total: number,
): number {
  let matched = 0
  let phraseTotal = 0
  let last = -1
  let isInOrder = true
  let questionTotal = total
  if (phrase.includes('piece') && !order.has('piece')) {
    // A phrase about a piece also means the piece in the question.
    const named = pieces.filter(piece => order.has(piece) && !phrase.includes(piece))
    for (const piece of named) questionTotal -= weightOf(piece)
    if (named.length > 0) questionTotal += weightOf('piece')
  }
  for (const concept of phrase) {
    const weight = weightOf(concept)
    phraseTotal += weight
    const at = order.get(concept) ?? (concept === 'piece' ? firstPiece(order) : undefined)
    if (at === undefined) continue
    matched += order.has(concept) ? weight : weight * pieceWeight
    if (at < last) isInOrder = false
    last = at
  }
  if (matched === 0) return 0
  return ((2 * matched) / (questionTotal + phraseTotal)) * (isInOrder ? 1 : otherOrder)
}

/** The position of the first kind of piece in the question. */
function firstPiece(order: ReadonlyMap<string, number>): number | undefined {
  const named = pieces.find(piece => order.has(piece))
  return named === undefined ? undefined : order.get(named)
}
