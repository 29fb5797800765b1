import { type OpenPoint, openPoints, type SettingName } from './open-points.js'
import type { ParameterName } from './parameters.js'

/** A point that the texts leave open, with its default reading and the reason for it. */
export interface Setting<K extends ParameterName = ParameterName> extends OpenPoint<K> {
  readonly why: string
}

/**
 * The reason for each default, in the order of the open points. They are in a file of their own,
 * because a game does not need them.
 */
export const reasons: readonly (readonly [SettingName, string])[] = [
  [
    'twoHands',
    '7.5.5 counts completed illegal moves and the edition of 2023 asks for the press; the translation of 7.5.4 does not mention it.',
  ],
  ['twoHandsMoves', 'The texts name these three cases; in 2023 they are only examples.'],
  [
    'twoHandsMove',
    'Two hands make it count as an illegal move, and 7.5.1 puts an illegal move back; that the move which replaces it must be the same one is for the touch rules to say. Some arbiters let it stand.',
  ],
  [
    'twoHandsOpenUntil',
    '4.8 ends the right to complain of 4.1 with the complainer’s own touch; 7.5.4 (2017: 7.7.1) calls it an illegal move, which 7.5.1 puts back whenever it is found.',
  ],
  [
    'twoHandsPutBack',
    '7.5.4 needs the press, so nothing illegal is completed before it, and an arbiter’s article of 2019 lets the player put the move back and make it with one hand; by 4.7 alone a released piece stays where it is.',
  ],
  [
    'pressCompletes',
    '6.2.a and 6.9 ask for moves made in time, and the player has stopped the clock since; by the letter 6.7.a asks for a press after each move.',
  ],
  [
    'illegalCounters',
    '7.5.3, 7.7.2 and 7.8.2 each count their own offence; a FIDE note of June 2017 lets any two lose.',
  ],
  [
    'deemedIllegalMovesToLose',
    '7.7.1 and 7.8.1 call two hands and a press without a move illegal moves, and A.4.2 lets an illegal move lose; 7.7.2 and 7.8.2 name two minutes first.',
  ],
  [
    'twoFaultsInOneMove',
    "No text says it; FIDE's note of June 2017 and the Arbiters' Manual count once.",
  ],
  [
    'illegalDrawTestedOn',
    'No text names the position in which it is asked whether the opponent can mate; play would go on from the restored one.',
  ],
  [
    'pawnLeftCounts',
    'It becomes a queen whenever it is found (7.5.2; 7.4.a of 2009: the move is made again), so a mate is possible; on the board as it stands the pawn has no move.',
  ],
  [
    'incrementAfterIllegalMove',
    "The times are the arbiter's best judgement; the Arbiters' Manual takes back the increment that the press after an illegal move has won. With a delay, Bronstein's included, the move goes on with what was left of the delay, so that it is given once for one move.",
  ],
  [
    'bothFlagsDown',
    'The rule for both flags moved to Guidelines III; where they were not announced no article decides.',
  ],
  [
    'bothFlagsDown',
    'By analogy with A4.d.3 of 2009 (preface); a FIDE note of June 2017 points the same way for mechanical clocks.',
  ],
  [
    'recording',
    'The article brings the whole of the competition rules and does not name A.2; the arbiter records, as in 2009 the players need not.',
  ],
  [
    'illegalMoveBonusMs',
    'B.2 does not name A.3 in any copy that was seen; blitz had one minute before.',
  ],
  [
    'incorrectClaimBonusMs',
    'B.2 does not name A.3 in any copy that was seen; blitz had one minute before.',
  ],
  [
    'completedByEnding',
    'One copy adds 9.2.1 to the list; a correct claim ends the game with or without it.',
  ],
  [
    'guidelines',
    'One copy opens the Guidelines by calling them recommended and no part of the Laws.',
  ],
  [
    'illegalIntendedMove',
    'The intended move must be played, which an illegal one cannot be; by analogy the piece named is as if touched.',
  ],
  [
    'quickplayReferredRefused',
    'The text says that the claim ends the game and goes to an arbiter, not what a refused claim yields.',
  ],
  [
    'sealedMoveTested',
    'The envelope is opened before the replier in order to resume; whether the sealed move ends the game must be known also where he never comes.',
  ],
  [
    'sealedReply',
    'The text is silent about a bad reply in the second envelope; by analogy it is judged like the first.',
  ],
  [
    'illegalMoveAgainstFlag',
    'The exception of rule 15 stands after the sentence about an order that cannot be found out.',
  ],
  ['pawnForcesMate', 'A pawn that can still promote becomes a queen against a lone king.'],
  [
    'stuckPawnForcesMate',
    'A pawn left on its last rank has no moves and never promotes (rule 11).',
  ],
  [
    'resultBeforeFlagNoticed',
    'A flag counts as fallen when it is seen or claimed (6.8); so also the Arbiters’ Manual.',
  ],
  [
    'automaticDrawBeforeFlag',
    '6.9 does not list 9.6, but a finished game cannot be lost (6.2.1.1; Arbiters’ Manual).',
  ],
  [
    'forcedLinesCount',
    'Any series of legal moves is meant; in a forced line there is only one (Arbiters’ Manual).',
  ],
  [
    'mateUndetermined',
    'Where no proof was found either way the question is the arbiter’s to answer.',
  ],
  [
    'clockShowsFirstFlag',
    'What the clock shows is conclusive (6.10); a FIDE note of June 2017 and the Arbiters’ Manual use its mark. The Finnish blitz rules say that it does not matter.',
  ],
  [
    'offerWithUndoneMove',
    '9.1.2.1 lists what ends an offer: it is accepted, rejected, answered by a touch, or the game ends. A correction is not in the list; some arbiters let the offer go back with its move.',
  ],
  [
    'pressBackForDisplaced',
    'Who displaces pieces restores them on their own time (7.4.1), and without a press back that would be the opponent’s time. Read by the letter, 7.5.3 knows no exception: the opponent stops the clocks and calls the arbiter (7.4.2).',
  ],
  [
    'coloursReversedAfterEnd',
    'The rule speaks of a game that has begun; a FIDE note of June 2017 lets a normal end stand.',
  ],
]

type WithReason<P> = P extends OpenPoint ? P & { readonly why: string } : never

/** Every open point, with the default and the reason for it. */
export const settings = /* @__PURE__ */ openPoints.map((point, index) => ({
  ...point,
  why: reasons[index]![1],
})) as readonly WithReason<(typeof openPoints)[number]>[]
