/** A move number, before a move or alone. */
const number = /^(?!0-0)\d+(?:\.|…)*/
const castling = /^[O0О]-[O0О](?:-[O0О])?/
const square = /[a-h][1-8]/
/** A pawn's capture without its rank: `ed`, `exd`. */
const shortCapture = /^([a-h])[x:]?([a-h])(?![a-z])/

/** Serbian files, and the letters that look like the Latin ones (Appendix C.5). */
const files: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  ц: 'c',
  с: 'c',
  д: 'd',
  е: 'e',
  ф: 'f',
  г: 'g',
  х: 'h',
}

/** A written move with its files in Latin letters, so that its squares can be found. */
export const inLatinFiles = (move: string): string =>
  move.replace(/[абцсдефгх](?=[1-8])/g, file => files[file]!)

/** The two files of a short pawn capture; null if it is not one. */
export function filesOfShortCapture(move: string): readonly [from: string, to: string] | null {
  const latin = move
    .replace(/^([абцдефг]|х(?!х))х?(?=[абцдефгх]$)/, '$1')
    .replace(/[абцдефгх]/g, file => files[file]!)
  const match = shortCapture.exec(latin)
  if (match === null) return null
  const [, from = '', to = ''] = match
  // A pawn captures on the next file. Two other letters are a word.
  return Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) === 1 ? [from, to] : null
}

/** Whether it is a move, in any language: algebraic notation has a square or two files. */
const isMove = (token: string): boolean =>
  castling.test(token) || square.test(inLatinFiles(token)) || filesOfShortCapture(token) !== null

/** The moves in a text, as written, without numbers, times and remarks. */
export function movesIn(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .map(token => token.replace(number, ''))
    .filter(isMove)
}

/** Whether it marks a draw offer (8.1.5, Appendix C.12). */
export const marksOffer = (text: string): boolean => /\(\s*=\s*\)/.test(text)
