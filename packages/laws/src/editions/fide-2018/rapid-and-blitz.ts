import { minutes, type PaceBounds } from '@jadoube/clock'
import { at, type Clauses, reading, through } from '../clause.js'
import type { EditionData, ModeClauses } from '../edition.js'

/** FIDE 2018, Appendices A and B. */
export const pace: PaceBounds = {
  moves: 60,
  rapid: {
    from: { time: minutes(10), inclusive: false },
    to: { time: minutes(60), inclusive: false },
  },
  blitz: { from: null, to: { time: minutes(10), inclusive: true } },
}

export const paceStatedAt = { rapid: 'A.1', blitz: 'B.1' } as const

const a2 = {
  recording: at('A.2', 'optional'),
  claimsKeptWithoutRecording: at('A.2', true),
  mayAskForScoresheet: at('A.2', true),
} satisfies Partial<Clauses>

const a4 = {
  setUpClaimMoves: at('A.4.1.2', 10),
  setUpClaimCounts: at('A.4.1', 'completed'),
  clockSettingClaimMoves: at('A.4.1.1', 10),
  clockSettingScheduleException: at('A.4.1.1', true),
  misplacedKingCastles: at('A.4.1.2', 'not'),
  misplacedRookCastles: at('A.4.1.2', 'not'),
  illegalCalledByArbiter: at('A.4.2', 'must'),
  illegalOpenUntil: at('A.4.2', 'opponents-next-move-made'),
  illegalMoveTooLate: at('A.4.2', 'stands-unless-players-agree'),
  timeClaimAct: at('A.4.3', 'may-stop-the-clock'),
  impossiblePositionSeen: at('A.4.4', 'draw-if-still-there-after-next-move'),
  flagCalledByArbiter: at('A.4.5', 'must'),
  bothFlagsDown: reading('draw-if-order-unknown', 'A.4'),
} satisfies Partial<Clauses>

/** B.2: the penalties of Articles 7 and 9 are one minute. */
const b2 = {
  illegalMoveBonusMs: at('B.2', minutes(1)),
  incorrectClaimBonusMs: at('B.2', minutes(1)),
} satisfies Partial<Clauses>

export const rapid: ModeClauses = {
  adequate: {
    ...a2,
    gamesPerArbiter: at('A.3.1.1', 3),
    gamesPerArbiterIs: at('A.3.1.1', 'a-condition'),
    supervisionNeedsRecord: at('A.3.1.2', true),
    recordViews: at('A.3.2', 5),
    regimeFixedByRegulations: at('A.5', true),
  },
  inadequate: { ...a2, ...a4, regimeFixedByRegulations: at('A.5', true) },
}

export const blitz: ModeClauses = {
  adequate: {
    ...b2,
    // B.3 does not mention A.2. The arbiter records (B.3.1.2), so the players need not.
    recording: reading('optional', 'B.3'),
    gamesPerArbiter: at('B.3.1.1', 1),
    gamesPerArbiterIs: at('B.3.1.1', 'a-condition'),
    supervisionNeedsRecord: at('B.3.1.2', true),
    recordViews: at('B.3.2', 5),
    regimeFixedByRegulations: at('B.5', true),
  },
  inadequate: {
    ...through('B.4', { ...a2, ...a4 }),
    ...b2,
    regimeFixedByRegulations: at('B.5', true),
  },
}

export const modes: EditionData['modes'] = { rapid, blitz }
