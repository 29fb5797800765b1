import { DOT, EXCLAMATION, HYPHEN, QUESTION, SLASH } from './ascii.js'
import { afterDigits, isDigit, resultOf } from './word-bytes.js'

// Words that follow each other without a space. Files have them where lines were joined.

/**
 * The index where another word begins inside this one: a result (`Qg20-1`), a move number (`Nc63.`)
 * or the move of a piece (`Nf3Nc6`). `end` if there is none.
 */
export function nextInWord(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start + 2; at < end - 1; at++) {
    if (!endsMove(bytes, start, at)) continue
    if (isDigit(bytes[at]) && isNumber(bytes, at, end)) return at
    if (isPiece(bytes[at]) && continuesMove(bytes, at, end)) return at
  }
  return end - gluedResult(bytes, start, end)
}

/** Whether a move may end before this index: with a square, or with a sign after it. */
function endsMove(bytes: Uint8Array, start: number, at: number): boolean {
  const last = bytes[at - 1]
  if (isSign(last)) return true
  if (!isRank(last) || !isFile(bytes[at - 2])) return false
  // After a pawn's move to its last rank, a letter names the piece it becomes.
  return !isFile(bytes[start]) || (last !== ONE_RANK && last !== EIGHT_RANK) || isDigit(bytes[at])
}

const ONE_RANK = 0x31
const EIGHT_RANK = 0x38
const PLUS = 0x2b
const NUMBER_SIGN = 0x23

const isFile = (byte: number): boolean => byte >= 0x61 && byte <= 0x68
const isRank = (byte: number): boolean => byte >= ONE_RANK && byte <= EIGHT_RANK
const isSign = (byte: number): boolean =>
  byte === PLUS || byte === NUMBER_SIGN || byte === EXCLAMATION || byte === QUESTION

const pieces: readonly number[] = /* @__PURE__ */ [...'KQRBN'].map(letter => letter.charCodeAt(0))
const isPiece = (byte: number): boolean => pieces.includes(byte)

/** Whether digits and a dot begin here. */
function isNumber(bytes: Uint8Array, at: number, end: number): boolean {
  const after = afterDigits(bytes, at, end)
  return after < end && bytes[after] === DOT
}

/** Whether a square or a capture follows the letter of a piece. */
function continuesMove(bytes: Uint8Array, at: number, end: number): boolean {
  const next = bytes[at + 1]
  const isX = next === 0x78 && at + 2 < end
  return isX || isFile(next) || (isRank(next) && at + 2 < end)
}

/** The length of a result that follows a move without a space: `Qg20-1`. 0 if there is none. */
function gluedResult(bytes: Uint8Array, start: number, end: number): number {
  const mark = bytes[end - 2]
  if (mark === HYPHEN && end - start > 4) {
    return resultOf(bytes, end - 3, end) === undefined ? 0 : 3
  }
  if (mark === SLASH && end - start > 8) {
    return resultOf(bytes, end - 7, end) === undefined ? 0 : 7
  }
  return 0
}
