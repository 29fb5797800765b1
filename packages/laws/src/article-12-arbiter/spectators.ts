import type { RuleId } from '../catalogue/index.js'
import type { ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import type { Option } from '../game/question.js'
import type { Refusal } from '../game/refusal.js'
import { announce } from './assistance.js'

/**
 * 12.7: spectators and players of other games must not speak about a game or interfere in it. What
 * they say has no effect, and the arbiter may expel them.
 */
export function interfere(ruling: OpenRuling, act: ActOf<'announce'>): Refusal | undefined {
  announce(ruling, act)
  askAboutSpectator(ruling, 'arb.no-interference', act.text)
  return undefined
}

/**
 * 12.7: a spectator who notices an irregularity may tell only the arbiter. Only what the arbiter
 * sees counts.
 */
export function report(ruling: OpenRuling, act: ActOf<'summon-arbiter'>): Refusal | undefined {
  const { by, why } = act
  ruling.happen({
    type: 'arbiter-told',
    at: ruling.at,
    by,
    ...(why === undefined ? null : { why }),
    ...ruling.by('arb.report-only'),
  })
  return undefined
}

/** Somebody who is not a player of this game breaks a rule. The arbiter may expel them. */
export function askAboutSpectator(ruling: OpenRuling, rule: RuleId, what: string): void {
  if (ruling.concluded || ruling.article(rule) === undefined) return
  const options: Option[] = [
    { act: 'expel', effect: 'removal' },
    { verdict: 'incorrect', effect: 'play-on' },
  ]
  if (ruling.rules.spectatorInterference === 'removal-or-replay') {
    options.push({ act: 'cancel', effect: 'new-game' })
  }
  ask(ruling, {
    claim: 'spectator',
    rule,
    facts: { what },
    options,
    holds: false,
    standing: 'incorrect',
  })
}
