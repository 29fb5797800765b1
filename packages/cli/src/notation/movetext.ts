// The parts of a movetext as people write it, PGN or not: every character belongs to one of them.

export type Piece =
  | { readonly kind: 'move'; readonly text: string; readonly at: number }
  /** `e.p.` and its variants, alone after a move. */
  | { readonly kind: 'en-passant'; readonly text: string; readonly at: number }
  | {
      readonly kind: 'open' | 'close' | 'result' | 'other'
      readonly text: string
      readonly at: number
    }
  | { readonly kind: 'tag'; readonly text: string; readonly at: number; readonly fen?: string }

// In this order: white space, escaped lines, comments, the offer of a draw, variations, NAGs,
// results, move numbers, tags, marks. Everything else is moves.
const pieces =
  /(?<other>\s+|(?<![^\n])%[^\n]*|\{[^}]*\}?|;[^\n]*|\(=\)|\$\d+|[!?]+(?=\s|$)|\d+\s*(?:\.+|…)+)|(?<result>(?:1[-–:]0|0[-–:]1|1\/2[-–:]1\/2|½[-–:]½|\*)(?=\s|$))|(?<tag>\[[^\]\n]*\]?)|(?<open>\()|(?<close>\))|(?<ep>(?:[eoaw]\.\s?[pl]\.|[ев]\.\s?п\.)(?=\s|$))|(?<move>[^\s{}();[\]]+|.)/gu

export function* splitMovetext(text: string): Generator<Piece> {
  for (const match of text.matchAll(pieces)) {
    const { other, result, tag, open, close, ep } = match.groups ?? {}
    const at = match.index
    const [piece] = match
    if (other !== undefined) yield { kind: 'other', text: piece, at }
    else if (result !== undefined) yield { kind: 'result', text: piece, at }
    else if (tag !== undefined) {
      const fen = /^\[FEN\s+"([^"]*)"/.exec(piece)?.[1]
      yield fen === undefined
        ? { kind: 'tag', text: piece, at }
        : { kind: 'tag', text: piece, at, fen }
    } else if (open !== undefined) yield { kind: 'open', text: piece, at }
    else if (close !== undefined) yield { kind: 'close', text: piece, at }
    else if (ep !== undefined) yield { kind: 'en-passant', text: piece, at }
    else yield { kind: 'move', text: piece, at }
  }
}
