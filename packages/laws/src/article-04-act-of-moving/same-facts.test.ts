import {
  legalMoves,
  type Move,
  makeFen,
  makeSquare,
  type Position,
  type Square,
} from '@jadoube/chess'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EditionId, editionIds } from '../editions/index.js'
import type { Table } from '../record/header.js'
import { openTable } from '../record/open-table.js'
import { capturedBy, type Deed, touch, type Way, waysByHand } from '../testing/by-hand.js'
import { type Told, tell, whatFollowed, whatHolds } from '../testing/two-tellings.js'
import { numbersFrom } from '../testing/wild-acts.js'

// Same facts, two tellings: what hands do piece by piece, and the same move in one, must come to the same.

/** Positions with castling, captures in passing, promotions, pins and checks; the last ones of Chess960. */
const starts = [
  'standard',
  'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
  'r3k2r/p1p2p1p/1n4n1/3pP3/3Pp3/1N4N1/P1P2P1P/R3K2R w KQkq d6 0 10',
  '4k3/8/8/2pPp3/8/8/8/4K3 w - c6 0 5',
  '1n2k1n1/P6P/8/8/8/8/p6p/1N2K1N1 w - - 0 30',
  'r3k3/1P6/8/8/8/8/6p1/4K2R w Kq - 0 20',
  '4k3/8/8/8/4r3/8/4B3/R3K2R w KQ - 0 1',
  '4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1',
  '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1',
  'r4rk1/pp3ppp/2n2q2/3p4/3P4/2N2Q2/PP3PPP/R4RK1 w - - 4 15',
  'chess960:0',
  'chess960:2',
  'chess960:518',
  'chess960:959',
  '4k3/pppppppp/8/8/8/8/PPPPPPPP/5K1R w K - 0 1',
  '4k3/pppppppp/8/8/8/8/PPPPPP2/6KR w K - 0 1',
  '1k6/pppp4/8/8/8/8/PPPP4/RKR5 w AC - 0 1',
  '4k3/8/8/8/8/8/8/R1K4R w AH - 0 1',
  '4k3/8/8/8/8/8/8/1RK2R2 w BF - 0 1',
] as const

interface Setting {
  readonly edition: EditionId
  readonly start: string
  readonly boardKind: 'physical' | 'guarded'
  readonly timeControl: string
  readonly supervision: 'adequate' | 'inadequate'
  readonly plies: number
  readonly seed: number
}

const setting: fc.Arbitrary<Setting> = fc.record({
  edition: fc.constantFrom(...editionIds),
  start: fc.constantFrom(...starts),
  boardKind: fc.constantFrom('physical', 'physical', 'guarded'),
  timeControl: fc.constantFrom('5400+30', '180+2', '-'),
  supervision: fc.constantFrom('adequate', 'inadequate'),
  plies: fc.integer({ min: 0, max: 12 }),
  seed: fc.integer(),
})

type Numbers = (below: number) => number
const pick = <T>(numbers: Numbers, from: readonly T[]): T => from[numbers(from.length)]!

/** The move in one. */
export function inOne(move: Move): Deed {
  const squares = { act: 'move', from: makeSquare(move.from), to: makeSquare(move.to) }
  if (move.kind === 'promotion') return { ...squares, promotion: move.promotion }
  // By the rook's square, which no step of the king can mean.
  return move.kind === 'castling' ? { ...squares, to: makeSquare(move.rook) } : squares
}

/** A table after some legal moves, which are told in one. */
function opened(from: Setting, numbers: Numbers) {
  const { edition, start, boardKind, timeControl, supervision } = from
  const table = openTable({ laws: edition, start, boardKind, timeControl, supervision })
  let { state } = tell(table, table.state, [{ at: 0, by: 'arbiter', deed: { act: 'start' } }])
  let at = 0
  for (let i = 0; i < from.plies && state.status !== 'concluded'; i++) {
    at += 1000
    const deed = inOne(interesting(state.position, numbers))
    const next = tell(table, state, [{ at, by: state.turn, deed }])
    if (next.state.status === 'concluded') break
    state = next.state
  }
  return { table, state, at }
}

/** Castling, captures in passing and promotions more often than chance would have them. */
function interesting(position: Position, numbers: Numbers): Move {
  const moves = legalMoves(position)
  const special = moves.filter(({ kind }) => kind !== 'normal')
  const captures = moves.filter(each => capturedBy(position, each) !== null)
  if (special.length > 0 && numbers(2) === 0) return pick(numbers, special)
  return captures.length > 0 && numbers(3) === 0 ? pick(numbers, captures) : pick(numbers, moves)
}

const occupied = (position: Position): Square[] =>
  Array.from({ length: 64 }, (_, each) => each as Square).filter(
    each => position.at(each) !== undefined,
  )

/** A slip that is corrected: the piece is put first where it may not go, then where it goes. */
function withSlip(position: Position, way: Way, numbers: Numbers): Way {
  const index = way.findIndex(({ act, from }) => act === 'place' && from !== undefined)
  if (index < 0) return way
  const { from, to } = way[index]!
  const legal = legalMoves(position)
  const free = Array.from({ length: 64 }, (_, each) => each as Square).filter(each => {
    if (position.at(each) !== undefined || each >> 3 < 2 || each >> 3 > 5) return false
    return !legal.some(move => makeSquare(move.from) === from && move.to === each)
  })
  if (free.length === 0) return way
  const slip = makeSquare(pick(numbers, free))
  const restored = numbers(2) === 0
  return [
    ...way.slice(0, index),
    { act: 'place', from, to: slip },
    ...(restored
      ? [{ act: 'place', from: slip, to: from }, way[index]!]
      : [{ act: 'place', from: slip, to }]),
    ...way.slice(index + 1),
  ]
}

/**
 * The ways that are the same facts as the move in one, where something else was touched before: then king and
 * rook no longer make castling due (4.4.1), so that a first step that is a legal move is that move.
 */
function comparableWays(position: Position, move: Move, isFree: boolean): readonly Way[] {
  const ways = waysByHand(position, move)
  if (isFree || move.kind !== 'castling') return ways
  const king = makeSquare(move.from)
  const names = (way: Way, name: string) =>
    way.some(({ square, from, to }) => square === name || from === name || to === name)
  // Where castling moves the rook alone, the move in one touches no king; what bars it would differ.
  if (move.from === move.to) return ways.filter(way => !names(way, king))
  const isStep = Math.abs(move.to - move.from) === 1
  return ways.filter(way => {
    const first = way.find(({ act }) => act === 'place' || act === 'remove')!
    const isSaid = way.some(({ act }) => act === 'announce')
    return first.act === 'remove' || (first.from === king && (isSaid || !isStep))
  })
}

/** One way of carrying it out, with adjusting and a slip here and there. */
function oneWay(
  position: Position,
  move: Move,
  guarded: boolean,
  isFree: boolean,
  numbers: Numbers,
): Way {
  const plain = pick(numbers, comparableWays(position, move, isFree))
  const way = !guarded && numbers(3) === 0 ? withSlip(position, plain, numbers) : plain
  if (numbers(4) > 0) return way
  const adjust = { act: 'adjust', squares: [makeSquare(pick(numbers, occupied(position)))] }
  const at = numbers(way.length)
  return [...way.slice(0, at), adjust, ...way.slice(at)]
}

const claims = ['touched-piece', 'illegal-move']
const sights = ['touched-piece', 'illegal-move', 'displaced-pieces']

/** What the opponent or the arbiter may say next. */
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

export function sameByHand(from: Setting): void {
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
  const story = (deeds: readonly Deed[]): Told[] =>
    deeds.map((deed, index) => ({ at: at + 100 * (index + 1), by: turn, deed }))
  const pressed = at + 20_000
  const shortly = tell(table, state, [
    ...story(earlier),
    { at: pressed, by: turn, deed: { ...inOne(move), ...hands } },
  ])
  const withHands = (deed: Deed): Deed => (deed.act === 'place' ? { ...deed, ...hands } : deed)
  // The last piece is released at the moment of the move in one, so that the clocks agree.
  const byHand = story([...earlier, ...way.map(withHands)])
  const released = tell(table, state, [...byHand.slice(0, -1), { ...byHand.at(-1)!, at: pressed }])
  const ends = released.state.status === 'concluded' || (guarded && shortly.refused.length > 0)
  const press: Told[] = ends ? [] : [{ at: pressed, by: turn, deed: { act: 'press' } }]
  const { state: last, refused } = tell(table, released.state, press)
  const inFull = { state: last, refused: [...released.refused, ...refused], events: [] }
  const about = { from, fen: makeFen(position), move: inOne(move), earlier, way }
  if (guarded && shortly.refused.length > 0) {
    const until = byHand.findIndex(
      (_, index) => tell(table, state, byHand.slice(0, index + 1)).refused.length > 0,
    )
    expect(until, JSON.stringify(about)).toBeGreaterThanOrEqual(0)
    expect(tell(table, state, byHand.slice(0, until)).state.ply).toBe(state.ply)
    return
  }
  expect(
    inFull.refused.filter(code => code !== 'no-clock'),
    JSON.stringify(about),
  ).toEqual(shortly.refused)
  const opponent = turn === 'white' ? 'black' : 'white'
  compare(table, shortly, inFull, opponent, pressed + 1000, about)
}

/** A move that is not legal, by its squares, and the ways in which a hand plays it. */
function illegalWays(
  position: Position,
  opening: Position,
  numbers: Numbers,
): { deed: Deed; ways: readonly Way[] } | null {
  const castling = illegalCastling(position, opening)
  if (castling.length > 0 && numbers(3) === 0) return pick(numbers, castling)
  const legal = legalMoves(position)
  const own = occupied(position).filter(each => position.at(each)!.color === position.turn)
  const from = pick(numbers, own)
  const to = numbers(64) as Square
  const { role } = position.at(from)!
  // A king beside its rank of castling would castle, and is tried above.
  if (to === from || (role === 'king' && from >> 3 === to >> 3 && Math.abs(from - to) > 1))
    return null
  const isPlain = (move: Move) => move.from === from && move.to === to && move.kind !== 'promotion'
  if (legal.some(isPlain)) return null
  const [f, t] = [makeSquare(from), makeSquare(to)]
  const place = { act: 'place', from: f, to: t }
  const deed = { act: 'move', from: f, to: t }
  if (position.at(to) === undefined) {
    return {
      deed,
      ways: [
        [place],
        [touch(from), place],
        [
          { act: 'remove', square: f },
          { act: 'place', piece: role, to: t },
        ],
      ],
    }
  }
  const remove = { act: 'remove', square: t }
  return { deed, ways: [[place], [touch(from), touch(to), place], [touch(from), remove, place]] }
}

/** Castling that is not legal though there is room for it: both pieces go where castling puts them. */
function illegalCastling(
  position: Position,
  opening: Position,
): { deed: Deed; ways: readonly Way[] }[] {
  const rank = position.turn === 'white' ? 0 : 56
  const is = (file: number, role: string) => {
    const piece = position.at((rank + file) as Square)
    return piece?.role === role && piece.color === position.turn
  }
  const isFree = (file: number) => position.at((rank + file) as Square) === undefined
  const name = (file: number) => makeSquare((rank + file) as Square)
  const place = (from: number, to: number) => ({ act: 'place', from: name(from), to: name(to) })
  // Castling is written only of a king that stands where it began.
  if (!is(4, 'king') || opening.at((rank + 4) as Square)?.role !== 'king') return []
  const legal = legalMoves(position).filter(({ kind }) => kind === 'castling')
  return (
    [
      [7, 6, 5, 'O-O'],
      [0, 2, 3, 'O-O-O'],
    ] as const
  ).flatMap(([rook, kingTo, rookTo, san]) => {
    if (!is(rook, 'rook') || !isFree(kingTo) || !isFree(rookTo)) return []
    if (legal.some(move => move.to === rank + kingTo)) return []
    const king = { act: 'touch', square: name(4) }
    const ways = [
      [place(4, kingTo), place(rook, rookTo)],
      [king, place(4, kingTo), place(rook, rookTo)],
    ]
    return [{ deed: { act: 'move', san }, ways }]
  })
}

export function sameIllegal(from: Setting): void {
  const numbers = numbersFrom(from.seed)
  const { table, state, at } = opened({ ...from, boardKind: 'physical' }, numbers)
  if (state.status === 'concluded') return
  const { position, turn } = state
  const found = illegalWays(position, state.opening.position, numbers)
  if (found === null) return
  const earlier = Array.from({ length: pick(numbers, [0, 0, 1, 2]) }, () =>
    touch(pick(numbers, occupied(position))),
  )
  const story = (deeds: readonly Deed[]): Told[] =>
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

describe('[touch.scope, made.plain, made.capture, made.castling, made.promotion · every edition]', () => {
  test('a legal move by hand and in one come to the same, whatever was touched before', () => {
    fc.assert(fc.property(setting, sameByHand), { numRuns: Number(process.env.RUNS ?? 1500) })
  })
})

describe('[illegal.restore, illegal.unpromoted, illegal.replacement · every edition]', () => {
  test('a move that is not legal, by hand and in one', () => {
    fc.assert(fc.property(setting, sameIllegal), { numRuns: Number(process.env.RUNS ?? 1500) })
  })
})
