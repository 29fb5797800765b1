import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveCode } from '../move.js'
import { hasLegalMove, legalMoves } from '../position.js'
import { positionOf, positionsWithMove, startPosition } from '../testing/random-games.js'
import { makeLong } from './long.js'
import { AMBIGUOUS, NONE, surelyCanMove } from './resolve.js'
import { makeSan } from './san.js'
import { readSan, UNREAD } from './san-bytes.js'

const encoder = new TextEncoder()

function read(text: string, position = startPosition): number {
  const bytes = encoder.encode(`. ${text} .`)
  return readSan(position.board, bytes, 2, bytes.length - 2)
}

test('every SAN and every long form is read from bytes', () => {
  fc.assert(
    fc.property(positionsWithMove, ([position, move]) => {
      expect(read(makeSan(position, move), position)).toBe(moveCode(move))
      expect(read(makeLong(position, move), position)).toBe(moveCode(move))
      expect(read(`${makeSan(position, move)}!?`, position)).toBe(moveCode(move))
    }),
    { numRuns: 300 },
  )
})

test('castling is read exactly if it is legal', () => {
  fc.assert(
    fc.property(positionsWithMove, ([position]) => {
      const castlings = legalMoves(position).filter(move => move.kind === 'castling')
      const found = ['O-O', 'O-O-O'].map(text => read(text, position)).filter(code => code >= 0)
      expect(found.sort()).toEqual(castlings.map(moveCode).sort())
    }),
    { numRuns: 300 },
  )
})

test('[end.mate · every edition] surelyCanMove is true only if there is a legal move', () => {
  fc.assert(
    fc.property(positionsWithMove, ([position]) => {
      if (surelyCanMove(position.board)) expect(hasLegalMove(position)).toBe(true)
    }),
    { numRuns: 300 },
  )
  for (const fen of [
    'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
    '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1',
    '6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1',
    'k7/P7/K7/8/8/8/8/8 b - - 0 1',
  ]) {
    expect(surelyCanMove(positionOf(fen).board)).toBe(false)
  }
  expect(surelyCanMove(startPosition.board)).toBe(true)
})

describe('other forms are left to parseSan', () => {
  test.each(['', '+', 'N', 'Nf', 'Nf9', 'Sf3', 'e4e.p.', 'O-', 'O-O-O-O', 'ed', 'NNf3', 'e2e4e5'])(
    '%j is not read',
    text => {
      expect(read(text)).toBe(UNREAD)
    },
  )

  test('none and more than one', () => {
    expect(read('e5')).toBe(NONE)
    expect(read('Nf4')).toBe(NONE)
    expect(read('O-O')).toBe(NONE)
    expect(read('Nd2', positionOf('4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1'))).toBe(AMBIGUOUS)
  })
})
