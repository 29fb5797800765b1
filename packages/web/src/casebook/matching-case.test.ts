import { expect, test } from 'vitest'
import type { WorkedCase } from './cases.js'
import { matchingCase } from './matching-case.js'

const worked = (id: string, more: Partial<WorkedCase> = {}): WorkedCase => ({
  id,
  title: id,
  why: '',
  rules: ['illegal.penalty-time'],
  editions: ['fide-2023'],
  table: {},
  acts: [
    { by: 'arbiter', act: 'start' },
    { by: 'white', act: 'move', from: 'e2', to: 'e5' },
    { by: 'black', act: 'claim', claim: 'illegal-move' },
  ],
  ...more,
})

const like = {
  acts: [
    { by: 'arbiter', act: 'start' },
    { by: 'white', act: 'move', from: 'e1', to: 'g1', hands: 2 },
    { by: 'black', act: 'claim', claim: 'illegal-move' },
  ],
  rules: new Set(['illegal.penalty-time', 'illegal.two-hands']),
  mode: 'standard',
  isSupervised: true,
  end: null,
  hasReadings: false,
}

const twoHands = { acts: like.acts, rules: ['illegal.two-hands', 'illegal.penalty-time'] }

test('the case with the same acts and rules matches, not the shortest', () => {
  const cases = [
    worked('plain'),
    worked('hands', twoHands),
    worked('flag', { rules: ['flag.loss'] }),
  ]
  expect(matchingCase(cases, like, 'fide-2023')?.id).toBe('hands')
})

test('a case of the edition comes before a better one of another edition', () => {
  const cases = [worked('old', { ...twoHands, editions: ['fide-2018'] }), worked('new')]
  expect(matchingCase(cases, like, 'fide-2023')?.id).toBe('new')
})

test('of two similar cases the one with the same kind of play matches', () => {
  const cases = [worked('blitz', { table: { mode: 'blitz' } }), worked('standard')]
  expect(matchingCase(cases, like, 'fide-2023')?.id).toBe('standard')
  expect(matchingCase(cases, { ...like, mode: 'blitz' }, 'fide-2023')?.id).toBe('blitz')
})

test('a case that reads an open point otherwise matches only a situation that does so', () => {
  const table = { regulations: { readings: { twoHandsPutBack: 'move-stands' } } }
  const cases = [worked('otherwise', { ...twoHands, table }), worked('usual')]
  expect(matchingCase(cases, like, 'fide-2023')?.id).toBe('usual')
  expect(matchingCase(cases, { ...like, hasReadings: true }, 'fide-2023')?.id).toBe('otherwise')
})

test('without cases nothing matches', () => {
  expect(matchingCase([], like, 'fide-2023')).toBeUndefined()
})

test('of two similar cases the one with the same ending matches', () => {
  const lost = {
    acts: [...worked('').acts, { at: 9000, by: 'white', act: 'resign' }],
  }
  const cases = [worked('goes-on'), worked('lost', lost)]
  expect(matchingCase(cases, like, 'fide-2023')?.id).toBe('goes-on')
  expect(matchingCase(cases, { ...like, end: 'resignation 0 1' }, 'fide-2023')?.id).toBe('lost')
})

test('of two similar cases the one with the same supervision matches', () => {
  const table = { mode: 'blitz' }
  const cases = [
    worked('supervised', { table }),
    worked('not', { table: { ...table, supervision: 'inadequate' } }),
  ]
  const blitz = { ...like, mode: 'blitz' }
  expect(matchingCase(cases, blitz, 'fide-2023')?.id).toBe('supervised')
  expect(matchingCase(cases, { ...blitz, isSupervised: false }, 'fide-2023')?.id).toBe('not')
})

test('a late player is not matched with a game in which both are late', () => {
  const late = {
    rules: ['default.late-loses'],
    table: { 'default time': 60 },
    acts: [{ at: 0, by: 'arbiter', act: 'start' }],
  }
  const one = { ...late, acts: [{ at: 0, by: 'white', act: 'arrive' }, ...late.acts] }
  const cases = [worked('both', late), worked('one', one)]
  const found = matchingCase(
    cases,
    { ...like, acts: one.acts, rules: new Set(late.rules), end: 'late 0 1' },
    'fide-2023',
  )
  expect(found?.id).toBe('one')
})
