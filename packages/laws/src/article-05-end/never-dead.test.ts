import { legalMoves, parsePosition } from '@jadoube/chess'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editionIds } from '../editions/index.js'
import { type Act, type GameState, lawsOf, newGame } from '../game/index.js'
import { ruleRecord } from '../record/index.js'
import { fewMen, walls } from '../testing/endings.js'
import { follow } from '../the-laws/decide.js'
import { deadnessOf } from './found-dead.js'

const games = fc.record({
  fen: fc.oneof(fewMen, walls),
  edition: fc.constantFrom(...editionIds),
  picks: fc.array(fc.nat(1000), { maxLength: 14 }),
})

function opened(fen: string): GameState {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  return newGame(position.value, null)
}

/** A game of random legal moves, and every state of it. */
function states(fen: string, edition: (typeof editionIds)[number], picks: readonly number[]) {
  const laws = lawsOf({ laws: edition, timeControl: '-' })
  const all: GameState[] = []
  let state = opened(fen)
  const acts: Act[] = [{ at: 0, by: 'arbiter', act: 'start' }]
  for (let next = 0; next < acts.length; next++) {
    const decision = follow(state, acts[next]!, laws)
    if (!decision.ok) throw new Error(decision.refusal.reason)
    state = decision.state
    all.push(state)
    if (state.status === 'concluded' || next >= picks.length) break
    const moves = legalMoves(state.position)
    const { from, to, ...move } = moves[picks[next]! % moves.length]!
    const promotion = 'promotion' in move ? { promotion: move.promotion } : null
    // In these positions nobody can castle.
    acts.push({ at: next * 1000, by: state.turn, act: 'move', from, to, ...promotion })
  }
  return { all, laws }
}

describe('[end.dead-position · every edition] the position is never dead while play continues', () => {
  test('random games with few pieces and with walls of pawns', () => {
    let dead = 0
    fc.assert(
      fc.property(games, ({ fen, edition, picks }) => {
        const { all, laws } = states(fen, edition, picks)
        for (const state of all) {
          if (state.result?.reason === 'dead-position') dead++
          if (state.result !== null) continue
          expect(deadnessOf(state, laws, 60_000), state.position.turn).not.toBe('dead')
        }
      }),
      { numRuns: 400 },
    )
    // The test would be empty if no game reached such a position.
    expect(dead).toBeGreaterThan(20)
  })
})

describe('[end.dead-position · every edition] a later finding counts from the move', () => {
  const header = (fen: string) =>
    JSON.stringify({ jadoube: 'record/1', laws: 'fide-2018', timeControl: '5400+30', start: fen })
  const record = (fen: string, ...acts: readonly object[]) =>
    [header(fen), ...acts.map(act => JSON.stringify(act))].join('\n')
  const start = { at: 0, by: 'arbiter', act: 'start' }
  // Needs more work than is done while a player waits, but less than for a record.
  const hard = '8/1p1p1p1p/1P6/KP6/PP6/1P3P2/3P3P/1k6 b - - 0 1'

  test('a position that takes long to decide ends the game with the move that led to it', () => {
    const ruled = ruleRecord(
      record(
        hard,
        start,
        { at: 1000, by: 'black', act: 'move', san: 'Ka1' },
        {
          at: 2000,
          by: 'white',
          act: 'offer-draw',
        },
      ),
    )
    if (!ruled.ok) throw new Error(ruled.error.reason)
    expect(ruled.value.summary).toMatchObject({ status: 'concluded', reason: 'dead-position' })
  })

  test('the device may report it at any time, but it is verified', () => {
    const laws = lawsOf({ laws: 'fide-2018', timeControl: '-' })
    const alive = follow(
      opened('4k3/8/8/8/8/8/8/R3K3 w - - 0 1'),
      { at: 0, by: 'arbiter', act: 'start' },
      laws,
    )
    if (!alive.ok) throw new Error('no start')
    const found = { at: 1, by: 'clock', act: 'observe', what: 'dead-position' } as const
    expect(follow(alive.state, found, laws)).toMatchObject({
      ok: false,
      refusal: { code: 'nothing-observed' },
    })
  })
})
