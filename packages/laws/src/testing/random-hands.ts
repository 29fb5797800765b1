import {
  legalMoves,
  type Move,
  makeSquare,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'
import fc from 'fast-check'
import { type EditionId, editionIds } from '../editions/index.js'
import { openTable } from '../record/open-table.js'
import { capturedBy, type HandAct, type WayByHand, waysByHand } from './by-hand.js'
import { playActs } from './play-acts.js'

/**
 * Positions with castling, en passant captures, promotions, pins and checks; the last ones are
 * Chess960.
 */
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

export interface Setting {
  readonly edition: EditionId
  readonly start: string
  readonly boardKind: 'physical' | 'guarded'
  readonly timeControl: string
  readonly supervision: 'adequate' | 'inadequate'
  readonly plies: number
  readonly seed: number
}

export const setting: fc.Arbitrary<Setting> = fc.record({
  edition: fc.constantFrom(...editionIds),
  start: fc.constantFrom(...starts),
  boardKind: fc.constantFrom('physical', 'physical', 'guarded'),
  timeControl: fc.constantFrom('5400+30', '180+2', '-'),
  supervision: fc.constantFrom('adequate', 'inadequate'),
  plies: fc.integer({ min: 0, max: 12 }),
  seed: fc.integer(),
})

export type Numbers = (below: number) => number
export const pick = <T>(numbers: Numbers, from: readonly T[]): T => from[numbers(from.length)]!

/** The move as one act. */
export function asOneAct(move: Move): HandAct {
  const squares = { act: 'move', from: makeSquare(move.from), to: makeSquare(move.to) }
  if (move.kind === 'promotion') return { ...squares, promotion: move.promotion }
  // By the rook's square, which no ordinary king's move can mean.
  return move.kind === 'castling' ? { ...squares, to: makeSquare(move.rook) } : squares
}

/** A table after some legal moves, each as one act. */
export function tableAfterMoves(from: Setting, numbers: Numbers) {
  const { edition, start, boardKind, timeControl, supervision } = from
  const table = openTable({ laws: edition, start, boardKind, timeControl, supervision })
  let { state } = playActs(table, table.state, [
    { at: 0, by: 'arbiter', handAct: { act: 'start' } },
  ])
  let at = 0
  for (let i = 0; i < from.plies && state.status !== 'concluded'; i++) {
    at += 1000
    const handAct = asOneAct(interestingMove(state.position, numbers))
    const next = playActs(table, state, [{ at, by: state.turn, handAct }])
    if (next.state.status === 'concluded') break
    state = next.state
  }
  return { table, state, at }
}

/** Picks castling, en passant captures and promotions more often than chance. */
export function interestingMove(position: StandingPosition, numbers: Numbers): Move {
  const moves = legalMoves(position)
  const special = moves.filter(({ kind }) => kind !== 'normal')
  const captures = moves.filter(each => capturedBy(position, each) !== null)
  if (special.length > 0 && numbers(2) === 0) return pick(numbers, special)
  return captures.length > 0 && numbers(3) === 0 ? pick(numbers, captures) : pick(numbers, moves)
}

export const occupied = (position: StandingPosition): Square[] =>
  Array.from({ length: 64 }, (_, each) => each as Square).filter(
    each => position.at(each) !== undefined,
  )

/** A corrected mistake: the piece is first put where it may not go, then where it goes. */
function withMistake(position: StandingPosition, way: WayByHand, numbers: Numbers): WayByHand {
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
 * The ways that are equivalent to the move as one act, if something else was touched before. Then
 * king and rook no longer require castling (4.4.1), so a first step that is a legal move is that
 * move.
 */
function comparableWays(
  position: StandingPosition,
  move: Move,
  isFree: boolean,
): readonly WayByHand[] {
  const ways = waysByHand(position, move)
  if (isFree || move.kind !== 'castling') return ways
  const king = makeSquare(move.from)
  const names = (way: WayByHand, name: string) =>
    way.some(({ square, from, to }) => square === name || from === name || to === name)
  // If castling moves only the rook, the move act does not touch the king, so other touches would
  // have different effects.
  if (move.from === move.to) return ways.filter(way => !names(way, king))
  const isStep = Math.abs(move.to - move.from) === 1
  return ways.filter(way => {
    const first = way.find(({ act }) => act === 'place' || act === 'remove')!
    const isSaid = way.some(({ act }) => act === 'announce')
    return first.act === 'remove' || (first.from === king && (isSaid || !isStep))
  })
}

/** One way of carrying out the move, with some adjusting and mistakes. */
export function randomWay(
  position: StandingPosition,
  move: Move,
  guarded: boolean,
  isFree: boolean,
  numbers: Numbers,
): WayByHand {
  const plain = pick(numbers, comparableWays(position, move, isFree))
  const way = !guarded && numbers(3) === 0 ? withMistake(position, plain, numbers) : plain
  if (numbers(4) > 0) return way
  const adjust = { act: 'adjust', squares: [makeSquare(pick(numbers, occupied(position)))] }
  const at = numbers(way.length)
  return [...way.slice(0, at), adjust, ...way.slice(at)]
}
