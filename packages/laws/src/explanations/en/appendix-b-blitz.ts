import type { Explanations } from '../explanation.js'

/** Appendix B: blitz. */
export const appendixBBlitz: Explanations = {
  'blitz.def.fixed': {
    text: 'A game in which each player has a fixed time for all their moves is blitz if that time is 10 minutes or less. Exactly 10 minutes is still blitz.',
    in: {
      'fide-2009':
        'A game in which each player has a fixed time for all their moves is blitz if that time is less than 15 minutes. Exactly 15 minutes is rapid.',
    },
  },
  'blitz.def.increment': {
    text: 'With an increment, add 60 times the increment to the player’s base time. The game is blitz if the sum is 10 minutes or less: 3 minutes with 2 seconds a move, for example, count as 5 minutes.',
    in: {
      'fide-2009':
        'With an increment, add 60 times the increment to the player’s base time. The game is blitz if the sum is less than 15 minutes: 3 minutes with 2 seconds a move, for example, count as 5 minutes.',
    },
  },
  'blitz.penalty.one-minute': {
    text: 'In blitz without adequate supervision the time penalties for illegal moves and for incorrect draw claims are one minute instead of two. For blitz with adequate supervision the Laws do not say it; it is one minute there too, unless the competition keeps two.',
    in: {
      'fide-2018':
        'In blitz the time penalties for illegal moves and for incorrect draw claims are one minute instead of two, with adequate supervision and without.',
      'fide-2017':
        'In blitz the time penalties for illegal moves and for incorrect draw claims are one minute instead of two, with adequate supervision and without.',
    },
  },
  'blitz.sup.ratio': {
    text: 'The supervision of a blitz event is adequate only if every game has an arbiter of its own. In addition, every game must be recorded.',
    in: {
      'fide-2009':
        'The supervision of a blitz event is adequate only if every game has an arbiter of its own.',
    },
  },
  'blitz.sup.recorded':
    'The supervision of a blitz event is adequate only if the arbiter or an assistant records every game, if possible also by electronic means. In addition, every game must have an arbiter of its own.',
  'blitz.sup.effect': {
    text: 'With adequate supervision the competition rules apply to blitz. Unless the competition decides otherwise, the time penalties are one minute even so, and the players need not record.',
    in: {
      'fide-2018':
        'With adequate supervision the competition rules apply to blitz; the time penalties, however, are one minute. Unless the competition decides otherwise, the players need not record.',
      'fide-2017':
        'With adequate supervision the competition rules apply to blitz; the time penalties, however, are one minute. Unless the competition decides otherwise, the players need not record.',
      'fide-2009':
        'With adequate supervision the competition rules apply to blitz, with their full penalties and with the draw claim in a quickplay finish. The players need not record.',
    },
  },
  'blitz.sup.record-optional':
    'In blitz with adequate supervision, too, the players need not record the moves.',
  'blitz.sup.show-sheet':
    'In blitz with adequate supervision the player who has the move may at any time ask the arbiter or an assistant to show the official record of the game. The clock is not stopped for it.',
  'blitz.sup.show-sheet.limit':
    'In blitz with adequate supervision a player may ask for the official record at most five times in a game. Every further request counts as disturbing the opponent and is penalised.',
  'blitz.unsup.base': {
    text: 'The rules for rapid without adequate supervision apply. The players need not record, and the time penalties are one minute.',
    in: {
      'fide-2009':
        'The rules for rapid without adequate supervision apply, with two exceptions: a claimed illegal move loses at once, and there is no draw claim in a quickplay finish.',
    },
  },
  'blitz.unsup.no-quickplay-claim': {
    text: 'No draw can be claimed on the grounds that the opponent cannot win by normal means or makes no effort to do so. The same applies with adequate supervision.',
    in: {
      'fide-2009':
        'No draw can be claimed on the grounds that the opponent cannot win by normal means or makes no effort to do so. Where every game has its own arbiter, the claim is possible.',
    },
  },
  'blitz.unsup.no-A4c':
    'The rapid rule on illegal moves does not apply. Blitz has its own: the opponent may claim a win. Nor does the arbiter intervene when both kings are in check or a promotion was left unfinished.',
  'blitz.unsup.illegal.completed':
    'An illegal move is completed once the player has pressed the clock. Until then the player must correct it, without penalty.',
  'blitz.unsup.illegal.claim-win-2009':
    'The opponent may claim a win for a completed illegal move, even the first, before making the next move. Without a claim the arbiter does nothing.',
  'blitz.unsup.illegal.claim-draw-2009':
    'An opponent who cannot mate by any series of legal moves may claim only a draw for an illegal move, and only before making their own next move.',
  'blitz.unsup.illegal.cost-2017':
    'The very first completed illegal move loses the game if the arbiter sees it or the opponent claims it before the opponent has made the next move. It is a draw if the opponent cannot mate by any series of legal moves.',
  'blitz.unsup.illegal.cost-2018':
    'If the arbiter sees an illegal move or the opponent claims it before making the next move, it is corrected. For a player’s first the opponent gets one extra minute; the second loses the game. It is a draw if the opponent cannot mate by any series of legal moves.',
  'blitz.unsup.illegal.stands': {
    text: 'An illegal move stands if neither the arbiter intervenes nor the opponent claims before making the next move. After that it can be corrected only if both players agree to it, without the arbiter.',
    in: {
      'fide-2009':
        'An illegal move stands if the opponent does not claim before making the next move. After that it can be corrected only if both players agree to it, without the arbiter.',
    },
  },
  'blitz.regs.declare':
    'The regulations of a blitz event must say which applies, and for the whole event: the rules for adequate supervision or those for games without it.',
}
