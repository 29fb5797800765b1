import { legalMoves, makeFen } from '@jadoube/chess'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Table } from '../record/header.js'
import { type HandAct, touch } from '../testing/by-hand.js'
import { illegalWays } from '../testing/illegal-hands.js'
import {
  inOne,
  interesting,
  occupied,
  oneWay,
  opened,
  pick,
  type Setting,
  setting,
} from '../testing/random-hands.js'
import { type Told, tell, whatFollowed, whatHolds } from '../testing/two-tellings.js'
import { numbersFrom } from '../testing/wild-acts.js'

// The same facts reported in two ways: piece by piece, or as one move act. Both must give the same
// result.

const claims = ['touched-piece', 'illegal-move']
const sights = ['touched-piece', 'illegal-move', 'displaced-pieces']

/** What the opponent or the arbiter may do next. */
function sequels(opponent: string, at: number): readonly (readonly Told[])[] {
  return [
    [],
    ...claims.map(claim => [{ at, by: opponent, deed: { act: 'claim', claim } }]),
    ...sights.map(what => [{ at, by: 'arbiter', deed: { act: 'observe', what } }]),
  ]
}

function compare(
  table: Table,
  short: ReturnType<typeof tell>,
  long: ReturnType<typeof tell>,
  opponent: string,
  at: number,
  about: unknown,
) {
  expect(whatHolds(table, long.state), JSON.stringify(about)).toEqual(whatHolds(table, short.state))
  for (const sequel of sequels(opponent, at)) {
    const one = tell(table, short.state, sequel)
    const other = tell(table, long.state, sequel)
    const what = JSON.stringify({ about, sequel })
    expect(other.refused, what).toEqual(one.refused)
    expect(whatFollowed(other.events), what).toEqual(whatFollowed(one.events))
    expect(whatHolds(table, other.state), what).toEqual(whatHolds(table, one.state))
  }
}

function sameByHand(from: Setting): void {
  const numbers = numbersFrom(from.seed)
  const { table, state, at } = opened(from, numbers)
  if (state.status === 'concluded') return
  const { position, turn } = state
  const moves = legalMoves(position)
  if (moves.length === 0) return
  const move = interesting(position, numbers)
  const earlier = Array.from({ length: pick(numbers, [0, 0, 1, 1, 2, 3]) }, () =>
    touch(pick(numbers, occupied(position))),
  )
  const guarded = from.boardKind === 'guarded'
  const hands = !guarded && numbers(8) === 0 ? { hands: 2 } : null
  const way = oneWay(position, move, guarded, earlier.length === 0, numbers)
  const story = (deeds: readonly HandAct[]): Told[] =>
    deeds.map((deed, index) => ({ at: at + 100 * (index + 1), by: turn, deed }))
  const pressed = at + 20_000
  const shortly = tell(table, state, [
    ...story(earlier),
    { at: pressed, by: turn, deed: { ...inOne(move), ...hands } },
  ])
  const withHands = (deed: HandAct): HandAct =>
    deed.act === 'place' ? { ...deed, ...hands } : deed
  // The last piece is released at the time of the move act, so that the clocks agree.
  const byHand = story([...earlier, ...way.map(withHands)])
  const released = tell(table, state, [...byHand.slice(0, -1), { ...byHand.at(-1)!, at: pressed }])
  const ends = released.state.status === 'concluded' || (guarded && shortly.refused.length > 0)
  const press: Told[] = ends ? [] : [{ at: pressed, by: turn, deed: { act: 'press' } }]
  const { state: last, refused } = tell(table, released.state, press)
  const inFull = { state: last, refused: [...released.refused, ...refused], events: [] }
  const about = { from, fen: makeFen(position), move: inOne(move), earlier, way }
  if (guarded && shortly.refused.length > 0) {
    // If castling is required, the rook may go first, and then the press is refused.
    const withPress: Told[] = [...byHand, { at: pressed, by: turn, deed: { act: 'press' } }]
    const until = withPress.findIndex(
      (_, index) => tell(table, state, withPress.slice(0, index + 1)).refused.length > 0,
    )
    expect(until, JSON.stringify(about)).toBeGreaterThanOrEqual(0)
    expect(tell(table, state, withPress.slice(0, until)).state.ply).toBe(state.ply)
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
  const numbers = numbersFrom(from.seed)
  const { table, state, at } = opened({ ...from, boardKind: 'physical' }, numbers)
  if (state.status === 'concluded') return
  const { position, turn } = state
  const found = illegalWays(position, state.opening.position, numbers)
  if (found === null) return
  const earlier = Array.from({ length: pick(numbers, [0, 0, 1, 2]) }, () =>
    touch(pick(numbers, occupied(position))),
  )
  const story = (deeds: readonly HandAct[]): Told[] =>
    deeds.map((deed, index) => ({ at: at + 100 * (index + 1), by: turn, deed }))
  const pressed = at + 20_000
  const way = pick(numbers, found.ways)
  const shortly = tell(table, state, [
    ...story(earlier),
    { at: pressed, by: turn, deed: found.deed },
  ])
  const byHand = story([...earlier, ...way])
  const inFull = tell(table, state, [
    ...byHand.slice(0, -1),
    { ...byHand.at(-1)!, at: pressed },
    { at: pressed, by: turn, deed: { act: 'press' } },
  ])
  const about = { from, fen: makeFen(position), move: found.deed, earlier, way }
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
