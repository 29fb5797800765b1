import { describe, expect, test } from 'vitest'
import { editionIds } from '../editions/index.js'
import { ruleRecord } from '../record/index.js'
import { disagreements } from './compare.js'

const ruled = (laws: string, ...acts: readonly object[]) => {
  const header = { jadoube: 'record/1', laws, timeControl: '5400+30' }
  const lines = [header, { at: 0, by: 'arbiter', act: 'start' }, ...acts]
  const read = ruleRecord(lines.map(line => JSON.stringify(line)).join('\n'))
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

const move = (at: number, by: string, san: string) => ({ at, by, act: 'move', san })
const write = (at: number, text: string) => ({ at, by: 'white', act: 'record', text })
const strike = (at: number, entries: number) => ({ at, by: 'white', act: 'strike', entries })

describe.each(editionIds)('[score.record · %s] a wrong entry', laws => {
  const played = [
    move(1000, 'white', 'e4'),
    write(1500, 'e4'),
    move(2000, 'black', 'e5'),
    write(2500, 'e6'),
  ]

  test('is struck out and written again', () => {
    const { state } = ruled(laws, ...played, strike(2600, 1), write(2700, 'e5'))
    expect(state.white.scoresheet?.text).toBe('e4\ne5')
    expect(state.white.recorded).toBe(2)
    expect(disagreements(state).map(({ white }) => white?.agrees)).toEqual([true, true])
  })

  test('cannot be struck out twice, and nothing unwritten can be struck out', () => {
    for (const entries of [0, 3]) {
      const { lines } = ruled(laws, ...played, strike(2600, entries))
      expect(JSON.stringify(lines.at(-1)?.outcome)).toContain('nothing-to-strike')
    }
  })

  test('is struck out with everything after it, also over several pages', () => {
    const many = Array.from({ length: 90 }, (_, n) => write(3000 + n, `note ${n}`))
    const { state } = ruled(laws, ...played, ...many, strike(4000, 91))
    expect(state.white.scoresheet).toMatchObject({ text: 'e4', entries: 1, previous: null })
  })
})
