import { expect, test } from 'vitest'
import { originOf, rulesInForce } from '../rules-in-force/index.js'
import { states } from './states.suite.js'

states('points', [
  ['[points.standard · fide-2009] 1, ½, 0', { win: 1, draw: 0.5, loss: 0 }, '11.1'],
  ['[points.standard · fide-2017] 1, ½, 0', { win: 1, draw: 0.5, loss: 0 }, '10.1'],
  ['[points.standard · fide-2018] 1, ½, 0', { win: 1, draw: 0.5, loss: 0 }, '10.1'],
])

states(
  'pointsCapped',
  [
    ['[points.cap · fide-2017] never above the maximum', true, '10.2'],
    ['[points.cap · fide-2018] never above the maximum', true, '10.2'],
  ],
  { silentIn: ['fide-2009'] },
)

states(
  'pointsNormalOnly',
  [
    ['[points.normal-values · fide-2017] no ¾', true, '10.2'],
    ['[points.normal-values · fide-2018] no ¾', true, '10.2'],
  ],
  { silentIn: ['fide-2009'] },
)

states('deviceOffence', [
  ['[device.sound-2009 · fide-2009] any sound', 'sound', '12.3.b'],
  ['[device.possession · fide-2017] possession', 'possession', '11.3.2.2'],
  ['[device.possession · fide-2018] possession', 'possession', '11.3.2.2'],
])

states('devicePenalties', [
  ['[device.sound-2009 · fide-2009] the game is lost', ['loss'], '12.3.b'],
  ['[device.possession · fide-2017] the game is lost', ['loss'], '11.3.2.2'],
  ['[device.possession · fide-2018] the game is lost', ['loss'], '11.3.2.2'],
  [
    '[fi.phone-1-remark · finland-2009] a remark first',
    ['remark', 'warning', 'loss-possible'],
    'Finnish preface',
  ],
])

test('[fi.phone-rated · finland-2009] in a rated event a sound loses', () => {
  const rules = rulesInForce({ laws: 'finland-2009', regulations: { fideRated: true } })
  expect(rules.devicePenalties).toEqual(['loss'])
  expect(originOf(rules, 'devicePenalties')).toEqual({
    layer: 'regulations',
    regulation: 'fideRated',
    edition: 'fide-2009',
    article: '12.3.b',
    basis: 'stated',
  })
})

test('[fi.default-30 · finland-2009] the thirty minutes stay in a rated event', () => {
  const rules = rulesInForce({ laws: 'finland-2009', regulations: { fideRated: true } })
  expect(rules.defaultTimeMs).toBe(1_800_000)
})

states('deviceOpponentScores', [
  [
    '[device.sound-2009-half · fide-2009] half a point for one who cannot win',
    'win-or-half-if-he-cannot-win',
    '12.3.b',
  ],
  ['[device.possession · fide-2017] the opponent wins', 'win', '11.3.2.2'],
  ['[device.possession · fide-2018] the opponent wins', 'win', '11.3.2.2'],
])

states(
  'deviceMilderBy',
  [
    ['[device.possession · fide-2017] the regulations', 'regulations', '11.3.2.2'],
    ['[device.possession · fide-2018] the regulations', 'regulations', '11.3.2.2'],
  ],
  { silentIn: ['fide-2009'] },
)

states('deviceSwitchedOffOnPerson', [
  ['[device.ban · fide-2009] allowed', 'allowed', '12.3.b'],
  ['[device.ban · fide-2017] forbidden', 'forbidden', '11.3.2.1'],
  ['[device.ban · fide-2018] forbidden', 'forbidden', '11.3.2.1'],
  ['[device.ban · fide-2023] forbidden', 'forbidden', '11.3.2'],
])

states(
  'deviceInBag',
  [
    ['[device.bag · fide-2017] if regulations allow it', 'if-regulations-allow', '11.3.2.1'],
    ['[device.bag · fide-2018] if regulations allow it', 'if-regulations-allow', '11.3.2.1'],
  ],
  { silentIn: ['fide-2009'] },
)

states(
  'search',
  [
    ['[device.search · fide-2017] in private', true, '11.3.3'],
    ['[device.search · fide-2018] in private', true, '11.3.3'],
  ],
  { silentIn: ['fide-2009'] },
)

states(
  'eCigarettesAreSmoking',
  [
    ['[conduct.smoking · fide-2017] e-cigarettes too', true, '11.3.4'],
    ['[conduct.smoking · fide-2018] e-cigarettes too', true, '11.3.4'],
  ],
  { silentIn: ['fide-2009'] },
)

states(
  'regulationsMayAskToReport',
  [['[venue.report · fide-2018] regulations may ask for it', true, '11.2.4']],
  { silentIn: ['fide-2009'] },
)

states('appeals', [
  ['[appeal.excluded · fide-2009] not in quickplay', 'except-quickplay', '12.10'],
  ['[appeal.right · fide-2017] any', 'any-decision-even-after-signing', '11.10'],
  ['[appeal.right · fide-2018] any', 'any-decision-even-after-signing', '11.10'],
  ['[fb.appeal.none · finland-blitz-2008] none', 'none', '21'],
])

states(
  'complaintAboutArbiter',
  [['[fb.appeal.conduct · finland-blitz-2008] to the committee', 'arbiters-committee', '21']],
  { silentIn: ['fide-2009'] },
)

states(
  'mayAskForExplanation',
  [
    ['[conduct.explanation · fide-2017] a right', true, '11.9'],
    ['[conduct.explanation · fide-2018] a right', true, '11.9'],
  ],
  { silentIn: ['fide-2009'] },
)

states(
  'playersHelpReconstruct',
  [['[conduct.help-reconstruct · fide-2018] both players', true, '11.11']],
  { silentIn: ['fide-2009'] },
)

states(
  'playersCheckClaims',
  [
    ['[conduct.check-claim · fide-2017] under supervision', true, '11.12'],
    ['[conduct.check-claim · fide-2018] under supervision', true, '11.12'],
  ],
  { silentIn: ['fide-2009'] },
)

states('seatChosenBy', [['[fb.seat.black · finland-blitz-2008] Black chooses', 'black', '4']], {
  silentIn: ['fide-2009'],
})

const nine = [
  'warning',
  'add-time',
  'cut-time',
  'add-points',
  'cut-points',
  'loss',
  'fine',
  'rounds',
  'expulsion',
] as const

states('penalties', [
  [
    '[penalty.combine · fide-2009] seven, the loss before the points',
    ['warning', 'add-time', 'cut-time', 'loss', 'cut-points', 'add-points', 'expulsion'],
    '13.4',
  ],
  ['[penalty.combine · fide-2017] nine, in rising severity', nine, '12.9'],
  ['[penalty.combine · fide-2018] nine, in rising severity', nine, '12.9'],
  ['[penalty.combine · fide-2023] nine, in rising severity', nine, '12.9'],
])

states('penaltyChoice', [
  ['[penalty.combine · fide-2009] one or more', 'one-or-more', '13.4'],
  ['[penalty.combine · fide-2018] from the list', 'from-the-list', '12.9'],
])

states(
  'lossSetsOpponentsScore',
  [['[penalty.loss · fide-2018] the arbiter sets it', true, '12.9.6']],
  { silentIn: ['fide-2009'] },
)

states(
  'breachLadder',
  [['[fb.penalty.second · finland-blitz-2008] warning, then loss', ['warning', 'loss'], '17']],
  { silentIn: ['fide-2009', 'fide-2018'] },
)

states('arbiterIntervenes', [
  ['[arb.no-intervene · fide-2009] where the Laws say', 'where-the-laws-say', '13.6'],
  ['[arb.no-intervene · fide-2018] where the Laws say', 'where-the-laws-say', '12.6'],
  ['[fb.arbiter.passive · finland-blitz-2008] on demand', 'only-on-demand', '18'],
])

states(
  'arbiterHandlesClock',
  [
    [
      '[fb.arbiter.clock-hands-off · finland-blitz-2008] only for a reason',
      'in-dispute-on-request-or-to-replace',
      '19',
    ],
  ],
  { silentIn: ['fide-2009'] },
)

states('spectatorInterference', [
  ['[arb.expel · fide-2009] removal', 'removal', '13.7.a'],
  ['[arb.expel · fide-2018] removal', 'removal', '12.7'],
  ['[fb.spectators.replay · finland-blitz-2008] a replay', 'removal-or-replay', '20'],
])

states(
  'cheatingRules',
  [
    ['[arb.anti-cheating · fide-2018] anti-cheating rules', 'anti-cheating', '12.2.7'],
    ['[arb.anti-cheating · fide-2023] fair-play rules', 'fair-play', '12.2.7'],
  ],
  { silentIn: ['fide-2009'] },
)

states('clockWord', [
  ['[clock.player-stop · fide-2018] clocks are stopped', 'stop', '6.11.2'],
  ['[clock.player-stop · fide-2023] the chess clock is paused', 'pause', '6.11.2'],
])

states(
  'federationRules',
  [
    [
      '[preface.federation.territory · fide-2009] under three conditions',
      'own-territory-no-fide-events',
      'Preface',
    ],
  ],
  { silentIn: ['fide-2017', 'fide-2018'] },
)

states(
  'ratedOnlyUnderTheLaws',
  [
    ['[preface.rating-condition · fide-2017] a condition', true, 'Preface'],
    ['[preface.rating-condition · fide-2018] a condition', true, 'Preface'],
  ],
  { silentIn: ['fide-2009'] },
)

states('mayBeRated', [
  ['[preface.rating-condition · fide-2018] it may', true, 'Preface'],
  ['[preface.federation.not-fide-events · finland-blitz-2008] it may not', false, 'Preface c'],
])
