import type { Rule } from '../catalogue/rule.js'
import { errorsAllowed, isWithinErrors } from './edit-distance.js'
import { type RuleIndex, type RuleText, rarityWeight } from './rule-index.js'
import { stemOf } from './stem.js'
import { significantWords } from './stop-words.js'

/** The weight of a stem by where it occurs. */
const fieldWeight = { asked: 1, inId: 0.8, explained: 0.55 } as const
/** The weight of a phrase that the question contains, in addition to its words. */
const phraseWeight = 0.8
/** The factor for a phrase whose words are in another order. */
const otherOrder = 0.85
/** How much a stem counts that is not the word itself, but a correction of a typing error. */
const typoFactor = 0.7
/** For a longer word that begins with it. */
const prefixFactor = 0.6
/** For a synonym: `mobile` for `phone`. */
const synonymFactor = 0.6

/** A score below this is no answer. */
const minScore = 0.12

/** A word of the question: its possible stems, each with a factor, and its weight. */
interface AskedWord {
  readonly stems: ReadonlyMap<string, number>
  readonly weight: number
}

export interface RankedRule {
  readonly rule: Rule
  /** From 0 to about 1: how well the rule answers the question as a whole. */
  readonly score: number
}

/** The rules that answer a question, the best first. `words` are folded. */
export function rank(words: readonly string[], index: RuleIndex): readonly RankedRule[] {
  const distinct = [...new Set(significantWords(index.language, words))]
  const asked = distinct.map((word, at) => stemsOf(word, index, at === distinct.length - 1))
  const total = asked.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return []
  const stems = new Set(asked.flatMap(word => [...word.stems.keys()]))
  const texts = new Set([...stems].flatMap(stem => index.rulesWith.get(stem) ?? []))
  return [...texts]
    .map(text => ({ rule: text.rule, score: scoreOf(text, asked) / total }))
    .filter(({ score }) => score > minScore)
    .sort((a, b) => b.score - a.score)
}

/**
 * The possible stems of a word: its own, else words that it begins, else corrections of a typing
 * error.
 */
function stemsOf(word: string, index: RuleIndex, isLast: boolean): AskedWord {
  const stem = stemOf(index.language, word)
  const stems = new Map<string, number>()
  if (index.frequency.has(stem)) stems.set(stem, 1)
  for (const concept of index.meaning(word)) {
    for (const known of index.expressions.get(concept) ?? []) {
      if (!stems.has(known)) stems.set(known, synonymFactor)
    }
  }
  const alike = index.byLetter.get(stem.charAt(0)) ?? []
  if (stems.size === 0) {
    const most = errorsAllowed(stem.length)
    for (const known of alike) {
      if (most > 0 && isWithinErrors(most, stem, known)) stems.set(known, typoFactor)
    }
  }
  if (stems.size === 0 || isLast) {
    for (const known of alike) {
      if (stem.length >= 3 && known.startsWith(stem) && !stems.has(known)) {
        stems.set(known, prefixFactor)
      }
    }
  }
  return { stems, weight: weightOf(stems, index) }
}

/**
 * The weight of a word: rare words count more. A word that no rule has counts as much as the
 * rarest.
 */
function weightOf(stems: ReadonlyMap<string, number>, index: RuleIndex): number {
  const all = index.ruleCount
  let most = 0
  for (const [stem, factor] of stems) {
    if (factor >= synonymFactor || stems.size === 1)
      most = Math.max(most, index.frequency.get(stem) ?? 0)
    else most = Math.max(most, Math.min(index.frequency.get(stem) ?? 0, all / 8))
  }
  return rarityWeight(most, all) * (most === 0 ? 0.6 : 1)
}

/** How well a rule answers the question, before the division by the total weight. */
function scoreOf(text: RuleText, asked: readonly AskedWord[]): number {
  let score = 0
  let matched = 0
  let total = 0
  for (const word of asked) {
    const best = bestField(word, text)
    score += word.weight * best
    matched += best > 0 ? word.weight : 0
    total += word.weight
  }
  if (matched === 0) return 0
  const coverage = matched / total
  return score * (0.4 + 0.6 * coverage) + phraseScore(text, asked)
}

/** The weight of the best place in the rule where the word occurs; 0 if it does not. */
function bestField(word: AskedWord, text: RuleText): number {
  let best = 0
  for (const [stem, factor] of word.stems) {
    const field = text.asked.has(stem)
      ? fieldWeight.asked
      : text.inId.has(stem)
        ? fieldWeight.inId
        : text.explained.has(stem)
          ? fieldWeight.explained
          : 0
    best = Math.max(best, field * factor)
  }
  return best
}

/**
 * The value of the phrase closest to the question. A complete phrase is better than half of a
 * longer one.
 */
function phraseScore(text: RuleText, asked: readonly AskedWord[]): number {
  let best = 0
  for (const { places, weight } of text.phrases) {
    let found = 0
    let matched = 0
    let last = -1
    let isInOrder = true
    for (const word of asked) {
      let factor = 0
      let at = -1
      for (const [stem, alike] of word.stems) {
        const place = alike > factor ? places.get(stem) : undefined
        if (place === undefined) continue
        factor = alike
        at = place
      }
      if (at < 0) continue
      found += word.weight * factor
      matched += word.weight
      if (at < last) isInOrder = false
      last = at
    }
    if (found === 0) continue
    const complete = Math.min(1, matched / weight)
    best = Math.max(best, found * complete * complete * (isInOrder ? 1 : otherOrder))
  }
  return best * phraseWeight
}
