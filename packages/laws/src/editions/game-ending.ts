/** The reasons why a game may be over, in the words of the record. */
export type GameEnding =
  | 'checkmate'
  | 'stalemate'
  | 'dead-position'
  | 'resignation'
  | 'agreement'
  | 'threefold'
  | 'fivefold'
  | 'seventy-five-moves'
