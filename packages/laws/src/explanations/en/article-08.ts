import type { Explanations } from '../explanation.js'

/** Article 8: recording the moves. */
export const article08: Explanations = {
  'score.record': {
    text: 'During the game both players record their own and the opponent’s moves, move by move, clearly and legibly in algebraic notation, on the paper scoresheet prescribed for the competition or on a certified electronic one.',
    in: {
      'fide-2018':
        'During the game both players record their own and the opponent’s moves, move by move, clearly and legibly in algebraic notation, on the scoresheet prescribed for the competition.',
      'fide-2017':
        'During the game both players record their own and the opponent’s moves, move by move, clearly and legibly in algebraic notation, on the scoresheet prescribed for the competition.',
      'fide-2009':
        'During the game both players record their own and the opponent’s moves, move by move, clearly and legibly in algebraic notation, on the scoresheet prescribed for the competition.',
    },
  },
  'score.no-advance': {
    text: 'A move may not be written down before it is made, except when a player claims a draw by repetition or the 50-move rule with an intended move, or seals a move at an adjournment.',
    in: {
      'finland-blitz-2008':
        'A move may not be written down before it is made, except when a player claims a draw by the 50-move rule with an intended move, or seals a move at an adjournment.',
    },
  },
  'score.reply-first': 'A player may reply to the opponent’s move before recording it.',
  'score.before-next': 'A player must record their own previous move before making the next one.',
  'score.only-use':
    'The scoresheet may be used only for the moves, the clock times, draw offers, matters of a claim and other relevant data.',
  'score.mark-offer':
    'Both players must mark every draw offer on their scoresheets with the sign (=).',
  'score.assistant':
    'A player who cannot record may provide an assistant to write the moves. The assistant must be acceptable to the arbiter.',
  'score.assistant-time': {
    text: 'If an assistant keeps score for a player, the arbiter adjusts that player’s clock in a fair way. The clock of a player with a disability is not adjusted.',
    in: {
      'fide-2009':
        'If an assistant keeps score for a player, the arbiter adjusts that player’s clock in a fair way.',
    },
  },
  'score.visible': 'The scoresheet must be visible to the arbiter throughout the game.',
  'score.property': {
    text: 'The scoresheets belong to the organiser of the competition. A defective electronic scoresheet is replaced by the arbiter.',
    in: {
      'fide-2018': 'The scoresheets belong to the organiser of the competition.',
      'fide-2017': 'The scoresheets belong to the organiser of the competition.',
      'fide-2009': 'The scoresheets belong to the organiser of the competition.',
    },
  },
  'score.exempt':
    'A player who at some stage of a period has less than five minutes left and gets less than 30 seconds added per move need not record for the rest of that period, even if their time rises above five minutes again.',
  'score.update-after-flag':
    'After a flag has fallen, a player whose scoresheet is incomplete must bring it fully up to date before moving a piece on the board.',
  'score.neither':
    'If neither player has to record, the arbiter or an assistant should try to be present and record the moves. As soon as a flag has fallen, the arbiter stops the clocks, and both players bring their scoresheets up to date with the help of the arbiter’s or the opponent’s.',
  'score.one':
    'If only one player is exempt from recording, that player must, as soon as either flag has fallen, bring the scoresheet fully up to date before moving a piece on the board.',
  'score.borrow':
    'While updating a scoresheet after a flag-fall, the player who has the move may use the opponent’s scoresheet. It must be returned before making a move.',
  'score.reconstruct':
    'If no complete scoresheet is available, the players must reconstruct the game on a second board under the control of the arbiter or an assistant.',
  'score.note-first': {
    text: 'Before a game is reconstructed, the arbiter or assistant first notes the actual position, the clock times, whose clock was running and, if known, the number of moves made.',
    in: {
      'fide-2009':
        'Before a game is reconstructed, the arbiter or assistant first notes the actual position, the clock times and, if known, the number of moves made.',
    },
  },
  'score.unprovable': {
    text: 'If the scoresheets cannot be brought up to date so as to show that a player overstepped the time, the next move counts as the first of the next period, unless there is evidence that more moves were made or completed.',
    in: {
      'fide-2009':
        'If the scoresheets cannot be brought up to date so as to show that a player overstepped the time, the next move counts as the first of the next period, unless there is evidence that more moves were made.',
    },
  },
  'score.sign': {
    text: 'At the end of the game both players sign both scoresheets, which show the result; on electronic scoresheets they approve the result electronically.',
    in: {
      'fide-2018':
        'At the end of the game both players sign both scoresheets, which show the result.',
      'fide-2017':
        'At the end of the game both players sign both scoresheets, which show the result.',
      'fide-2009':
        'At the end of the game both players sign both scoresheets, which show the result.',
    },
  },
  'score.signed-stands':
    'The result that both players have confirmed on the scoresheets stands even if it is wrong, unless the arbiter decides otherwise.',
}
