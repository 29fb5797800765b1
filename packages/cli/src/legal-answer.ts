import {
  isCheck,
  legalMoves,
  makeFen,
  makeSans,
  makeUci,
  type Position,
  type UciStyle,
} from '@jadoube/chess'

export interface LegalAnswer {
  readonly fen: string
  readonly status: 'in-play' | 'checkmate' | 'stalemate'
  readonly check: boolean
  readonly moves: readonly { readonly san: string; readonly uci: string }[]
}

/** The legal moves of a position, and whether the game has ended in it. */
export function legalAnswer(position: Position, style: UciStyle): LegalAnswer {
  const sans = makeSans(position)
  const moves = legalMoves(position).map((move, index) => ({
    san: sans[index] ?? '',
    uci: makeUci(move, style),
  }))
  const check = isCheck(position)
  const ended = check ? 'checkmate' : 'stalemate'
  return { fen: makeFen(position), status: moves.length > 0 ? 'in-play' : ended, check, moves }
}
