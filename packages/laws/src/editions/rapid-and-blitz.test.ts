import { minutes } from '@jadoube/clock'
import { describe, expect, test } from 'vitest'
import { originOf, rulesInForce } from '../rules-in-force/index.js'
import { states } from './states.suite.js'

describe('supervised rapid', () => {
  const here = { mode: 'rapid' } as const
  states(
    'gamesPerArbiter',
    [
      ['[rapid.sup.ratio · fide-2009] about three games', 3, 'A3'],
      ['[rapid.sup.ratio · fide-2017] three games', 3, 'A.3.1.1'],
      ['[rapid.sup.ratio · fide-2018] three games', 3, 'A.3.1.1'],
      ['[rapid.sup.ratio · fide-2023] three games', 3, 'A.4.1'],
    ],
    here,
  )
  states(
    'gamesPerArbiterIs',
    [
      ['[rapid.sup.ratio · fide-2009] an example', 'an-example', 'A3'],
      ['[rapid.sup.ratio · fide-2018] a condition', 'a-condition', 'A.3.1.1'],
    ],
    here,
  )
  states(
    'supervisionNeedsRecord',
    [
      ['[rapid.sup.recorded · fide-2017] each game recorded', true, 'A.3.1.2'],
      ['[rapid.sup.recorded · fide-2018] each game recorded', true, 'A.3.1.2'],
      ['[rapid.sup.recorded · fide-2023] each game recorded', true, 'A.4.2'],
    ],
    { ...here, silentIn: ['fide-2009'] },
  )
  states(
    'recordViews',
    [
      ['[rapid.sup.show-sheet.limit · fide-2017] five times', 5, 'A.3.2'],
      ['[rapid.sup.show-sheet.limit · fide-2018] five times', 5, 'A.3.2'],
      ['[rapid.sup.show-sheet.limit · fide-2023] five times', 5, 'A.4.3'],
    ],
    { ...here, silentIn: ['fide-2009'] },
  )
  states(
    'regimeFixedByRegulations',
    [
      ['[rapid.regs.declare · fide-2017] for the whole event', true, 'A.5'],
      ['[rapid.regs.declare · fide-2018] for the whole event', true, 'A.5'],
      ['[rapid.regs.declare · fide-2023] for the whole event', true, 'A.6'],
    ],
    { ...here, silentIn: ['fide-2009'] },
  )
  states(
    'recording',
    [
      ['[rapid.record.optional · fide-2009] not needed', 'optional', 'A2'],
      ['[rapid.record.optional · fide-2018] not needed', 'optional', 'A.2'],
    ],
    here,
  )
  states(
    'claimsKeptWithoutRecording',
    [['[rapid.record.claims-kept · fide-2018] claims are kept', true, 'A.2']],
    { ...here, silentIn: ['fide-2009'] },
  )
  states(
    'mayAskForScoresheet',
    [['[rapid.record.ask-sheet · fide-2018] at any time', true, 'A.2']],
    { ...here, silentIn: ['fide-2009'] },
  )
  states(
    'illegalMoveBonusMs',
    [
      ['[illegal.penalty-time · fide-2009] two minutes', minutes(2), '7.4.b'],
      ['[illegal.penalty-time · fide-2018] two minutes', minutes(2), '7.5.5'],
      ['[rapid.penalty.one-minute · fide-2023] one minute', minutes(1), 'A.3'],
    ],
    here,
  )
  states(
    'illegalMovesToLose',
    [
      ['[illegal.penalty-loss · fide-2009] the third', 3, '7.4.b'],
      ['[illegal.penalty-loss · fide-2017] the second', 2, '7.5.3'],
      ['[illegal.penalty-loss · fide-2018] the second', 2, '7.5.5'],
    ],
    here,
  )
  states(
    'incorrectClaimBonusMs',
    [['[rapid.penalty.one-minute · fide-2023] one minute', minutes(1), 'A.3']],
    here,
  )
  states(
    'flagCalledByArbiter',
    [['[flag.considered-fallen · fide-2009] as in standard play', 'must', '6.8']],
    here,
  )
})

describe('rapid without adequate supervision', () => {
  const here = { mode: 'rapid', supervision: 'inadequate' } as const
  states(
    'setUpClaimMoves',
    [
      ['[rapid.unsup.setup.window · fide-2009] three moves each', 3, 'A4.a'],
      ['[rapid.unsup.setup.window · fide-2017] ten moves each', 10, 'A.4.1.2'],
      ['[rapid.unsup.setup.window · fide-2018] ten moves each', 10, 'A.4.1.2'],
      ['[rapid.unsup.setup.window · fide-2023] ten moves each', 10, 'A.5.1.2'],
      ['[fb.setup.window · finland-blitz-2008] three moves each', 3, '7'],
    ],
    here,
  )
  states(
    'setUpClaimCounts',
    [
      ['[rapid.unsup.setup.window · fide-2009] completed', 'completed', 'A4.a'],
      ['[rapid.unsup.setup.window · fide-2018] completed', 'completed', 'A.4.1'],
      ['[fb.setup.window · finland-blitz-2008] made', 'made', '7'],
    ],
    here,
  )
  states(
    'clockSettingClaimMoves',
    [
      ['[rapid.unsup.clock.window · fide-2009] three moves each', 3, 'A4.a'],
      ['[rapid.unsup.clock.window · fide-2017] ten moves each', 10, 'A.4.1.1'],
      ['[rapid.unsup.clock.window · fide-2018] ten moves each', 10, 'A.4.1.1'],
      ['[fb.setup.window · finland-blitz-2008] three moves each', 3, '7'],
    ],
    here,
  )
  states(
    'clockSettingScheduleException',
    [
      ['[rapid.unsup.clock.schedule-exception · fide-2017] excepted', true, 'A.4.1.1'],
      ['[rapid.unsup.clock.schedule-exception · fide-2018] excepted', true, 'A.4.1.1'],
    ],
    { ...here, silentIn: ['fide-2009'] },
  )
  states(
    'misplacedKingCastles',
    [
      ['[rapid.unsup.castle.wrong-king · fide-2009] not', 'not-if-swapped-with-queen', 'A4.a'],
      ['[rapid.unsup.castle.wrong-king · fide-2017] not', 'not', 'A.4.1.2'],
      ['[rapid.unsup.castle.wrong-king · fide-2018] not', 'not', 'A.4.1.2'],
      ['[fb.castle.swapped · finland-blitz-2008] mirrored', 'mirrored-if-swapped-with-queen', '7'],
    ],
    here,
  )
  states(
    'misplacedRookCastles',
    [
      ['[rapid.unsup.castle.wrong-rook · fide-2017] not with it', 'not', 'A.4.1.2'],
      ['[rapid.unsup.castle.wrong-rook · fide-2018] not with it', 'not', 'A.4.1.2'],
    ],
    { ...here, silentIn: ['fide-2009', 'finland-blitz-2008'] },
  )
  states(
    'article4RuledOn',
    [
      ['[rapid.unsup.touch.on-request · fide-2009] on request', 'on-request', 'A4.b'],
      [
        '[fb.touch.restart · finland-blitz-2008] by the clock',
        'opponent-starts-clock-and-demands',
        '10',
      ],
    ],
    here,
  )
  states('article4RuledOn', [['[touch.scope · fide-2018] as everywhere', 'always', null]], here)
  states(
    'illegalCompletedWhen',
    [
      [
        "[rapid.unsup.illegal.completed · fide-2009] opponent's clock",
        'opponents-clock-started',
        'A4.c',
      ],
      ['[rapid.unsup.illegal.completed · fide-2017] pressed', 'clock-pressed', '7.5.1'],
      ['[rapid.unsup.illegal.completed · fide-2018] pressed', 'clock-pressed', '7.5.1'],
    ],
    here,
  )
  states(
    'illegalOpenUntil',
    [
      [
        '[rapid.unsup.illegal.window · fide-2009] until the reply',
        'opponents-next-move-made',
        'A4.c',
      ],
      [
        '[rapid.unsup.illegal.window · fide-2017] until the reply',
        'opponents-next-move-made',
        'A.4.2',
      ],
      [
        '[rapid.unsup.illegal.window · fide-2018] until the reply',
        'opponents-next-move-made',
        'A.4.2',
      ],
      [
        '[rapid.unsup.illegal.window · fide-2023] until the reply',
        'opponents-next-move-made',
        'A.5.2',
      ],
    ],
    here,
  )
  states(
    'illegalCalledByArbiter',
    [
      ['[rapid.unsup.illegal.arbiter-passive · fide-2009] only a claim', 'must-not', 'A4.c'],
      ['[rapid.unsup.illegal.arbiter-active · fide-2017] the arbiter too', 'must', 'A.4.2'],
      ['[rapid.unsup.illegal.arbiter-active · fide-2018] the arbiter too', 'must', 'A.4.2'],
    ],
    here,
  )
  states(
    'illegalMovesToLose',
    [
      ['[rapid.unsup.illegal.cost.2009 · fide-2009] the third', 3, '7.4.b'],
      ['[rapid.unsup.illegal.cost.2017 · fide-2017] the first', 1, 'A.4.2'],
      ['[rapid.unsup.illegal.cost.2018 · fide-2018] the second', 2, '7.5.5'],
      ['[rapid.unsup.illegal.cost.2018 · fide-2023] the second', 2, '7.5.5'],
    ],
    here,
  )
  states(
    'deemedIllegalMovesToLose',
    [['[rapid.unsup.illegal.scope · fide-2017] two hands too lose at once', 1, 'A.4.2']],
    { ...here, silentIn: ['fide-2009', 'fide-2018'] },
  )
  states(
    'illegalDrawIfOpponentCannotMate',
    [
      ['[rapid.unsup.illegal.draw-exception · fide-2009] a draw', true, '7.4.b'],
      ['[rapid.unsup.illegal.draw-exception · fide-2017] a draw', true, 'A.4.2'],
      ['[rapid.unsup.illegal.draw-exception · fide-2018] a draw', true, '7.5.5'],
    ],
    here,
  )
  states(
    'illegalMoveTooLate',
    [
      ['[rapid.unsup.illegal.stands · fide-2009] it stands', 'stands', 'A4.c'],
      [
        '[rapid.unsup.illegal.mutual-correction · fide-2017] unless both agree',
        'stands-unless-players-agree',
        'A.4.2',
      ],
      [
        '[rapid.unsup.illegal.mutual-correction · fide-2018] unless both agree',
        'stands-unless-players-agree',
        'A.4.2',
      ],
    ],
    here,
  )
  states(
    'impossiblePositionSeen',
    [
      [
        '[rapid.unsup.both-kings.intervene-2009 · fide-2009] the arbiter intervenes',
        'arbiter-intervenes-if-possible',
        'A4.c',
      ],
      [
        '[rapid.unsup.illegal-position.draw · fide-2017] they wait, then a draw',
        'draw-if-still-there-after-next-move',
        'A.4.4',
      ],
      [
        '[rapid.unsup.illegal-position.draw · fide-2018] they wait, then a draw',
        'draw-if-still-there-after-next-move',
        'A.4.4',
      ],
      [
        '[rapid.unsup.illegal-position.draw · fide-2023] they wait, then a draw',
        'draw-if-still-there-after-next-move',
        'A.5.4',
      ],
    ],
    { ...here, silentIn: ['finland-blitz-2008'] },
  )
  states(
    'flagCalledByArbiter',
    [
      ['[rapid.unsup.flag.arbiter-silent · fide-2009] only both', 'if-both-down', 'A4.d.1'],
      ['[rapid.unsup.flag.arbiter-calls · fide-2017] they may', 'may', 'A.4.5'],
      ['[rapid.unsup.flag.arbiter-calls · fide-2018] they must', 'must', 'A.4.5'],
      ['[rapid.unsup.flag.arbiter-calls · fide-2023] they must', 'must', 'A.5.5'],
    ],
    here,
  )
  states(
    'timeClaimNeedsOwnFlagUp',
    [
      ['[rapid.unsup.flag.own-flag-up · fide-2009] their flag is up', true, 'A4.d.2'],
      ['[rapid.unsup.flag.own-flag-up · fide-2017] their flag is up', true, 'A.4.3'],
      ['[fb.win.flag.claim · finland-blitz-2008] their flag is up', true, '13.c.1'],
    ],
    { ...here, silentIn: ['fide-2018', 'fide-2023'] },
  )
  states(
    'timeClaimAct',
    [
      ['[rapid.unsup.flag.claim-act · fide-2009] both clocks', 'stops-both-clocks', 'A4.d.2'],
      ['[rapid.unsup.flag.claim-act · fide-2017] they may', 'may-stop-the-clock', 'A.4.3'],
      ['[rapid.unsup.flag.claim-act · fide-2018] they may', 'may-stop-the-clock', 'A.4.3'],
      ['[fb.win.flag.claim · finland-blitz-2008] their own clock', 'stops-own-clock', '13.c.1'],
    ],
    here,
  )
  states(
    'bothFlagsDown',
    [['[rapid.unsup.flag.both-down · fide-2009] a draw', 'draw-whatever-the-order', 'A4.d.3']],
    here,
  )
  test('[rapid.unsup.flag.both-down · fide-2018] open: a draw by analogy, order unknown', () => {
    const rules = rulesInForce({ laws: 'fide-2018', ...here })
    expect(rules.bothFlagsDown).toBe('draw-if-order-unknown')
    expect(originOf(rules, 'bothFlagsDown')).toMatchObject({ layer: 'mode', basis: 'reading' })
  })
  states('quickplayClaims', [['[qpf.claim.when · fide-2009] open here too', true, '10.2']], here)
})

describe('supervised blitz', () => {
  const here = { mode: 'blitz' } as const
  states(
    'gamesPerArbiter',
    [
      ['[blitz.sup.ratio · fide-2009] one game', 1, 'B2'],
      ['[blitz.sup.ratio · fide-2017] one game', 1, 'B.3.1.1'],
      ['[blitz.sup.ratio · fide-2018] one game', 1, 'B.3.1.1'],
      ['[blitz.sup.ratio · fide-2023] one game', 1, 'B.2.1'],
    ],
    here,
  )
  states(
    'supervisionNeedsRecord',
    [
      ['[blitz.sup.recorded · fide-2017] recorded', true, 'B.3.1.2'],
      ['[blitz.sup.recorded · fide-2018] recorded', true, 'B.3.1.2'],
      ['[blitz.sup.recorded · fide-2023] recorded', true, 'B.2.2'],
    ],
    { ...here, silentIn: ['fide-2009'] },
  )
  states(
    'regimeFixedByRegulations',
    [
      ['[blitz.regs.declare · fide-2017] for the whole event', true, 'B.5'],
      ['[blitz.regs.declare · fide-2018] for the whole event', true, 'B.5'],
      ['[blitz.regs.declare · fide-2023] for the whole event', true, 'B.4'],
    ],
    { ...here, silentIn: ['fide-2009'] },
  )
  states(
    'recordViews',
    [
      ['[blitz.sup.show-sheet.limit · fide-2017] five times', 5, 'B.3.2'],
      ['[blitz.sup.show-sheet.limit · fide-2018] five times', 5, 'B.3.2'],
      ['[blitz.sup.show-sheet.limit · fide-2023] five times', 5, 'B.2.3'],
    ],
    { ...here, silentIn: ['fide-2009'] },
  )
  states(
    'recording',
    [
      ['[blitz.sup.record-optional · fide-2009] not needed', 'optional', 'B2'],
      ['[blitz.sup.effect · fide-2018] open: not needed', 'optional', 'B.3'],
      ['[blitz.sup.effect · fide-2023] open: not needed', 'optional', 'B.2'],
    ],
    here,
  )
  states(
    'illegalMoveBonusMs',
    [
      ['[illegal.penalty-time · fide-2009] two minutes', minutes(2), '7.4.b'],
      ['[blitz.penalty.one-minute · fide-2017] one minute', minutes(1), 'B.2'],
      ['[blitz.penalty.one-minute · fide-2018] one minute', minutes(1), 'B.2'],
      ['[blitz.penalty.one-minute · fide-2023] open: one minute', minutes(1), 'A.3'],
    ],
    here,
  )
  states(
    'incorrectClaimBonusMs',
    [
      ['[claim.incorrect · fide-2009] three minutes in blitz too', minutes(3), '9.5.b'],
      ['[blitz.penalty.one-minute · fide-2017] one minute', minutes(1), 'B.2'],
      ['[blitz.penalty.one-minute · fide-2018] one minute', minutes(1), 'B.2'],
    ],
    here,
  )
  states(
    'illegalMovesToLose',
    [
      ['[illegal.penalty-loss · fide-2009] the third', 3, '7.4.b'],
      ['[illegal.penalty-loss · fide-2017] the second', 2, '7.5.3'],
      ['[illegal.penalty-loss · fide-2018] the second', 2, '7.5.5'],
    ],
    here,
  )
})

describe('blitz without adequate supervision', () => {
  const here = { mode: 'blitz', supervision: 'inadequate' } as const
  states(
    'illegalMovesToLose',
    [
      ['[blitz.unsup.illegal.claim-win-2009 · fide-2009] the first, claimed', 1, 'B3.c'],
      ['[blitz.unsup.illegal.cost-2017 · fide-2017] the first', 1, 'A.4.2'],
      ['[blitz.unsup.illegal.cost-2018 · fide-2018] the second', 2, '7.5.5'],
      ['[fb.win.illegal · finland-blitz-2008] the first, claimed', 1, '13.d'],
    ],
    here,
  )
  states(
    'illegalMoveBonusMs',
    [
      ['[blitz.penalty.one-minute · fide-2018] one minute', minutes(1), 'B.2'],
      ['[blitz.penalty.one-minute · fide-2023] one minute', minutes(1), 'A.3'],
    ],
    here,
  )
  states(
    'illegalDrawIfOpponentCannotMate',
    [
      ['[blitz.unsup.illegal.claim-draw-2009 · fide-2009] they may claim a draw', true, 'B3.c'],
      ['[blitz.unsup.illegal.cost-2017 · fide-2017] a draw', true, 'A.4.2'],
      ['[illegal.loss-draw · fide-2018] a draw', true, '7.5.5'],
    ],
    here,
  )
  states(
    'illegalCalledByArbiter',
    [
      ['[blitz.unsup.illegal.claim-win-2009 · fide-2009] only a claim', 'must-not', 'B3.c'],
      ['[rapid.unsup.illegal.arbiter-active · fide-2018] the arbiter too', 'must', 'A.4.2'],
    ],
    here,
  )
  states(
    'illegalMoveTooLate',
    [
      [
        '[blitz.unsup.illegal.stands · fide-2009] unless both agree',
        'stands-unless-players-agree',
        'B3.c',
      ],
      [
        '[blitz.unsup.illegal.stands · fide-2018] unless both agree',
        'stands-unless-players-agree',
        'A.4.2',
      ],
    ],
    here,
  )
  states(
    'impossiblePositionSeen',
    [['[blitz.unsup.no-A4c · fide-2009] A4.c is off', null, 'B3.b']],
    here,
  )
  states(
    'flagCalledByArbiter',
    [['[rapid.unsup.flag.arbiter-silent · fide-2009] only both', 'if-both-down', 'A4.d.1']],
    here,
  )
  test('[blitz.unsup.base · fide-2018] A.4 applies through B.4', () => {
    const rules = rulesInForce({ laws: 'fide-2018', ...here })
    expect(originOf(rules, 'setUpClaimMoves')).toEqual({
      layer: 'mode',
      mode: 'blitz',
      supervision: 'inadequate',
      edition: 'fide-2018',
      article: 'A.4.1.2',
      basis: 'stated',
      through: 'B.4',
    })
  })
})
