import type { Explanations } from '../explanation.js'

/** Appendix A: rapid. */
export const appendixARapid: Explanations = {
  'rapid.def.fixed': {
    text: 'A game in which each player has a fixed time for all their moves is rapid if that time is more than 10 and less than 60 minutes. Exactly 10 minutes is blitz, exactly 60 is standard play.',
    in: {
      'fide-2009':
        'A game in which each player has a fixed time for all their moves is rapid if that time is at least 15 and less than 60 minutes. Exactly 15 minutes is rapid, exactly 60 is standard play.',
    },
  },
  'rapid.def.increment': {
    text: 'With an increment, add 60 times the increment to the player’s base time. The game is rapid if the sum is more than 10 and less than 60 minutes: 10 minutes with 5 seconds a move, for example, count as 15 minutes.',
    in: {
      'fide-2009':
        'With an increment, add 60 times the increment to the player’s base time. The game is rapid if the sum is at least 15 and less than 60 minutes: 10 minutes with 5 seconds a move, for example, count as 15 minutes.',
    },
  },
  'rapid.record.optional': 'In rapid the players need not record the moves.',
  'rapid.record.claims-kept':
    'A player who does not record in rapid keeps the right to every claim that is normally based on a scoresheet, such as threefold repetition or 50 moves.',
  'rapid.record.ask-sheet':
    'In rapid a player may at any time ask the arbiter for a scoresheet in order to record the moves.',
  'rapid.penalty.one-minute':
    'In rapid, the time penalties for illegal moves and for incorrect draw claims are one minute instead of two, with adequate supervision and without.',
  'rapid.sup.ratio': {
    text: 'The supervision of a rapid event is adequate only if no arbiter has to watch more than three games at a time. In addition, every game must be recorded.',
    in: {
      'fide-2009':
        'The supervision of a rapid event must be adequate for the competition rules to apply in full. One arbiter for at most three games is an example of that, not a fixed limit.',
    },
  },
  'rapid.sup.recorded':
    'The supervision of a rapid event is adequate only if the arbiter or an assistant records every game, if possible also by electronic means. In addition, no arbiter may have more than three games to watch.',
  'rapid.sup.effect': {
    text: 'With adequate supervision the competition rules apply to rapid in full. The players still need not record, and the time penalties are one minute.',
    in: {
      'fide-2018':
        'With adequate supervision the competition rules apply to rapid in full. The players still need not record.',
      'fide-2017':
        'With adequate supervision the competition rules apply to rapid in full. The players still need not record.',
      'fide-2009':
        'With adequate supervision the competition rules apply to rapid in full. The players still need not record.',
    },
  },
  'rapid.sup.show-sheet':
    'In rapid with adequate supervision the player who has the move may at any time ask the arbiter or an assistant to show the official record of the game. The clock is not stopped for it.',
  'rapid.sup.show-sheet.limit':
    'In rapid with adequate supervision a player may ask for the official record at most five times in a game. Every further request counts as disturbing the opponent and is penalised.',
  'rapid.unsup.base':
    'Special rules apply to the set-up of the pieces, clock settings, illegal moves and flag-fall. For everything else the competition rules apply.',
  'rapid.unsup.setup.window': {
    text: 'Once both players have completed ten moves, nobody can claim any longer that the pieces were set up wrongly or the board was turned the wrong way. The game continues.',
    in: {
      'fide-2009':
        'Once both players have completed three moves, nobody can claim any longer that the pieces were set up wrongly or the board was turned the wrong way. The game continues.',
    },
  },
  'rapid.unsup.setup.before-window': {
    text: 'Until both players have completed ten moves, the ordinary rules apply. A game that began from a wrong initial position is cancelled and a new one is played. If the board was turned the wrong way, the position is transferred to a correctly placed one.',
    in: {
      'fide-2009':
        'Until both players have completed three moves, the ordinary rules apply. A game that began from a wrong initial position is cancelled and a new one is played. If the board was turned the wrong way, the position is transferred to a correctly placed one.',
    },
  },
  'rapid.unsup.clock.window': {
    text: 'The clock settings may no longer be changed once both players have completed ten moves, unless the schedule of the event would otherwise suffer.',
    in: {
      'fide-2009':
        'A wrong clock setting can no longer be claimed once both players have completed three moves.',
    },
  },
  'rapid.unsup.clock.schedule-exception':
    'The arbiter may correct the clock settings even after both players have completed ten moves, if the schedule of the event would otherwise suffer.',
  'rapid.unsup.castle.wrong-king': {
    text: 'If both players have completed ten moves and it then turns out that a king was set up on the wrong square, that king may not castle. The opponent’s king may, if it was set up correctly.',
    in: {
      'fide-2009':
        'If both players have completed three moves and it then turns out that a king and its queen had changed places, that king may not castle. The opponent’s king may, if it was set up correctly.',
    },
  },
  'rapid.unsup.castle.wrong-rook':
    'If both players have completed ten moves and it then turns out that a rook was set up on the wrong square, castling with that rook is not allowed. Castling with the other rook is.',
  'rapid.unsup.touch.on-request':
    'The arbiter rules on touched pieces and on the way moves are made only if one or both players ask for it.',
  'rapid.unsup.illegal.completed':
    'An illegal move is completed once the player has pressed the clock. Until then the player must correct it, without penalty.',
  'rapid.unsup.illegal.window':
    'The opponent may claim a completed illegal move only before making their own next move. Merely touching a piece does not end this right.',
  'rapid.unsup.illegal.arbiter-passive':
    'The arbiter rules on an illegal move only after the opponent has claimed it. An arbiter who sees one says nothing, except when both kings are in check or a promotion was left unfinished.',
  'rapid.unsup.illegal.arbiter-active':
    'An arbiter who sees a completed illegal move must act without being asked, as long as the opponent has not made the next move.',
  'rapid.unsup.illegal.scope': {
    text: 'These count as illegal moves: a completed illegal move, the capture of the king included; a pawn left unpromoted on the last rank; pressing the clock without having made a move; using both hands for one move and then pressing the clock.',
    in: {
      'fide-2018':
        'These count as illegal moves: a completed illegal move, the capture of the king included; a pawn left unpromoted on the last rank; pressing the clock without having made a move; using both hands for castling, capture or promotion and then pressing the clock.',
      'fide-2017':
        'These count as illegal moves: a completed illegal move, the capture of the king included, and a pawn left unpromoted on the last rank; also pressing the clock without having made a move and using both hands for castling, capture or promotion, unless the competition gives the opponent two minutes for a first offence of the latter two kinds.',
      'fide-2009':
        'These count as illegal moves: a completed illegal move, the capture of the king and a pawn left unpromoted on the last rank. Using both hands or pressing the clock without having made a move does not count.',
    },
  },
  'rapid.unsup.illegal.cost.2009':
    'If the opponent claims an illegal move in time, the position before it is reinstated. For a player’s first and second illegal move the opponent gets two extra minutes each time. The third loses the game. It is a draw if the opponent cannot mate by any series of legal moves.',
  'rapid.unsup.illegal.cost.2017':
    'The very first completed illegal move loses the game if the arbiter sees it or the opponent claims it before the opponent has made the next move. It is a draw if the opponent cannot mate by any series of legal moves.',
  'rapid.unsup.illegal.cost.2018': {
    text: 'If an illegal move is seen or claimed in time, it is corrected. For a player’s first the opponent gets one extra minute; the second loses the game. It is a draw if the opponent cannot mate by any series of legal moves.',
    in: {
      'fide-2018':
        'If an illegal move is seen or claimed in time, it is corrected. For a player’s first the opponent gets two extra minutes; the second loses the game. It is a draw if the opponent cannot mate by any series of legal moves.',
    },
  },
  'rapid.unsup.illegal.draw-exception':
    'A player who would lose the game because of an illegal move draws instead if the opponent cannot mate by any series of legal moves.',
  'rapid.unsup.illegal.stands':
    'An illegal move stands if nobody makes a valid claim or intervenes before the opponent has made the next move. The game continues.',
  'rapid.unsup.illegal.mutual-correction':
    'Once the opponent has made the next move, an illegal move can be corrected only if both players agree to it, without the arbiter.',
  'rapid.unsup.both-kings.intervene-2009':
    'If both kings are in check or a promotion was left unfinished, the arbiter intervenes if possible, even if nobody has made a claim.',
  'rapid.unsup.illegal-position.draw':
    'An arbiter who sees both kings in check or a pawn standing on its last rank waits until the next move has been completed. If the position on the board is then still illegal, the game is declared drawn.',
  'rapid.unsup.flag.by-claim': 'A flag counts as fallen only when a player has validly claimed it.',
  'rapid.unsup.flag.arbiter-silent':
    'The arbiter must not point out that a flag has fallen, except when both flags are down.',
  'rapid.unsup.flag.arbiter-calls': {
    text: 'An arbiter who sees that a flag has fallen must say so, without waiting for a claim.',
    in: {
      'fide-2017': 'An arbiter who sees that a flag has fallen may say so, but does not have to.',
    },
  },
  'rapid.unsup.flag.claim-act': {
    text: 'To claim a win on time, a player may stop the clocks and must tell the arbiter.',
    in: {
      'fide-2009': 'To claim a win on time, a player must stop both clocks and tell the arbiter.',
    },
  },
  'rapid.unsup.flag.own-flag-up':
    'A claim of a win on time succeeds only if, after the clocks have been stopped, the claimant’s own flag is still up and the opponent’s is down.',
  'rapid.unsup.flag.draw-exception':
    'A claim of a win on time brings only a draw if the claimant cannot mate the player whose flag has fallen by any series of legal moves.',
  'rapid.unsup.flag.both-down': {
    text: 'If both flags are down, the player whose flag fell first has overstepped the time. If it is not clear which fell first, the game is drawn: by the guidelines for games without increment if they were announced, otherwise by analogy with them.',
    in: {
      'fide-2017':
        'If both flags are down, neither player can claim a win any more. The arbiter may point out which flag fell first, if that is clear. If it is not, the game is drawn: by the guidelines for games without increment if they were announced, otherwise by analogy with them.',
      'fide-2009': 'If both flags are down, the game is drawn, whichever fell first.',
    },
  },
  'rapid.regs.declare':
    'The regulations of a rapid event must say which applies, and for the whole event: the rules for adequate supervision or those for games without it.',
}
