import { legalMoves, makeFen } from '@jadoube/chess'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Table } from '../record/header.js'
import { type HandAct, touch } from '../testing/by-hand.js'
import { illegalWays } from '../testing/illegal-hands.js'
import { eventsToCompare, playActs, stateToCompare, type TimedAct } from '../testing/play-acts.js'
import { seededNumbers } from '../testing/random-acts.js'
import {
  asOneAct,
  interestingMove,
  occupied,
  pick,
  randomWay,
  type Setting,
  setting,
  tableAfterMoves,
} from '../testing/random-hands.js'

// The same facts reported in two ways: piece by piece, or as one move act. Both must give the same
// result.

const claims = ['touched-piece', 'illegal-move']
const sights = ['touched-piece', 'illegal-move', 'displaced-pieces']

/** What the opponent or the arbiter may do next. */
function sequels(opponent: string, at: number): readonly (readonly TimedAct[])[] {
  return [
    [],
    ...claims.map(claim => [{ at, by: opponent, handAct: { act: 'claim', claim } }]),
    ...sights.map(what => [{ at, by: 'arbiter', handAct: { act: 'observe', what } }]),
  ]
}

function compare(
  table: Table,
  short: ReturnType<typeof playActs>,
  long: ReturnType<typeof playActs>,
  opponent: string,
  at: number,
  about: unknown,
) {
  expect(stateToCompare(table, long.state), JSON.stringify(about)).toEqual(
    stateToCompare(table, short.state),
  )
  for (const sequel of sequels(opponent, at)) {
    const one = playActs(table, short.state, sequel)
    const other = playActs(table, long.state, sequel)
    const what = JSON.stringify({ about, sequel })
    expect(other.refused, what).toEqual(one.refused)
    expect(eventsToCompare(other.events), what).toEqual(eventsToCompare(one.events))
    expect(stateToCompare(table, other.state), what).toEqual(stateToCompare(table, one.state))
  }
}

function sameByHand(from: Setting): void {
  const numbers = seededNumbers(from.seed)
  const { table, state, at } = tableAfterMoves(from, numbers)
  if (state.status === 'concluded') return
  const { position, turn } = state
  const moves = legalMoves(position)
  if (moves.length === 0) return
  const move = interestingMove(position, numbers)
  const earlier = Array.from({ length: pick(numbers, [0, 0, 1, 1, 2, 3]) }, () =>
    touch(pick(numbers, occupied(position))),
  )
  const guarded = from.boardKind === 'guarded'
  const hands = !guarded && numbers(8) === 0 ? { hands: 2 } : null
  const way = randomWay(position, move, guarded, earlier.length === 0, numbers)
  const timed = (handActs: readonly HandAct[]): TimedAct[] =>
    handActs.map((handAct, index) => ({ at: at + 100 * (index + 1), by: turn, handAct }))
  const pressed = at + 20_000
  const shortly = playActs(table, state, [
    ...timed(earlier),
    { at: pressed, by: turn, handAct: { ...asOneAct(move), ...hands } },
  ])
  const withHands = (handAct: HandAct): HandAct =>
    handAct.act === 'place' ? { ...handAct, ...hands } : handAct
  // The last piece is released at the time of the move act, so that the clocks agree.
  const byHand = timed([...earlier, ...way.map(withHands)])
  const released = playActs(table, state, [
    ...byHand.slice(0, -1),
    { ...byHand.at(-1)!, at: pressed },
  ])
  const ends = released.state.status === 'concluded' || (guarded && shortly.refused.length > 0)
  const press: TimedAct[] = ends ? [] : [{ at: pressed, by: turn, handAct: { act: 'press' } }]
  const { state: last, refused } = playActs(table, released.state, press)
  const inFull = { state: last, refused: [...released.refused, ...refused], events: [] }
  const about = { from, fen: makeFen(position), move: asOneAct(move), earlier, way }
  if (guarded && shortly.refused.length > 0) {
    // If castling is required, the rook may go first, and then the press is refused.
    const withPress: TimedAct[] = [...byHand, { at: pressed, by: turn, handAct: { act: 'press' } }]
    const until = withPress.findIndex(
      (_, index) => playActs(table, state, withPress.slice(0, index + 1)).refused.length > 0,
    )
    expect(until, JSON.stringify(about)).toBeGreaterThanOrEqual(0)
    expect(playActs(table, state, withPress.slice(0, until)).state.ply).toBe(state.ply)
    return
  }
  expect(
    inFull.refused.filter(code => code !== 'no-clock'),
    JSON.stringify(about),
  ).toEqual(shortly.refused)
  const opponent = turn === 'white' ? 'black' : 'white'
  compare(table, shortly, inFull, opponent, pressed + 1000, about)
}

function sameIllegal(from: Setting): void {
  const numbers = seededNumbers(from.seed)
  const { table, state, at } = tableAfterMoves({ ...from, boardKind: 'physical' }, numbers)
  if (state.status === 'concluded') return
  const { position, turn } = state
  const found = illegalWays(position, state.opening.position, numbers)
  if (found === null) return
  const earlier = Array.from({ length: pick(numbers, [0, 0, 1, 2]) }, () =>
    touch(pick(numbers, occupied(position))),
  )
  const timed = (handActs: readonly HandAct[]): TimedAct[] =>
    handActs.map((handAct, index) => ({ at: at + 100 * (index + 1), by: turn, handAct }))
  const pressed = at + 20_000
  const way = pick(numbers, found.ways)
  const shortly = playActs(table, state, [
    ...timed(earlier),
    { at: pressed, by: turn, handAct: found.handAct },
  ])
  const byHand = timed([...earlier, ...way])
  const inFull = playActs(table, state, [
    ...byHand.slice(0, -1),
    { ...byHand.at(-1)!, at: pressed },
    { at: pressed, by: turn, handAct: { act: 'press' } },
  ])
  const about = { from, fen: makeFen(position), move: found.handAct, earlier, way }
  expect(inFull.refused, JSON.stringify(about)).toEqual(shortly.refused)
  compare(table, shortly, inFull, turn === 'white' ? 'black' : 'white', pressed + 1000, about)
}

/** `npm test` tries a part of the games. */
const games = { numRuns: process.env.JADOUBE_TESTS === 'rest' ? 600 : 100 }

describe('[touch.scope, made.plain, made.capture, made.castling, made.promotion · every edition]', () => {
  test('a legal move by hand and as one act give the same, whatever was touched before', {
    tags: 'sampled',
  }, () => {
    fc.assert(fc.property(setting, sameByHand), games)
  })
})

describe('[illegal.restore, illegal.unpromoted, illegal.replacement · every edition]', () => {
  test('an illegal move by hand and as one act give the same', { tags: 'sampled' }, () => {
    fc.assert(fc.property(setting, sameIllegal), games)
  })
})
