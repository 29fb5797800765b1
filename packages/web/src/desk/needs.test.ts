import type { BoardLine } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { byNeed, isPressing } from './needs.js'
import { timedNeeds } from './timed-needs.js'

const line = (number: number, more: Partial<BoardLine> = {}): BoardLine => ({
  board: `board-${number}`,
  round: '1',
  number,
  seq: 1,
  white: { presence: 'present' },
  black: { presence: 'present' },
  status: 'in-play',
  result: '*',
  reason: null,
  placement: '8/8/8/8/8/8/8/8',
  hasTheMove: 'white',
  ply: 0,
  clocks: null,
  scheduledStart: 1000,
  needs: [],
  ...more,
})

const clocks = (left: number, running: 'white' | 'black' | null) => ({
  white: left,
  black: 60_000,
  running,
  free: 0,
  at: 0,
  presses: { white: 0, black: 0 },
  flags: [],
})

describe('the order of the desk', () => {
  test('is by need, then by number, with finished games last', () => {
    const lines = [
      line(1),
      line(2, { status: 'concluded' }),
      line(3, { needs: ['absent:black'] }),
      line(4, { needs: ['call:white'] }),
      line(5, { needs: ['flag:white'] }),
      line(6, { needs: ['time-trouble', 'question:threefold'] }),
      line(7, { status: 'concluded', needs: ['ended:fivefold'] }),
    ]
    expect([...lines].sort(byNeed).map(({ number }) => number)).toEqual([6, 5, 4, 7, 3, 1, 2])
  })

  test('separates what must be handled now from what can wait', () => {
    expect(['question:late', 'flag:white', 'call:black', 'ended:fivefold'].every(isPressing)).toBe(
      true,
    )
    expect(['absent:white', 'paused', 'time-trouble'].some(isPressing)).toBe(false)
  })
})

describe('needs that arise with time', () => {
  test('a flag falls on the desk when the running clock reaches zero', () => {
    const board = line(1, { clocks: clocks(5000, 'white') })
    expect(timedNeeds(board, 1000 + 4999)).toEqual([])
    expect(timedNeeds(board, 1000 + 5000)).toEqual(['flag:white'])
    expect(timedNeeds({ ...board, needs: ['flag:white'] }, 1000 + 5000)).toEqual([])
    expect(timedNeeds(line(1, { clocks: clocks(5000, null) }), 10_000)).toEqual([])
  })

  test('an absent player is late from the scheduled start on', () => {
    const board = line(1, { status: 'awaiting-start', black: { presence: 'absent' } })
    expect(timedNeeds(board, 999)).toEqual([])
    expect(timedNeeds(board, 1000)).toEqual(['absent:black'])
    expect(timedNeeds({ ...board, status: 'concluded' }, 1000)).toEqual([])
  })
})
