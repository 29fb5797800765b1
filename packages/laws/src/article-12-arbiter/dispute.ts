import type { Color } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import { ask, openQuestion } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import type { Facts, Question, RuledOption } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'

const claim = 'fact'
const rule = 'preface.judgement'

const said = { white: 'whiteSays', black: 'blackSays' } as const

/**
 * The players disagree about a fact. Each version is recorded, and the arbiter finds out which is
 * true. The consequences follow from the claim or observation that depends on it.
 */
export function dispute(ruling: OpenRuling, act: ActOf<'dispute'>, by: Color): Refusal | undefined {
  const { about, version } = act
  const open = openQuestion(ruling, claim)
  if (open !== undefined && open.facts.about !== about) return refused('question-open', { claim })
  const { at } = ruling
  ruling.happen({ type: 'fact-disputed', at, by, about, version, ...ruling.by(rule) })
  stopForRuling(ruling, by)
  const facts: Facts = { about, ...open?.facts, [said[by]]: version }
  ask(ruling, {
    claim,
    rule,
    facts,
    options: [...versions(facts), { verdict: 'incorrect', effect: 'play-on' }],
    ...(ruling.concluded ? ({ holds: false } as const) : null),
  })
  return undefined
}

const versions = (facts: Facts): readonly RuledOption[] =>
  (['white', 'black'] as const)
    .filter(color => facts[said[color]] !== undefined)
    .map(version => ({ verdict: 'correct', effect: 'version-holds', version }))

/** The arbiter has decided whose version is true, or that it cannot be established. */
export function establish(ruling: OpenRuling, { facts }: Question, version: Color | null): void {
  const { at } = ruling
  const about = String(facts.about)
  ruling.happen({ type: 'fact-established', at, about, version, ...ruling.by(rule) })
}
