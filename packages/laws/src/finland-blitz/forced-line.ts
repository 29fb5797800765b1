import { type Color, type Move, parseSan, type StandingPosition } from '@jadoube/chess'
import { legalMovesIn, mateOrStalemate, playLegal } from '../game/legal-moves.js'

/** What the moves that a player shows come to. */
export type Shown = 'forced' | 'not-forced' | 'too-long' | 'no-mate' | 'illegal'

/** Longer lines are for the arbiter to look at. */
const most = 100_000

/**
 * 13.c.2: do these moves lead to mate, and can the opponent nowhere do better than to be mated as soon? The
 * player keeps to the moves that they show; where the opponent leaves them, some mate in as many moves
 * must be there.
 */
export function lookAtLine(
  position: StandingPosition,
  color: Color,
  line: readonly string[],
): Shown {
  const moves: Move[] = []
  let stands = position
  for (const text of line) {
    const read = parseSan(stands, text)
    if (!read.ok) return 'illegal'
    moves.push(read.value)
    stands = playLegal(stands, moves.at(-1)!)
  }
  if (stands.turn === color || mateOrStalemate(stands) !== 'checkmate') return 'no-mate'
  const search = { left: most }
  const forced = mates(position, color, moves, moves.length, search)
  if (search.left <= 0) return 'too-long'
  return forced ? 'forced' : 'not-forced'
}

/** Does `color` mate within this many plies, along `line` as far as it goes? */
function mates(
  position: StandingPosition,
  color: Color,
  line: readonly Move[],
  plies: number,
  search: { left: number },
): boolean {
  if (search.left-- <= 0) return false
  const end = mateOrStalemate(position)
  if (end !== null) return end === 'checkmate' && position.turn !== color
  if (plies === 0) return false
  const [shown, ...rest] = line
  const after = (move: Move) =>
    mates(playLegal(position, move), color, move === shown ? rest : [], plies - 1, search)
  if (position.turn !== color) return legalMovesIn(position).every(after)
  return shown === undefined ? legalMovesIn(position).some(after) : after(shown)
}
