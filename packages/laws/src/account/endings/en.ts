import type { EndingWords } from './words.js'

export const endings: EndingWords = {
  won: '{player} wins {how}: {result}.',
  drawn: 'The game is drawn {how}: {result}.',
  cannotMate: 'The game is drawn because {player} cannot checkmate: {result}.',
  other: 'The game is over: {result} ({reason}).',
  bothLose: 'Both players lose: {result} ({reason}).',
  penalised: 'With the penalties the score is {score}.',
  penaltiesCount: {
    not: 'The penalty in points does not change the score, because the changed score would not be possible in one game.',
    'in-part':
      'The penalty in points counts only in part, because the full change would not be possible in one game.',
  },
  cancelled: 'The game is cancelled.',
  before: {
    resignation: '{opponent} resigns. ',
    'sealed-move': 'The sealed move does not count. ',
  },
  drawnBy: {
    'dead-position': 'The game is drawn because neither player can checkmate any more: {result}.',
    'both-kings-in-check': 'The game is drawn because both kings were in check: {result}.',
    'flag-fall': 'The game is drawn because both flags have fallen: {result}.',
  },
  drawnUnder: {
    'fb.draw.flag-no-material':
      'The game is drawn because the opponent lacks the material to force checkmate: {result}.',
    'rapid.unsup.illegal-position.draw':
      'The game is drawn because the position on the board is still illegal: {result}.',
  },
  howUnder: {
    'fb.king-capture.loses': 'because the opponent captured the king',
    'adjourn.bad-seal.illegal': 'because the sealed move is illegal',
    'adjourn.bad-seal.ambiguous': 'because the sealed move is ambiguous',
    'adjourn.bad-seal.unreadable': 'because nobody can tell which move was sealed',
  },
  how: {
    checkmate: 'by checkmate',
    stalemate: 'by stalemate',
    'dead-position': 'by dead position',
    resignation: 'by resignation',
    agreement: 'by agreement',
    'flag-fall': 'on time',
    'illegal-moves': 'because of illegal moves',
    threefold: 'by threefold repetition',
    'fifty-moves': 'by the fifty-move rule',
    fivefold: 'by fivefold repetition',
    'seventy-five-moves': 'by the seventy-five-move rule',
    late: 'because the opponent is late',
    device: 'because of an electronic device',
    penalty: 'because of a penalty',
    quickplay: 'in the quickplay finish',
    'sealed-move': 'because of the sealed move',
    'both-kings-in-check': 'because both kings were in check',
    declared: 'by decision of the arbiter',
    cancelled: '',
  },
  oneIllegalMove: 'because of an illegal move',
}
