import { type Color, opposite } from '@jadoube/chess'
import { conclude } from '../article-10-points/conclude.js'
import { ask, openQuestion } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { stopForRuling } from '../game/play-waits.js'
import type { RuledOption } from '../game/question.js'
import { type Refusal, refused } from '../game/refusal.js'
import { bothLose, loss } from '../game/result.js'

const claim = 'persistent-refusal'

/**
 * 11.7: a player persistently refuses to comply with the Laws. They lose, and the arbiter decides
 * the opponent's score. If both are guilty, both lose (11.8).
 */
export function observePersistentRefusal(
  ruling: OpenRuling,
  player: Color | undefined,
): Refusal | undefined {
  const { at } = ruling
  ruling.happen({
    type: 'observed',
    at,
    what: claim,
    player: player ?? null,
    ...ruling.by('arb.observe'),
  })
  if (player === undefined || openQuestion(ruling, claim, opposite(player)) !== undefined) {
    conclude(ruling, { outcomes: bothLose, reason: 'penalty', rule: 'conduct.both-guilty' })
    return undefined
  }
  if (openQuestion(ruling, claim, player) !== undefined) return refused('question-open', { claim })
  ruling.happen({ type: 'breach', at, by: player, ...ruling.by('conduct.persistent') })
  stopForRuling(ruling, 'arbiter')
  const { breaches, warnings } = ruling.player(player)
  ask(ruling, {
    claim,
    rule: 'conduct.persistent',
    player,
    facts: { breaches, warnings },
    options: [...scores(ruling, player), { verdict: 'incorrect', effect: 'play-on' }],
  })
  return undefined
}

/** The game is lost; the opponent gets a win, a draw or nothing. */
function scores(ruling: OpenRuling, player: Color): readonly RuledOption[] {
  return (['win', 'draw', 'loss'] as const).map(outcome => ({
    verdict: 'correct',
    effect: 'loss',
    points: ruling.rules.points[outcome],
    ends: {
      outcomes: { ...loss(player), [opposite(player)]: outcome },
      reason: 'penalty',
      rule: 'conduct.persistent',
    },
  }))
}
