import type { Color } from '@jadoube/chess'
import { type RuleId, ruleById } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * 11.9: a player may ask for an explanation of the Laws. A rule given by its id or article is
 * explained at once; the arbiter answers anything else.
 */
export function askExplanation(
  ruling: OpenRuling,
  act: ActOf<'ask-explanation'>,
  by: Color,
): Refusal | undefined {
  if (ruling.rules.mayAskForExplanation === null)
    return refused('not-covered', { claim: 'explanation' })
  const { at } = ruling
  const { about } = act
  const grounds = ruling.by('conduct.explanation')
  ruling.happen({ type: 'explanation-asked', at, by, about, ...grounds })
  const found = lawNamed(ruling, about)
  if (found !== undefined) {
    const number = ruling.article(found)!
    ruling.happen({ type: 'law-explained', at, to: by, law: found, number, ...grounds })
    return undefined
  }
  ask(ruling, {
    claim: 'explanation',
    rule: 'conduct.explanation',
    by,
    facts: { about },
    options: [{ verdict: 'correct', effect: 'law-explained' }],
    holds: false,
  })
  return undefined
}

function lawNamed(ruling: OpenRuling, about: string): RuleId | undefined {
  const { articles } = ruling
  const id = ruleById(about)?.id
  if (id !== undefined && articles[id] !== undefined) return id
  const named = Object.entries(articles).find(([, article]) => article === about)
  return named?.[0] as RuleId | undefined
}
