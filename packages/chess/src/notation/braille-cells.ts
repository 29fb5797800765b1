import { needText } from '../argument.js'

// Six-dot Braille as Unicode cells, sign by sign. `braille.ts` writes and reads whole moves.

export const letterCells = '⠁⠃⠉⠙⠑⠋⠛⠓'
/** Lowered digits, 0 to 9. */
export const digitCells = '⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔'
export const pieceCells: Readonly<Record<string, string>> = {
  K: '⠅',
  Q: '⠟',
  R: '⠗',
  B: '⠇',
  N: '⠎',
}
export const CAPTURE = '⠰'
export const CHECK = '⠘'
export const CAPTURE_AND_CHECK = '⠸'
export const MATE = '⠜⠍'
/** Check, written after the move where it cannot stand before a square. */
export const CHECK_AFTER = '⠜⠏'
const PAWN = '⠏'
export const HYPHEN = '⠤'
const blank = /[\s\u2800]+/

/** Whether the text contains a six-dot Braille cell. */
export const isBraille = (text: string): boolean =>
  typeof text === 'string' && /[\u2801-\u283f]/.test(text)

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
    // A pawn has no letter in algebraic notation, but may have one in Braille.
    [PAWN, ''],
  ])
}
/** Prefixes of a move that stands alone: letter sign, side to move, capital sign. */
const prefix = /^[⠠⠰⠤⠨]+/
const endings: readonly (readonly [RegExp, string])[] = [
  [/⠜⠍$/, '#'],
  [/⠜⠏$/, '+'],
  // Separates a move from what follows it.
  [/⠜$/, ''],
]
/** A draw offer: `(=)` in print. */
const OFFER = '⠐⠣⠐⠶⠐⠜'

/**
 * Transcribes Braille cells into print, word by word: English letters, numbers, `(=)`. Cells that
 * have no meaning in a move stay as they are, so that nothing is read that was not written.
 */
export function transcribeBraille(text: string): string {
  needText(text, 'transcribeBraille')
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
  // Castling may be written without hyphens, and with zeros.
  const castling = /^[O0]-?[O0](-?[O0])?$/.exec(said)
  if (castling !== null) return `${castling[1] === undefined ? 'O-O' : 'O-O-O'}${sign}`
  return `${said}${sign}`
}
