import { minutes } from '@jadoube/clock'
import { describe, expect, test } from 'vitest'
import { originOf } from './origin.js'
import { parseRegulations, parseTableSettings } from './parse-regulations.js'
import { rulesInForce } from './rules-in-force.js'

describe('what regulations decide', () => {
  test('[draw.regs-restrict · fide-2018] no agreement before move 30', () => {
    const rules = rulesInForce({ laws: 'fide-2018', regulations: { noDrawAgreementBefore: 30 } })
    expect(rules.noDrawAgreementBefore).toBe(30)
    expect(originOf(rules, 'noDrawAgreementBefore')).toMatchObject({ article: '9.1.1' })
  })

  test('[draw.regs-restrict · fide-2009] no agreement at all', () => {
    const rules = rulesInForce({ laws: 'fide-2009', regulations: { noDrawAgreement: true } })
    expect(rules.noDrawAgreement).toBe(true)
    expect(originOf(rules, 'noDrawAgreement')).toMatchObject({ article: '9.1.a' })
  })

  test('[fi.default-override · finland-2009] any default time, zero included', () => {
    const rules = rulesInForce({ laws: 'finland-2009', regulations: { defaultTime: minutes(0) } })
    expect(rules.defaultTimeMs).toBe(0)
  })

  test('[points.standard · fide-2018] another scale', () => {
    const scoring = { win: 3, draw: 1, loss: 0 }
    const rules = rulesInForce({ laws: 'fide-2018', regulations: { scoring } })
    expect(rules.points).toEqual(scoring)
    expect(originOf(rules, 'points')).toMatchObject({ regulation: 'scoring', article: '10.1' })
  })

  test('[default.both-absent · fide-2018] nobody present: the arbiter decides, if the default time is not zero', () => {
    const bothAbsent = 'arbiter-decides' as const
    const allowed = { bothAbsent, defaultTime: minutes(30) }
    expect(rulesInForce({ laws: 'fide-2018', regulations: allowed })).toMatchObject({
      bothAbsent,
      withoutEffect: [],
    })
    expect(rulesInForce({ laws: 'fide-2018', regulations: { bothAbsent } })).toMatchObject({
      bothAbsent: 'white-loses-time-until-white-arrives',
      withoutEffect: ['bothAbsent'],
    })
  })

  test('[device.possession · fide-2018] a milder penalty', () => {
    const devicePenalties = ['warning', 'loss'] as const
    const rules = rulesInForce({ laws: 'fide-2018', regulations: { devicePenalties } })
    expect(rules.devicePenalties).toEqual(devicePenalties)
    expect(rules.withoutEffect).toEqual([])
  })

  test('[device.sound-2009 · fide-2009] no regulation softens it', () => {
    const devicePenalties = ['warning', 'loss'] as const
    const rules = rulesInForce({ laws: 'fide-2009', regulations: { devicePenalties } })
    expect(rules.devicePenalties).toEqual(['loss'])
    expect(rules.withoutEffect).toEqual(['devicePenalties'])
  })

  test('[device.bag · fide-2018] a switched-off device in the bag', () => {
    const rules = rulesInForce({ laws: 'fide-2018', regulations: { deviceInBag: true } })
    expect(rules.deviceInBag).toBe('allowed')
  })

  test('[penalty.fine · fide-2018] a fine announced in advance', () => {
    const fine = { amount: 50, currency: 'EUR' }
    expect(rulesInForce({ laws: 'fide-2018', regulations: { fine } }).fine).toEqual(fine)
    expect(rulesInForce({ laws: 'fide-2009', regulations: { fine } })).toMatchObject({
      fine: null,
      withoutEffect: ['fine'],
    })
  })

  test('[appeal.right · fide-2018] regulations may exclude appeals', () =>
    expect(rulesInForce({ laws: 'fide-2018', regulations: { appeals: false } }).appeals).toBe(
      'none',
    ))

  test('[venue.report · fide-2018] a duty to report', () => {
    const regulations = { reportBeforeLeaving: true }
    expect(rulesInForce({ laws: 'fide-2018', regulations }).reportBeforeLeaving).toBe(true)
    expect(rulesInForce({ laws: 'fide-2009', regulations }).reportBeforeLeaving).toBe(false)
  })

  test('[score.no-advance · fide-2018] an unchecked scoresheet does not show what was played', () => {
    expect(rulesInForce({ laws: 'fide-2018' }).scoresheetsChecked).toBe(true)
    const regulations = { scoresheetsChecked: false }
    const rules = rulesInForce({ laws: 'fide-2018', regulations })
    expect(rules).toMatchObject({ scoresheetsChecked: false, withoutEffect: [] })
  })

  test('[preface.rating-condition · fide-2018] a rated game is recorded', () => {
    const regulations = { recording: 'optional', fideRated: true } as const
    const rules = rulesInForce({ laws: 'fide-2018', regulations })
    expect(rules.recording).toBe('required')
    expect(rules.withoutEffect).toEqual(['recording'])
  })

  test('[preface.federation.not-fide-events · finland-blitz-2008] never rated', () => {
    const rules = rulesInForce({ laws: 'finland-blitz-2008', regulations: { fideRated: true } })
    expect(rules).toMatchObject({ fideRated: false, withoutEffect: ['fideRated'] })
  })

  test('the device points something out only if it is told to', () => {
    const rules = rulesInForce({ laws: 'fide-2018', regulations: { calledByDevice: ['flags'] } })
    expect(rules).toMatchObject({ deviceCallsFlags: true, deviceCallsIllegalMoves: false })
  })

  test('without an arbiter the players answer, unless regulations say otherwise', () => {
    const without = { arbiter: 'none' } as const
    const waiting = { ...without, unansweredQuestions: 'wait' } as const
    const answered = (regulations: typeof without | typeof waiting) =>
      rulesInForce({ laws: 'fide-2018', regulations }).unansweredQuestions
    expect(rulesInForce({ laws: 'fide-2018' }).unansweredQuestions).toBe('wait')
    expect(answered(without)).toBe('players-agree')
    expect(answered(waiting)).toBe('wait')
  })

  test('the table helps in training, never in a rated game', () => {
    const table = { help: ['legal-moves'] } as const
    expect(rulesInForce({ laws: 'fide-2018', table }).help).toEqual(['legal-moves'])
    const rated = rulesInForce({ laws: 'fide-2018', table, regulations: { fideRated: true } })
    expect(rated).toMatchObject({ help: [], withoutEffect: ['help'] })
  })
})

describe('readings', () => {
  test('[illegal.two-hands · fide-2018] an open point is read as the event says', () => {
    const regulations = { readings: { twoHands: 'illegal-move-at-once' } } as const
    const rules = rulesInForce({ laws: 'fide-2018', regulations })
    expect(rules.twoHands).toBe('illegal-move-at-once')
    expect(originOf(rules, 'twoHands')).toMatchObject({ regulation: 'readings', article: '7.5.4' })
  })

  test('[illegal.two-hands · fide-2023] what an article states cannot be read otherwise', () => {
    const regulations = { readings: { twoHands: 'illegal-move-at-once' } } as const
    expect(rulesInForce({ laws: 'fide-2023', regulations }).twoHands).toBe('illegal-move-on-press')
    expect(rulesInForce({ laws: 'fide-2009', regulations }).twoHands).toBe('breach')
  })

  test('[illegal.counter · fide-2017] any two illegal moves lose, by the note of June 2017', () => {
    const regulations = { readings: { illegalCounters: 'one' } } as const
    expect(rulesInForce({ laws: 'fide-2017', regulations }).illegalCounters).toBe('one')
  })
})

describe('parsing', () => {
  test('accepts everything that a record may contain', () => {
    const given = {
      defaultTime: 900_000,
      noDrawAgreementBefore: 30,
      guidelinesIII: true,
      fideRated: false,
      scoring: { win: 3, draw: 1, loss: 0 },
      calledByDevice: ['flags', 'illegal-moves'],
      readings: { twoHands: 'illegal-move-at-once' },
    }
    expect(parseRegulations(given)).toEqual({ ok: true, value: given })
    expect(parseRegulations({})).toEqual({ ok: true, value: {} })
  })

  test('reads a scale written as text', () => {
    const scales = { '3-1-0': [3, 1, 0], '1-½-0': [1, 0.5, 0], '1-0.5-0': [1, 0.5, 0] }
    for (const [text, [win, draw, loss]] of Object.entries(scales))
      expect(parseRegulations({ scoring: text })).toEqual({
        ok: true,
        value: { scoring: { win, draw, loss } },
      })
  })

  test('reports every fault at once', () => {
    const given = {
      defaultTime: -1,
      fideRated: 'yes',
      calledByDevice: ['checks'],
      scoring: '3-1',
      devicePenalties: [],
      readings: { twoHands: 'never', unheardOf: 1 },
    }
    const parsed = parseRegulations(given)
    expect(parsed.ok).toBe(false)
    expect(parsed.ok ? [] : parsed.error.map(({ code, regulation }) => [code, regulation])).toEqual(
      [
        ['regulation-value', 'defaultTime'],
        ['regulation-value', 'fideRated'],
        ['regulation-value', 'calledByDevice'],
        ['regulation-value', 'scoring'],
        ['regulation-value', 'devicePenalties'],
        ['reading-value', 'readings.twoHands'],
        ['reading-value', 'readings.unheardOf'],
      ],
    )
  })

  test.each([null, 3, 'none', []])('refuses %j', given => {
    expect(parseRegulations(given)).toMatchObject({
      ok: false,
      error: [{ code: 'regulations-not-an-object' }],
    })
  })

  test('keeps unknown regulations and reports that they have no effect', () => {
    const parsed = parseRegulations({ dressCode: 'tie', toString: 1 })
    expect(parsed.ok).toBe(true)
    const regulations = parsed.ok ? parsed.value : {}
    expect(rulesInForce({ laws: 'fide-2018', regulations }).withoutEffect).toEqual([
      'dressCode',
      'toString',
    ])
  })

  test('table settings are read in the same way', () => {
    expect(parseTableSettings({ help: ['must-play'] }).ok).toBe(true)
    expect(parseTableSettings({ help: ['engine'] })).toMatchObject({
      ok: false,
      error: [{ code: 'regulation-value', regulation: 'help' }],
    })
  })
})
