import type { Rule } from '../catalogue/rule.js'
import { isWithin, slipsIn } from './likeness.js'
import { type RuleIndex, type RuleText, telling } from './rule-index.js'
import { stemOf } from './stem.js'
import { tellingWords } from './stop-words.js'

/** The weight of a stem by where it occurs. */
const weight = { asked: 1, named: 0.8, explained: 0.55 } as const
/** The weight of a phrase that the question contains, in addition to its words. */
const phraseWeight = 0.8
/** The factor for a phrase whose words are in another order. */
const otherOrder = 0.85
const typoWeight = 0.7
const beginningWeight = 0.6
/** The weight of a synonym: `mobile` for `phone`. */
const synonymWeight = 0.6

/** A word of the question: its possible stems, and its weight. */
interface AskedWord {
  readonly stems: ReadonlyMap<string, number>
  readonly tells: number
}

export interface RankedRule {
  readonly rule: Rule
  /** From 0 to about 1: how well the rule answers the question as a whole. */
  readonly worth: number
}

/** The rules that answer a question, the best first. `words` are folded. */
export function rank(words: readonly string[], index: RuleIndex): readonly RankedRule[] {
  const distinct = [...new Set(tellingWords(index.language, words))]
  const asked = distinct.map((word, at) => understand(word, index, at === distinct.length - 1))
  const whole = asked.reduce((sum, { tells }) => sum + tells, 0)
  if (whole === 0) return []
  const stems = new Set(asked.flatMap(word => [...word.stems.keys()]))
  const texts = new Set([...stems].flatMap(stem => index.having.get(stem) ?? []))
  return [...texts]
    .map(text => ({ rule: text.rule, worth: worthOf(text, asked) / whole }))
    .filter(({ worth }) => worth > 0.12)
    .sort((a, b) => b.worth - a.worth)
}

/**
 * The possible stems of a word: its own, else words that it begins, else corrections of a typing
 * error.
 */
function understand(word: string, index: RuleIndex, isLast: boolean): AskedWord {
  const stem = stemOf(index.language, word)
  const stems = new Map<string, number>()
  if (index.frequency.has(stem)) stems.set(stem, 1)
  for (const concept of index.meaning(word)) {
    for (const known of index.expressions.get(concept) ?? []) {
      if (!stems.has(known)) stems.set(known, synonymWeight)
    }
  }
  const alike = index.byLetter.get(stem.charAt(0)) ?? []
  if (stems.size === 0) {
    const most = slipsIn(stem.length)
    for (const known of alike) {
      if (most > 0 && isWithin(most, stem, known)) stems.set(known, typoWeight)
    }
  }
  if (stems.size === 0 || isLast) {
    for (const known of alike) {
      if (stem.length >= 3 && known.startsWith(stem) && !stems.has(known)) {
        stems.set(known, beginningWeight)
      }
    }
  }
  return { stems, tells: tells(stems, index) }
}

/**
 * The weight of a word: rare words count more. A word that no rule has counts as much as the
 * rarest.
 */
function tells(stems: ReadonlyMap<string, number>, index: RuleIndex): number {
  const all = index.rules
  let most = 0
  for (const [stem, likeness] of stems) {
    if (likeness >= synonymWeight || stems.size === 1)
      most = Math.max(most, index.frequency.get(stem) ?? 0)
    else most = Math.max(most, Math.min(index.frequency.get(stem) ?? 0, all / 8))
  }
  return telling(most, all) * (most === 0 ? 0.6 : 1)
}

function worthOf(text: RuleText, asked: readonly AskedWord[]): number {
  let worth = 0
  let met = 0
  let whole = 0
  for (const word of asked) {
    const best = bestOf(word, text)
    worth += word.tells * best
    met += best > 0 ? word.tells : 0
    whole += word.tells
  }
  if (met === 0) return 0
  const coverage = met / whole
  return worth * (0.4 + 0.6 * coverage) + phraseWorth(text, asked)
}

function bestOf(word: AskedWord, text: RuleText): number {
  let best = 0
  for (const [stem, likeness] of word.stems) {
    const field = text.asked.has(stem)
      ? weight.asked
      : text.named.has(stem)
        ? weight.named
        : text.explained.has(stem)
          ? weight.explained
          : 0
    best = Math.max(best, field * likeness)
  }
  return best
}

/**
 * The value of the phrase closest to the question. A complete phrase is better than half of a
 * longer one.
 */
function phraseWorth(text: RuleText, asked: readonly AskedWord[]): number {
  let best = 0
  for (const { places, tells: mass } of text.phrases) {
    let found = 0
    let met = 0
    let last = -1
    let isInOrder = true
    for (const word of asked) {
      let likeness = 0
      let at = -1
      for (const [stem, alike] of word.stems) {
        const place = alike > likeness ? places.get(stem) : undefined
        if (place === undefined) continue
        likeness = alike
        at = place
      }
      if (at < 0) continue
      found += word.tells * likeness
      met += word.tells
      if (at < last) isInOrder = false
      last = at
    }
    if (found === 0) continue
    const complete = Math.min(1, met / mass)
    best = Math.max(best, found * complete * complete * (isInOrder ? 1 : otherOrder))
  }
  return best * phraseWeight
}
