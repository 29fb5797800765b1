import type { Explanations } from '../explanation.js'

/** Article 1: the nature of the game. */
export const article01: Explanations = {
  'game.two-players':
    'Two opponents play chess by moving their pieces on a square board, the chessboard.',
  'game.white-first':
    'The player with the light pieces, White, makes the first move. After that the players move strictly in turn.',
  'game.have-the-move':
    'A player has the move as soon as the opponent’s move has been made on the board, even if the opponent has not yet pressed the clock.',
  'game.goal':
    'Each side tries to attack the other’s king so that the player attacked has no legal move left.',
  'game.mate-wins':
    'A player who attacks the opponent’s king so that the opponent has no legal move has given checkmate and wins the game.',
  'game.king-safety':
    'A player may not leave their own king under attack, nor make a move that puts it under attack.',
  'game.no-king-capture': 'The opponent’s king may never be captured.',
  'game.mated-loses': 'The player who is checkmated loses the game.',
  'game.neither-can-mate':
    'When neither side can give checkmate any more, whatever is played, the game is a draw.',
}
