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
    'A player who wishes to offer a draw does so after making his move on the board and before pressing his clock.',
  'draw.offer-other-time':
    'A draw offer made at any other time during play is valid too, but the arbiter considers whether the player thereby disturbed his opponent.',
  'draw.offer-no-conditions': 'No conditions may be attached to a draw offer.',
  'draw.offer-irrevocable':
    'A player cannot withdraw his draw offer, no matter when during play he made it.',
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
    'The game is drawn on a correct claim by the player having the move when the same position is about to appear, or has just appeared, for at least the third time. Neither the moves in between nor their order need be repeated.',
  'rep.intended': {
    text: 'If his own next move will bring about the position for at least the third time, the claimant does not play it on the board. He first writes it on his paper scoresheet or enters it on his electronic one, after which it cannot be changed, and then declares to the arbiter that he intends to make this move.',
    in: {
      'fide-2009':
        'If his own next move will bring about the position for at least the third time, the claimant does not play it on the board. He first writes it on his scoresheet and then declares to the arbiter that he intends to make this move.',
      'fide-2017':
        'If his own next move will bring about the position for at least the third time, the claimant does not play it on the board. He first writes it on his scoresheet, after which it cannot be changed, and then declares to the arbiter that he intends to make this move.',
      'fide-2018':
        'If his own next move will bring about the position for at least the third time, the claimant does not play it on the board. He first writes it on his scoresheet, after which it cannot be changed, and then declares to the arbiter that he intends to make this move.',
    },
  },
  'rep.appeared':
    'If the position on the board has just appeared for at least the third time, the player who now has the move may claim the draw, and only he.',
  'rep.same-position':
    'Positions are the same only if the same player has the move, pieces of the same kind and colour stand on the same squares, and the possible moves of all the pieces of both players are the same.',
  'rep.en-passant':
    'Positions are not the same if in the earlier one a pawn could have been captured en passant and in the later one it no longer can be. The possibility counts only if the capture would have been legal.',
  'rep.castling':
    'Positions are not the same if a right to castle that existed in the earlier one has been lost in the later one. The right is lost only once the king or the rook concerned has actually moved, not by being forced to move it or by castling being prevented for a time.',
  'fifty.claim':
    'The game is drawn on a correct claim by the player having the move if the last 50 moves by each player contain no pawn move and no capture, or will do so once he has made a move that he declares.',
  'fifty.intended': {
    text: 'If with his own next move the last 50 moves by each player will have been made without a pawn move and without a capture, the claimant does not play it on the board. He writes it on his paper scoresheet or enters it on his electronic one, after which it cannot be changed, and declares to the arbiter that he intends to make this move.',
    in: {
      'fide-2009':
        'If with his own next move the last 50 moves by each player will have been made without a pawn move and without a capture, the claimant does not play it on the board. He writes it on his scoresheet and declares to the arbiter that he intends to make this move.',
      'fide-2017':
        'If with his own next move the last 50 moves by each player will have been made without a pawn move and without a capture, the claimant does not play it on the board. He writes it on his scoresheet, after which it cannot be changed, and declares to the arbiter that he intends to make this move.',
      'fide-2018':
        'If with his own next move the last 50 moves by each player will have been made without a pawn move and without a capture, the claimant does not play it on the board. He writes it on his scoresheet, after which it cannot be changed, and declares to the arbiter that he intends to make this move.',
    },
  },
  'fifty.done': {
    text: 'The player having the move may claim a draw if each player has completed his last 50 moves without any pawn having moved and without any capture.',
    in: {
      'fide-2009':
        'The player having the move may claim a draw if each player has made his last 50 consecutive moves without any pawn having moved and without any capture.',
    },
  },
  'claim.lost-by-touch': {
    text: 'A player who touches a piece with the intention of moving or capturing it loses the right to claim a draw by threefold repetition or 50 moves on that move. On a later move he may claim again if the conditions are then met.',
    in: {
      'fide-2009':
        'A player who deliberately touches a piece without having claimed loses the right to claim a draw by threefold repetition or 50 moves on that move. On a later move he may claim again if the conditions are then met.',
      'finland-blitz-2008':
        'A player who deliberately touches a piece without having claimed loses the right to claim a draw by 50 moves on that move. On a later move he may claim again if the conditions are then met.',
    },
  },
  'claim.stop-clocks': {
    text: 'When a player claims a draw by threefold repetition or 50 moves, he or the arbiter pauses the chess clock.',
    in: {
      'fide-2009':
        'A player who claims a draw by threefold repetition or 50 moves may stop both clocks; he need not.',
      'finland-blitz-2008':
        'A player who claims a draw by 50 moves may stop both clocks; he need not.',
    },
  },
  'claim.no-withdraw': {
    text: 'A player may not withdraw a draw claim by threefold repetition or 50 moves once he has made it.',
    in: {
      'finland-blitz-2008':
        'A player may not withdraw a draw claim by 50 moves once he has made it.',
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
    'If the move that brings up 75 moves by each player without a pawn move and without a capture gives checkmate, the checkmate decides the game and it is not drawn.',
}
