import { endAtTheStart, isEndAtTheStart } from '../article-05-end/end-of-game.js'
import type { Act } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * 6.6: at the time fixed for the start, the clock of the player with the white pieces is started.
 */
export function start(ruling: OpenRuling): Refusal | undefined {
  if (ruling.state.status !== 'awaiting-start') return refused('game-already-started')
  const no = mayNotStart(ruling)
  if (no !== undefined) return no
  ruling.happen({ type: 'game-started', at: ruling.at, ...ruling.by('start.white-clock') })
  endAtTheStart(ruling)
  return undefined
}

/**
 * Somebody plays although the start was not reported. Then the game began at its scheduled time,
 * and White's clock has been running since.
 */
export function startedUnreported(ruling: OpenRuling): Refusal | undefined {
  if (ruling.state.status !== 'awaiting-start') return undefined
  const no = mayNotStart(ruling)
  if (no !== undefined) return no
  const at = Math.min(ruling.at, 0)
  ruling.happen({ type: 'game-started', at, ...ruling.by('start.white-clock') })
  return undefined
}

function mayNotStart(ruling: OpenRuling): Refusal | undefined {
  for (const each of ruling.index.occasions.mayStart) {
    const no = each(ruling)
    if (no !== undefined) return no
  }
  return undefined
}

/** A game may be set up in a position that already ends it. Then it is over when somebody plays. */
export function overAtTheStart(ruling: OpenRuling, act: Act): void {
  if (ruling.state.status !== 'awaiting-start') return
  if (ruling.index.acts[act.act].when !== 'playing' || !isEndAtTheStart(ruling)) return
  startedUnreported(ruling)
  endAtTheStart(ruling)
}
