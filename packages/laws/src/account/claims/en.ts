import type { ClaimWords } from './words.js'

/** When a claim in a quickplay finish can be made. */
const conditions =
  'it needs less than two minutes on the player’s clock, in the last period, with the flag still up'

export const claims: ClaimWords = {
  threefold: {
    made: '{player} claims a draw by threefold repetition.',
    madeWithMove: '{player} writes {move} and claims a draw by threefold repetition.',
    upheld: 'The claim is correct: the position has appeared three times.',
    upheldWithMove: 'The claim is correct: with this move the position appears for the third time.',
    rejected: 'The claim is incorrect: this position has not appeared three times.',
    rejectedIllegalMove: 'The claim is incorrect: the written move is illegal.',
  },
  'fifty-moves': {
    made: '{player} claims a draw by the fifty-move rule.',
    madeWithMove: '{player} writes {move} and claims a draw by the fifty-move rule.',
    upheld:
      'The claim is correct: the last fifty moves were made without a capture or a pawn move.',
    upheldWithMove:
      'The claim is correct: with this move fifty moves without a capture or a pawn move are complete.',
    rejected:
      'The claim is incorrect: fifty moves without a capture or a pawn move have not been made yet.',
    rejectedIllegalMove: 'The claim is incorrect: the written move is illegal.',
  },
  flag: {
    made: '{player} claims that a flag has fallen.',
    upheld: 'The claim is correct.',
    rejected: 'The claim is incorrect: neither player has run out of time.',
    rejectedOwnFlag: 'The claim is incorrect: {player}’s own flag has also fallen.',
  },
  'illegal-move': {
    made: '{player} claims an illegal move.',
    upheld: 'The claim is correct: an illegal move was made.',
    rejected: 'The claim is incorrect: there is no illegal move to correct.',
    rejectedTooLate:
      'The claim comes too late: the next move was made, so the illegal move stands.',
    rejectedNotMade:
      'The claim is incorrect: {opponent} has not announced what stands on the board, so no move has been made.',
    rejectedNotCompleted:
      'The claim is incorrect: the illegal move is not completed, because the clock has not been pressed. {opponent} must replace it with a legal move.',
    rejectedOwn: 'The claim is incorrect: only {opponent} can claim this illegal move.',
    rejectedNotTheOpponent:
      'The claim is incorrect: {opponent} has made no illegal move to correct.',
    upheldOutOfTurn: 'The claim is correct: {opponent} moved pieces without having the move.',
  },
  'touched-piece': {
    made: '{player} claims that touch-move was broken.',
    upheld: 'The claim is correct: touch-move was broken.',
    rejected: 'The claim is incorrect: touch-move was not broken, or the claim comes too late.',
  },
  'cannot-win-by-normal-means': {
    notNow: conditions,
    made: '{player} claims a draw because {opponent} cannot win by normal means.',
    upheld: 'The claim is correct: {opponent} cannot win by normal means.',
    rejected: 'The arbiter rejects the claim that {opponent} cannot win by normal means.',
  },
  'no-effort-by-normal-means': {
    notNow: conditions,
    made: '{player} claims a draw because {opponent} makes no effort to win by normal means.',
    upheld: 'The claim is correct: {opponent} makes no effort to win by normal means.',
    rejected:
      'The arbiter rejects the claim that {opponent} makes no effort to win by normal means.',
  },
  'five-second-increment': {
    notNow: conditions,
    made: '{player} asks for an extra five seconds per move.',
    upheld: 'The extra five seconds per move are granted.',
    rejected: 'The extra five seconds per move are refused.',
  },
  'wrong-setup': {
    made: '{player} claims that the initial position was wrong.',
    upheld: 'The claim is correct: the initial position was wrong.',
    rejected: 'The claim is incorrect: the initial position was right.',
  },
  'reversed-colours': {
    made: '{player} claims that the colours were reversed.',
    upheld: 'The claim is correct: the colours were reversed.',
    rejected: 'The claim is incorrect: the colours were not reversed.',
  },
  'no-progress': {
    made: '{player} claims a draw because the game makes no progress.',
    madeOn: {
      'perpetual-check': '{player} claims a draw by perpetual check.',
      repetition: '{player} claims a draw by repetition of the position.',
      'dead-position':
        '{player} claims a draw because the position is “dead”: whatever is played, the game makes no progress.',
    },
    upheld: 'The claim is correct: the game makes no progress.',
    rejected: 'The claim is incorrect: the game still makes progress.',
  },
  'boards-differ': {
    made: '{player} claims that the two boards differ.',
    upheld: 'The claim is correct: the positions on the two boards differ.',
    rejected: 'The claim is incorrect: the positions on the two boards are the same.',
  },
  'clock-setting': {
    made: '{player} claims that the clock was set wrongly.',
    upheld: 'The claim is correct: the clock was set wrongly.',
    rejected: 'The claim is incorrect: the clock was set correctly.',
  },
}
