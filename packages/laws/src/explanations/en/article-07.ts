import type { Explanations } from '../explanation.js'

/** Article 7: irregularities. */
export const article07: Explanations = {
  'irreg.restore-times':
    'When an irregularity makes it necessary to put the pieces back to an earlier position, the arbiter sets the times on the chess clock by their best judgement.',
  'irreg.keep-times':
    'When an earlier position is reinstated, the arbiter also has the right to leave the clock times unchanged.',
  'irreg.move-counter':
    'When an earlier position is reinstated, the arbiter also corrects the move counter of the clock, if necessary.',
  'irreg.initial-position': {
    text: 'If it is found during the game that the initial position was wrong, the game is cancelled and a new one is played. In rapid and blitz without adequate supervision this is no longer possible once both players have completed ten moves.',
    in: {
      'fide-2009':
        'If it is found during the game that the initial position was wrong, the game is cancelled and a new one is played. In rapid and blitz without adequate supervision this is no longer possible once both players have completed three moves.',
      'finland-blitz-2008':
        'If it is found before both players have made three moves that the initial position was wrong, the game is cancelled and a new one is played. After that the game continues.',
    },
  },
  'irreg.board-orientation': {
    text: 'If it is found during the game that the board was turned the wrong way, the position is transferred to a correctly placed board and the game continues. In rapid and blitz without adequate supervision this can no longer be claimed once both players have completed ten moves.',
    in: {
      'fide-2009':
        'If it is found during the game that the board was turned the wrong way, the position is transferred to a correctly placed board and the game continues. In rapid and blitz without adequate supervision this can no longer be claimed once both players have completed three moves.',
      'finland-blitz-2008':
        'If it is found before both players have made three moves that the board was turned the wrong way, the position is transferred to a correctly placed board and the game continues. After that the game continues with the board as it is.',
    },
  },
  'irreg.colours-reversed': {
    text: 'If a game began with the colours reversed, it is stopped and a new game is played with the right colours, as long as the two players have not each made ten moves. Once both have made ten moves or more, the game continues.',
    in: {
      'fide-2009':
        'If a game began with the colours reversed, it continues, unless the arbiter rules otherwise.',
    },
  },
  'irreg.displaced-own-time':
    'A player who displaces or knocks over one or more pieces must restore the position on their own time.',
  'irreg.displaced-stop':
    'When pieces have been displaced, either player stops the clocks, if necessary, and calls the arbiter.',
  'irreg.displaced-penalty': 'The arbiter may penalise a player who displaces pieces.',
  'illegal.completed-when':
    'An illegal move is completed once the player has pressed the clock. Before that the player must correct it under the touched-piece rules, and there is no penalty for an illegal move.',
  'illegal.restore': {
    text: 'If it is found during the game that an illegal move has been completed, the position immediately before it is reinstated and all later moves are void. In rapid and blitz without adequate supervision this is possible only until the opponent has made the next move.',
    in: {
      'fide-2017':
        'If it is found during the game that an illegal move has been completed, the position immediately before it is reinstated and all later moves are void. In rapid and blitz without adequate supervision nothing is reinstated: the move loses the game if the arbiter sees it or the opponent claims it before the opponent has made the next move, and otherwise it stands.',
      'fide-2009':
        'If it is found during the game that an illegal move has been completed, the position immediately before it is reinstated and all later moves are void. In rapid without adequate supervision this takes a claim by the opponent before making the next move. In blitz without adequate supervision nothing is reinstated: such a claim wins the game, and without one the move stands.',
    },
  },
  'illegal.restore-fallback':
    'If the position immediately before the illegal move cannot be determined, the game continues from the last identifiable position before it.',
  'illegal.replacement': {
    text: 'The move that replaces an illegal move is bound by the rules on touched pieces and on moves already made: the touched piece must be moved or captured if a legal move allows it, otherwise any legal move may be made. The game then continues from the reinstated position.',
    in: {
      'finland-blitz-2008':
        'A player who corrects their own illegal move before stopping their clock is bound by the rules on touched pieces: the touched piece must be moved or captured if a legal move allows it, otherwise any legal move may be made.',
    },
  },
  'illegal.clocks': {
    text: 'After a position has been reinstated because of an illegal move, the arbiter sets the clock times by their best judgement. The times may also stay unchanged.',
    in: {
      'fide-2009':
        'After a position has been reinstated because of an illegal move, the arbiter sets the clock times by their best judgement.',
    },
  },
  'illegal.king-capture':
    'Capturing the opponent’s king is an illegal move and is treated as one; it does not win the game.',
  'illegal.unpromoted': {
    text: 'If a player moves a pawn to the last rank and presses the clock without replacing it by a new piece, the move is illegal. The pawn is then replaced by a queen of the same colour.',
    in: {
      'fide-2009':
        'If a player moves a pawn to the last rank and presses the clock without replacing it by a new piece, the move is illegal. The position before it is reinstated; the pawn must be promoted on the square where it was released, but the player may still choose the piece.',
    },
  },
  'illegal.press-no-move':
    'Pressing the clock without having made a move counts as an illegal move and is penalised as one. The position does not change, and the same player still has the move.',
  'illegal.two-hands': {
    text: 'Using both hands for a single move, for example in castling, a capture or a promotion, counts as an illegal move once the clock has been pressed, and is penalised as one. Before the press the move is simply made again with one hand.',
    in: {
      'fide-2018':
        'Using both hands for castling, a capture or a promotion counts as an illegal move once the clock has been pressed, and is penalised as one. Before the press the move is simply made again with one hand.',
      'fide-2017':
        'Using both hands for castling, a capture or a promotion counts as an illegal move, even before the clock is pressed, and is penalised as one.',
      'fide-2009':
        'Every move must be made with one hand only. Using both hands is a breach that the arbiter may penalise, but it does not count as an illegal move.',
    },
  },
  'illegal.penalty-time': {
    text: 'For a player’s first completed illegal move the arbiter gives the opponent two extra minutes; in rapid and blitz it is one minute.',
    in: {
      'fide-2018':
        'For a player’s first completed illegal move the arbiter gives the opponent two extra minutes; in blitz it is one minute.',
      'fide-2017':
        'For a player’s first completed illegal move the arbiter gives the opponent two extra minutes; in blitz it is one minute. In rapid and blitz without adequate supervision even the first one loses the game.',
      'fide-2009':
        'For a player’s first and second completed illegal move the arbiter gives the opponent two extra minutes each time. In blitz without adequate supervision there is no extra time: the opponent may claim a win at once.',
    },
  },
  'illegal.penalty-loss': {
    text: 'The second completed illegal move by the same player loses the game. It is a draw if the opponent cannot mate by any series of legal moves.',
    in: {
      'fide-2017':
        'The second completed illegal move by the same player loses the game; in rapid and blitz without adequate supervision even the first one does. It is a draw if the opponent cannot mate by any series of legal moves.',
      'fide-2009':
        'The third completed illegal move by the same player loses the game; in blitz without adequate supervision even the first, if the opponent claims it before making the next move. It is a draw if the opponent cannot mate by any series of legal moves.',
    },
  },
  'illegal.counter': {
    text: 'Illegal moves are counted for each player separately throughout the game. All kinds go into one count: an illegal move, a pawn left unpromoted, a press without a move and the use of both hands. Two irregularities in one move count once.',
    in: {
      'fide-2017':
        'Illegal moves are counted for each player separately throughout the game. By the letter of this edition there are three counts: illegal moves with unpromoted pawns, moves made with both hands, and presses without a move. By FIDE’s interpretation of June 2017 they are added together and two irregularities in one move count once; the competition settles which reading applies.',
      'fide-2009':
        'Illegal moves are counted for each player separately throughout the game; a pawn left unpromoted and the capture of the king are included. Using both hands and pressing the clock without a move are not counted.',
    },
  },
  'illegal.loss-draw':
    'A player whose illegal moves would lose the game draws instead if, in the reinstated position, the opponent cannot mate by any series of legal moves.',
  'irreg.displaced-later':
    'If it is found during the game that a piece was displaced from its square, the position before that is reinstated or, if it cannot be determined, the last identifiable position before it. The arbiter sets the times and the game continues; this is not an illegal move.',
}
