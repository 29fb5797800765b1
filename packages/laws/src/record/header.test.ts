import { expect, test } from 'vitest'
import { ruleRecord } from './rule-record.js'

const headed = (fields: object) =>
  ruleRecord(JSON.stringify({ jadoube: 'record/1', laws: 'fide-2018', ...fields }))

test.each([5, true, [], {}, [5], { white: '300' }, { white: '300', black: 5 }, 'soon'])(
  'the time control %j is refused, not stumbled over',
  timeControl => {
    expect(headed({ timeControl })).toMatchObject({ error: { code: 'header-time-control' } })
  },
)

test('a time control may differ for the players, or there is none', () => {
  expect(headed({ timeControl: { white: '300', black: '180+2' } }).ok).toBe(true)
  expect(headed({ timeControl: null }).ok).toBe(true)
})

test('a Chess960 start that does not exist is reported', () => {
  expect(headed({ start: 'chess960:9999' })).toMatchObject({
    error: { code: 'header-start', reason: 'there is no Chess960 start 9999' },
  })
})
