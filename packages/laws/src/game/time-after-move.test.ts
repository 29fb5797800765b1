import { describe, expect, test } from 'vitest'
import { ruleRecord } from '../record/index.js'
import { inOrder } from './history.js'
import { timeAfterMove } from './time-after-move.js'

type Line = Readonly<Record<string, unknown>>

const place = (at: number, by: string, move: string): Line => ({
  at: at * 1000,
  by,
  act: 'place',
  from: move.slice(0, 2),
  to: move.slice(2),
})
const press = (at: number, by: string): Line => ({ at: at * 1000, by, act: 'press' })

/** The times after each move, in seconds, of a game with five minutes and ten seconds a move. */
function timesOf(...acts: readonly Line[]): readonly number[] {
  const header = { jadoube: 'record/1', laws: 'fide-2023', timeControl: '300+10' }
  const start = { at: 0, by: 'arbiter', act: 'start' }
  const ruled = ruleRecord([header, start, ...acts].map(line => JSON.stringify(line)).join('\n'))
  if (!ruled.ok) throw new Error(JSON.stringify(ruled.error))
  const { state } = ruled.value
  const plies = inOrder(state.history)
  return plies.map((_, index) => {
    const color = index % 2 === 0 ? 'white' : 'black'
    return timeAfterMove(state, plies, index, color) / 1000
  })
}

describe('the time after a move', () => {
  test('[clock.right-to-press · fide-2023] includes the increment of the press', () => {
    const times = timesOf(
      place(5, 'white', 'e2e4'),
      press(7, 'white'),
      place(10, 'black', 'e7e5'),
      press(11, 'black'),
      place(15, 'white', 'g1f3'),
      press(15, 'white'),
    )
    expect(times).toEqual([300 - 7 + 10 + 10, 300 - 4 + 10 + 10, 303 - 4 + 10 + 10])
  })

  test('[clock.right-to-press · fide-2023] includes it if the opponent replied before the press', () => {
    const replied = [place(5, 'white', 'e2e4'), place(8, 'black', 'e7e5'), press(9, 'white')]
    expect(timesOf(...replied)[0]).toBe(310 - 9 + 10)
    const on = [press(12, 'black'), place(20, 'white', 'g1f3'), press(20, 'white')]
    expect(timesOf(...replied, ...on)).toEqual([311, 310 - 3 + 10, 311 - 8 + 10])
  })

  test('[clock.right-to-press · fide-2023] has no increment that the player did not get', () => {
    const unpressed = [place(5, 'white', 'e2e4'), place(8, 'black', 'e7e5')]
    expect(timesOf(...unpressed)[0]).toBe(310 - 8)
    expect(timesOf(...unpressed, place(12, 'white', 'g1f3'))[0]).toBe(310 - 8)
  })
})
