import type { Explanations } from '../explanation.js'

/** Guidelines II (2009: Appendix F): Chess960. */
export const guidelines2Chess960: Explanations = {
  'c960.game':
    'In Chess960 the initial position is drawn by lot under certain conditions before the game. Then the game is played like regular chess: the pieces move as usual and the aim is to mate the opponent’s king.',
  'c960.start.pawns': 'In Chess960 the white pawns stand on the second rank, as in regular chess.',
  'c960.start.random':
    'In Chess960 the other white pieces are placed on the first rank at random. The king must stand between the rooks and the bishops on squares of opposite colours.',
  'c960.start.king-between':
    'In the initial position of Chess960 the king stands somewhere between the two rooks; it need not be next to either.',
  'c960.start.bishops':
    'In the initial position of Chess960 one bishop of each player stands on a light square and the other on a dark one.',
  'c960.start.mirror':
    'In Chess960 the black pieces and pawns stand directly opposite the white ones, each opposite its like on the same file. With the other conditions this gives exactly 960 initial positions.',
  'c960.start.generator':
    'The initial position of Chess960 is determined before the game, by a computer program or with dice, a coin, cards or the like.',
  'c960.castle.once':
    'In Chess960, too, each player may castle once in a game. It is one move, in which king and rook may both change their squares.',
  'c960.castle.regular-rules':
    'The usual conditions for castling hold in Chess960 from the actual squares of departure: neither the king nor that rook has moved before, the king is not in check, no square it crosses or reaches is attacked, and it does not stand in check afterwards.',
  'c960.castle.double':
    'In Chess960 castling may be a double move: king and rook both move in the same move.',
  'c960.castle.transposition':
    'In Chess960 castling may be a transposition: king and rook exchange squares.',
  'c960.castle.king-only':
    'In Chess960 castling may be a move of the king alone, when the rook already stands on its final square.',
  'c960.castle.rook-only':
    'In Chess960 castling may be a move of the rook alone, when the king already stands on its final square.',
  'c960.castle.how-by-hand':
    'For castling by hand in Chess960 it is recommended first to put the king beside the board next to its final square, then to move the rook to its own, and then to place the king.',
  'c960.castle.final-squares':
    'After castling in Chess960 king and rook stand on the same squares as after castling in regular chess, wherever they came from.',
  'c960.castle.c-side':
    'After castling on the c-side (0-0-0) in Chess960 the king stands on c1 and the rook on d1, with Black on c8 and d8.',
  'c960.castle.g-side':
    'After castling on the g-side (0-0) in Chess960 the king stands on g1 and the rook on f1, with Black on g8 and f8.',
  'c960.castle.announce':
    'To avoid misunderstandings it is advisable in Chess960 to announce castling before making it, for example with “I am about to castle”.',
  'c960.castle.one-may-stay':
    'From some initial positions of Chess960 the king or the rook does not move in castling; but at least one of them always does.',
  'c960.castle.first-move':
    'From some initial positions of Chess960 castling is possible on the very first move: when king and rook simply exchange squares.',
  'c960.castle.path-empty':
    'For castling in Chess960 all squares from the king’s square to its final square and from the rook’s square to its final square, the final squares included, must be empty except for this king and this rook.',
  'c960.castle.may-stay-filled':
    'Squares outside the paths of king and rook may be occupied in Chess960 castling, even if regular chess needs them empty: for example a, b or e on the c-side, e or h on the g-side.',
}
