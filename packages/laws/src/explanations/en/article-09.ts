import type { Explanations } from '../explanation.js'

/** Article 9: the drawn game. */
export const article09: Explanations = {
  'draw.regs-restrict': {
    text: 'The regulations of a competition may forbid the players to offer or agree to a draw without the arbiter’s consent, either before a stated number of moves or at all. Draw claims and draws that come about by themselves are not affected.',
    in: {
      'fide-2009':
        'The regulations of a competition may forbid the players to agree to a draw without the arbiter’s consent, either before a stated number of moves or at all. Draw claims and draws that come about by themselves are not affected.',
    },
  },
  'draw.offer-rules-apply': {
    text: 'Where the regulations of the competition allow a draw by agreement, the rules on draw offers govern when and how an offer is made, how long it stands and how it is recorded.',
    in: {
      'finland-blitz-2008':
        'Where the regulations of the competition allow a draw by agreement, the rules on draw offers govern when and how an offer is made and how long it stands.',
    },
  },
  'draw.offer-when':
    'A player who wishes to offer a draw does so after making a move on the board and before pressing the clock.',
  'draw.offer-other-time':
    'A draw offer made at any other time during play is valid too, but the arbiter considers whether it disturbed the opponent.',
  'draw.offer-no-conditions': 'No conditions may be attached to a draw offer.',
  'draw.offer-irrevocable':
    'A player cannot withdraw a draw offer, no matter when during play it was made.',
  'draw.offer-lapse':
    'A draw offer stands until the opponent accepts it, rejects it aloud, or rejects it by touching a piece with the intention of moving or capturing it, or until the game ends in some other way.',
  'draw.offer-record': 'Both players note every draw offer on their scoresheets with the sign (=).',
  'draw.claim-is-offer': {
    text: 'A draw claim based on threefold repetition or on 50 moves is at the same time a draw offer: the opponent may accept it without waiting for it to be checked.',
    in: {
      'fide-2009':
        'A draw claim based on threefold repetition, on 50 moves or on the quickplay-finish rules is at the same time a draw offer: the opponent may accept it without waiting for the ruling.',
      'finland-blitz-2008':
        'A draw claim based on 50 moves is at the same time a draw offer: the opponent may accept it without waiting for the ruling.',
    },
  },
  'rep.claim':
    'The game is drawn on a correct claim by the player having the move when the same position is about to appear, or has just appeared, for at least the third time. The moves in between and their order do not have to be repeated.',
  'rep.intended': {
    text: 'A player who claims with the next move does not play it on the board. They first write it on the paper scoresheet or enter it on the electronic one. After that it cannot be changed. Then they tell the arbiter that they intend to make this move, which will bring about the position for at least the third time.',
    in: {
      'fide-2009':
        'A player who claims with the next move does not play it on the board. They first write it on the scoresheet. Then they tell the arbiter that they intend to make this move, which will bring about the position for at least the third time.',
      'fide-2017':
        'A player who claims with the next move does not play it on the board. They first write it on the scoresheet. After that it cannot be changed. Then they tell the arbiter that they intend to make this move, which will bring about the position for at least the third time.',
      'fide-2018':
        'A player who claims with the next move does not play it on the board. They first write it on the scoresheet. After that it cannot be changed. Then they tell the arbiter that they intend to make this move, which will bring about the position for at least the third time.',
    },
  },
  'rep.appeared':
    'If the position on the board has just appeared for at least the third time, only the player who now has the move may claim the draw.',
  'rep.same-position':
    'Positions are the same only if the same player has the move, pieces of the same kind and colour stand on the same squares, and the possible moves of all the pieces of both players are the same.',
  'rep.en-passant':
    'Positions are not the same if in the earlier one a pawn could have been captured en passant and in the later one it no longer can be. The possibility counts only if the capture would have been legal.',
  'rep.castling':
    'Positions are not the same if a right to castle that existed in the earlier one has been lost in the later one. The right is lost only once the king or the rook concerned has actually moved, not by being forced to move it or by castling being prevented for a time.',
  'fifty.claim':
    'The game is drawn on a correct claim by the player having the move if the last 50 moves by each player contain no pawn move and no capture, or will do so after the move that the player declares.',
  'fifty.intended': {
    text: 'A player who claims with the next move does not play it on the board. They first write it on the paper scoresheet or enter it on the electronic one. After that it cannot be changed. Then they tell the arbiter that they intend to make this move, with which each player will have made the last 50 moves without a pawn move and without a capture.',
    in: {
      'fide-2009':
        'A player who claims with the next move does not play it on the board. They first write it on the scoresheet. Then they tell the arbiter that they intend to make this move, with which each player will have made the last 50 moves without a pawn move and without a capture.',
      'fide-2017':
        'A player who claims with the next move does not play it on the board. They first write it on the scoresheet. After that it cannot be changed. Then they tell the arbiter that they intend to make this move, with which each player will have made the last 50 moves without a pawn move and without a capture.',
      'fide-2018':
        'A player who claims with the next move does not play it on the board. They first write it on the scoresheet. After that it cannot be changed. Then they tell the arbiter that they intend to make this move, with which each player will have made the last 50 moves without a pawn move and without a capture.',
    },
  },
  'fifty.done': {
    text: 'The player having the move may claim a draw if each player has completed the last 50 moves without any pawn having moved and without any capture.',
    in: {
      'fide-2009':
        'The player having the move may claim a draw if each player has made the last 50 consecutive moves without any pawn having moved and without any capture.',
    },
  },
  'claim.lost-by-touch': {
    text: 'A player who touches a piece with the intention of moving or capturing it loses the right to claim a draw by threefold repetition or 50 moves on that move. On a later move the player may claim again if the conditions are then met.',
    in: {
      'fide-2009':
        'A player who deliberately touches a piece without having claimed loses the right to claim a draw by threefold repetition or 50 moves on that move. On a later move the player may claim again if the conditions are then met.',
      'finland-blitz-2008':
        'A player who deliberately touches a piece without having claimed loses the right to claim a draw by 50 moves on that move. On a later move the player may claim again if the conditions are then met.',
    },
  },
  'claim.stop-clocks': {
    text: 'When a player claims a draw by threefold repetition or 50 moves, the player or the arbiter stops the clocks.',
    in: {
      'fide-2009':
        'A player who claims a draw by threefold repetition or 50 moves may stop both clocks, but does not have to.',
      'finland-blitz-2008':
        'A player who claims a draw by 50 moves may stop both clocks, but does not have to.',
    },
  },
  'claim.no-withdraw': {
    text: 'A player may not withdraw a draw claim by threefold repetition or 50 moves once it has been made.',
    in: {
      'finland-blitz-2008':
        'A player may not withdraw a draw claim by 50 moves once it has been made.',
    },
  },
  'claim.correct': 'If the draw claim is found to be correct, the game is drawn at once.',
  'claim.incorrect': {
    text: 'If the draw claim is found to be incorrect, the arbiter adds two minutes to the opponent’s remaining time (one minute in rapid and blitz) and the game continues. The claimant loses no time.',
    in: {
      'fide-2009':
        'If the draw claim is found to be incorrect, the arbiter adds three minutes to the opponent’s remaining time and the game continues. The claimant loses no time.',
      'fide-2017':
        'If the draw claim is found to be incorrect, the arbiter adds two minutes to the opponent’s remaining time (one minute in blitz) and the game continues. The claimant loses no time.',
      'fide-2018':
        'If the draw claim is found to be incorrect, the arbiter adds two minutes to the opponent’s remaining time (one minute in blitz) and the game continues. The claimant loses no time.',
      'finland-blitz-2008':
        'If a draw claim by 50 moves is found to be incorrect, the arbiter adds three minutes to the opponent’s remaining time and the game continues. The claimant loses no time.',
    },
  },
  'claim.intended-binding': {
    text: 'If an incorrect claim was based on an intended move, that move must now be played, in accordance with the rules on how the pieces move and on the act of moving them.',
    in: {
      'fide-2009':
        'If an incorrect claim was based on an intended move, that move must now be played, in accordance with the rules on the act of moving the pieces.',
    },
  },
  'draw.dead-again': {
    text: 'The game is drawn at once when a position arises in which neither player can checkmate by any series of legal moves, provided that the move producing it was legal and made in accordance with the rules on touching and moving the pieces.',
    in: {
      'fide-2009':
        'The game is drawn at once when a position arises in which checkmate cannot occur by any series of legal moves, provided that the move producing it was legal.',
    },
  },
  'auto.fivefold':
    'The game is drawn without any claim once the same position has appeared at least five times. The occurrences need not be consecutive.',
  'auto.seventyfive':
    'The game is drawn without any claim once each player has made at least 75 moves in succession without any pawn having moved and without any capture.',
  'auto.mate-first':
    'If the move that completes 75 moves by each player without a pawn move and without a capture gives checkmate, the checkmate decides the game and it is not drawn.',
}
