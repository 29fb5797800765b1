import type { Explanations } from '../explanation.js'

/** Article 6: the chess clock. */
export const article06: Explanations = {
  'clock.definition':
    'A chess clock has two time displays, connected so that only one of them can run at a time. In the Laws “clock” means one of the two displays.',
  'clock.flag':
    'Each of the two time displays has its own flag, which shows when that player’s time has run out.',
  'clock.flag-fall': 'Flag-fall means that the time allotted to a player has run out.',
  'clock.press-after-move':
    'After making a move on the board, the player stops their own clock and starts the opponent’s. This is called pressing the clock.',
  'completed.by-press': {
    text: 'Pressing the clock completes the move made on the board. Until then the move is made but not completed, unless it ends the game or the player has gone on to make the next move.',
    in: {
      'fide-2009':
        'Pressing the clock completes the move made on the board. Until then the move is made but not completed, unless it ends the game.',
    },
  },
  'completed.by-game-end': {
    text: 'A move that ends the game is completed without pressing the clock: checkmate, stalemate, a dead position, the fifth occurrence of a position, or 75 moves by each player without a pawn move or capture.',
    in: {
      'fide-2009':
        'A move that ends the game is completed without pressing the clock: by checkmate, stalemate or a dead position. The same holds if the players agree to a draw after it.',
    },
  },
  'completed.by-next-move':
    'If a player did not press the clock after a move, that move is completed at the moment they make their next move.',
  'clock.right-to-press':
    'A player who has made a move must always be able to press the clock, even if the opponent has already replied.',
  'clock.time-to-press':
    'The time between making the move on the board and pressing the clock belongs to the thinking time of the player who made the move.',
  'clock.same-hand':
    'A player must press the clock with the same hand that made the move. Using the other hand is not an illegal move, but the arbiter may penalise it.',
  'clock.no-hover':
    'A player may not keep a finger on the button of the clock or hold a hand over it.',
  'clock.handling':
    'Players must handle the chess clock properly. Striking it, picking it up or knocking it over is forbidden, and the arbiter penalises it.',
  'clock.no-press-before-move':
    'A player may not press the clock before making a move. It is improper handling of the clock, and pressing without having made a move also counts as an illegal move.',
  'clock.adjust-own-time':
    'Only the player whose clock is running may adjust pieces on their squares.',
  'clock.assistant':
    'A player who cannot use the clock may provide an assistant to operate it. The assistant must be acceptable to the arbiter.',
  'clock.assistant-time': {
    text: 'If an assistant operates the clock for a player, the arbiter adjusts that player’s clock in a fair way. The clock of a player with a disability is not adjusted.',
    in: {
      'fide-2009':
        'If an assistant operates the clock for a player, the arbiter adjusts that player’s clock in a fair way.',
    },
  },
  'time.quota':
    'In each period a player must complete at least the prescribed number of moves, or all remaining moves, within the time allotted for it.',
  'time.per-move':
    'The players may be given extra time for each move. It is then part of the time allotted for the period.',
  'time.announced':
    'The number of moves, the time for each period and any extra time per move must be fixed in advance.',
  'time.carry-over': {
    text: 'Time that a player saves in one period is added to their time for the next, where the time control provides for it.',
    in: {
      'fide-2009':
        'Time that a player saves in one period is added to their time for the next. This does not apply in delay mode.',
    },
  },
  'time.delay':
    'In delay mode each player has a main thinking time and a fixed extra time for every move. The main time starts to run only when the extra time for the move is used up; if the player presses earlier, the main time stays the same and the unused extra time is lost.',
  'flag.check-quota':
    'As soon as a flag has fallen, it must be checked whether that player has completed the number of moves required in the period.',
  'clock.placement': 'The arbiter decides before the game where the chess clock stands.',
  'start.white-clock': 'White’s clock is started at the time fixed for the start of the game.',
  'default.time-value': {
    text: 'The default time, that is, how late a player may arrive, is set by the regulations of the competition. If they set none, it is 0 minutes.',
    in: {
      'finland-2009':
        'The default time, that is, how late a player may arrive, is 30 minutes from the start of the round, unless the regulations of the competition set another one; they may also set 0 minutes.',
    },
  },
  'default.late-loses': {
    text: 'A player who arrives at the board after the default time has passed loses the game, unless the arbiter decides otherwise.',
    in: {
      'fide-2009':
        'A player who arrives at the board after the default time has passed loses the game. Only the regulations of the competition may provide otherwise.',
      'finland-2009':
        'A player who arrives at the board after the default time has passed loses the game, unless the arbiter decides otherwise.',
    },
  },
  'default.both-absent':
    'If the default time is not 0 and neither player is present at the start, White loses all the time until White arrives, even if Black comes first. The regulations or the arbiter may decide otherwise.',
  'flag.considered-fallen': {
    text: 'A flag counts as fallen when the arbiter observes it or either player validly claims it. Whatever ended the game before that stands.',
    in: {
      'fide-2009':
        'In standard play, and in rapid and blitz with adequate supervision, a flag counts as fallen when the arbiter observes it or either player validly claims it. Without adequate supervision it takes a player’s claim. Whatever ended the game before that stands.',
    },
  },
  'flag.loss':
    'A player who has not completed the prescribed number of moves in the allotted time loses the game, unless it had already ended. It is a draw if the opponent cannot mate by any series of legal moves.',
  'flag.exceptions': {
    text: 'A flag-fall changes nothing if the game had ended before it was observed or validly claimed: by checkmate, resignation, stalemate, a dead position or an agreed draw, and likewise by the fifth occurrence of a position or the 75-move rule.',
    in: {
      'fide-2009':
        'A flag-fall changes nothing if the game had ended before it was observed or validly claimed: by checkmate, resignation, stalemate, a dead position or an agreed draw.',
    },
  },
  'flag.draw-no-mate':
    'A player who oversteps the time does not lose but draws if the opponent cannot mate by any series of legal moves, not even with the player’s help.',
  'clock.conclusive':
    'What the clock shows is conclusive, as long as the clock has no evident defect.',
  'clock.replace-defective':
    'The arbiter replaces an evidently defective chess clock and sets the times on the new one by their best judgement.',
  'clock.wrong-setting': {
    text: 'If it is found during the game that a clock was set wrongly, either player or the arbiter stops the chess clock at once, and the arbiter corrects the setting, the times and, if needed, the move counter by their best judgement. In rapid and blitz without adequate supervision, once both players have completed ten moves, the setting is changed only if the schedule of the competition would otherwise suffer.',
    in: {
      'fide-2009':
        'If it is found during the game that a clock was set wrongly, either player or the arbiter stops the chess clock at once, and the arbiter corrects the setting, the times and the move counter by their best judgement. In rapid and blitz without adequate supervision this is no longer possible once both players have completed three moves.',
      'finland-blitz-2008':
        'If it is found, before both players have made three moves, that a clock was set wrongly, either player or the arbiter stops the chess clock at once, and the arbiter corrects the setting, the times and the move counter by their best judgement. After that nobody can complain about the setting.',
    },
  },
  'clock.interrupt': 'If the game has to be interrupted, the arbiter stops the clocks.',
  'clock.player-stop': {
    text: 'A player may stop the clocks only to seek the arbiter’s help, for example when the piece needed for a promotion is not at hand or when claiming a draw.',
    in: {
      'finland-blitz-2008':
        'A player may stop the clocks only to call the arbiter, for example in a dispute, when claiming a draw or a win, or to fetch the piece needed for a promotion.',
    },
  },
  'clock.restart':
    'After the clocks have been stopped, the arbiter decides when the game is restarted.',
  'clock.stop-unjustified':
    'When a player has stopped the clocks to call the arbiter, the arbiter judges whether there was a valid reason. If there clearly was none, the player is penalised.',
  'display.allowed':
    'Screens, monitors and demonstration boards that show the position, the moves and their number, and clocks that show the number of moves, are allowed in the playing hall.',
  'display.no-claim':
    'A player may not base a claim solely on what a screen, monitor, demonstration board or clock in the playing hall shows about the position or the moves.',
}
