import { makeSan } from '@jadoube/chess'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openTable } from '../record/open-table.js'
import { summarise } from '../record/summary.js'
import { playActs, stateToCompare, type TimedAct } from '../testing/play-acts.js'
import { seededNumbers } from '../testing/random-acts.js'
import {
  asOneAct,
  interestingMove,
  randomWay,
  type Setting,
  setting,
} from '../testing/random-hands.js'

/**
 * A whole game of legal moves, as move acts or act by act. In the second case it is adjourned after
 * some plies.
 */
function wholeGame(from: Setting, how: 'in-one' | 'by-hand', adjournAfter: number | null) {
  const { edition, start, boardKind, timeControl, supervision } = from
  const table = openTable({ laws: edition, start, boardKind, timeControl, supervision })
  // The moves and the ways of playing them come from two separate random sequences.
  const moves = seededNumbers(from.seed)
  const ways = seededNumbers(from.seed ^ 0x55555)
  let { state } = playActs(table, table.state, [
    { at: 0, by: 'arbiter', handAct: { act: 'start' } },
  ])
  const refused: string[] = []
  const events: string[] = []
  const playNext = (acts: readonly TimedAct[]) => {
    const played = playActs(table, state, acts)
    state = played.state
    refused.push(...played.refused)
    for (const { type } of played.events) {
      if (type === 'breach' || type === 'irregularity-arose') events.push(type)
    }
  }
  const isOver = (): boolean => state.status === 'concluded'
  for (let i = 1; i <= from.plies * 4 && !isOver(); i++) {
    const { position, turn } = state
    const move = interestingMove(position, moves)
    const at = i * 1000
    if (i === adjournAfter) {
      const san = makeSan(position, move)
      const there = { act: 'arrive' }
      playNext([
        { at, by: 'arbiter', handAct: { act: 'adjourn', resumes: at } },
        { at, by: turn, handAct: { act: 'seal', text: san } },
        { at, by: 'white', handAct: there },
        { at, by: 'black', handAct: there },
        { at, by: 'arbiter', handAct: { act: 'open-envelope' } },
      ])
      continue
    }
    if (how === 'in-one') {
      playNext([{ at, by: turn, handAct: asOneAct(move) }])
      continue
    }
    const way = randomWay(position, move, boardKind === 'guarded', true, ways)
    const first = at - 10 * way.length
    playNext(
      way.map((handAct, index) => ({
        at: index === way.length - 1 ? at : first + 10 * index,
        by: turn,
        handAct,
      })),
    )
    if (!isOver()) playNext([{ at, by: turn, handAct: { act: 'press' } }])
  }
  return { table, state, refused, events }
}

describe('a whole game (4.7, 6.2.1, Guidelines I)', () => {
  test('is the same as whole moves and act by act', () => {
    fc.assert(
      fc.property(setting, from => {
        const short = wholeGame(from, 'in-one', null)
        const long = wholeGame(from, 'by-hand', null)
        const about = JSON.stringify(from)
        expect(long.refused, about).toEqual(short.refused)
        expect(long.events, about).toEqual([])
        expect(stateToCompare(long.table, long.state), about).toEqual(
          stateToCompare(short.table, short.state),
        )
      }),
      { numRuns: 150 },
    )
  })

  test('is the same in one session and with an adjournment', () => {
    fc.assert(
      fc.property(setting, fc.integer({ min: 1, max: 20 }), (from, after) => {
        // Blitz games are not adjourned, and without a clock nothing is sealed on time.
        const whole = { ...from, timeControl: '5400+30', supervision: 'adequate' } as const
        const one = wholeGame(whole, 'in-one', null)
        const other = wholeGame(whole, 'by-hand', Math.min(after, whole.plies * 4))
        const about = JSON.stringify({ whole, after })
        expect(other.refused, about).toEqual([])
        const { fen, board, status, result, reason, hasTheMove } = summarise(
          one.state,
          one.table.laws,
        )
        expect(summarise(other.state, other.table.laws), about).toMatchObject({
          fen,
          board,
          status,
          result,
          reason,
          hasTheMove,
        })
        expect(other.events, about).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
