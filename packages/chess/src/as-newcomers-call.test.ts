import { describe, expect, test } from 'vitest'
import { parsePosition, standardFen } from './fen.js'
import { parseUci } from './notation/uci-reading.js'
import { standardPosition } from './pgn/start.js'
import { IllegalMoveError, isLegal, play } from './position.js'
import { positionOf } from './testing/random-games.js'
import { findMove, whyIllegal } from './why-illegal.js'

// Calls as people make them who come from another library, or whose values come from JSON.

const start = standardPosition()
const promoting = positionOf('8/P6k/8/8/8/8/7p/4K3 w - - 0 1')

describe('[pawn.promote-must · fide-2023] the piece of a promotion', () => {
  test.each([undefined, null])('%s means none', promotion => {
    const plain = { from: 'e2', to: 'e4', promotion: promotion as undefined } as const
    expect(findMove(start, plain)).toMatchObject({ ok: true, value: { kind: 'normal' } })
    expect(isLegal(start, plain)).toBe(true)
    expect(play(start, plain).turn).toBe('black')
    const missing = { from: 'a7', to: 'a8', promotion: promotion as undefined } as const
    expect(whyIllegal(promoting, missing)?.code).toBe('promotion-missing')
    expect(isLegal(promoting, missing)).toBe(false)
  })

  test.each(['q', 'Q', 'king', 'pawn', '', 5])('%j is none, and the reason lists them', given => {
    const move = { from: 'a7', to: 'a8', promotion: given as 'queen' } as const
    expect(isLegal(promoting, move)).toBe(false)
    expect(whyIllegal(promoting, move)).toMatchObject({
      code: 'promotion-not-allowed',
      reason: `a pawn becomes a queen, rook, bishop or knight, not "${given}"`,
    })
  })
})

describe('a text where a move belongs', () => {
  test.each(['e4', 'e2e4', 'Nf3'])('play says that %s must be read first', text => {
    expect(() => play(start, text as never)).toThrow(IllegalMoveError)
    expect(() => play(start, text as never)).toThrow(
      `"${text}", a text; parseSan and parseUci read moves`,
    )
  })

  test('a move that is only illegal gets no such advice', () => {
    expect(() => play(start, { from: 'e2', to: 'e5' })).toThrow(/"to":"e5"\}$/)
  })
})

describe('texts', () => {
  const [placement] = standardFen.split(' ')

  // biome-ignore format: a table
  test.each([
    ['spaces at both ends', `  ${standardFen}  `],
    ['more spaces', standardFen.replaceAll(' ', '   ')],
    ['tabs', standardFen.replaceAll(' ', '\t')],
    ['spaces that do not break', standardFen.replaceAll(' ', '\u00a0')],
    ['underscores, as in addresses', standardFen.replaceAll(' ', '_')],
    ['a newline', `${standardFen}\r\n`],
    ['a byte order mark', `\ufeff${standardFen}`],
    ['four fields', standardFen.split(' ').slice(0, 4).join(' ')],
    ['move number 0', standardFen.replace(/1$/, '0')],
    ['rights in another order', `${placement} w qkQK - 0 1`],
  ])('a FEN with %s', (_, fen) => {
    const read = parsePosition(fen)
    expect(read.ok && String(read.value)).toBe(standardFen)
  })

  test.each([
    ['', 'the board has 1 rank instead of 8'],
    ['startpos', 'the board has 1 rank instead of 8'],
    ['8/8', 'the board has 2 ranks instead of 8'],
  ])('the FEN %j: %s', (fen, reason) => {
    expect(parsePosition(fen)).toMatchObject({ ok: false, error: { reason } })
  })

  test('the null move of an engine is named', () => {
    expect(parseUci(start, '0000')).toMatchObject({
      error: { code: 'uci-syntax', reason: 'a null move, which the Laws do not have', at: 0 },
    })
  })
})
