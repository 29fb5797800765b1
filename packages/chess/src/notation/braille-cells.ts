// Six-dot Braille as Unicode cells, sign by sign; the moves made of them are in `braille.ts`.

export const letterCells = '⠁⠃⠉⠙⠑⠋⠛⠓'
/** Lowered digits, from zero. */
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
/** Check after the move, where nothing can stand before a square. */
export const CHECK_AFTER = '⠜⠏'
const PAWN = '⠏'
export const HYPHEN = '⠤'
const blank = /[\s\u2800]+/

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
