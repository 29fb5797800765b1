import type { Explanations } from '../explanation.js'

/** The preface of the Finnish federation to the Laws of 2009. */
export const finlandPreface: Explanations = {
  'fi.phone-1-remark':
    'In Finnish competitions that are not FIDE-rated, a ringing phone counts as a disturbance like any other. The first time, the arbiter only makes a remark to the player; the game is not lost.',
  'fi.phone-2-warning':
    'In Finnish competitions that are not FIDE-rated, the arbiter gives a player whose phone rings again a formal warning.',
  'fi.phone-3-loss':
    'In Finnish competitions that are not FIDE-rated, the arbiter may declare the game lost for a player whose phone still rings after a warning. This is not compulsory.',
  'fi.phone-rated':
    'In FIDE-rated competitions in Finland the rule of FIDE applies: a player whose phone makes a sound in the playing venue loses the game. The opponent wins, or scores half a point if unable to win by any series of legal moves.',
  'fi.default-30':
    'In Finland, unless the regulations of the competition set another limit, the default time is 30 minutes from the start of the round. A player who arrives later than that loses the game, unless the arbiter decides otherwise.',
  'fi.default-override':
    'In Finland the regulations of a competition may set a default time longer or shorter than 30 minutes. They may also set it to zero: the player must then be at the board when the game starts.',
  'fi.note-draw-ban':
    'As a reminder: the organiser may lay down that draws may not be agreed without the arbiter’s consent, either before a stated number of moves or at all.',
  'fi.note-claim-penalty':
    'As a reminder: if a draw claim based on threefold repetition or on 50 moves is rejected, the opponent gets three extra minutes. No time is taken from the claimant.',
  'fi.note.fi-blitz-applies':
    'In Finland national blitz competitions are played under the Finnish blitz rules, which take the place of the blitz appendix of the Laws.',
}
