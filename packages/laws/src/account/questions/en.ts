import type { QuestionWords } from './words.js'

export const questions: QuestionWords = {
  names: {
    white: { player: 'White', of: 'White’s', to: 'White' },
    black: { player: 'Black', of: 'Black’s', to: 'Black' },
  },
  asks: {
    threefold: 'has the position appeared three times?',
    'fifty-moves': 'have fifty moves been made without a capture or a pawn move?',
    flag: 'is the claim that a flag has fallen correct?',
    'illegal-move': 'was an illegal move made?',
    'touched-piece': 'was touch-move broken?',
    'cannot-win-by-normal-means':
      'is the game drawn because the opponent cannot win by normal means?',
    'no-effort-by-normal-means':
      'is the game drawn because the opponent makes no effort to win by normal means?',
    'five-second-increment': 'should both players get five extra seconds per move?',
    'wrong-setup': 'was the initial position wrong?',
    'reversed-colours': 'were the colours reversed?',
    'no-progress': 'is the game drawn because it makes no progress?',
    'boards-differ': 'how should the two boards be corrected?',
    'clock-setting': 'was the clock set wrongly?',
    'accidental-touch': 'did {player} touch the piece by accident?',
    appeal: 'should the decision be changed?',
    'assistant-time': 'should the times be changed because {player} has an assistant?',
    'can-mate': 'can the opponent still checkmate?',
    clock: 'what should the clocks show?',
    conduct: 'how should {player} be penalised?',
    device: 'what follows from {of} electronic device?',
    displaced: 'should {of} opponent get extra time for the displaced pieces?',
    'draw-agreement': 'may the players agree to a draw?',
    'envelope-missing': 'can the adjourned position be established?',
    explanation: 'which article answers the player’s question?',
    fact: 'whose version of the facts holds?',
    'forced-line': 'did {player} show a forced mate at once?',
    'impossible-position': 'what should be done about the impossible position?',
    'intended-move': 'which move was intended?',
    late: 'does {player} lose for being late?',
    meaning: 'what did {player} mean?',
    'opponents-score': 'what does {of} opponent score?',
    'outside-disturbance': 'should the players get extra time for the disturbance?',
    pause: 'did {player} have a reason to stop the clocks?',
    'persistent-refusal': 'does {player} persistently refuse to comply with the Laws?',
    reconstruction: 'could the scoresheets be brought up to date?',
    resumption: 'when does play resume?',
    'sealed-move': 'which move was sealed?',
    'signed-result': 'the players have signed different results. Which one counts?',
    spectator: 'what should be done about the interference?',
    times: 'should the times on the clocks be changed?',
    'which-square': 'on which square does the piece stand?',
  },
  left: {
    'accidental-touch':
      'The arbiter decides whether {player} touched the piece by accident. Until then the touch counts.',
    'assistant-time':
      'The arbiter may change the times because {player} has an assistant. Otherwise they stay as they are.',
    clock: 'The arbiter may correct the clock settings. Otherwise they stay as they are.',
    conduct: 'The arbiter may penalise {player} for this.',
    displaced: 'The arbiter may give {of} opponent extra time.',
    'envelope-missing':
      'If the adjourned position cannot be established, the arbiter orders a new game.',
    'forced-line':
      'The game is drawn unless the arbiter finds that {player} showed a forced mate at once.',
    late: 'The arbiter may excuse {player} for being late. Otherwise the loss stands.',
    'opponents-score':
      'The arbiter decides what {of} opponent scores. Until then it counts as a win.',
    'outside-disturbance': 'The arbiter may give the players extra time for the disturbance.',
    'reversed-colours': 'The arbiter may order a new game. Otherwise the result stands.',
    spectator: 'The arbiter may have the person removed from the venue.',
    times: 'The arbiter may change the times on the clocks. Otherwise they stay as they are.',
  },
}
