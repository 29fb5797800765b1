import { describe, expect, test } from 'vitest'
import { ruleRecord } from '../record/index.js'
import { disagreements } from './compare.js'

const header = '{"jadoube":"record/1","laws":"fide-2018","timeControl":"5400+30"}'
const game = ['e4', 'e5', 'Nf3', 'Nc6'].map((san, ply) => ({
  by: ply % 2 === 0 ? 'white' : 'black',
  act: 'move',
  san,
}))

const stateAfter = (...acts: readonly object[]) => {
  const lines = [...game, ...acts].map((act, at) => JSON.stringify({ at: at * 1000, ...act }))
  const ruled = ruleRecord([header, ...lines].join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  return ruled.value.state
}
const record = (by: 'white' | 'black', text: string) => ({ by, act: 'record', text })

describe('[score.reconstruct · fide-2018] two scoresheets compared with the game', () => {
  test('agree when both are complete, each in the letters of its language', () => {
    const state = stateAfter(
      record('white', '1. e4 e5 2. Nf3 Nc6'),
      record('black', '1. e4 e5'),
      record('black', '2. Sf3 Sc6 (=)'),
    )
    expect(disagreements(state, { white: 'en', black: 'sl' })).toEqual([])
  })

  test('disagree if one has another move, and are not corrected', () => {
    const state = stateAfter(record('white', 'e4 e5 Nc3 Nc6'), record('black', 'e4 e5 Nf3 Nc6'))
    expect(disagreements(state)).toEqual([
      {
        ply: 3,
        white: { written: 'Nc3', agrees: false },
        black: { written: 'Nf3', agrees: true },
      },
    ])
  })

  test('disagree if one is shorter', () => {
    const state = stateAfter(record('white', 'e4 e5 Nf3'), record('black', 'e4 e5 Nf3 Nc6'))
    expect(disagreements(state)).toEqual([
      { ply: 4, white: null, black: { written: 'Nc6', agrees: true } },
    ])
  })

  test('a letter of another language is not guessed', () => {
    const state = stateAfter(record('white', 'e4 e5 Sf3 Sc6'), record('black', 'e4 e5 Nf3 Nc6'))
    expect(disagreements(state).map(({ ply }) => ply)).toEqual([3, 4])
  })
})
