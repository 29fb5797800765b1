import type { Articles, GameState, Pending } from '@jadoube/laws'
import type { Audience, PendingView } from '@jadoube/protocol'
import type { Game } from '../board/game.js'

/** The claim under which the arbiter answers the question that an interruption raises. */
export const INTERRUPTION = 'interruption'

/** What is open. What the arbiter has to judge from is theirs alone. */
export function seePending(game: Game, audience: Audience, articles: Articles): PendingView[] {
  const pending: PendingView[] = []
  const { offer, questions, postponed } = game.state
  if (offer !== null) pending.push({ kind: 'draw-offer', ...offerOf(offer) })
  for (const { claim, by, facts, options, rule, article } of questions) {
    const known = audience === 'arbiter' ? { facts, options } : null
    pending.push({ kind: 'question', claim, by, rule, article, ...known })
  }
  if (postponed !== null) pending.push({ kind: 'claim', ...postponed, postponed: true })
  if (game.interruption !== null) pending.push(aboutInterruption(game, audience, articles))
  return pending
}

function offerOf({ by, at, claim }: NonNullable<GameState['offer']>) {
  return { by, at, ...(claim === null ? null : { claim }) }
}

/**
 * 6.10: the clocks stood still because what kept them had failed. The arbiter sets the times as they judge
 * best, or leaves them as they are, and lets play go on.
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

export type { Pending }
