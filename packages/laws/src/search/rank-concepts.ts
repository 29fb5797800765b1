import type { Rule } from '../catalogue/rule.js'
import type { WrittenLanguage } from '../explanations/language.js'
import type { ConceptIndex } from './concept-index.js'
import { conceptsInOrder } from './concepts-in-order.js'
import type { Meaning } from './meaning.js'
import type { RankedRule } from './rank.js'
import { tellingWords } from './stop-words.js'

/** Concepts that only connect others and say little by themselves. */
const light: ReadonlySet<string> = new Set(
  'own other one after many start end last back same move time blitz rapid standard'.split(' '),
)
const lightWeight = 0.55
const isLight = (concept: string): boolean => light.has(concept) || concept.startsWith('not ')
/** A question about a knight is also about a piece, but less clearly. */
const pieces = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn']
const pieceNamed = 0.7
/** The weight of a word without a concept. */
const unknownTells = 1.2
/** The weight of concepts anywhere in the rule, in addition to its closest phrase. */
const unionWeight = 0.3
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
    (index.tells.get(concept) ?? 0) * (isLight(concept) ? lightWeight : 1)
  const asked = conceptsInOrder(words, meaning)
  const unknown =
    unknownTells *
    [...new Set(tellingWords(language, words))].filter(word => meaning(word).length === 0).length
  const whole = asked.reduce((sum, concept) => sum + weightOf(concept), 0) + unknown
  if (asked.length === 0 || whole === 0) return []
  const order = new Map(asked.map((concept, at) => [concept, at]))
  const worths = new Map<Rule, number>()
  for (const concept of asked) {
    for (const { rule, phrases, all } of index.having.get(concept) ?? []) {
      if (worths.has(rule)) continue
      let best = 0
      for (const phrase of phrases) best = Math.max(best, likeness(phrase, order, weightOf, whole))
      worths.set(rule, best + (unionWeight * covered(all, asked, weightOf)) / whole)
    }
  }
  return [...worths].map(([rule, worth]) => ({ rule, worth }))
}

/** The share of the question that the rule has in its phrases or explanation. */
const covered = (
  all: ReadonlySet<string>,
  asked: readonly string[],
  weightOf: (concept: string) => number,
): number => asked.reduce((sum, concept) => (all.has(concept) ? sum + weightOf(concept) : sum), 0)

/** The similarity of question and phrase, from 0 to 1. */
function likeness(
  phrase: readonly string[],
  order: ReadonlyMap<string, number>,
  weightOf: (concept: string) => number,
  whole: number,
): number {
  let met = 0
  let mass = 0
  let last = -1
  let isInOrder = true
  let rest = whole
  if (phrase.includes('piece') && !order.has('piece')) {
    // A phrase about a piece also means the piece in the question.
    const named = pieces.filter(piece => order.has(piece) && !phrase.includes(piece))
    for (const piece of named) rest -= weightOf(piece)
    if (named.length > 0) rest += weightOf('piece')
  }
  for (const concept of phrase) {
    const weight = weightOf(concept)
    mass += weight
    const at = order.get(concept) ?? (concept === 'piece' ? firstPiece(order) : undefined)
    if (at === undefined) continue
    met += order.has(concept) ? weight : weight * pieceNamed
    if (at < last) isInOrder = false
    last = at
  }
  if (met === 0) return 0
  return ((2 * met) / (rest + mass)) * (isInOrder ? 1 : otherOrder)
}

/** The position of the first kind of piece in the question. */
function firstPiece(order: ReadonlyMap<string, number>): number | undefined {
  const named = pieces.find(piece => order.has(piece))
  return named === undefined ? undefined : order.get(named)
}
