import type { Explanations } from '../explanation.js'

/** Article 3: the moves of the pieces. */
export const article03: Explanations = {
  'move.no-own-square':
    'A piece may never go to a square where a piece of its own colour already stands.',
  'move.capture':
    'A piece that goes to a square where an opponent’s piece stands captures it. Removing the captured piece from the board is part of the same move.',
  'attack.piece':
    'A piece attacks an opponent’s piece if, by the way it moves, it could capture on that square.',
  'attack.pinned-attacks':
    'A piece attacks a square even if it may not go there itself because its own king would then be under attack.',
  'move.bishop':
    'The bishop goes any number of squares along one of its diagonals, as long as no piece is in its way.',
  'move.rook':
    'The rook goes any number of squares along its file or its rank, as long as no piece is in its way.',
  'move.queen':
    'The queen goes any number of squares along its file, its rank or one of its diagonals, as long as no piece is in its way.',
  'move.sliders-blocked': 'Bishops, rooks and queens cannot jump over a piece.',
  'move.knight':
    'The knight goes two squares straight and one to the side: to the nearest squares that share neither rank nor file nor diagonal with its own. Pieces in between do not matter.',
  'pawn.one-step':
    'A pawn may move one square straight ahead on its file if that square is unoccupied.',
  'pawn.two-step':
    'On its first move a pawn may advance two squares on its file instead of one, if both squares are unoccupied.',
  'pawn.capture':
    'A pawn captures one square diagonally ahead. It may move there only if an opponent’s piece stands on that square; capturing en passant is the one exception.',
  'pawn.en-passant':
    'If an opponent’s pawn has just advanced two squares and now stands directly beside one of the player’s own, that pawn may capture it as if it had advanced only one square: it moves to the square passed over, and the captured pawn is removed. This is called capturing en passant.',
  'pawn.en-passant-now':
    'Capturing en passant is legal only on the move immediately after the pawn has advanced two squares. After that the right is gone.',
  'pawn.promote-must':
    'On the rank farthest from where it started a pawn may not remain a pawn: in the same move, and on the destination square, it must be replaced by a new queen, rook, bishop or knight of its own colour. This is called promotion.',
  'pawn.promote-any':
    'The choice of the new piece in promotion is free. It does not depend on which pieces have been captured, so a player may for example have two queens.',
  'pawn.promote-effect':
    'A promoted piece has its full power at once; the promotion itself may give check or checkmate.',
  'king.step':
    'The king may move to any adjoining square that is not attacked by a piece of the opponent.',
  'castle.definition':
    'In castling the king leaves its original square and goes two squares along the first rank towards one of the player’s rooks, which must also be on its original square; that rook then goes to the square over which the king passed. All this is one move, a move of the king.',
  'castle.lost-king':
    'Once the king has moved, the right to castle is lost for the rest of the game, with either rook.',
  'castle.lost-rook':
    'Once a rook has moved, the right to castle with that rook is lost for the rest of the game. The right to castle with the other rook is not affected.',
  'castle.barred-attack':
    'Castling is not allowed as long as a piece of the opponent attacks any of the king’s three squares: the one it stands on, the one it passes over or the one it would reach. An attack on the rook or on any other square does not matter.',
  'castle.barred-blocked':
    'Castling is not allowed as long as anything stands between the king and the rook concerned.',
  'check.definition':
    'The king is in check when it is attacked by at least one piece of the opponent, even if that piece may not move because its own king would then be under attack.',
  'check.no-self-check':
    'After a player’s move their own king must never be in check, whether the move exposed it to an attack or failed to end one.',
  'move.legal':
    'A move is legal when it meets every rule that applies to it on how the pieces move, including that the player’s own king is not left under attack.',
  'move.illegal': 'A move is illegal when it fails any of the rules on how the pieces move.',
  'position.illegal':
    'A position is illegal when no series of legal moves can have led to it from the initial position.',
}
