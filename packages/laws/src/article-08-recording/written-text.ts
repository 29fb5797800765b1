/** Move numbers, as they stand before a move or alone. */
const number = /^(?!0-0)\d+(?:\.|…)*/
const castling = /^[O0О]-[O0О](?:-[O0О])?/
/** Whatever the letters of the language: algebraic notation names a square, or two files. */
const names = /[a-h][1-8]|^[a-h][x:]?[a-h](?![a-z])/

const isMove = (token: string): boolean => castling.test(token) || names.test(token)

/** The moves that somebody has written, as he wrote them: without numbers, times and remarks. */
export function movesIn(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .map(token => token.replace(number, ''))
    .filter(isMove)
}

/** Does it note the offer of a draw (8.1.5, Appendix C.12)? */
export const marksOffer = (text: string): boolean => /\(\s*=\s*\)/.test(text)
