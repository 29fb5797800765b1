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
    text: 'With an increment, the base time of a player and 60 times the increment are added up; the game is rapid if the sum is more than 10 and less than 60 minutes. 10 minutes with 5 seconds a move thus count as 15 minutes.',
    in: {
      'fide-2009':
        'With an increment, the base time of a player and 60 times the increment are added up; the game is rapid if the sum is at least 15 and less than 60 minutes. 10 minutes with 5 seconds a move thus count as 15 minutes.',
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
    'In rapid with adequate supervision a player may ask for the official record at most five times in a game. Every further request counts as distracting the opponent and is penalised as such.',
  'rapid.unsup.base':
    'In rapid without adequate supervision special rules apply to set-up, clock settings, illegal moves and flag-fall. Wherever they say nothing, the competition rules hold.',
  'rapid.unsup.setup.window': {
    text: 'In rapid without adequate supervision, once both players have completed ten moves nobody can claim any longer that the pieces were set up wrongly or the board was turned the wrong way. The game continues.',
    in: {
      'fide-2009':
        'In rapid without adequate supervision, once both players have completed three moves nobody can claim any longer that the pieces were set up wrongly or the board was turned the wrong way. The game continues.',
    },
  },
  'rapid.unsup.setup.before-window': {
    text: 'In rapid without adequate supervision the ordinary rules hold until both players have completed ten moves: a game from a wrong initial position is cancelled and played anew, and from a wrongly turned board the position is transferred to a correctly placed one.',
    in: {
      'fide-2009':
        'In rapid without adequate supervision the ordinary rules hold until both players have completed three moves: a game from a wrong initial position is cancelled and played anew, and from a wrongly turned board the position is transferred to a correctly placed one.',
    },
  },
  'rapid.unsup.clock.window': {
    text: 'In rapid without adequate supervision the clock settings may no longer be changed once both players have completed ten moves, unless the schedule of the event would otherwise suffer.',
    in: {
      'fide-2009':
        'In rapid without adequate supervision a wrong clock setting can no longer be claimed once both players have completed three moves.',
    },
  },
  'rapid.unsup.clock.schedule-exception':
    'In rapid without adequate supervision the arbiter may correct the clock settings even after both players have completed ten moves, if the schedule of the event would otherwise suffer.',
  'rapid.unsup.castle.wrong-king': {
    text: 'If in rapid without adequate supervision both players have completed ten moves and it then turns out that a king was set up on a wrong square, that king may not castle. The opponent’s king, if it was set up correctly, may.',
    in: {
      'fide-2009':
        'If in rapid without adequate supervision both players have completed three moves and it then turns out that a king had changed places with its queen, that king may not castle. The opponent’s king, if it was set up correctly, may.',
    },
  },
  'rapid.unsup.castle.wrong-rook':
    'If in rapid without adequate supervision both players have completed ten moves and it then turns out that a rook was set up on a wrong square, castling with that rook is not allowed. Castling with the other rook is.',
  'rapid.unsup.touch.on-request':
    'In rapid without adequate supervision the arbiter rules on touched pieces and on the way moves are made only if one or both players ask for it.',
  'rapid.unsup.illegal.completed':
    'In rapid without adequate supervision an illegal move is completed once the player has pressed the clock and so started the opponent’s. Until then the player must correct it, without penalty.',
  'rapid.unsup.illegal.window':
    'In rapid without adequate supervision the opponent may claim a completed illegal move only before making their own next move. Merely touching a piece does not end this right.',
  'rapid.unsup.illegal.arbiter-passive':
    'In rapid without adequate supervision the arbiter rules on an illegal move only after the opponent has claimed it. An arbiter who only sees it says nothing, except when both kings are in check or a promotion was left unfinished.',
  'rapid.unsup.illegal.arbiter-active':
    'In rapid without adequate supervision an arbiter who sees a completed illegal move must act without being asked, as long as the opponent has not made the next move.',
  'rapid.unsup.illegal.scope': {
    text: 'In rapid without adequate supervision these count as illegal moves: a completed illegal move, the capture of the king included; a pawn left unpromoted on the last rank; pressing the clock without having made a move; using both hands for one move and then pressing the clock.',
    in: {
      'fide-2018':
        'In rapid without adequate supervision these count as illegal moves: a completed illegal move, the capture of the king included; a pawn left unpromoted on the last rank; pressing the clock without having made a move; using both hands for castling, capture or promotion and then pressing the clock.',
      'fide-2017':
        'In rapid without adequate supervision these count as illegal moves: a completed illegal move, the capture of the king included, and a pawn left unpromoted on the last rank; also pressing the clock without having made a move and using both hands for castling, capture or promotion, unless the competition gives the opponent two minutes for a first offence of the latter two kinds.',
      'fide-2009':
        'In rapid without adequate supervision these count as illegal moves: a completed illegal move, the capture of the king and a pawn left unpromoted on the last rank. Using both hands or pressing the clock without having made a move does not count.',
    },
  },
  'rapid.unsup.illegal.cost.2009':
    'If the opponent claims an illegal move in time, the position before it is reinstated. For the first and the second illegal move of a player the opponent gets two extra minutes each time; the third loses, or draws if the opponent cannot mate by any series of legal moves.',
  'rapid.unsup.illegal.cost.2017':
    'In rapid without adequate supervision the very first completed illegal move loses the game if the arbiter sees it or the opponent claims it before the opponent has made the next move. It is a draw if the opponent cannot mate by any series of legal moves.',
  'rapid.unsup.illegal.cost.2018': {
    text: 'If in rapid without adequate supervision an illegal move is seen or claimed in time, it is corrected: for a player’s first the opponent gets one extra minute, the second loses the game. It is a draw if the opponent cannot mate by any series of legal moves.',
    in: {
      'fide-2018':
        'If in rapid without adequate supervision an illegal move is seen or claimed in time, it is corrected: for a player’s first the opponent gets two extra minutes, the second loses the game. It is a draw if the opponent cannot mate by any series of legal moves.',
    },
  },
  'rapid.unsup.illegal.draw-exception':
    'A player who would lose a rapid game without adequate supervision because of an illegal move draws instead if the opponent cannot mate by any series of legal moves.',
  'rapid.unsup.illegal.stands':
    'In rapid without adequate supervision an illegal move stands if no valid claim or intervention comes before the opponent has made the next move. The game continues.',
  'rapid.unsup.illegal.mutual-correction':
    'In rapid without adequate supervision, once the opponent has made the next move an illegal move can be corrected only if both players agree to it, without the arbiter.',
  'rapid.unsup.both-kings.intervene-2009':
    'If in rapid without adequate supervision both kings are in check or a promotion was left unfinished, the arbiter intervenes if possible, even though nobody has claimed.',
  'rapid.unsup.illegal-position.draw':
    'In rapid without adequate supervision, an arbiter who sees both kings in check or a pawn standing on its last rank waits until the next move has been completed. If the position on the board is then still illegal, the game is declared drawn.',
  'rapid.unsup.flag.by-claim':
    'In rapid without adequate supervision a flag counts as fallen only when a player has made a valid claim to that effect.',
  'rapid.unsup.flag.arbiter-silent':
    'In rapid without adequate supervision the arbiter must not point out that a flag has fallen. Only when both flags are down may the arbiter do so.',
  'rapid.unsup.flag.arbiter-calls': {
    text: 'In rapid without adequate supervision an arbiter who sees that a flag has fallen must call it, without waiting for a claim.',
    in: {
      'fide-2017':
        'In rapid without adequate supervision an arbiter who sees that a flag has fallen may call it, but need not.',
    },
  },
  'rapid.unsup.flag.claim-act': {
    text: 'To claim a win on time in rapid without adequate supervision, a player may stop the clocks and tells the arbiter.',
    in: {
      'fide-2009':
        'To claim a win on time in rapid without adequate supervision, a player must stop both clocks and tell the arbiter.',
    },
  },
  'rapid.unsup.flag.own-flag-up':
    'In rapid without adequate supervision a claim of a win on time succeeds only if, after the clocks have been stopped, the claimant’s own flag is still up and the opponent’s is down.',
  'rapid.unsup.flag.draw-exception':
    'In rapid without adequate supervision a claim of a win on time brings only a draw if the claimant cannot mate the player whose flag has fallen by any series of legal moves.',
  'rapid.unsup.flag.both-down': {
    text: 'If in rapid without adequate supervision both flags are down, the player whose flag fell first has overstepped the time, where the order can be established. Where it cannot, the game is drawn: by the guidelines for games without increment if they were announced, otherwise by analogy with them.',
    in: {
      'fide-2017':
        'If in rapid without adequate supervision both flags are down, neither player can claim a win any more, but the arbiter may call the flag that fell first, where the order can be established. Where it cannot, the game is drawn: by the guidelines for games without increment if they were announced, otherwise by analogy with them.',
      'fide-2009':
        'If in rapid without adequate supervision both flags are down, the game is drawn, whichever fell first.',
    },
  },
  'rapid.regs.declare':
    'The regulations of a rapid event must say which applies, and for the whole event: the rules for adequate supervision or those for games without it.',
}
