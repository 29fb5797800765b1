import { minutes, seconds } from '@jadoube/clock'
import { expect, test } from 'vitest'
import { originOf, rulesInForce } from '../rules-in-force/index.js'
import { states } from './states.suite.js'

const announced = { timeControl: '40/7200:3600', regulations: { guidelinesIII: true } }

states('quickplayClaims', [
  ['[qpf.claim.when · fide-2009] always in force', true, '10.2'],
  ['[fb.draw.no-progress.grounds · finland-blitz-2008] replaced', false, '14.e'],
])

states(
  'quickplayClaims',
  [
    ['[qpf.claim.when · fide-2017] where announced', true, 'III.5'],
    ['[qpf.claim.when · fide-2018] where announced', true, 'III.5'],
    ['[qpf.claim.when · fide-2023] where announced', true, 'III.5'],
  ],
  announced,
)

test('[qpf.announced · fide-2018] no claim unless it was announced', () => {
  const rules = rulesInForce({ laws: 'fide-2018', timeControl: '40/7200:3600' })
  expect(rules.quickplayClaims).toBeNull()
  expect(rules.guidelinesIII).toBe(false)
})

test.each(['7200+30', '7200d5', '7200b5'])(
  '[qpf.scope.no-increment · fide-2018] not with time added per move: %s',
  timeControl => {
    const regulations = { guidelinesIII: true }
    const rules = rulesInForce({ laws: 'fide-2018', timeControl, regulations })
    expect(rules.quickplayClaims).toBeNull()
    expect(rules.withoutEffect).toEqual(['guidelinesIII'])
  },
)

test('[qpf.scope.no-blitz · fide-2018] never in blitz', () => {
  const regulations = { guidelinesIII: true }
  const rules = rulesInForce({ laws: 'fide-2018', timeControl: '300', regulations })
  expect(rules.quickplayClaims).toBeNull()
  expect(rules.withoutEffect).toEqual(['guidelinesIII'])
})

states(
  'quickplayClaims',
  [['[blitz.unsup.no-quickplay-claim · fide-2009] off without supervision', false, 'B3.b']],
  { mode: 'blitz', supervision: 'inadequate' },
)

test('[blitz.sup.effect · fide-2009] supervised blitz has 10.2', () => {
  const rules = rulesInForce({ laws: 'fide-2009', timeControl: '300' })
  expect(rules.quickplayClaims).toBe(true)
  expect(originOf(rules, 'quickplayClaims')).toMatchObject({ layer: 'edition', article: '10.2' })
})

states('quickplayBelowMs', [['[qpf.claim.when · fide-2009] under two minutes', minutes(2), '10.2']])
states(
  'quickplayBelowMs',
  [
    ['[qpf.claim.when · fide-2017] under two minutes', minutes(2), 'III.5'],
    ['[qpf.claim.when · fide-2018] under two minutes', minutes(2), 'III.5'],
  ],
  announced,
)

states('quickplayRejectedBonusMs', [
  ['[qpf.reject.time · fide-2009] two minutes', minutes(2), '10.2.c'],
])
states(
  'quickplayRejectedBonusMs',
  [
    ['[qpf.reject.time · fide-2017] two minutes', minutes(2), 'III.5.3'],
    ['[qpf.reject.time · fide-2018] two minutes', minutes(2), 'III.5.3'],
  ],
  announced,
)

states('quickplayPostponedBonusMs', [
  ['[qpf.postpone.time · fide-2009] two minutes', minutes(2), '10.2.b'],
])
states(
  'quickplayPostponedBonusMs',
  [
    ['[qpf.postpone.time · fide-2017] two minutes', minutes(2), 'III.5.2'],
    ['[qpf.postpone.time · fide-2018] two minutes', minutes(2), 'III.5.2'],
  ],
  announced,
)

states('quickplayPostponedTest', [
  ['[qpf.postpone.draw-test · fide-2009] final position', 'final-position-or-no-effort', '10.2.b'],
])
states(
  'quickplayPostponedTest',
  [['[qpf.postpone.draw-test · fide-2018] who can win', 'opponent-of-the-flagged', 'III.5.2']],
  announced,
)

states('quickplayFinal', [['[qpf.final · fide-2009] the decision is final', true, '10.2.d']], {
  silentIn: ['fide-2017', 'fide-2018'],
})

states(
  'quickplayIncrementMs',
  [
    ['[qpf.incr.request · fide-2017] five seconds', seconds(5), 'III.4'],
    ['[qpf.incr.request · fide-2018] five seconds', seconds(5), 'III.4'],
  ],
  announced,
)

states(
  'quickplayIncrementBonusMs',
  [['[qpf.incr.granted · fide-2018] two minutes for the opponent', minutes(2), 'III.4']],
  announced,
)

states(
  'claimsThatOffer',
  [
    [
      '[qpf.incr.is-draw-offer · fide-2018] the request is an offer, the claim is not',
      ['threefold', 'fifty-moves', 'five-second-increment'],
      'III.4',
    ],
  ],
  announced,
)

states('quickplayWithoutArbiter', [
  ['[qpf.noarb.claim · fide-2009] the claim ends the game', 'claim-ends-game', 'D1'],
])
states(
  'quickplayWithoutArbiter',
  [['[qpf.noarb.claim · fide-2018] the claim ends the game', 'claim-ends-game', 'III.6.1']],
  announced,
)

states('quickplayReferredTo', [
  ['[qpf.noarb.refer · fide-2009] an arbiter, finally', 'an-arbiter-finally', 'D1'],
])
states(
  'quickplayReferredTo',
  [['[qpf.noarb.refer · fide-2018] the designated arbiter', 'designated-arbiter', 'III.6.2']],
  announced,
)
