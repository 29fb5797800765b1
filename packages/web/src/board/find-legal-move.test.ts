import {
  chess960Position,
  findMove,
  legalMoves,
  type Move,
  makeFen,
  parsePosition,
  play,
  type Role,
  type Square,
  type StandingPosition,
  standardPosition,
  unwrap,
} from '@jadoube/chess'
import { expect, test } from 'vitest'
import { findLegalMove } from './find-legal-move.js'

const squares = Array.from({ length: 64 }, (_, square) => square as Square)
const promotions: readonly (Role | undefined)[] = [undefined, 'queen', 'knight', 'king']

const isSame = (a: Move, b: Move | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Positions of a game whose moves follow a fixed rule. */
function positionsAfter(first: StandingPosition, plies: number): readonly StandingPosition[] {
  const positions = [first]
  for (let ply = 0; ply < plies; ply++) {
    const position = positions.at(-1) ?? first
    const moves = legalMoves(position)
    const move = moves[(ply * 7919 + 13) % Math.max(moves.length, 1)]
    if (move === undefined) break
    positions.push(play(position, move))
  }
  return positions
}

test('a hand means the same move as findMove finds', () => {
  const first = [
    standardPosition(),
    ...[0, 356, 692, 959].map(number => chess960Position(number)),
    ...[
      'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
      '1r1k3r/P7/8/8/8/8/p7/RK3R2 w FAhb - 0 1',
      'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
      '4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 1',
    ].map(fen => unwrap(parsePosition(fen))),
  ]
  const differ: unknown[] = []
  for (const position of first.flatMap(each => positionsAfter(each, 6))) {
    // Only pieces of the player to move: for others `findMove` finds nothing.
    for (const from of squares.filter(each => position.at(each)?.color === position.turn)) {
      for (const to of squares) {
        for (const promotion of promotions) {
          const found = findMove(position, { from, to, promotion })
          const own = findLegalMove(position, from, to, promotion)
          if (found.ok ? isSame(found.value, own) : own === undefined) continue
          differ.push([makeFen(position), from, to, promotion, found, own])
        }
      }
    }
  }
  expect(differ).toEqual([])
})
