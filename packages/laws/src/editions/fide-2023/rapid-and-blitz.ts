import { minutes } from '@jadoube/clock'
import { at, type Clauses, reading, through } from '../clause.js'
import type { EditionData, ModeClauses } from '../edition.js'

/** FIDE 2023, Appendices A and B: one minute in rapid too, and A.3–A.5 move up by one. */
const a2 = {
  recording: at('A.2', 'optional'),
  claimsKeptWithoutRecording: at('A.2', true),
  mayAskForScoresheet: at('A.2', true),
} satisfies Partial<Clauses>

const a3 = {
  illegalMoveBonusMs: at('A.3', minutes(1)),
  incorrectClaimBonusMs: at('A.3', minutes(1)),
} satisfies Partial<Clauses>

const a5 = {
  setUpClaimMoves: at('A.5.1.2', 10),
  setUpClaimCounts: at('A.5.1', 'completed'),
  clockSettingClaimMoves: at('A.5.1.1', 10),
  clockSettingScheduleException: at('A.5.1.1', true),
  misplacedKingCastles: at('A.5.1.2', 'not'),
  misplacedRookCastles: at('A.5.1.2', 'not'),
  illegalCalledByArbiter: at('A.5.2', 'must'),
  illegalOpenUntil: at('A.5.2', 'opponents-next-move-made'),
  illegalMoveTooLate: at('A.5.2', 'stands-unless-players-agree'),
  timeClaimAct: at('A.5.3', 'may-stop-the-clock'),
  impossiblePositionSeen: at('A.5.4', 'draw-if-still-there-after-next-move'),
  flagCalledByArbiter: at('A.5.5', 'must'),
  bothFlagsDown: reading('draw-if-order-unknown', 'A.5'),
} satisfies Partial<Clauses>

const rapid: ModeClauses = {
  adequate: {
    ...a2,
    ...a3,
    gamesPerArbiter: at('A.4.1', 3),
    gamesPerArbiterIs: at('A.4.1', 'a-condition'),
    supervisionNeedsRecord: at('A.4.2', true),
    recordViews: at('A.4.3', 5),
    regimeFixedByRegulations: at('A.6', true),
  },
  inadequate: { ...a2, ...a3, ...a5, regimeFixedByRegulations: at('A.6', true) },
}

const blitz: ModeClauses = {
  adequate: {
    // B.2 mentions neither A.2 nor A.3, which states the one minute.
    recording: reading('optional', 'B.2'),
    illegalMoveBonusMs: reading(minutes(1), 'A.3'),
    incorrectClaimBonusMs: reading(minutes(1), 'A.3'),
    gamesPerArbiter: at('B.2.1', 1),
    gamesPerArbiterIs: at('B.2.1', 'a-condition'),
    supervisionNeedsRecord: at('B.2.2', true),
    recordViews: at('B.2.3', 5),
    regimeFixedByRegulations: at('B.4', true),
  },
  inadequate: {
    ...through('B.3', { ...a2, ...a3, ...a5 }),
    regimeFixedByRegulations: at('B.4', true),
  },
}

export const modes: EditionData['modes'] = { rapid, blitz }
