import { describe, expect, test } from 'vitest'
import { editionOf } from '../editions/index.js'
import { hasIncrement, modeOf } from './mode.js'
import { rulesInForce } from './rules-in-force.js'

/** Base and increment in seconds, and the mode by base plus 60 increments. */
const boundaries = [
  ['3600', 'standard', 'standard'],
  ['1800+30', 'standard', 'standard'],
  ['3599', 'rapid', 'rapid'],
  ['3540', 'rapid', 'rapid'],
  ['900', 'rapid', 'rapid'],
  ['840+1', 'rapid', 'rapid'],
  ['600+5', 'rapid', 'rapid'],
  ['899', 'blitz', 'rapid'],
  ['840', 'blitz', 'rapid'],
  ['720', 'blitz', 'rapid'],
  ['600+1', 'blitz', 'rapid'],
  ['480+3', 'blitz', 'rapid'],
  ['601', 'blitz', 'rapid'],
  ['600', 'blitz', 'blitz'],
  ['300+5', 'blitz', 'blitz'],
  ['300+3', 'blitz', 'blitz'],
  ['180+2', 'blitz', 'blitz'],
] as const

describe.each(boundaries)('%s', (timeControl, in2009, since2017) => {
  test(`[rapid.def.increment · fide-2009] is ${in2009}`, () =>
    expect(modeOf(editionOf('fide-2009'), { timeControl }).mode).toBe(in2009))
  test(`[rapid.def.increment · fide-2017] is ${since2017}`, () =>
    expect(modeOf(editionOf('fide-2017'), { timeControl }).mode).toBe(since2017))
  test(`[rapid.def.increment · fide-2018] is ${since2017}`, () =>
    expect(modeOf(editionOf('fide-2018'), { timeControl }).mode).toBe(since2017))
  test(`[rapid.def.increment · fide-2023] is ${since2017}`, () =>
    expect(modeOf(editionOf('fide-2023'), { timeControl }).mode).toBe(since2017))
})

test('[rapid.def.fixed · fide-2009] the window is stated at A1', () =>
  expect(editionOf('fide-2009').paceStatedAt).toEqual({ rapid: 'A1', blitz: 'B1' }))
test('[blitz.def.fixed · fide-2018] the window is stated at B.1', () =>
  expect(editionOf('fide-2018').paceStatedAt).toEqual({ rapid: 'A.1', blitz: 'B.1' }))

test('[fb.time.fixed · finland-blitz-2008] any preset time is blitz', () => {
  for (const timeControl of ['300', '3600', '180+2'])
    expect(modeOf(editionOf('finland-blitz-2008'), { timeControl }).mode).toBe('blitz')
  expect(editionOf('finland-blitz-2008').paceStatedAt.blitz).toBe('2')
})

test('[gloss.standard · fide-2017] all periods count', () =>
  expect(modeOf(editionOf('fide-2017'), { timeControl: '40/1800:1800' }).mode).toBe('standard'))

test('the header takes precedence over the time control', () =>
  expect(modeOf(editionOf('fide-2018'), { mode: 'rapid', timeControl: '300' })).toEqual({
    mode: 'rapid',
    modeFrom: 'header',
  }))

test('a game without a clock is standard', () =>
  expect(modeOf(editionOf('fide-2018'), {})).toEqual({ mode: 'standard', modeFrom: 'no-clock' }))

test('unequal times on two sides of a bound make the slower kind of game', () => {
  const edition = editionOf('fide-2018')
  expect(modeOf(edition, { timeControl: { white: '300', black: '900' } }).mode).toBe('rapid')
  expect(modeOf(edition, { timeControl: { white: '300', black: '240' } }).mode).toBe('blitz')
})

test('any time added with a move is an increment', () => {
  expect(hasIncrement({ timeControl: '7200' })).toBe(false)
  expect(hasIncrement({})).toBe(false)
  for (const timeControl of ['7200+30', '7200d5', '7200b5', '40/5400:1800+30'])
    expect(hasIncrement({ timeControl })).toBe(true)
})

test('a standard game has no mode layer', () => {
  const layers = rulesInForce({ laws: 'fide-2018', supervision: 'inadequate' }).layers
  expect(layers.map(({ layer }) => layer)).toEqual(['default', 'edition'])
})
