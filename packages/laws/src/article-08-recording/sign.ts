import type { Color } from '@jadoube/chess'
import type { ActOf } from '../game/act.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'
import { outcomesOf, parseResult } from '../game/result.js'

/**
 * 8.7: at the end both players sign, with the result. What both have signed stands even if it is
 * wrong.
 */
export function sign(ruling: OpenRuling, act: ActOf<'sign'>, by: Color): Refusal | undefined {
  const result = parseResult(act.result)
  if (result === undefined || result === '*') return refused('result-unknown', { text: act.result })
  const { state, rules, at } = ruling
  if (state.status !== 'concluded' || state.result?.reason === 'cancelled') {
    return refused('nothing-to-sign')
  }
  if (act.how === 'approval' && rules.resultConfirmedBy === 'signature') {
    return refused('approval-not-in-laws')
  }
  if (ruling.player(by).signed !== null) return refused('already-signed')
  ruling.happen({ type: 'result-signed', at, by, result, ...ruling.by('score.sign') })
  signedByBoth(ruling)
  return undefined
}

function signedByBoth(ruling: OpenRuling): void {
  const { white, black, result } = ruling.state
  if (white.signed === null || black.signed === null || result === null) return
  if (white.signed !== black.signed) askWhichStands(ruling)
  else if (white.signed !== result.text) signedStands(ruling, white.signed)
}

/**
 * They have signed another result than the game had: it stands, unless the arbiter decides
 * otherwise.
 */
function signedStands(ruling: OpenRuling, signed: string): void {
  const text = parseResult(signed)!
  const { white, black } = outcomesOf(text)!
  const { points } = ruling.rules
  ruling.happen({
    type: 'game-concluded',
    at: ruling.at,
    result: text,
    points: { white: points[white], black: points[black] },
    reason: ruling.state.result!.reason,
    ...ruling.by('score.signed-stands'),
  })
}

/** They have signed different results: the game keeps its result, and the arbiter is told. */
function askWhichStands(ruling: OpenRuling): void {
  const { white, black, result } = ruling.state
  ask(ruling, {
    claim: 'signed-result',
    rule: 'score.signed-stands',
    facts: { white: white.signed!, black: black.signed!, result: result!.text },
    options: [
      { verdict: 'correct', effect: 'ending-stands' },
      { act: 'declare', effect: 'score-set' },
    ],
    holds: false,
  })
}
