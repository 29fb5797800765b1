import type { Color } from '@jadoube/chess'
import { entriesOf, movesOfEntry } from '../appendix-c-notation/sheet-moves.js'
import type { ActOf } from '../game/act.js'
import type { OpenRuling } from '../game/open-ruling.js'
import { type Refusal, refused } from '../game/refusal.js'

/**
 * 8.1.1 asks for a correct and legible record: a player who has written a move wrongly strikes it out with what comes
 * after it, and writes it again. What was struck out stays in the record of the game. A move that was written in advance
 * (8.1.2) stays a breach.
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
