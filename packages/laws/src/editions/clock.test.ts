import { minutes } from '@jadoube/clock'
import { states } from './states.suite.js'

states(
  'completesByNextMove',
  [
    ["[completed.by-next-move · fide-2017] by the same player's next move", true, '6.2.1.2'],
    ["[completed.by-next-move · fide-2018] by the same player's next move", true, '6.2.1.2'],
  ],
  { silentIn: ['fide-2009'] },
)

states(
  'pressCompletes',
  [
    ['[completed.by-press · fide-2009] also earlier moves', 'every-move-made', '6.7.a'],
    ['[completed.by-press · finland-2009] also earlier moves', 'every-move-made', '6.7.a'],
  ],
  { silentIn: ['fide-2017', 'fide-2018', 'fide-2023'] },
)

states('rightToPress', [
  ['[clock.right-to-press · fide-2009] always', 'always', '6.7.a'],
  ['[clock.right-to-press · fide-2017] even after the reply', 'even-after-reply', '6.2.2'],
  ['[clock.right-to-press · fide-2018] even after the reply', 'even-after-reply', '6.2.2'],
  ['[fb.clock.right-to-press · finland-blitz-2008] always', 'always', '8'],
])

states(
  'pressBeforeMoveForbidden',
  [
    ['[clock.no-press-before-move · fide-2017] forbidden', true, '6.2.4'],
    ['[clock.no-press-before-move · fide-2018] forbidden', true, '6.2.4'],
  ],
  { silentIn: ['fide-2009'] },
)

states('assistantTimeAdjusted', [
  ['[clock.assistant-time · fide-2009] for any player', 'any-player', '6.7.d'],
  ['[clock.assistant-time · fide-2017] not for a disabled player', 'unless-disabled', '6.2.6'],
  ['[clock.assistant-time · fide-2018] not for a disabled player', 'unless-disabled', '6.2.6'],
])

states('carryOver', [
  ['[time.carry-over · fide-2009] except in delay mode', 'except-delay', '6.2.b'],
  ['[time.carry-over · fide-2017] where applicable', 'where-applicable', '6.3.2'],
  ['[time.carry-over · fide-2018] where applicable', 'where-applicable', '6.3.2'],
])

states('defaultTimeMs', [
  ['[default.time-value · fide-2009] nobody may be late', minutes(0), '6.6.a'],
  ['[fi.default-30 · finland-2009] thirty minutes', minutes(30), 'Finnish preface'],
  ['[default.time-value · fide-2017] zero where none is set', minutes(0), '6.7.1'],
  ['[default.time-value · fide-2018] zero where none is set', minutes(0), '6.7.1'],
])

states(
  'arbiterMaySpareLate',
  [
    ['[default.late-loses · fide-2017] the arbiter may decide otherwise', true, '6.7.1'],
    ['[default.late-loses · fide-2018] the arbiter may decide otherwise', true, '6.7.1'],
    ['[fi.default-30 · finland-2009] the arbiter may decide otherwise', true, 'Finnish preface'],
  ],
  { silentIn: ['fide-2009'] },
)

const untilWhite = 'white-loses-time-until-white-arrives'

states('bothAbsent', [
  ['[default.both-absent · fide-2009] White loses time until they come', untilWhite, '6.6.b'],
  ['[default.both-absent · fide-2017] White loses time until they come', untilWhite, '6.7.2'],
  ['[default.both-absent · fide-2018] White loses time until they come', untilWhite, '6.7.2'],
])

states('flagClaimedByPlayers', [
  ['[flag.considered-fallen · fide-2009] a player may claim it', true, '6.8'],
  ['[flag.considered-fallen · fide-2018] a player may claim it', true, '6.8'],
])

states('flagCalledByArbiter', [
  ['[flag.considered-fallen · fide-2009] fallen when the arbiter sees it', 'must', '6.8'],
  ['[flag.considered-fallen · fide-2017] fallen when the arbiter sees it', 'must', '6.8'],
  ['[flag.considered-fallen · fide-2018] fallen when the arbiter sees it', 'must', '6.8'],
  ['[fb.arbiter.no-flag-no-illegal · finland-blitz-2008] never', 'must-not', '18'],
])

const before = ['checkmate', 'resignation', 'stalemate', 'dead-position', 'agreement'] as const

states('flagExceptions', [
  ['[flag.exceptions · fide-2009] what ended the game before', before, '6.9'],
  ['[flag.exceptions · fide-2017] what ended the game before', before, '6.9'],
  ['[flag.exceptions · fide-2018] what ended the game before', before, '6.9'],
])

states('flagDrawTest', [
  ['[flag.draw-no-mate · fide-2009] no series mates', 'cannot-mate-by-any-series', '6.9'],
  ['[flag.draw-no-mate · fide-2017] no series mates', 'cannot-mate-by-any-series', '6.9'],
  ['[flag.draw-no-mate · fide-2018] no series mates', 'cannot-mate-by-any-series', '6.9'],
  [
    '[fb.win.flag.material · finland-blitz-2008] no forcing material',
    'lacks-forcing-material',
    '13.c.2',
  ],
])

states(
  'forcedLineWinsOnTime',
  [['[fb.win.flag.forced-line · finland-blitz-2008] if shown at once', true, '13.c.2']],
  { silentIn: ['fide-2009', 'fide-2017', 'fide-2018', 'fide-2023'] },
)

states('bothFlagsDown', [
  ['[qpf.both-flags.last · fide-2009] by the period', 'by-period-if-order-unknown', '6.11'],
  ['[fb.draw.both-flags · finland-blitz-2008] a draw', 'draw-whatever-the-order', '14.c'],
])

states(
  'bothFlagsDown',
  [
    ['[qpf.both-flags.last · fide-2017] by the period', 'by-period-if-order-unknown', 'III.3.1'],
    ['[qpf.both-flags.last · fide-2018] by the period', 'by-period-if-order-unknown', 'III.3.1'],
  ],
  { timeControl: '40/7200:3600', regulations: { guidelinesIII: true } },
)

states('bothFlagsDown', [
  ['[qpf.announced · fide-2017] not announced: for the arbiter', 'arbiter-if-order-unknown', null],
  ['[qpf.announced · fide-2018] not announced: for the arbiter', 'arbiter-if-order-unknown', null],
])
