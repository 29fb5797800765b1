import { type Articles, articlesUnder, type GameState, pendingOf } from '@jadoube/laws'
import { disagreements } from '@jadoube/laws/internals'
import { type Audience, isPlayer, type PendingView } from '@jadoube/protocol'
import { type Game, INTERRUPTION } from '../game/game.js'
import type { ViewSource } from './board-view.js'

/**
 * What is open under the Laws, and an interruption. Facts for the arbiter's judgement go to the
 * arbiter only.
 */
export function seePending(
  { game, gameStart, settings }: Omit<ViewSource, 'board'>,
  audience: Audience,
): PendingView[] {
  const articles = articlesUnder(gameStart.laws)
  const pending: PendingView[] = pendingOf(game.state, true).map(each => {
    if (each.kind !== 'question' || audience === 'arbiter') return { ...each }
    const { facts: _, options: __, player: ___, ...known } = each
    return known
  })
  if (game.interruption !== null) pending.push(aboutInterruption(game, audience, articles))
  if (settings.medium === 'scoresheet' && isPlayer(audience))
    for (const ply of differingPlies(game.state)) pending.push({ kind: 'scoresheets', ply })
  return pending
}

/** For a wooden board: the first half-move at which a scoresheet differs from the game. */
export function differingPlies(state: GameState): number[] {
  const differ = disagreements(state).find(
    ({ white, black }) => white?.agrees === false || black?.agrees === false,
  )
  return differ === undefined ? [] : [differ.ply]
}

/**
 * 6.10: the clocks were stopped by an outage. The arbiter adjusts the times by their best
 * judgement, or leaves them as they are, and resumes play.
 */
function aboutInterruption(game: Game, audience: Audience, articles: Articles): PendingView {
  const rule = 'clock.replace-defective'
  const { from, until } = game.interruption!
  const known = audience === 'arbiter' && {
    facts: { from, until },
    options: [{ verdict: 'correct', effect: 'play-on' }],
  }
  const article = articles[rule] ?? null
  return { kind: 'question', claim: INTERRUPTION, by: null, rule, article, ...known }
}
