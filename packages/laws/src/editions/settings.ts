import { minutes } from '@jadoube/clock'
import type { EditionId } from './edition-id.js'
import { editionIds } from './edition-id.js'
import type { EditionParameters, ParameterName } from './parameters.js'

/** A point that the texts leave open, with its default reading. */
export interface Setting<K extends ParameterName = ParameterName> {
  readonly parameter: K
  readonly default: EditionParameters[K]
  readonly choices: readonly EditionParameters[K][]
  /** The editions in which the point is open, and the modes if it is open only there. */
  readonly editions: readonly EditionId[]
  readonly where?: string
  readonly why: string
}

const setting = <K extends ParameterName>(parameter: K, rest: Omit<Setting<K>, 'parameter'>) => ({
  parameter,
  ...rest,
})

const all = editionIds
const since2017 = ['fide-2017', 'fide-2018', 'fide-2023'] as const
const with2009 = ['fide-2009', 'finland-2009'] as const

/** Every open point, with the default and the reason for it. */
export const settings = [
  setting('twoHands', {
    default: 'illegal-move-on-press',
    choices: ['illegal-move-on-press', 'illegal-move-at-once'],
    editions: ['fide-2018'],
    why: '7.5.5 counts completed illegal moves and the edition of 2023 asks for the press; the translation of 7.5.4 does not mention it.',
  }),
  setting('twoHandsMoves', {
    default: 'castling-capture-promotion',
    choices: ['castling-capture-promotion', 'any-move'],
    editions: ['fide-2017', 'fide-2018'],
    why: 'The texts name these three cases; in 2023 they are only examples.',
  }),
  setting('twoHandsMove', {
    default: 'made-again',
    choices: ['made-again', 'stands'],
    editions: since2017,
    why: 'Two hands make it count as an illegal move, and 7.5.1 puts an illegal move back; that the move which replaces it must be the same one is for the touch rules to say. Some arbiters let it stand.',
  }),
  setting('twoHandsOpenUntil', {
    default: 'claimants-touch',
    choices: ['claimants-touch', 'end-of-game'],
    editions: since2017,
    why: '4.8 ends the right to complain of 4.1 with the complainer’s own touch; 7.5.4 (2017: 7.7.1) calls it an illegal move, which 7.5.1 puts back whenever it is found.',
  }),
  setting('twoHandsPutBack', {
    default: 'allowed',
    choices: ['allowed', 'move-stands'],
    editions: ['fide-2018', 'fide-2023'],
    why: '7.5.4 needs the press, so nothing illegal is completed before it, and an arbiter’s article of 2019 lets the player put the move back and make it with one hand; by 4.7 alone a released piece stays where it is.',
  }),
  setting('pressCompletes', {
    default: 'every-move-made',
    choices: ['every-move-made', 'last-move'],
    editions: ['fide-2009', 'finland-2009', 'finland-blitz-2008'],
    why: '6.2.a and 6.9 ask for moves made in time, and the player has stopped the clock since; by the letter 6.7.a asks for a press after each move.',
  }),
  setting('illegalCounters', {
    default: 'three-separate',
    choices: ['three-separate', 'one'],
    editions: ['fide-2017'],
    why: '7.5.3, 7.7.2 and 7.8.2 each count their own offence; a FIDE note of June 2017 lets any two lose.',
  }),
  setting('deemedIllegalMovesToLose', {
    default: 1,
    choices: [1, 2],
    editions: ['fide-2017'],
    where: 'rapid and blitz, inadequate supervision',
    why: '7.7.1 and 7.8.1 call two hands and a press without a move illegal moves, and A.4.2 lets an illegal move lose; 7.7.2 and 7.8.2 name two minutes first.',
  }),
  setting('twoFaultsInOneMove', {
    default: 'one-offence',
    choices: ['one-offence', 'each-counts'],
    editions: all,
    why: "No text says it; FIDE's note of June 2017 and the Arbiters' Manual count once.",
  }),
  setting('illegalDrawTestedOn', {
    default: 'restored-position',
    choices: ['restored-position', 'position-on-the-board'],
    editions: all,
    why: 'No text names the position in which it is asked whether the opponent can mate; play would go on from the restored one.',
  }),
  setting('pawnLeftCounts', {
    default: 'as-corrected',
    choices: ['as-corrected', 'as-it-stands'],
    editions: [...with2009, ...since2017],
    why: 'It becomes a queen whenever it is found (7.5.2; 7.4.a of 2009: the move is made again), so a mate is possible; on the board as it stands the pawn has no move.',
  }),
  setting('incrementAfterIllegalMove', {
    default: 'taken-back',
    choices: ['taken-back', 'kept'],
    editions: all,
    why: "The times are the arbiter's best judgement; the Arbiters' Manual takes back the increment that the press after an illegal move has won. With a delay, Bronstein's included, the move goes on with what was left of the delay, so that it is given once for one move.",
  }),
  setting('bothFlagsDown', {
    default: 'arbiter-if-order-unknown',
    choices: ['arbiter-if-order-unknown', 'by-period-if-order-unknown', 'draw-if-order-unknown'],
    editions: since2017,
    where: 'standard play and adequate supervision, Guidelines III not announced',
    why: 'The rule for both flags moved to Guidelines III; where they were not announced no article decides.',
  }),
  setting('bothFlagsDown', {
    default: 'draw-if-order-unknown',
    choices: ['draw-if-order-unknown', 'arbiter-if-order-unknown', 'by-period-if-order-unknown'],
    editions: since2017,
    where: 'rapid and blitz, inadequate supervision, Guidelines III not announced',
    why: 'By analogy with A4.d.3 of 2009 (preface); a FIDE note of June 2017 points the same way for mechanical clocks.',
  }),
  setting('recording', {
    default: 'optional',
    choices: ['optional', 'required'],
    editions: since2017,
    where: 'blitz, adequate supervision',
    why: 'The article brings the whole of the competition rules and does not name A.2; the arbiter records, as in 2009 the players need not.',
  }),
  setting('illegalMoveBonusMs', {
    default: minutes(1),
    choices: [minutes(1), minutes(2)],
    editions: ['fide-2023'],
    where: 'blitz, adequate supervision',
    why: 'B.2 does not name A.3 in any copy that was seen; blitz had one minute before.',
  }),
  setting('incorrectClaimBonusMs', {
    default: minutes(1),
    choices: [minutes(1), minutes(2)],
    editions: ['fide-2023'],
    where: 'blitz, adequate supervision',
    why: 'B.2 does not name A.3 in any copy that was seen; blitz had one minute before.',
  }),
  setting('completedByEnding', {
    default: ['checkmate', 'stalemate', 'dead-position', 'fivefold', 'seventy-five-moves'],
    choices: [
      ['checkmate', 'stalemate', 'dead-position', 'fivefold', 'seventy-five-moves'],
      ['checkmate', 'stalemate', 'dead-position', 'threefold', 'fivefold', 'seventy-five-moves'],
    ],
    editions: ['fide-2023'],
    why: 'One copy adds 9.2.1 to the list; a correct claim ends the game with or without it.',
  }),
  setting('guidelines', {
    default: 'with-the-laws',
    choices: ['with-the-laws', 'recommended'],
    editions: ['fide-2023'],
    why: 'One copy opens the Guidelines by calling them recommended and no part of the Laws.',
  }),
  setting('illegalIntendedMove', {
    default: 'binds-like-a-touch',
    choices: ['binds-like-a-touch', 'arbiter-decides'],
    editions: all,
    why: 'The intended move must be played, which an illegal one cannot be; by analogy the piece named is as if touched.',
  }),
  setting('quickplayReferredRefused', {
    default: 'arbiter-decides-the-result',
    choices: ['arbiter-decides-the-result'],
    editions: [...with2009, ...since2017],
    where: 'no arbiter in the venue; from 2017 with Guidelines III announced',
    why: 'The text says that the claim ends the game and goes to an arbiter, not what a refused claim yields.',
  }),
  setting('sealedMoveTested', {
    default: 'once-replier-is-late',
    choices: ['once-replier-is-late', 'only-before-replier'],
    editions: all,
    why: 'The envelope is opened before the replier in order to resume; whether the sealed move ends the game must be known also where he never comes.',
  }),
  setting('sealedReply', {
    default: 'as-a-sealed-move',
    choices: ['as-a-sealed-move', 'arbiter-decides'],
    editions: all,
    why: 'The text is silent about a bad reply in the second envelope; by analogy it is judged like the first.',
  }),
  setting('illegalMoveAgainstFlag', {
    default: 'loses-if-order-unknown',
    choices: ['loses-if-order-unknown', 'loses-always'],
    editions: ['finland-blitz-2008'],
    why: 'The exception of rule 15 stands after the sentence about an order that cannot be found out.',
  }),
  setting('pawnForcesMate', {
    default: true,
    choices: [true, false],
    editions: ['finland-blitz-2008'],
    why: 'A pawn that can still promote becomes a queen against a lone king.',
  }),
  setting('stuckPawnForcesMate', {
    default: false,
    choices: [false, true],
    editions: ['finland-blitz-2008'],
    why: 'A pawn left on its last rank has no moves and never promotes (rule 11).',
  }),
  setting('resultBeforeFlagNoticed', {
    default: 'stands',
    choices: ['stands', 'flag-counts'],
    editions: all,
    why: 'A flag counts as fallen when it is seen or claimed (6.8); so also the Arbiters’ Manual.',
  }),
  setting('automaticDrawBeforeFlag', {
    default: 'stands',
    choices: ['stands', 'flag-counts'],
    editions: all,
    why: '6.9 does not list 9.6, but a finished game cannot be lost (6.2.1.1; Arbiters’ Manual).',
  }),
  setting('forcedLinesCount', {
    default: true,
    choices: [true, false],
    editions: all,
    why: 'Any series of legal moves is meant; in a forced line there is only one (Arbiters’ Manual).',
  }),
  setting('mateUndetermined', {
    default: 'ask-arbiter',
    choices: ['ask-arbiter', 'can-mate', 'cannot-mate'],
    editions: all,
    why: 'Where no proof was found either way the question is the arbiter’s to answer.',
  }),
  setting('clockShowsFirstFlag', {
    default: true,
    choices: [true, false],
    editions: ['fide-2009', 'finland-2009', ...since2017],
    why: 'What the clock shows is conclusive (6.10); a FIDE note of June 2017 and the Arbiters’ Manual use its mark. The Finnish blitz rules say that it does not matter.',
  }),
  setting('offerWithUndoneMove', {
    default: 'stands',
    choices: ['stands', 'lapses'],
    editions: all,
    why: '9.1.2.1 lists what ends an offer: it is accepted, rejected, answered by a touch, or the game ends. A correction is not in the list; some arbiters let the offer go back with its move.',
  }),
  setting('pressBackForDisplaced', {
    default: 'allowed',
    choices: ['allowed', 'illegal-move'],
    editions: since2017,
    why: 'Who displaces pieces restores them on their own time (7.4.1), and without a press back that would be the opponent’s time. Read by the letter, 7.5.3 knows no exception: the opponent stops the clocks and calls the arbiter (7.4.2).',
  }),
  setting('coloursReversedAfterEnd', {
    default: 'result-stands',
    choices: ['result-stands', 'arbiter-decides'],
    editions: all,
    why: 'The rule speaks of a game that has begun; a FIDE note of June 2017 lets a normal end stand.',
  }),
] as const satisfies readonly Setting[]

export type SettingName = (typeof settings)[number]['parameter']

/** Values for open points, by name. They do not override what an article states. */
export type Readings = { readonly [K in SettingName]?: EditionParameters[K] }

/** All choices for an open point, whatever the edition and mode. */
export function choicesFor(name: string): readonly unknown[] {
  const open: readonly Setting[] = settings.filter(({ parameter }) => parameter === name)
  return open.flatMap(({ choices }): readonly unknown[] => choices)
}
