import type { Explanations } from '../explanation.js'

/** Article 5: the end of the game. */
export const article05: Explanations = {
  'end.mate': 'Checkmate ends the game at once; the player who gave it wins.',
  'end.mate-validity': {
    text: 'Checkmate ends the game only if the mating move was legal and made in accordance with the rules on adjusting, touching and releasing the pieces. Using both hands for it does not undo the mate.',
    in: {
      'fide-2009':
        'Checkmate ends the game only if the mating move was legal. Breaking the rules on touched pieces does not undo the mate.',
    },
  },
  'end.resign': {
    text: 'When a player resigns, the game ends at once and the opponent wins. It is a draw if the opponent cannot checkmate by any series of legal moves.',
    in: {
      'fide-2009':
        'When a player resigns, the game ends at once and the opponent wins, whatever pieces the opponent still has.',
      'fide-2017':
        'When a player resigns, the game ends at once and the opponent wins, whatever pieces the opponent still has.',
      'fide-2018':
        'When a player resigns, the game ends at once and the opponent wins, whatever pieces the opponent still has.',
    },
  },
  'end.resign-draw':
    'If a player resigns in a position in which the opponent cannot checkmate by any series of legal moves, the game is drawn.',
  'end.stalemate': {
    text: 'The game is drawn at once by stalemate when the player who has the move has no legal move and their king is not in check. The move that led to it must have been legal and made in accordance with the rules on adjusting, touching and releasing the pieces.',
    in: {
      'fide-2009':
        'The game is drawn at once by stalemate when the player who has the move has no legal move and their king is not in check. The move that led to it must have been legal.',
    },
  },
  'end.dead-position': {
    text: 'The game is drawn at once when a dead position arises: one in which neither player can checkmate by any series of legal moves. The move that led to it must have been legal and made in accordance with the rules on adjusting, touching and releasing the pieces.',
    in: {
      'fide-2009':
        'The game is drawn at once when a dead position arises: one in which neither player can checkmate by any series of legal moves. The move that led to it must have been legal.',
    },
  },
  'end.agreement': {
    text: 'The players may agree to a draw during the game, and the game then ends at once. Both must have made at least one move, and the regulations of the competition may restrict such agreements.',
    in: {
      'fide-2009':
        'The players may agree to a draw at any time during the game, and the game then ends at once. The regulations of the competition may restrict such agreements.',
    },
  },
  'end.repetition-pointer':
    'The game may be drawn when the same position is about to appear, or has just appeared, on the board for at least the third time. The player who has the move must claim the draw.',
  'end.fifty-pointer':
    'The game may be drawn when the last 50 moves by each player have been made, or with a declared move will have been made, without a pawn move and without a capture. The player who has the move must claim the draw.',
}
