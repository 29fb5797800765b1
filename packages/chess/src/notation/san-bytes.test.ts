import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveCode } from '../move.js'
import { positionOf, positionsWithMove, startPosition } from '../testing/random-games.js'
import { makeLong } from './long.js'
import { AMBIGUOUS, NONE } from './resolve.js'
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

describe('what is not plain is left to the patient reader', () => {
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
