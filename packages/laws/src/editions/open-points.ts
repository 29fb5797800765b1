import { minutes } from '@jadoube/clock'
import type { EditionId } from './edition-id.js'
import { editionIds } from './edition-id.js'
import type { EditionParameters, ParameterName } from './parameters.js'

/** A point that the texts leave open, with its default reading. */
export interface OpenPoint<K extends ParameterName = ParameterName> {
  readonly parameter: K
  readonly default: EditionParameters[K]
  readonly choices: readonly EditionParameters[K][]
  /** The editions in which the point is open, and the modes if it is open only there. */
  readonly editions: readonly EditionId[]
  readonly where?: string
}

const setting = <K extends ParameterName>(parameter: K, rest: Omit<OpenPoint<K>, 'parameter'>) => ({
  parameter,
  ...rest,
})

const all = editionIds
const since2017 = ['fide-2017', 'fide-2018', 'fide-2023'] as const
const with2009 = ['fide-2009', 'finland-2009'] as const

/** Every open point, with the default. The reasons are in `settings.ts`, in the same order. */
export const openPoints = [
  setting('twoHands', {
    default: 'illegal-move-on-press',
    choices: ['illegal-move-on-press', 'illegal-move-at-once'],
    editions: ['fide-2018'],
  }),
  setting('twoHandsMoves', {
    default: 'castling-capture-promotion',
    choices: ['castling-capture-promotion', 'any-move'],
    editions: ['fide-2017', 'fide-2018'],
  }),
  setting('twoHandsMove', {
    default: 'made-again',
    choices: ['made-again', 'stands'],
    editions: since2017,
  }),
  setting('twoHandsOpenUntil', {
    default: 'claimants-touch',
    choices: ['claimants-touch', 'end-of-game'],
    editions: since2017,
  }),
  setting('twoHandsPutBack', {
    default: 'allowed',
    choices: ['allowed', 'move-stands'],
    editions: ['fide-2018', 'fide-2023'],
  }),
  setting('pressCompletes', {
    default: 'every-move-made',
    choices: ['every-move-made', 'last-move'],
    editions: ['fide-2009', 'finland-2009', 'finland-blitz-2008'],
  }),
  setting('illegalCounters', {
    default: 'three-separate',
    choices: ['three-separate', 'one'],
    editions: ['fide-2017'],
  }),
  setting('deemedIllegalMovesToLose', {
    default: 1,
    choices: [1, 2],
    editions: ['fide-2017'],
    where: 'rapid and blitz, inadequate supervision',
  }),
  setting('twoFaultsInOneMove', {
    default: 'one-offence',
    choices: ['one-offence', 'each-counts'],
    editions: all,
  }),
  setting('illegalDrawTestedOn', {
    default: 'restored-position',
    choices: ['restored-position', 'position-on-the-board'],
    editions: all,
  }),
  setting('pawnLeftCounts', {
    default: 'as-corrected',
    choices: ['as-corrected', 'as-it-stands'],
    editions: [...with2009, ...since2017],
  }),
  setting('incrementAfterIllegalMove', {
    default: 'taken-back',
    choices: ['taken-back', 'kept'],
    editions: all,
  }),
  setting('bothFlagsDown', {
    default: 'arbiter-if-order-unknown',
    choices: ['arbiter-if-order-unknown', 'by-period-if-order-unknown', 'draw-if-order-unknown'],
    editions: since2017,
    where: 'standard play and adequate supervision, Guidelines III not announced',
  }),
  setting('bothFlagsDown', {
    default: 'draw-if-order-unknown',
    choices: ['draw-if-order-unknown', 'arbiter-if-order-unknown', 'by-period-if-order-unknown'],
    editions: since2017,
    where: 'rapid and blitz, inadequate supervision, Guidelines III not announced',
  }),
  setting('recording', {
    default: 'optional',
    choices: ['optional', 'required'],
    editions: since2017,
    where: 'blitz, adequate supervision',
  }),
  setting('illegalMoveBonusMs', {
    default: minutes(1),
    choices: [minutes(1), minutes(2)],
    editions: ['fide-2023'],
    where: 'blitz, adequate supervision',
  }),
  setting('incorrectClaimBonusMs', {
    default: minutes(1),
    choices: [minutes(1), minutes(2)],
    editions: ['fide-2023'],
    where: 'blitz, adequate supervision',
  }),
  setting('completedByEnding', {
    default: ['checkmate', 'stalemate', 'dead-position', 'fivefold', 'seventy-five-moves'],
    choices: [
      ['checkmate', 'stalemate', 'dead-position', 'fivefold', 'seventy-five-moves'],
      ['checkmate', 'stalemate', 'dead-position', 'threefold', 'fivefold', 'seventy-five-moves'],
    ],
    editions: ['fide-2023'],
  }),
  setting('guidelines', {
    default: 'with-the-laws',
    choices: ['with-the-laws', 'recommended'],
    editions: ['fide-2023'],
  }),
  setting('illegalIntendedMove', {
    default: 'binds-like-a-touch',
    choices: ['binds-like-a-touch', 'arbiter-decides'],
    editions: all,
  }),
  setting('quickplayReferredRefused', {
    default: 'arbiter-decides-the-result',
    choices: ['arbiter-decides-the-result'],
    editions: [...with2009, ...since2017],
    where: 'no arbiter in the venue; from 2017 with Guidelines III announced',
  }),
  setting('sealedMoveTested', {
    default: 'once-replier-is-late',
    choices: ['once-replier-is-late', 'only-before-replier'],
    editions: all,
  }),
  setting('sealedReply', {
    default: 'as-a-sealed-move',
    choices: ['as-a-sealed-move', 'arbiter-decides'],
    editions: all,
  }),
  setting('illegalMoveAgainstFlag', {
    default: 'loses-if-order-unknown',
    choices: ['loses-if-order-unknown', 'loses-always'],
    editions: ['finland-blitz-2008'],
  }),
  setting('pawnForcesMate', {
    default: true,
    choices: [true, false],
    editions: ['finland-blitz-2008'],
  }),
  setting('stuckPawnForcesMate', {
    default: false,
    choices: [false, true],
    editions: ['finland-blitz-2008'],
  }),
  setting('resultBeforeFlagNoticed', {
    default: 'stands',
    choices: ['stands', 'flag-counts'],
    editions: all,
  }),
  setting('automaticDrawBeforeFlag', {
    default: 'stands',
    choices: ['stands', 'flag-counts'],
    editions: all,
  }),
  setting('forcedLinesCount', {
    default: true,
    choices: [true, false],
    editions: all,
  }),
  setting('mateUndetermined', {
    default: 'ask-arbiter',
    choices: ['ask-arbiter', 'can-mate', 'cannot-mate'],
    editions: all,
  }),
  setting('clockShowsFirstFlag', {
    default: true,
    choices: [true, false],
    editions: ['fide-2009', 'finland-2009', ...since2017],
  }),
  setting('offerWithUndoneMove', {
    default: 'stands',
    choices: ['stands', 'lapses'],
    editions: all,
  }),
  setting('pressBackForDisplaced', {
    default: 'allowed',
    choices: ['allowed', 'illegal-move'],
    editions: since2017,
  }),
  setting('coloursReversedAfterEnd', {
    default: 'result-stands',
    choices: ['result-stands', 'arbiter-decides'],
    editions: all,
  }),
] as const satisfies readonly OpenPoint[]

export type SettingName = (typeof openPoints)[number]['parameter']

/** Values for open points, by name. They do not override what an article states. */
export type Readings = { readonly [K in SettingName]?: EditionParameters[K] }

/** All choices for an open point, whatever the edition and mode. */
export function choicesFor(name: string): readonly unknown[] {
  const open: readonly OpenPoint[] = openPoints.filter(({ parameter }) => parameter === name)
  return open.flatMap(({ choices }): readonly unknown[] => choices)
}
