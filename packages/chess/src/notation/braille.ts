import type { Attempt } from '../attempt.js'
import type { Move } from '../move.js'
import { codeOfLegal } from '../position.js'
import type { StandingPosition } from '../standing-position.js'
import { parseSan, type SanError } from './san.js'
import { sanOf } from './san-writing.js'

// Moves in six-dot Braille, as Unicode cells, by the chess code of the United Kingdom (UKAAF 2015): pieces and
// files are letters, ranks are lowered digits, and what happens on the square is said before it. Castling and
// promotion follow print sign by sign.

const letterCells = '⠁⠃⠉⠙⠑⠋⠛⠓'
/** Lowered digits, from nought. */
const digitCells = '⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔'
const pieceCells: Readonly<Record<string, string>> = { K: '⠅', Q: '⠟', R: '⠗', B: '⠇', N: '⠎' }
const CAPTURE = '⠰'
const CHECK = '⠘'
const CAPTURE_AND_CHECK = '⠸'
const MATE = '⠜⠍'
/** Check after the move, where nothing can stand before a square. */
const CHECK_AFTER = '⠜⠏'
const PAWN = '⠏'
const HYPHEN = '⠤'
const blank = /[\s\u2800]+/

const form = /^([KQRBN]?)([a-h]?[1-8]?)(x?)([a-h])([1-8])=?([QRBN]?)([+#]?)$/

const cell = (sign: string): string => {
  if (sign >= 'a' && sign <= 'h') return letterCells[sign.charCodeAt(0) - 97]!
  if (sign >= '0' && sign <= '9') return digitCells[Number(sign)]!
  return pieceCells[sign] ?? ''
}
const cells = (text = ''): string => [...text].map(cell).join('')

/** A move in Braille: `⠎⠋⠒` is Nf3, `⠉⠰⠙⠢` is cxd5, `⠗⠸⠋⠲` is Rxf4+. */
export function makeBraille(position: StandingPosition, move: Move): string {
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

/** Understands a move in Braille; as in print, what fits twice is ambiguous. */
export function parseBraille(position: StandingPosition, text: string): Attempt<Move, SanError> {
  return parseSan(position, transcribeBraille(text.trim()))
}

/** Is there a cell of six dots in it? */
export const isBraille = (text: string): boolean => /[\u2801-\u283f]/.test(text)

const signOf = /* @__PURE__ */ findSigns()

function findSigns(): ReadonlyMap<string, string> {
  return new Map<string, string>([
    ...[...letterCells].map((each, index) => [each, 'abcdefgh'[index]!] as const),
    ...[...digitCells].map((each, index) => [each, String(index)] as const),
    ...Object.entries(pieceCells).map(([letter, each]) => [each, letter] as const),
    ['⠕', 'O'],
    [HYPHEN, '-'],
    [CAPTURE, 'x'],
    [CHECK, ''],
    [CAPTURE_AND_CHECK, 'x'],
    // A pawn has no letter in algebraic notation; in Braille it may be said.
    [PAWN, ''],
  ])
}
/** Before a move that stands alone: that letters follow, whose move it is, that a capital follows. */
const prefix = /^[⠠⠰⠤⠨]+/
const endings: readonly (readonly [RegExp, string])[] = [
  [/⠜⠍$/, '#'],
  [/⠜⠏$/, '+'],
  // The sign that keeps a move apart from what follows it.
  [/⠜$/, ''],
]
/** An offer of a draw, as print writes it. */
const OFFER = '⠐⠣⠐⠶⠐⠜'

/**
 * What Braille cells say in print, word by word: English letters, numbers, `(=)`. Cells that have no place in a
 * move are kept, so that nothing is read that was not written.
 */
export function transcribeBraille(text: string): string {
  return text.split(blank).map(transcribeWord).join(' ')
}

function transcribeWord(word: string): string {
  if (!isBraille(word)) return word
  if (word.endsWith(OFFER)) return `${transcribeWord(word.slice(0, -OFFER.length))}(=)`
  let rest = word.replace(prefix, '')
  let sign = rest.includes(CHECK) || rest.includes(CAPTURE_AND_CHECK) ? '+' : ''
  for (const [ending, means] of endings) {
    if (!ending.test(rest)) continue
    rest = rest.replace(ending, '')
    sign = means === '' ? sign : means
    break
  }
  const said = [...rest].map(each => signOf.get(each) ?? each).join('')
  // Castling may be written without hyphens, and with noughts.
  const castling = /^[O0]-?[O0](-?[O0])?$/.exec(said)
  if (castling !== null) return `${castling[1] === undefined ? 'O-O' : 'O-O-O'}${sign}`
  return `${said}${sign}`
}
