import type { Explanations } from '../explanation.js'

/** Glossary definitions that contain a rule. */
export const glossary: Explanations = {
  'gloss.made':
    'A move is made when the hand has released the piece on its new square and a captured piece, if any, has been removed from the board.',
  'gloss.completed':
    'A move is completed when it has been made on the board and the player has then pressed the clock.',
  'gloss.increment-range':
    'An increment is extra time of 2 to 60 seconds that a player gets before each move, from the start of the game, in delay or cumulative mode.',
  'gloss.cumulative':
    'In cumulative (Fischer) mode a player gets a fixed extra time, often 30 seconds, before each move and keeps what is not used.',
  'gloss.move-count': '“40 moves in 90 minutes” means 40 moves by each player.',
  'gloss.move-counter':
    'The move counter of a chess clock records how many times each player has pressed the clock.',
  'gloss.standard': 'In standard play each player has at least 60 minutes of thinking time.',
  'gloss.results':
    'The usual results are 1–0, 0–1 and ½–½; exceptionally both players lose, or one gets ½ and the other 0. An unplayed game is written +/– if White wins by forfeit, –/+ if Black does, and –/– if both forfeit.',
  'gloss.points-alt':
    'A competition may use another scale of points, for example 3 for a win, 1 for a draw and 0 for a loss.',
  'gloss.penalty-order':
    'The penalties that the arbiter may impose are listed in rising order of severity, from a warning to expulsion from the competition.',
  'gloss.zero-tolerance':
    'Zero tolerance means that a player must be at the board before the game starts; the default time is then 0 minutes.',
}
