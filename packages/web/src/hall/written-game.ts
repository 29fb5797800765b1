import {
  legalMoves,
  type Move,
  makeSan,
  parseSan,
  play,
  type Role,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'

/** A game as one player wrote it. */
export interface WrittenGame {
  readonly moves: readonly string[]
  readonly position: StandingPosition
  /** The squares of the last move. */
  readonly last: readonly Square[]
}

/** Replays a scoresheet from the start as far as it can be played. */
export function readSheet(start: StandingPosition, lines: readonly string[]): WrittenGame {
  const moves: string[] = []
  let position = start
  let last: readonly Square[] = []
  for (const line of lines) {
    const read = parseSan(position, line)
    if (!read.ok) break
    moves.push(makeSan(position, read.value))
    last = [read.value.from, read.value.to]
    position = play(position, read.value)
  }
  return { moves, position, last }
}

/** What two tapped squares mean: a move, a choice of piece, or nothing legal. */
export type Tapped =
  | { readonly kind: 'move'; readonly san: string }
  | { readonly kind: 'promotion'; readonly options: readonly (readonly [Role, string])[] }
  | { readonly kind: 'not-legal' }

/**
 * Interprets two tapped squares. It says only whether a move is legal, never which moves would be.
 */
export function tapped(position: StandingPosition, from: Square, to: Square): Tapped {
  const found = legalMoves(position).filter(move => move.from === from && goesTo(move, to))
  const [only, ...more] = found
  if (only === undefined) return { kind: 'not-legal' }
  if (more.length === 0) return { kind: 'move', san: makeSan(position, only) }
  return {
    kind: 'promotion',
    options: found.flatMap(move =>
      move.kind === 'promotion' ? [[move.promotion, makeSan(position, move)] as const] : [],
    ),
  }
}

/** To castle, the king may be tapped onto its own rook, as in Chess960. */
const goesTo = (move: Move, to: Square): boolean =>
  move.to === to || (move.kind === 'castling' && move.rook === to)

/** `12.` or `12...` for the next move. */
export const numberOf = ({ moveNumber, turn }: StandingPosition): string =>
  `${moveNumber}${turn === 'white' ? '.' : '...'}`
