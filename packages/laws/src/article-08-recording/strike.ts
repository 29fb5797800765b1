import type { Color } from '@jadoube/chess'
import { entriesOf, movesOfEntry } from '../appendix-c-notation/sheet-moves.js'
import type { ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * 8.1.1 requires a correct and legible record. A player who has written a move wrongly strikes it
 * out, with everything after it, and writes it again. What was struck out stays in the record of
 * the game. A move written in advance (8.1.2) is still a breach.
 */
export function strike(
  ruling: OpenRuling,
  { entries }: ActOf<'strike'>,
  by: Color,
): Refusal | undefined {
  const written = entriesOf(ruling.player(by).scoresheet)
  if (entries === 0 || entries > written.length) return refused('nothing-to-strike')
  const moves = written.slice(-entries).flatMap(movesOfEntry).length
  ruling.happen({
    type: 'entries-struck',
    at: ruling.at,
    by,
    entries,
    moves,
    ...ruling.ifStated('score.record'),
  })
  return undefined
}
