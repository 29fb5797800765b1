import {
  type Color,
  type Move,
  type NotationLanguage,
  parseSan,
  type Role,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'
import { type Refusal, refused } from '../game/refusal.js'
import type { Opening } from '../game/state.js'
import { lettersRead } from '../game/written-move.js'
import { type CastlingAttempt, castlingOn } from './castling-attempt.js'

/** What a hand did, if it is not a legal move. */
export interface UncheckedMove {
  readonly from: Square
  readonly to: Square
  /** The piece put in place of the pawn. */
  readonly promotion?: Role | undefined
  /** Set if it is castling. */
  readonly castling?: CastlingAttempt
}

/**
 * Reads a written move. If it is not legal, but it is clear which piece went where, that is what
 * happened on the board.
 */
export function readWrittenMove(
  position: StandingPosition,
  text: string,
  opening: Opening,
): Move | UncheckedMove | Refusal {
  const read = parseSan(position, text)
  if (read.ok) return read.value
  if (read.error.code === 'san-ambiguous')
    return refused('ambiguous-move', { text }, read.error.reason)
  const meant =
    read.error.code === 'san-illegal' ? readUncheckedMove(position, text, opening) : null
  if (meant !== null) return meant
  const cause = read.error.code === 'san-illegal' ? ({ cause: 'not-legal' } as const) : null
  return refused('unreadable-move', { text, ...cause }, read.error.reason)
}

const roles: Readonly<Record<string, Role>> = {
  K: 'king',
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
}
const pieceMovePattern = /^([KQRBN]?)([a-h]?)([1-8]?)[x:-]?([a-h])([1-8])(?:=?([KQRBN]))?[+#]*$/

const castlingPattern = /^[O0]-[O0](-[O0])?[+#]*$/

/** The king's move of a written castling that is not legal, from its original square. */
function readCastling(
  position: StandingPosition,
  side: 0 | 1,
  opening: Opening,
): UncheckedMove | null {
  const castling = castlingOn(opening, position.placement, position.turn, side)
  return castling && { from: castling.king, to: castling.kingTo, castling }
}

/** A move with the English letter of its piece. */
function inEnglishLetter(text: string, language: NotationLanguage): string {
  if (language === 'en') return text
  for (const letters of lettersRead(language)) {
    const index = letters.findIndex(letter => text.startsWith(letter))
    if (index >= 0) return `${'KQRBN'[index]}${text.slice(letters[index]!.length)}`
  }
  return text
}

/** What a written move says, whether or not it can be played. The file and rank may be empty. */
export interface SpelledMove {
  readonly role: Role
  readonly file: string
  readonly rank: string
  readonly to: Square
  /** The piece put in place of a pawn. */
  readonly promotion: Role | undefined
}

/** Reads a written move without a position. For castling, the side. Null if it is neither. */
export function spelledMove(
  text: string,
  language: NotationLanguage,
): SpelledMove | { readonly side: 0 | 1 } | null {
  const castles = castlingPattern.exec(text.trim())
  if (castles !== null) return { side: castles[1] === undefined ? 0 : 1 }
  const match = pieceMovePattern.exec(inEnglishLetter(text.trim(), language))
  if (match === null) return null
  const [, letter, file, rank, toFile, toRank, became] = match
  return {
    role: letter === '' ? 'pawn' : roles[letter!]!,
    file: file!,
    rank: rank!,
    to: ((Number(toRank) - 1) * 8 + toFile!.charCodeAt(0) - 97) as Square,
    promotion: became === undefined ? undefined : roles[became],
  }
}

/** The only piece of that kind (and of that file or rank, if given), with its square. */
export function readUncheckedMove(
  position: StandingPosition,
  text: string,
  opening: Opening,
  language: NotationLanguage = 'en',
): UncheckedMove | null {
  const spelled = spelledMove(text, language)
  if (spelled === null) return null
  if ('side' in spelled) return readCastling(position, spelled.side, opening)
  const { role, file, rank, to } = spelled
  const color: Color = position.turn
  const found: Square[] = []
  for (let at = 0; at < 64; at++) {
    const piece = position.at(at as Square)
    if (piece?.color !== color || piece.role !== role) continue
    if (file !== '' && (at & 7) !== file.charCodeAt(0) - 97) continue
    if (rank !== '' && at >> 3 !== Number(rank) - 1) continue
    // A pawn move without a file stays on the file of its target.
    if (role === 'pawn' && file === '' && (at & 7) !== (to & 7)) continue
    found.push(at as Square)
  }
  if (found.length !== 1) return null
  const promotion = role === 'pawn' ? spelled.promotion : undefined
  return { from: found[0]!, to, ...(promotion === undefined ? null : { promotion }) }
}
