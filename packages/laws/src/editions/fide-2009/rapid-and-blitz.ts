import { minutes, type PaceBounds } from '@jadoube/clock'
import { at, type Clauses, follows, through } from '../clause.js'
import type { EditionData, ModeClauses } from '../edition.js'

/** FIDE 2009, Appendices A and B. */
export const pace: PaceBounds = {
  moves: 60,
  rapid: {
    from: { time: minutes(15), inclusive: true },
    to: { time: minutes(60), inclusive: false },
  },
  blitz: { from: null, to: { time: minutes(15), inclusive: false } },
}

export const paceStatedAt = { rapid: 'A1', blitz: 'B1' } as const

const a4 = {
  recording: at('A2', 'optional'),
  setUpClaimMoves: at('A4.a', 3),
  setUpClaimCounts: at('A4.a', 'completed'),
  clockSettingClaimMoves: at('A4.a', 3),
  misplacedKingCastles: at('A4.a', 'not-if-swapped-with-queen'),
  article4RuledOn: at('A4.b', 'on-request'),
  illegalCompletedWhen: at('A4.c', 'opponents-clock-started'),
  illegalCalledByArbiter: at('A4.c', 'must-not'),
  illegalOpenUntil: at('A4.c', 'opponents-next-move-made'),
  illegalMoveTooLate: follows('A4.c', 'stands'),
  impossiblePositionSeen: at('A4.c', 'arbiter-intervenes-if-possible'),
  flagCalledByArbiter: at('A4.d.1', 'if-both-down'),
  timeClaimAct: at('A4.d.2', 'stops-both-clocks'),
  timeClaimNeedsOwnFlagUp: at('A4.d.2', true),
  bothFlagsDown: at('A4.d.3', 'draw-whatever-the-order'),
} satisfies Partial<Clauses>

const rapid: ModeClauses = {
  adequate: {
    recording: at('A2', 'optional'),
    gamesPerArbiter: at('A3', 3),
    gamesPerArbiterIs: at('A3', 'an-example'),
  },
  inadequate: a4,
}

const blitz: ModeClauses = {
  adequate: {
    recording: at('B2', 'optional'),
    gamesPerArbiter: at('B2', 1),
    gamesPerArbiterIs: at('B2', 'a-condition'),
  },
  inadequate: {
    ...through('B3.a', a4),
    // B3.b disables A4.c, including the intervention for two kings in check, and 10.2.
    impossiblePositionSeen: at('B3.b', null),
    quickplayClaims: at('B3.b', false),
    illegalCompletedWhen: at('B3.c', 'opponents-clock-started'),
    illegalCalledByArbiter: follows('B3.c', 'must-not'),
    illegalMovesToLose: at('B3.c', 1),
    illegalDrawIfOpponentCannotMate: at('B3.c', true),
    illegalOpenUntil: at('B3.c', 'opponents-next-move-made'),
    illegalMoveTooLate: at('B3.c', 'stands-unless-players-agree'),
  },
}

export const modes: EditionData['modes'] = { rapid, blitz }
