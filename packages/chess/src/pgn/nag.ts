import { needText } from '../argument.js'
import { EQUALS, EXCLAMATION, QUESTION, ZERO } from './ascii.js'
import { decodeText } from './text.js'

// Numeric annotation glyphs (NAGs): the numbers of the PGN standard with their printed signs.

const glyphs: readonly (readonly [glyph: string, ...nags: number[]])[] = [
  ['!', 1],
  ['?', 2],
  ['!!', 3],
  ['??', 4],
  ['!?', 5],
  ['?!', 6],
  ['□', 7, 8],
  ['=', 10, 11, 12],
  ['∞', 13],
  ['⩲', 14],
  ['⩱', 15],
  ['±', 16],
  ['∓', 17],
  ['+−', 18],
  ['−+', 19],
  ['⨀', 22, 23],
  ['○', 26, 27],
  ['⟳', 32, 33],
  ['↑', 36, 37],
  ['→', 40, 41],
  ['=∞', 44, 45],
  ['⇆', 132, 133],
  ['⊕', 138, 139],
  ['∆', 140],
  ['∇', 141],
  ['⌓', 142],
  ['≤', 143],
  ['N', 146],
]

let byNumber: ReadonlyMap<number, string> | undefined
let byGlyph: ReadonlyMap<string, number> | undefined

/**
 * The printed sign of a NAG: `!?` for 5, `±` for 16. Undefined if it has none.
 *
 * @example
 * nagGlyph(5) // → '!?'
 */
export function nagGlyph(nag: number): string | undefined {
  byNumber ??= new Map(glyphs.flatMap(([glyph, ...nags]) => nags.map(each => [each, glyph])))
  return byNumber.get(nag)
}

const plainSigns: Readonly<Record<string, string>> = {
  '+-': '+−',
  '-+': '−+',
  '+/-': '±',
  '-/+': '∓',
  '+=': '⩲',
  '=+': '⩱',
  '+/=': '⩲',
  '=/+': '⩱',
  Δ: '∆',
}

/**
 * The NAG of a sign, also in plain characters: `!?`, `±`, `+/-`, `$16`. Undefined for anything
 * else.
 */
export function parseNag(text: string): number | undefined {
  needText(text, 'parseNag')
  const number = /^\$(\d{1,3})$/.exec(text)
  if (number !== null) return Number(number[1]) < 256 ? Number(number[1]) : undefined
  byGlyph ??= new Map(glyphs.map(([glyph, nag]) => [glyph, nag]))
  const sign = Object.hasOwn(plainSigns, text) ? plainSigns[text] : text
  return byGlyph.get(sign)
}

/** The NAG of a word of a file that is a sign by itself: `!?`, `±`, `+/-`. 0 if it is none. */
export function nagOfWord(bytes: Uint8Array, start: number, end: number): number {
  const first = bytes[start]
  if (first === EXCLAMATION || first === QUESTION) {
    const nag = suffixNag(bytes, start, end)
    if (nag > 0) return nag
  }
  return mayBeSign(first) ? (signNag(bytes, start, end) ?? 0) : 0
}

/** The NAG of `!` 1, `?` 2, `!!` 3, `??` 4, `!?` 5, `?!` 6; 0 for anything else. */
function suffixNag(bytes: Uint8Array, start: number, end: number): number {
  const good = (at: number) => bytes[at] === EXCLAMATION
  const bad = (at: number) => bytes[at] === QUESTION
  if (end - start === 1) return good(start) ? 1 : 2
  if (end - start !== 2 || (!good(start + 1) && !bad(start + 1))) return 0
  if (good(start)) return good(start + 1) ? 3 : 5
  return bad(start + 1) ? 4 : 6
}

/**
 * Whether a separate sign can begin with this byte. Moves begin with a letter or a digit, except
 * figurines.
 */
const mayBeSign = (byte: number): boolean => byte < ZERO || byte === EQUALS || byte > 0x7f

/** The most bytes of a sign. `=∞` has four. */
const LONGEST_SIGN = 5

/** The NAG of a separate sign in a file; undefined if it is not one. */
function signNag(bytes: Uint8Array, start: number, end: number): number | undefined {
  return end - start > LONGEST_SIGN ? undefined : parseNag(decodeText(bytes, start, end))
}

/**
 * A sign directly after a move: `e4!?`, `Nf3±`, `Qd2+/-`. `=` and `+=` are left out, because they
 * may be part of the move.
 */
const attached = /(?:[!?]{1,2}|[±∓⩲⩱∞□]|\+\/[-=]|[-=]\/\+|\+[-−]|[-−]\+)$/

/** Splits a word into the move and the NAG of the sign at its end, if there is one. */
export function splitSign(text: string): { readonly text: string; readonly nag?: number } {
  const sign = attached.exec(text)
  const nag = sign === null ? undefined : parseNag(sign[0])
  if (sign === null || sign.index === 0 || nag === undefined) return { text }
  return { text: text.slice(0, sign.index), nag }
}
