import { describe, expect, test } from 'vitest'
import { ruleRecord } from '../record/index.js'

/** How often the current position has occurred in the game. */
function occurrences(laws: string, start: string, moves: string): number {
  const acts = moves.split(' ').map((san, ply) => {
    const by = (ply % 2 === 0) === start.includes(' w ') ? 'white' : 'black'
    return JSON.stringify({ at: ply * 1000, by, act: 'move', san })
  })
  const header = JSON.stringify({ jadoube: 'record/1', laws, timeControl: '5400+30', start })
  const ruled = ruleRecord([header, ...acts].join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  expect(ruled.value.events.filter(({ type }) => type === 'refused')).toEqual([])
  return ruled.value.state.occurrences.times
}

/**
 * The Finnish blitz rules have no count of three, but the arbiter must see whether the game makes
 * progress. The definition of the same position comes from the Laws. The other editions have
 * conformance cases.
 */
describe('the same position in Finnish blitz', () => {
  const laws = 'finland-blitz-2008'
  const passing = 'e4 Kd8 Kd1 Ke8 Ke1'
  test('[rep.en-passant · finland-blitz-2008] a possible en passant capture makes the position different', () => {
    expect(occurrences(laws, '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1', passing)).toBe(1)
  })
  test('[rep.en-passant · finland-blitz-2008] without a pawn beside it the position is the same', () => {
    expect(occurrences(laws, '4k3/8/8/8/7p/8/4P3/4K3 w - - 0 1', passing)).toBe(2)
  })
  const thereAndBack = 'Ke2 Ke7 Ke1 Ke8'
  test('[rep.castling · finland-blitz-2008] a lost castling right makes the position different', () => {
    expect(occurrences(laws, 'r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1', thereAndBack)).toBe(1)
  })
  test('[rep.castling · finland-blitz-2008] without a castling right the position is the same', () => {
    expect(occurrences(laws, 'r3k3/8/8/8/8/8/8/R3K3 w - - 0 1', thereAndBack)).toBe(2)
  })
  test('[rep.same-position · finland-blitz-2008] the initial position is the first occurrence', () => {
    const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    expect(occurrences(laws, start, 'Nf3 Nf6 Ng1 Ng8')).toBe(2)
  })
})
