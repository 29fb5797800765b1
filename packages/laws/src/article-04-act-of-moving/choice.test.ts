import { expect, test } from 'vitest'
import { ruleRecord } from '../record/index.js'
import { movesToChooseFrom } from './choice.js'

function after(...acts: readonly object[]) {
  const header = { jadoube: 'record/1', laws: 'fide-2023', timeControl: '5400+30' }
  const start = { at: 0, by: 'arbiter', act: 'start' }
  const lines = [header, start, ...acts].map(line => JSON.stringify(line))
  const ruled = ruleRecord(lines.join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  return movesToChooseFrom(ruled.value.state)
}

test('with nothing touched: every legal move, and no rule', () => {
  const { moves, rule } = after()
  expect(moves).toHaveLength(20)
  expect(rule).toBeNull()
})

test('[touch.own-first · fide-2023] with a touched piece: its moves, and the rule', () => {
  expect(after({ at: 1000, by: 'white', act: 'touch', square: 'g1' })).toEqual({
    moves: [
      { from: 'g1', to: 'f3' },
      { from: 'g1', to: 'h3' },
    ],
    rule: 'touch.own-first',
  })
})

test('a touch by the opponent is not binding', () => {
  expect(after({ at: 1000, by: 'black', act: 'touch', square: 'g8' }).moves).toHaveLength(20)
})

test('after the end there is nothing to choose from', () => {
  expect(after({ at: 1000, by: 'white', act: 'resign' })).toEqual({ moves: [], rule: null })
})
