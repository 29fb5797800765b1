import { describe, expect, test } from 'vitest'
import { ruleRecord } from '../record/index.js'
import { offerMarks } from './offer-marks.js'

const marksOf = (...acts: readonly object[]): readonly number[] => {
  const header = { jadoube: 'record/1', laws: 'fide-2018', timeControl: '5400+30' }
  const lines = [header, { at: 0, by: 'arbiter', act: 'start' }, ...acts]
  const ruled = ruleRecord(lines.map(line => JSON.stringify(line)).join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.code)
  return ruled.value.lines.reduce<readonly number[]>(
    (marks, { before, outcome }) => offerMarks(marks, before, outcome),
    [],
  )
}

const move = (at: number, by: string, san: string) => ({ at, by, act: 'move', san })
const offer = (at: number, by: string) => ({ at, by, act: 'offer-draw' })

describe('where (=) is written', () => {
  test('[score.mark-offer · fide-2018] beside the move made with the offer', () => {
    expect(
      marksOf(move(1000, 'white', 'e4'), offer(1500, 'white'), move(3000, 'black', 'e5')),
    ).toEqual([1])
  })

  test('[score.mark-offer · fide-2018] beside the next move, if the offer came first', () => {
    expect(marksOf(offer(500, 'white'), move(1000, 'white', 'e4'))).toEqual([1])
    expect(marksOf(move(1000, 'white', 'e4'), offer(2000, 'black'))).toEqual([2])
  })

  test('[score.mark-offer · fide-2018] nowhere, if the move was taken back', () => {
    const played = [
      move(1000, 'white', 'e4'),
      offer(1100, 'white'),
      move(2000, 'black', 'e5'),
      move(3000, 'white', 'Nf3'),
      offer(3100, 'white'),
    ]
    expect(marksOf(...played)).toEqual([1, 3])
    expect(marksOf(...played, { at: 4000, by: 'arbiter', act: 'reinstate', ply: 2 })).toEqual([1])
  })
})
