import { Chess } from 'chess.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeFen } from '../fen.js'
import { legalMoves } from '../position.js'
import { anyPositions, positionsWithMove, standardPositions } from '../testing/random-games.js'
import { notationLanguages } from './language.js'
import { makeSan, makeSans, parseSan } from './san.js'

test('our moves and their SAN are those of chess.js', () => {
  fc.assert(
    fc.property(standardPositions, position => {
      const theirs = new Chess(makeFen(position)).moves().sort()
      expect([...makeSans(position)].sort()).toEqual(theirs)
    }),
    { numRuns: 300 },
  )
})

test('listing all and writing one give the same', () => {
  fc.assert(
    fc.property(anyPositions, position => {
      expect(legalMoves(position).map(move => makeSan(position, move))).toEqual(makeSans(position))
    }),
    { numRuns: 300 },
  )
})

test.each(notationLanguages)('what is written is read back: %s', language => {
  fc.assert(
    fc.property(positionsWithMove, ([position, move]) => {
      const text = makeSan(position, move, language)
      const read = parseSan(position, text, language)
      expect(read).toEqual({ ok: true, value: move })
      if (read.ok) expect(makeSan(position, read.value, language)).toBe(text)
    }),
    { numRuns: 100 },
  )
})
