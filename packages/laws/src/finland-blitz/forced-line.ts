import { type Color, type Move, parseSan, type StandingPosition } from '@jadoube/chess'
import { legalMovesIn, mateOrStalemate, playLegal } from '../game/legal-moves.js'

/** The result of checking the line that a player shows. */
export type Shown = 'forced' | 'not-forced' | 'too-long' | 'no-mate' | 'illegal'

/** The arbiter checks longer lines. */
const most = 100_000

/**
 * 13.c.2: whether these moves force mate. The player keeps to the moves they show; if the opponent
 * deviates, there must be a mate in as many moves.
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

/** Whether `color` mates within this many plies, following `line` as far as it goes. */
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
