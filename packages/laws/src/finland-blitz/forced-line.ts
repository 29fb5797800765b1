import {
  type Color,
  type MoveCode,
  moveCode,
  type Position,
  parseSan,
  playCode,
} from '@jadoube/chess'
import { legalCodes, mateOrStalemate } from '../game/legal-codes.js'

/** What the moves that a player shows come to. */
export type Shown = 'forced' | 'not-forced' | 'too-long' | 'no-mate' | 'illegal'

/** Longer lines are for the arbiter to look at. */
const most = 100_000

/**
 * 13.c.2: do these moves lead to mate, and can the opponent nowhere do better than to be mated as soon? The
 * player keeps to the moves that he shows; where the opponent leaves them, some mate in as many moves
 * must be there.
 */
export function lookAtLine(position: Position, color: Color, line: readonly string[]): Shown {
  const codes: MoveCode[] = []
  let stands = position
  for (const text of line) {
    const read = parseSan(stands, text)
    if (!read.ok) return 'illegal'
    codes.push(moveCode(read.value))
    stands = playCode(stands, codes.at(-1)!)
  }
  if (stands.turn === color || mateOrStalemate(stands) !== 'checkmate') return 'no-mate'
  const search = { left: most }
  const forced = mates(position, color, codes, codes.length, search)
  if (search.left <= 0) return 'too-long'
  return forced ? 'forced' : 'not-forced'
}

/** Does `color` mate within so many plies, along `line` as far as it goes? */
function mates(
  position: Position,
  color: Color,
  line: readonly MoveCode[],
  plies: number,
  search: { left: number },
): boolean {
  if (search.left-- <= 0) return false
  const end = mateOrStalemate(position)
  if (end !== null) return end === 'checkmate' && position.turn !== color
  if (plies === 0) return false
  const [shown, ...rest] = line
  const after = (code: MoveCode) =>
    mates(playCode(position, code), color, code === shown ? rest : [], plies - 1, search)
  if (position.turn !== color) return legalCodes(position).every(after)
  return shown === undefined ? legalCodes(position).some(after) : after(shown)
}
