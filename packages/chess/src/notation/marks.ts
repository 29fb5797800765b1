import { needText } from '../argument.js'

/** A written move, separated from the marks that follow it on a scoresheet. */
export interface Marks {
  /** The move without the marks. */
  readonly move: string
  /** `+` is check, `++`, `#` and the Finnish `X` are mate (Appendix C.13). */
  readonly sign: '' | 'check' | 'mate'
  readonly enPassant: boolean
  /** `(=)` (Appendix C.12). It marks a draw offer, not a promotion. */
  readonly drawOffer: boolean
}

const tails = [
  ['drawOffer', /(?:\(\s*=\s*\)|=)$/],
  ['mate', /(?:\+\+|#|‡|[XХ]|(?<=\d|\s)(?:mate|matti|matt|mat|мат))$/],
  ['check', /[+†]$/],
  ['comment', /[!?‼⁇⁈⁉]+$/],
  // e.p., Finnish o.l., Spanish a.p., Polish w.p., Cyrillic е.п. and в.п.
  ['enPassant', /(?:[eoaw]\.\s?[pl]\.?|ep|[ев]\.\s?п\.?)$/],
] as const

/** Separates a written move from its marks, in whatever order they stand. */
export function parseMarks(text: string): Marks {
  needText(text, 'parseMarks')
  let move = text.trim()
  let sign: Marks['sign'] = ''
  let enPassant = false
  let drawOffer = false
  // Too long for a move. The caller reports that.
  if (move.length > 100) return { move, sign, enPassant, drawOffer }
  for (let tail = findTail(move); tail !== undefined; tail = findTail(move)) {
    move = move.slice(0, tail.start).trimEnd()
    if (tail.kind === 'drawOffer') drawOffer = true
    else if (tail.kind === 'enPassant') enPassant = true
    else if (tail.kind === 'mate') sign = 'mate'
    else if (tail.kind === 'check' && sign === '') sign = 'check'
  }
  return { move, sign, enPassant, drawOffer }
}

function findTail(text: string) {
  for (const [kind, pattern] of tails) {
    const start = text.search(pattern)
    // A mark needs a move before it.
    if (start > 0) return { kind, start }
  }
  return undefined
}
