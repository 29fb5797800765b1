import { minutes } from '@jadoube/clock'
import { states } from './states.suite.js'

states(
  'timesMayStayAfterRestoring',
  [
    ['[irreg.keep-times · fide-2017] the times may stay', true, '7.1'],
    ['[irreg.keep-times · fide-2018] the times may stay', true, '7.1'],
  ],
  { silentIn: ['fide-2009'] },
)

states('coloursReversed', [
  ['[irreg.colours-reversed · fide-2009] play goes on', 'continue-unless-arbiter', '7.2'],
  ['[irreg.colours-reversed · fide-2017] a new game at first', 'new-game-before-limit', '7.3'],
  ['[irreg.colours-reversed · fide-2018] a new game at first', 'new-game-before-limit', '7.3'],
])

states(
  'coloursReversedMoves',
  [
    ['[irreg.colours-reversed · fide-2017] until both have made ten', 10, '7.3'],
    ['[irreg.colours-reversed · fide-2018] until both have made ten', 10, '7.3'],
  ],
  { silentIn: ['fide-2009'] },
)

states('wrongInitialPosition', [
  ['[irreg.initial-position · fide-2009] a new game', 'new-game', '7.1.a'],
  ['[irreg.initial-position · fide-2017] a new game', 'new-game', '7.2.1'],
  ['[irreg.initial-position · fide-2018] a new game', 'new-game', '7.2.1'],
])

states('wrongOrientation', [
  ['[irreg.board-orientation · fide-2009] the position moves over', 'transfer-position', '7.1.b'],
  ['[irreg.board-orientation · fide-2018] the position moves over', 'transfer-position', '7.2.2'],
])

states('illegalMoveBonusMs', [
  ['[illegal.penalty-time · fide-2009] two minutes', minutes(2), '7.4.b'],
  ['[illegal.penalty-time · fide-2017] two minutes', minutes(2), '7.5.3'],
  ['[illegal.penalty-time · fide-2018] two minutes', minutes(2), '7.5.5'],
  ['[illegal.penalty-time · fide-2023] two minutes', minutes(2), '7.5.5'],
])

states('illegalMovesToLose', [
  ['[illegal.penalty-loss · fide-2009] the third loses', 3, '7.4.b'],
  ['[illegal.penalty-loss · fide-2017] the second loses', 2, '7.5.3'],
  ['[illegal.penalty-loss · fide-2018] the second loses', 2, '7.5.5'],
  ['[illegal.penalty-loss · fide-2023] the second loses', 2, '7.5.5'],
  ['[fb.win.illegal · finland-blitz-2008] the first loses', 1, '13.d'],
])

states('illegalCounters', [
  ['[illegal.counter · fide-2009] one count', 'one', '7.4.b'],
  ['[illegal.counter · fide-2017] three counts', 'three-separate', '7.5.3'],
  ['[illegal.counter · fide-2018] one count', 'one', '7.5.5'],
])

states('illegalDrawIfOpponentCannotMate', [
  ['[illegal.loss-draw · fide-2009] a draw', true, '7.4.b'],
  ['[illegal.loss-draw · fide-2017] a draw', true, '7.5.3'],
  ['[illegal.loss-draw · fide-2018] a draw', true, '7.5.5'],
  ['[fb.win.illegal · finland-blitz-2008] no draw comes of it', false, '13.d'],
])

states('unpromotedPawn', [
  ['[illegal.unpromoted · fide-2009] restored, any piece', 'restore-free-choice', '7.4.a'],
  ['[illegal.unpromoted · fide-2017] a queen', 'becomes-queen', '7.5.2'],
  ['[illegal.unpromoted · fide-2018] a queen', 'becomes-queen', '7.5.2'],
  ['[fb.promo.claim · finland-blitz-2008] to be claimed', 'opponent-may-claim-win', '11'],
])

states(
  'unclaimedPawn',
  [['[fb.promo.stays · finland-blitz-2008] it stays a pawn', 'stays-a-pawn', '11']],
  { silentIn: ['fide-2009', 'fide-2017', 'fide-2018'] },
)

states(
  'pressWithoutMove',
  [
    ['[illegal.press-no-move · fide-2017] an illegal move', 'illegal-move', '7.8.1'],
    ['[illegal.press-no-move · fide-2018] an illegal move', 'illegal-move', '7.5.3'],
  ],
  { silentIn: ['fide-2009', 'finland-blitz-2008'] },
)

states(
  'pressBackForDisplaced',
  [
    ['[irreg.displaced-own-time · fide-2017] allowed', 'allowed', '7.4.1'],
    ['[irreg.displaced-own-time · fide-2018] allowed', 'allowed', '7.4.1'],
    ['[irreg.displaced-own-time · fide-2023] allowed', 'allowed', '7.4.1'],
  ],
  { silentIn: ['fide-2009', 'finland-2009', 'finland-blitz-2008'] },
)

states('kingCapture', [
  ['[illegal.king-capture · fide-2009] an illegal move', 'illegal-move', '7.4.a'],
  ['[illegal.king-capture · fide-2017] an illegal move', 'illegal-move', '1.4.1'],
  ['[illegal.king-capture · fide-2018] an illegal move', 'illegal-move', '1.4.1'],
  ['[fb.king-capture.loses · finland-blitz-2008] it loses', 'loss', '13.d'],
])

states('illegalCompletedWhen', [
  ['[illegal.completed-when · fide-2009] pressed', 'clock-pressed', '6.7.a'],
  ['[illegal.completed-when · fide-2017] pressed', 'clock-pressed', '7.5.1'],
  ['[illegal.completed-when · fide-2018] pressed', 'clock-pressed', '7.5.1'],
  [
    '[fb.illegal.completed · finland-blitz-2008] other clock runs',
    'opponents-clock-started',
    '12.c',
  ],
])

states('illegalOpenUntil', [
  ['[illegal.restore · fide-2009] during the game', 'end-of-game', '7.4.a'],
  ['[illegal.restore · fide-2018] during the game', 'end-of-game', '7.5.1'],
  [
    '[fb.win.illegal.cutoff · finland-blitz-2008] until the reply',
    'opponents-next-move-made',
    '13.d',
  ],
])

states(
  'illegalMoveTooLate',
  [['[fb.illegal.unnoticed · finland-blitz-2008] not even by agreement', 'stands', '12.a']],
  { silentIn: ['fide-2009', 'fide-2017', 'fide-2018'] },
)

states('illegalCalledByArbiter', [
  ['[illegal.restore · fide-2018] found by anyone', 'must', '7.5.1'],
  ['[fb.arbiter.no-flag-no-illegal · finland-blitz-2008] never', 'must-not', '18'],
])

states('displacedPieces', [
  ['[irreg.displaced-stop · fide-2009] stop', 'stop-clocks-and-call-arbiter', '7.3'],
  ['[irreg.displaced-stop · fide-2018] stop', 'stop-clocks-and-call-arbiter', '7.4.2'],
  ['[fb.displace.restart · finland-blitz-2008] start their clock', 'start-offenders-clock', '9'],
])

states('displacedPenalty', [
  ['[irreg.displaced-penalty · fide-2018] may be penalised', 'penalise-offender', '7.4.3'],
  ['[fb.displace.bonus · finland-blitz-2008] more time for the other', 'add-time-to-opponent', '9'],
])

states(
  'orderOfEvents',
  [['[fb.order.events · finland-blitz-2008] as happened', 'as-happened-then-as-pointed-out', '15']],
  { silentIn: ['fide-2009', 'fide-2018'] },
)

states(
  'illegalMoveAgainstFlag',
  [
    [
      '[fb.order.illegal-vs-flag · finland-blitz-2008] order unknown',
      'loses-if-order-unknown',
      '15',
    ],
  ],
  { silentIn: ['fide-2009', 'fide-2018'] },
)
