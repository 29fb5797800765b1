import type { Explanations } from '../explanation.js'

/** Article 10: points. */
export const article10Points: Explanations = {
  'points.standard':
    'A win scores one point (1), a draw half a point (½) and a loss no point (0), unless the regulations of the competition set other values in advance.',
  'points.forfeit':
    'A win by forfeit scores one point (1) and a loss by forfeit no point (0), unless the regulations of the competition set other values in advance.',
  'points.cap':
    'The points of both players for a game together may never exceed the maximum normally given for it, for example one point.',
  'points.normal-values':
    'Each player may only be given a score that is normal for a game, that is 1, ½ or 0 or a value of the competition’s own scale. A result such as ¾–¼ is not allowed.',
}
