import type { Explanations } from '../explanation.js'

/** Article 3: the moves of the pieces. */
export const article03: Explanations = {
  'move.no-own-square': 'A piece may not move to a square occupied by a piece of its own colour.',
  'move.capture':
    'A piece that moves to a square occupied by an opponent’s piece captures it. The captured piece is removed from the board as part of the same move.',
  'attack.piece':
    'A piece attacks an opponent’s piece if, by the way it moves, it could capture on that square.',
  'attack.pinned-attacks':
    'A piece attacks a square even if it may not go there itself because its own king would then be under attack.',
  'move.bishop':
    'The bishop may move to any square along a diagonal on which it stands, as long as no piece is in its way.',
  'move.rook':
    'The rook may move to any square along the file or the rank on which it stands, as long as no piece is in its way.',
  'move.queen':
    'The queen may move to any square along the file, the rank or a diagonal on which it stands, as long as no piece is in its way.',
  'move.sliders-blocked': 'The bishop, the rook and the queen may not pass over any piece.',
  'move.knight':
    'The knight moves to one of the nearest squares that are not on its own rank, file or diagonal: two squares straight and one to the side. Pieces in between do not matter.',
  'pawn.one-step':
    'A pawn may move one square straight ahead on its file if that square is unoccupied.',
  'pawn.two-step':
    'On its first move a pawn may advance two squares on its file instead of one, if both squares are unoccupied.',
  'pawn.capture':
    'A pawn captures one square diagonally ahead. It may move there only if an opponent’s piece stands on that square; capturing en passant is the one exception.',
  'pawn.en-passant':
    'If an opponent’s pawn has just advanced two squares and now stands directly beside a pawn, that pawn may capture it as if it had advanced only one square: it moves to the square passed over, and the captured pawn is removed. This is called capturing en passant.',
  'pawn.en-passant-now':
    'Capturing en passant is legal only on the move immediately after the pawn has advanced two squares. After that the right is gone.',
  'pawn.promote-must':
    'A pawn that reaches the rank farthest from its starting position must be exchanged, as part of the same move and on the square it arrives at, for a new queen, rook, bishop or knight of its own colour. This is called promotion.',
  'pawn.promote-any':
    'The choice of the new piece in promotion is free. It does not depend on which pieces have been captured, so a player may for example have two queens.',
  'pawn.promote-effect':
    'A promoted piece has its full power at once; the promotion itself may give check or checkmate.',
  'king.step':
    'The king may move to any adjoining square that is not attacked by a piece of the opponent.',
  'castle.definition':
    'Castling is a move of the king and a rook of the same colour along the player’s first rank and counts as a single move of the king. The king goes from its original square two squares towards a rook on its original square, and the rook is then placed on the square that the king has just crossed.',
  'castle.lost-king':
    'Once the king has moved, the right to castle is lost for the rest of the game, with either rook.',
  'castle.lost-rook':
    'Once a rook has moved, the right to castle with that rook is lost for the rest of the game. The right to castle with the other rook is not affected.',
  'castle.barred-attack':
    'Castling is not possible for as long as the square on which the king stands, the square it must cross or the square it is to occupy is attacked by a piece of the opponent. An attack on the rook or on any other square does not matter.',
  'castle.barred-blocked':
    'Castling is not possible for as long as any piece stands between the king and the rook with which it is to castle.',
  'check.definition':
    'The king is in check when it is attacked by at least one piece of the opponent, even if that piece may not move because its own king would then be under attack.',
  'check.no-self-check':
    'No piece may be moved if the move exposes the king of its own colour to check or leaves it in check.',
  'move.legal':
    'A move is legal when it meets every rule that applies to it on how the pieces move, including that the player’s own king is not left under attack.',
  'move.illegal': 'A move is illegal when it fails any of the rules on how the pieces move.',
  'position.illegal':
    'A position is illegal when no series of legal moves can have led to it from the initial position.',
}
