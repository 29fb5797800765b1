import type { Color, Position } from '@jadoube/chess'
import { boardOf, colorCode, LegalMoves, needPosition } from '@jadoube/chess/internals'
import { answeredByHost } from './host-answers.js'
import { cannotMateByMaterial } from './material/material.js'
import { no, StagedSearch, yes } from './staged-search.js'
import type { CanMate, CanMateLimits, Deadness } from './verdict.js'

/** Created on first use, so that programs that never ask pay nothing. */
let legal: LegalMoves | undefined

/** The answer if the position itself shows that there is no mate. */
const noAtOnce = no(1, [])

/**
 * Whether this colour can checkmate by any series of legal moves, with the opponent's help
 * (Articles 5.2.2 and 6.9). `yes` comes with such a line, `no` with a proof that `checkProof`
 * accepts. `undetermined` means that the limits were too small: it is no answer, and
 * `@jadoube/laws` then asks the arbiter. Castling and legal en passant captures count. The 50- and
 * 75-move rules and repetition do not.
 *
 * @example
 * const rook = unwrap(parsePosition('8/8/8/4k3/8/8/8/4K2R w - - 0 1'))
 * canCheckmate(rook, 'white').verdict // → 'yes'
 * canCheckmate(rook, 'black').verdict // → 'no'
 */
export function canCheckmate(
  position: Position,
  color: Color,
  limits: CanMateLimits = {},
): CanMate {
  needPosition(position, 'canCheckmate')
  return answeredByHost(search, position, color, limits)
}

function search(position: Position, color: Color, limits: CanMateLimits): CanMate {
  const winner = colorCode(color)
  const board = boardOf(position)
  legal ??= new LegalMoves()
  // Check for mate before material: an illegal diagram may be mate with material that cannot mate
  // in a game.
  legal.read(board)
  if (legal.count === 0) return legal.checks > 0 && board.turn !== winner ? yes([]) : noAtOnce
  if (cannotMateByMaterial(board, winner)) return noAtOnce
  return new StagedSearch(board, winner, limits).run()
}

/**
 * Whether the position is dead: neither player can checkmate (Article 5.2.2).
 *
 * @example
 * isDead(unwrap(parsePosition('8/8/8/4k3/8/8/8/4K1N1 w - - 0 1'))) // → 'dead'
 */
export function isDead(position: Position, limits: CanMateLimits = {}): Deadness {
  needPosition(position, 'isDead')
  const white = canCheckmate(position, 'white', limits)
  if (white.verdict === 'yes') return 'alive'
  const black = canCheckmate(position, 'black', limits)
  if (black.verdict === 'yes') return 'alive'
  return white.verdict === 'no' && black.verdict === 'no' ? 'dead' : 'undetermined'
}
