import type { Explanations } from '../explanation.js'

/** Article 4: the act of moving. */
export const article04: Explanations = {
  'touch.one-hand':
    'Every move must be made with one hand only, including castling, a capture or a promotion.',
  'touch.adjust':
    'Only the player who has the move may adjust pieces on their squares, and only if they say so first, for example with “I adjust” or “j’adoube”.',
  'touch.contact-is-intent':
    'Apart from announced adjusting, any contact with a piece counts as intentional, unless it is clearly accidental.',
  'touch.scope': {
    text: 'The rules on touched pieces bind only the player who has the move, and only for pieces on the chessboard that they touch with the intention of moving or capturing them. Announced adjusting is exempt.',
    in: {
      'fide-2009':
        'The rules on touched pieces bind only the player who has the move, and only for pieces on the chessboard that they touch deliberately. Announced adjusting is exempt.',
    },
  },
  'touch.own-first': {
    text: 'If the player who has the move touches one or more of their own pieces with the intention of moving them, the first of them that has a legal move must be moved.',
    in: {
      'fide-2009':
        'If the player who has the move deliberately touches one or more of their own pieces, the first of them that has a legal move must be moved.',
    },
  },
  'touch.opponent-first': {
    text: 'If the player who has the move touches one or more of the opponent’s pieces with the intention of capturing them, the first of them that can legally be captured must be captured.',
    in: {
      'fide-2009':
        'If the player who has the move deliberately touches one or more of the opponent’s pieces, the first of them that can legally be captured must be captured.',
    },
  },
  'touch.both-colours': {
    text: 'If the player who has the move touches one or more pieces of each colour with the intention of moving or capturing, the first of their own pieces that they touched must capture the first of the opponent’s pieces that they touched. If that is not legal, the first touched piece that allows a legal move decides: one of their own must be moved, one of the opponent’s must be captured.',
    in: {
      'fide-2009':
        'If the player who has the move deliberately touches one piece of each colour, their own must capture the opponent’s. If that is not legal, the first touched piece that allows a legal move decides: one of their own must be moved, one of the opponent’s must be captured.',
    },
  },
  'touch.order-unclear':
    'When nobody can tell which was touched first, one of the player’s own pieces or one of the opponent’s, the player’s own counts as the first.',
  'touch.castle-duty': {
    text: 'A player who touches the king and a rook must castle on that side, provided that this castling is legal and that the rook was not deliberately touched first.',
    in: {
      'fide-2009':
        'A player who deliberately touches the king and a rook must castle on that side, provided that this castling is legal and that the rook was not touched first.',
    },
  },
  'touch.rook-then-king':
    'Deliberately touching a rook first and the king after it rules out castling on that side for this move. The player must move the rook if it can be moved, otherwise the king, which may then also castle with the other rook.',
  'touch.castle-illegal': {
    text: 'If a player meant to castle and touched the king and then a rook, but that castling is not legal, they must make another legal king move; castling with the other rook is one. If the king has none, any legal move may be made.',
    in: {
      'fide-2009':
        'If a player meant to castle and touched the king, or the king and a rook together, but that castling is not legal, they must make another legal king move; castling on the other side is one. If the king has none, any legal move may be made.',
    },
  },
  'touch.promotion-final':
    'In promotion the choice of the new piece is final as soon as that piece has touched the promotion square, even if the player still holds it.',
  'touch.none-possible':
    'When no touched piece can legally be moved or captured, the player is free to choose any legal move.',
  'promote.skip-square':
    'In promotion the pawn need not be placed on the destination square; the player may put the new piece there directly.',
  'promote.any-order':
    'In promotion the player may remove the pawn and place the new piece on the promotion square in either order.',
  'promote.capture-occupant':
    'If a piece of the opponent stands on the promotion square, it must be captured, that is, removed from the board.',
  'made.released-fixed':
    'Once a piece has been let go on a square as a legal move, or as part of one, it stays there: on this move it may not go to any other square.',
  'made.plain':
    'An ordinary move is made when the player has released the piece on its new square. For this it does not matter whether the clock has been pressed.',
  'made.capture':
    'A capture is made when the captured piece has been removed from the board and the player has released the capturing piece on its new square; in an en passant capture that is not the square of the captured pawn.',
  'made.castling':
    'Castling is made when the player has released the rook on the square that the king crossed.',
  'made.castling-king-released':
    'When the player has released the king in castling but not yet the rook, the move is not yet made, but they may no longer make any move other than castling on that side, if it is legal.',
  'made.castling-illegal':
    'If castling turns out to be illegal after the king has been released, the player must make another legal king move; castling with the other rook is one. If the king has none, any legal move may be made.',
  'made.promotion':
    'A promotion is made when the player has released the new piece on the promotion square and the pawn has been removed from the board.',
  'made.promotion-pawn-released':
    'When the player has released the pawn on the promotion square, the move is not yet made, but the pawn may no longer be moved to another square.',
  'made.illegal-replace':
    'If the move proves not to be legal, another one must be made in its place under the rules on touched pieces: a touched piece must be moved or captured if a legal move allows it; otherwise any legal move may be made.',
  'touch.claim-forfeit': {
    text: 'A player who touches a piece with the intention of moving or capturing it loses the right to claim that the opponent has broken the rules on touching and moving the pieces.',
    in: {
      'fide-2009':
        'A player who deliberately touches a piece loses the right to claim that the opponent has broken the rules on touching and moving the pieces.',
    },
  },
  'touch.move-assistant':
    'A player who cannot move the pieces may provide an assistant to do so. The assistant must be acceptable to the arbiter.',
}
