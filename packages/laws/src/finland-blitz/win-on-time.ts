import type { Color, StandingPosition } from '@jadoube/chess'
import { canMate } from '../article-05-end/cannot-mate.js'
import { conclude } from '../article-10-points/conclude.js'
import { ask } from '../game/ask.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { draw, win } from '../game/result.js'
import { boardOf, standing } from '../game/standing.js'
import { lookAtLine, type Shown } from './forced-line.js'
import { canForceMate } from './sufficient-material.js'

/**
 * 13.c.2, 14.d: the opponent's flag has fallen. The player wins if their material can force mate
 * against a lone king, or if they show a line at once that forces it. Otherwise it is a draw.
 */
export function winsByOwnTest(
  ruling: OpenRuling,
  player: Color,
  line: readonly string[] | undefined,
  tested: StandingPosition | undefined,
): boolean {
  if (ruling.rules.flagDrawTest !== 'lacks-forcing-material') return false
  winOnTime(ruling, player, line, tested)
  return true
}

function winOnTime(
  ruling: OpenRuling,
  player: Color,
  line: readonly string[] | undefined,
  tested: StandingPosition | undefined,
): void {
  const reason = 'flag-fall'
  const board = tested === undefined ? boardOf(ruling.state) : tested.placement
  if (canForceMate(board, player, ruling.rules)) {
    conclude(ruling, { outcomes: win(player), reason, rule: 'fb.win.flag.claim' })
    return
  }
  const position = tested ?? standing(ruling.state)
  const shown = line && position && lookAtLine(position, player, line)
  const mayShow = ruling.rules.forcedLineWinsOnTime !== null
  if (mayShow && shown === 'forced') {
    conclude(ruling, { outcomes: win(player), reason, rule: 'fb.win.flag.forced-line' })
    return
  }
  conclude(ruling, { outcomes: draw, reason, rule: 'fb.draw.flag-no-material' })
  if (mayShow && canMate(ruling, player, tested) !== 'no') askForLine(ruling, player, shown)
}

/** A mate is still possible: if the player shows a forced one at once, the arbiter rules so. */
function askForLine(ruling: OpenRuling, player: Color, shown: Shown | undefined): void {
  const rule = 'fb.win.flag.forced-line'
  const article = ruling.article(rule)
  ask(ruling, {
    claim: 'forced-line',
    rule,
    by: player,
    player,
    facts: shown === undefined ? {} : { shown },
    options: [
      {
        verdict: 'correct',
        effect: 'win',
        ends: { outcomes: win(player), reason: 'flag-fall', rule, article },
      },
      { verdict: 'incorrect', effect: 'draw' },
    ],
    holds: false,
    standing: 'incorrect',
  })
}
