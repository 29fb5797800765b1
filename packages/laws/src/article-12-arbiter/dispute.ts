import type { Color } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import { ask, openQuestion } from '../game/ask.js'
import type { Course } from '../game/course.js'
import { stopForRuling } from '../game/play-waits.js'
import type { Facts, Question, RuledOption } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'

const claim = 'fact'
const rule = 'preface.judgement'

const said = { white: 'whiteSays', black: 'blackSays' } as const

/**
 * The players disagree about a fact. Each version is kept in the record; which one holds, the arbiter finds
 * out. What follows from it comes with the claim or the observation that rests on it.
 */
export function dispute(course: Course, act: ActOf<'dispute'>, by: Color): Refusal | undefined {
  const { about, version } = act
  const open = openQuestion(course, claim)
  if (open !== undefined && open.facts.about !== about) return refused('question-open', claim)
  const { at } = course
  course.happen({ type: 'fact-disputed', at, by, about, version, ...course.by(rule) })
  stopForRuling(course, by)
  const facts: Facts = { about, ...open?.facts, [said[by]]: version }
  ask(course, {
    claim,
    rule,
    facts,
    options: [...versions(facts), { verdict: 'incorrect', effect: 'play-on' }],
    ...(course.concluded ? ({ holds: false } as const) : null),
  })
  return undefined
}

const versions = (facts: Facts): readonly RuledOption[] =>
  (['white', 'black'] as const)
    .filter(color => facts[said[color]] !== undefined)
    .map(version => ({ verdict: 'correct', effect: 'version-holds', version }))

/** The arbiter has found whose version holds, or that it cannot be found out. */
export function establish(course: Course, { facts }: Question, version: Color | null): void {
  const { at } = course
  const about = String(facts.about)
  course.happen({ type: 'fact-established', at, about, version, ...course.by(rule) })
}
