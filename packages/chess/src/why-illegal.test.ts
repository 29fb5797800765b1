import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { promotionRoles } from './piece.js'
import { legalMoves, play } from './position.js'
import { parseSquare, type Square, type SquareName } from './square.js'
import { anyPositions, positionOf } from './testing/random-games.js'
import { findMove, type IntendedMove, whyIllegal } from './why-illegal.js'

const square = (name: string) => parseSquare(name) as Square

function intend(text: `${SquareName}${SquareName}`, promotion?: IntendedMove['promotion']) {
  return { from: square(text.slice(0, 2)), to: square(text.slice(2)), promotion }
}

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

describe('why a move is illegal', () => {
  // Code, rule, article of 2023, the blocking square or the attacking piece; the position; the
  // move.
  // biome-ignore format: a table
  const table = [
    ['empty-square', 'move.illegal · every edition', '3.10.2', 'e4', start, 'e4e5'],
    ['not-your-piece', 'game.white-first · every edition', '1.2', 'e7', start, 'e7e5'],
    ['same-square', 'move.illegal · every edition', '3.10.2', 'e2', start, 'e2e2'],
    ['own-piece-there', 'move.no-own-square · every edition', '3.1', 'd1', start, 'e1d1'],
    ['path-blocked', 'move.sliders-blocked · every edition', '3.5', 'a2', start, 'a1a4'],
    ['path-blocked', 'move.sliders-blocked · every edition', '3.5', 'b2', start, 'c1a3'],
    ['not-how-the-piece-moves', 'move.bishop · every edition', '3.2', undefined, '4k3/8/8/8/3B4/8/8/4K3 w - - 0 1', 'd4d5'],
    ['not-how-the-piece-moves', 'move.rook · every edition', '3.3', undefined, '4k3/8/8/8/3R4/8/8/4K3 w - - 0 1', 'd4e5'],
    ['not-how-the-piece-moves', 'move.queen · every edition', '3.4', undefined, '4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1', 'd4e6'],
    ['not-how-the-piece-moves', 'move.knight · every edition', '3.6', undefined, start, 'b1b3'],
    ['not-how-the-piece-moves', 'pawn.one-step · every edition', '3.7.1', undefined, start, 'e2e5'],
    ['not-how-the-piece-moves', 'king.step · every edition', '3.8.1', undefined, '4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'e1e3'],
    ['pawn-blocked', 'pawn.one-step · every edition', '3.7.1', 'e3', '4k3/8/8/8/8/4n3/4P3/K7 w - - 0 1', 'e2e3'],
    ['pawn-blocked', 'pawn.two-step · every edition', '3.7.2', 'e3', '4k3/8/8/8/8/4n3/4P3/K7 w - - 0 1', 'e2e4'],
    ['pawn-blocked', 'pawn.two-step · every edition', '3.7.2', 'e4', '4k3/8/8/8/4n3/8/4P3/K7 w - - 0 1', 'e2e4'],
    ['pawn-not-on-its-first-move', 'pawn.two-step · every edition', '3.7.2', undefined, '4k3/8/8/8/8/4P3/8/K7 w - - 0 1', 'e3e5'],
    ['nothing-to-capture', 'pawn.capture · every edition', '3.7.3', 'd3', start, 'e2d3'],
    ['en-passant-too-late', 'pawn.en-passant-now · every edition', '3.7.3.2', 'd5', '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1', 'e5d6'],
    ['promotion-missing', 'pawn.promote-must · every edition', '3.7.3.3', 'a8', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8'],
    ['king-cannot-be-captured', 'game.no-king-capture · every edition', '1.4.1', 'e8', start, 'd1e8'],
    ['king-left-in-check', 'check.no-self-check · every edition', '3.9.2', 'e8', '4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1', 'e2c3'],
    ['king-left-in-check', 'check.no-self-check · every edition', '3.9.2', 'e8', '4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1', 'a2a3'],
    ['king-into-check', 'check.no-self-check · every edition', '3.9.2', 'd8', '3r2k1/8/8/8/8/8/8/4K3 w - - 0 1', 'e1d1'],
    ['castling-right-lost', 'castle.lost-king · every edition', '3.8.2.1', undefined, '4k3/8/8/8/8/8/8/4K2R w - - 0 1', 'e1g1'],
    ['castling-right-lost', 'castle.lost-rook · every edition', '3.8.2.1.2', undefined, '4k3/8/8/8/8/8/8/R3K2R w Q - 0 1', 'e1g1'],
    ['castling-path-blocked', 'castle.barred-blocked · every edition', '3.8.2.2.2', 'f1', start, 'e1g1'],
    ['castling-path-blocked', 'castle.barred-blocked · every edition', '3.8.2.2.2', 'b1', '4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1', 'e1c1'],
    ['castling-out-of-check', 'castle.barred-attack · every edition', '3.8.2.2.1', 'e5', 'k7/8/8/4r3/8/8/8/4K2R w K - 0 1', 'e1g1'],
    ['castling-through-attack', 'castle.barred-attack · every edition', '3.8.2.2.1', 'f5', 'k7/8/8/5r2/8/8/8/4K2R w K - 0 1', 'e1g1'],
    ['castling-into-attack', 'castle.barred-attack · every edition', '3.8.2.2.1', 'g5', 'k7/8/8/6r1/8/8/8/4K2R w K - 0 1', 'e1g1'],
  ] as const

  test.each(table)('%s: [%s] Article %s', (code, tag, article, at, fen, text) => {
    const [rule] = tag.split(' · ')
    const why = whyIllegal(positionOf(fen), intend(text))
    expect(why).toMatchObject({ code, rule, article })
    expect(why?.square).toBe(at === undefined ? undefined : square(at))
    expect(why?.reason).toMatch(/^[a-zW].*[a-z1-8]$/)
  })
})

test('[castle.barred-attack · every edition] the rook may cross an attacked square', () => {
  const position = positionOf('1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1')
  expect(whyIllegal(position, intend('e1c1'))).toBeUndefined()
})

test('[check.no-self-check · every edition] the castling rook of Chess960 may not uncover its king', () => {
  const position = positionOf('4k3/8/8/8/8/8/8/rRK5 w B - 0 1')
  expect(whyIllegal(position, intend('c1b1'))).toMatchObject({
    code: 'king-left-in-check',
    square: square('a1'),
  })
})

test('[pawn.promote-any · every edition] a pawn becomes neither a king nor a pawn', () => {
  const position = positionOf('4k3/P7/8/8/8/8/8/4K3 w - - 0 1')
  for (const promotion of ['king', 'pawn'] as const) {
    const why = whyIllegal(position, intend('a7a8', promotion))
    expect(why).toMatchObject({ code: 'promotion-not-allowed' })
  }
  for (const promotion of promotionRoles) {
    expect(whyIllegal(position, intend('a7a8', promotion))).toBeUndefined()
  }
})

test('[pawn.promote-must · every edition] only a pawn on its last rank is promoted', () => {
  for (const text of ['e2e4', 'g1f3'] as const) {
    const why = whyIllegal(positionOf(start), intend(text, 'queen'))
    expect(why).toMatchObject({ code: 'promotion-not-allowed' })
  }
  const castling = positionOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
  const why = whyIllegal(castling, intend('e1g1', 'queen'))
  expect(why).toMatchObject({ code: 'promotion-not-allowed' })
})

test('[pawn.en-passant · every edition] a capture that uncovers the king is forbidden by Article 3.9.2', () => {
  const before = positionOf('8/3p4/8/K3P2r/8/8/8/7k b - - 0 1')
  const double = findMove(before, intend('d7d5'))
  if (!double.ok) throw new Error(double.error.reason)
  const why = { code: 'king-left-in-check', rule: 'check.no-self-check', square: square('h5') }
  expect(whyIllegal(play(before, double.value), intend('e5d6'))).toMatchObject(why)
  // X-FEN does not give the en passant square here. The reason stays the same.
  const fromFen = positionOf('8/8/8/K2pP2r/8/8/8/7k w - - 0 2')
  expect(whyIllegal(fromFen, intend('e5d6'))).toMatchObject(why)
})

describe('[castle.definition · every edition] castling is found', () => {
  const position = positionOf('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1')
  test.each([
    ['e1g1', 'h1'],
    ['e1h1', 'h1'],
    ['e1c1', 'a1'],
    ['e1a1', 'a1'],
  ] as const)('%s', (text, rook) => {
    const found = findMove(position, intend(text))
    expect(found).toMatchObject({ ok: true, value: { kind: 'castling', rook: square(rook) } })
  })
})

test('[c960.castle.rook-only · every edition] a king on its castling square castles by going onto its rook', () => {
  const position = positionOf('4k3/8/8/8/8/8/8/6KR w H - 0 1')
  expect(whyIllegal(position, intend('g1g1'))).toMatchObject({ code: 'same-square' })
  expect(findMove(position, intend('g1h1'))).toMatchObject({
    ok: true,
    value: { kind: 'castling' },
  })
})

test('every legal move is found, and every other move has a reason', () => {
  fc.assert(
    fc.property(anyPositions, position => {
      const legal = new Set(legalMoves(position))
      const found = new Set()
      for (let from = 0; from < 64; from++) {
        for (let to = 0; to < 64; to++) {
          for (const promotion of [undefined, ...promotionRoles, 'king', 'pawn'] as const) {
            const intended = { from: from as Square, to: to as Square, promotion }
            const move = findMove(position, intended)
            if (!move.ok) continue
            expect(legal.has(move.value)).toBe(true)
            found.add(move.value)
          }
        }
      }
      expect(found).toEqual(legal)
    }),
    { numRuns: 15 },
  )
})

test('the move that is found has the intended squares', () => {
  const position = positionOf('r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1')
  for (const move of legalMoves(position)) {
    const promotion = move.kind === 'promotion' ? move.promotion : undefined
    const found = findMove(position, { from: move.from, to: move.to, promotion })
    expect(found).toEqual({ ok: true, value: move })
  }
})
