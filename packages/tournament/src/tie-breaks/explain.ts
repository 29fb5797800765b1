import { makeNumber, type TournamentLanguage } from '../language.js'
import type { TieBreak } from './code.js'
import { shown } from './shown.js'
import type { Term, TieBreakValue } from './value.js'
import { cs } from './words/cs.js'
import { en } from './words/en.js'
import { fi } from './words/fi.js'
import { sl } from './words/sl.js'
import { sr } from './words/sr.js'
import type { TieBreakWording } from './words/wording.js'

const wordings: Readonly<Record<TournamentLanguage, TieBreakWording>> = { en, sl, sr, cs, fi }

/**
 * Explains how a tie-break value was calculated: `BH 11½ = 3 + 2½ + 6. Round 3 was not played: …`.
 */
export function explainValue(
  tieBreak: TieBreak,
  value: TieBreakValue,
  language: TournamentLanguage,
): string {
  const number = (each: number) => makeNumber(each, language)
  const words = wordings[language]
  const start =
    value.value === null
      ? tieBreak.code
      : `${tieBreak.code} ${number(shown(tieBreak, value.value) ?? 0)}`
  const formula = formulaOf(value, number)
  const notes = [
    ...whatFor(value, words, number),
    ...value.terms.flatMap(each => notesOn(each, words, number)),
  ]
  return [`${start}${formula === '' ? '' : ` = ${formula}`}.`, ...notes].join(' ')
}

type NumberText = (value: number) => string

function formulaOf({ method, terms }: TieBreakValue, number: NumberText): string {
  const counted = terms.filter(each => each.leftOut === null)
  const elements = counted.map(({ factors, value: each }) =>
    factors === null ? number(each) : `${number(factors[0])} × ${number(factors[1])}`,
  )
  if (method === 'sum' || method === 'encounter')
    return elements.length > 1 ? elements.join(' + ') : ''
  if (method === 'average' && counted.length > 1)
    return `(${elements.join(' + ')}) / ${counted.length}`
  if (method === 'count' && counted.some(each => each.value !== 1)) {
    return counted.length > 1 ? elements.join(' + ') : ''
  }
  return ''
}

/** The facts on which the whole value is based. */
function whatFor(
  { method, terms, value, facts }: TieBreakValue,
  words: TieBreakWording,
  number: NumberText,
): string[] {
  const { average = 0, score = 0, games = 0, percentage = 0, difference = 0 } = facts
  switch (method) {
    case 'count': {
      const rounds = terms.flatMap(each => (each.round === null ? [] : [each.round]))
      return rounds.length === 0 ? [] : [words.rounds(rounds)]
    }
    case 'average':
      return games === 0 ? [words.noGames()] : []
    case 'performance': {
      if (games === 0) return [words.noGames()]
      const sign = difference < 0 ? `−${-difference}` : `+${difference}`
      return [words.performance(average, number(score), games, percentage, sign)]
    }
    case 'perfect': {
      if (games === 0 || value === null) return [words.noGames()]
      if (score === 0) return [words.perfectZero(value + 800)]
      const expected = terms.reduce((total, each) => total + Math.round(each.value * 100), 0) / 100
      return [words.perfect(value, number(expected), number(score))]
    }
    case 'encounter':
      return [words.encounter(facts.tied ?? [], value ?? 0, facts.allMet === true)]
    case 'sum':
    case 'data':
      return facts.limit === undefined ? [] : [words.koyaLimit(facts.limit)]
  }
}

function notesOn(
  { round, opponent, value, factors, leftOut, dummy, unadjusted }: Term,
  words: TieBreakWording,
  number: NumberText,
): string[] {
  const notes: string[] = []
  if (dummy !== null && round !== null) notes.push(words.unplayed(round, dummy.score, dummy))
  if (unadjusted !== null && opponent !== null) {
    notes.push(words.adjusted(opponent, factors === null ? value : factors[0], unadjusted))
  }
  if (leftOut !== null) notes.push(words.leftOut(number(value), round, leftOut))
  return notes
}
