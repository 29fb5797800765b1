import { expect, test } from 'vitest'
import { type EditionId, editionIds } from '../editions/index.js'
import { rulesInForce } from '../rules-in-force/index.js'
import { parseHeader } from './header.js'
import { ruleRecord } from './rule-record.js'

const header = (laws: EditionId, more: object = {}) => ({
  jadoube: 'record/1',
  laws,
  timeControl: '5400+30',
  ...more,
})

test('[scope.otb · every edition] only play over the board: no correspondence, nothing online', () => {
  for (const laws of editionIds) {
    for (const mode of ['correspondence', 'online', 'hybrid']) {
      const read = parseHeader(header(laws, { mode }))
      expect(read.ok ? null : read.error.code).toBe('header-mode')
    }
    expect(rulesInForce({ laws }).boardKind).toBe('physical')
  }
})

test('[scope.gender · every edition] what a player is, other than White or Black, changes no ruling', () => {
  const acts = [
    { at: 0, by: 'arbiter', act: 'start' },
    { at: 1000, by: 'white', act: 'touch', square: 'g1' },
    { at: 2000, by: 'white', act: 'move', from: 'a1', to: 'a5' },
    { at: 3000, by: 'black', act: 'claim', claim: 'illegal-move' },
    { at: 4000, by: 'black', act: 'resign' },
  ]
  const rule = (laws: EditionId, white: object) => {
    const lines = [header(laws, { white }), ...acts].map(line => JSON.stringify(line))
    const ruled = ruleRecord(lines.join('\n'))
    if (!ruled.ok) throw new Error(ruled.error.reason)
    return { events: ruled.value.events, summary: ruled.value.summary }
  }
  for (const laws of editionIds) {
    const she = rule(laws, { name: 'Vera', sex: 'f', title: 'WGM' })
    expect(she.events.length).toBeGreaterThan(5)
    expect(she).toEqual(rule(laws, { name: 'Boris', sex: 'm', title: 'GM' }))
  }
})

test('[preface.rating-condition · fide-2009, finland-2009, fide-2017, fide-2018, fide-2023] a game under the Laws may be rated', () => {
  const laws = ['fide-2009', 'finland-2009', 'fide-2017', 'fide-2018', 'fide-2023'] as const
  for (const each of laws) {
    const rules = rulesInForce({ laws: each, regulations: { fideRated: true } })
    expect(rules).toMatchObject({ fideRated: true, withoutEffect: [] })
  }
})

test('[preface.rating-condition · finland-blitz-2008] a game under other rules may not', () => {
  const rules = rulesInForce({ laws: 'finland-blitz-2008', regulations: { fideRated: true } })
  expect(rules).toMatchObject({ fideRated: false, withoutEffect: ['fideRated'] })
})

test('[preface.unrated-recommended · fide-2017, fide-2018, fide-2023] unrated games are ruled no differently', () => {
  for (const laws of ['fide-2017', 'fide-2018', 'fide-2023'] as const) {
    const { layers: _, ...rated } = rulesInForce({ laws, regulations: { fideRated: true } })
    const { layers: __, ...unrated } = rulesInForce({ laws, regulations: { fideRated: false } })
    expect({ ...unrated, fideRated: true }).toEqual(rated)
  }
})
