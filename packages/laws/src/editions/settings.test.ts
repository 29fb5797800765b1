import { expect, test } from 'vitest'
import { choicesFor, openPoints } from './open-points.js'
import { reasons, settings } from './settings.js'
import { states } from './states.suite.js'

states('twoFaultsInOneMove', [
  ['[illegal.counter · fide-2017] two faults in one move count once', 'one-offence', '7.5.3'],
  ['[illegal.counter · fide-2018] two faults in one move count once', 'one-offence', '7.5.5'],
])

states('illegalDrawTestedOn', [
  ['[illegal.loss-draw · fide-2009] who can mate is asked there', 'restored-position', '7.4.b'],
  ['[illegal.loss-draw · fide-2018] who can mate is asked there', 'restored-position', '7.5.5'],
])

states('incrementAfterIllegalMove', [
  ['[irreg.restore-times · fide-2009] the increment is taken back', 'taken-back', '6.13'],
  ['[irreg.restore-times · fide-2023] the increment is taken back', 'taken-back', '7.1'],
])

states('twoHandsPutBack', [
  ['[illegal.two-hands · fide-2018] before the press it may be put back', 'allowed', '7.5.4'],
  ['[illegal.two-hands · fide-2023] before the press it may be put back', 'allowed', '7.5.4'],
])

states('illegalIntendedMove', [
  ['[claim.intended-binding · fide-2009] as if touched', 'binds-like-a-touch', '9.5.b'],
  ['[claim.intended-binding · fide-2018] as if touched', 'binds-like-a-touch', '9.5.3'],
])

states('quickplayReferredRefused', [
  ['[qpf.noarb.refer · fide-2009] what they decide', 'arbiter-decides-the-result', 'D1'],
])

states('sealedMoveTested', [
  ['[adjourn.open.replier-present · fide-2009] tested', 'once-replier-is-late', 'Guidelines 7'],
  ['[adjourn.open.replier-present · fide-2018] tested', 'once-replier-is-late', 'I.7'],
])

states('sealedReply', [
  [
    '[adjourn.resume.sealer-absent.seal-reply · fide-2018] judged like a sealed move',
    'as-a-sealed-move',
    'I.9.3',
  ],
])

states('resultBeforeFlagNoticed', [
  ['[flag.considered-fallen · fide-2023] a result before it is noticed stands', 'stands', null],
])

states('automaticDrawBeforeFlag', [
  ['[auto.fivefold · fide-2023] an automatic draw before the flag-fall stands', 'stands', null],
])

states('forcedLinesCount', [['[flag.draw-no-mate · fide-2023] forced lines count', true, null]])

states('mateUndetermined', [
  ['[flag.draw-no-mate · fide-2018] no proof either way: the arbiter', 'ask-arbiter', null],
])

states('offerWithUndoneMove', [
  ['[draw.offer-lapse · fide-2018] an offer outlives the correction of its move', 'stands', null],
])

states('clockShowsFirstFlag', [
  ['[clock.conclusive · fide-2023] its mark says which fell first', true, null],
  ['[fb.draw.both-flags · finland-blitz-2008] its mark does not matter', false, '14.c'],
])

states('coloursReversedAfterEnd', [
  ['[irreg.colours-reversed · fide-2017] after a normal end', 'result-stands', null],
])

states('pawnForcesMate', [
  ['[fb.win.flag.material · finland-blitz-2008] a pawn that can promote does', true, '13.c.2'],
])

states('stuckPawnForcesMate', [
  ['[fb.win.flag.material · finland-blitz-2008] a stuck pawn does not', false, '13.c.2'],
])

test('every setting has a reason and offers its default', () => {
  for (const { parameter, why } of settings) {
    expect(why.length).toBeGreaterThan(20)
    expect(choicesFor(parameter).length).toBeGreaterThan(0)
  }
  expect(choicesFor('illegalMovesToLose')).toEqual([])
})

test('each reason belongs to its open point', () => {
  expect(reasons.map(([name]) => name)).toEqual(openPoints.map(({ parameter }) => parameter))
})
