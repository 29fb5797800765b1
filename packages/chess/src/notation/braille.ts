import { needPosition, needText } from '../argument.js'
import type { Attempt } from '../attempt.js'
import type { Move } from '../move.js'
import { codeOfLegal } from '../position.js'
import type { StandingPosition } from '../standing-position.js'
import {
  CAPTURE,
  CAPTURE_AND_CHECK,
  CHECK,
  CHECK_AFTER,
  digitCells,
  HYPHEN,
  letterCells,
  MATE,
  pieceCells,
  transcribeBraille,
} from './braille-cells.js'
import { parseSan, type SanError } from './san-reading.js'
import { sanOf } from './san-writing.js'

// Moves in six-dot Braille, as Unicode cells, following the chess code of the United Kingdom (UKAAF
// 2015). Pieces and files are letters, ranks are lowered digits, and a capture or check is marked
// before the square. Castling and promotion follow print sign by sign.

const form = /^([KQRBN]?)([a-h]?[1-8]?)(x?)([a-h])([1-8])=?([QRBN]?)([+#]?)$/

const cell = (sign: string): string => {
  if (sign >= 'a' && sign <= 'h') return letterCells[sign.charCodeAt(0) - 97]!
  if (sign >= '0' && sign <= '9') return digitCells[Number(sign)]!
  return pieceCells[sign] ?? ''
}
const cells = (text = ''): string => [...text].map(cell).join('')

/** Writes a move in Braille: `⠎⠋⠒` is Nf3, `⠉⠰⠙⠢` is cxd5, `⠗⠸⠋⠲` is Rxf4+. */
export function makeBraille(position: StandingPosition, move: Move): string {
  needPosition(position, 'makeBraille')
  const san = sanOf(position.board, codeOfLegal(position, move))
  const match = form.exec(san)
  if (match === null) return castlingCells(san)
  const [, piece, from, capture, file, rank, promotion, sign] = match
  const isCheck = sign === '+'
  const what = capture === 'x' ? (isCheck ? CAPTURE_AND_CHECK : CAPTURE) : isCheck ? CHECK : ''
  return `${cells(piece)}${cells(from)}${what}${cells(file)}${cells(rank)}${cells(promotion)}${sign === '#' ? MATE : ''}`
}

function castlingCells(san: string): string {
  const isLong = san.startsWith('O-O-O')
  const sign = san.endsWith('#') ? MATE : san.endsWith('+') ? CHECK_AFTER : ''
  return `⠕${HYPHEN}⠕${isLong ? `${HYPHEN}⠕` : ''}${sign}`
}

/** Reads a move in Braille. Text that matches two moves is ambiguous, as in print. */
export function parseBraille(position: StandingPosition, text: string): Attempt<Move, SanError> {
  needPosition(position, 'parseBraille')
  needText(text, 'parseBraille')
  return parseSan(position, transcribeBraille(text.trim()))
}
