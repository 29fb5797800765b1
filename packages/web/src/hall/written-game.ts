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
import { promotionsOnto, readUncheckedMove, uncheckedMove } from './unchecked-entry.js'

/** A game as one player wrote it. */
export interface WrittenGame {
  /** The entries as they are recorded. */
  readonly moves: readonly string[]
  /** The entries as the player reads them. */
  readonly shown: readonly string[]
  readonly position: StandingPosition
  /** The squares of the last move. */
  readonly last: readonly Square[]
}

/**
 * Replays a scoresheet from the start as far as it can be played. An unchecked sheet shows illegal
 * moves like all others: without a sign of check, and by the square of arrival.
 */
export function readSheet(
  start: StandingPosition,
  lines: readonly string[],
  isChecked: boolean,
): WrittenGame {
  const moves: string[] = []
  const shown: string[] = []
  let position = start
  let last: readonly Square[] = []
  for (const line of lines) {
    const read = parseSan(position, line)
    if (read.ok) {
      const san = makeSan(position, read.value)
      moves.push(san)
      shown.push(isChecked ? san : withoutCheck(san))
      last = [read.value.from, read.value.to]
      position = play(position, read.value)
      continue
    }
    const unchecked = isChecked ? null : readUncheckedMove(position, line)
    if (unchecked === null) break
    moves.push(unchecked.text)
    shown.push(unchecked.shown)
    last = unchecked.squares
    position = unchecked.after
  }
  return { moves, shown, position, last }
}

const withoutCheck = (san: string): string => san.replace(/[+#]$/, '')

/** What two tapped squares mean: a move, a choice of piece, or nothing that can be written. */
export type TapMeaning =
  | { readonly kind: 'move'; readonly san: string }
  | { readonly kind: 'promotion'; readonly options: readonly (readonly [Role, string])[] }
  | { readonly kind: 'not-legal' }
  | { readonly kind: 'nothing' }

/**
 * Interprets two tapped squares. It says only whether a move is legal, never which moves would be,
 * and on an unchecked sheet not even that.
 */
export function interpretTaps(
  position: StandingPosition,
  from: Square,
  to: Square,
  isChecked: boolean,
): TapMeaning {
  const found = legalMoves(position).filter(move => move.from === from && goesTo(move, to))
  const [only, ...more] = found
  if (only === undefined)
    return isChecked ? { kind: 'not-legal' } : uncheckedTaps(position, from, to)
  if (more.length === 0) return { kind: 'move', san: makeSan(position, only) }
  return {
    kind: 'promotion',
    options: found.flatMap(move =>
      move.kind === 'promotion' ? [[move.promotion, makeSan(position, move)] as const] : [],
    ),
  }
}

function uncheckedTaps(position: StandingPosition, from: Square, to: Square): TapMeaning {
  const options = promotionsOnto(position, from, to).flatMap(role => {
    const found = uncheckedMove(position, from, to, role)
    return found === null ? [] : [[role, found.text] as const]
  })
  if (options.length > 0) return { kind: 'promotion', options }
  const found = uncheckedMove(position, from, to)
  return found === null ? { kind: 'nothing' } : { kind: 'move', san: found.text }
}

/** To castle, the king may be tapped onto its own rook, as in Chess960. */
const goesTo = (move: Move, to: Square): boolean =>
  move.to === to || (move.kind === 'castling' && move.rook === to)

/** `12.` or `12...` for the next move. */
export const numberOf = ({ moveNumber, turn }: StandingPosition): string =>
  `${moveNumber}${turn === 'white' ? '.' : '...'}`
