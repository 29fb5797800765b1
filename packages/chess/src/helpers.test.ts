import { inspect } from 'node:util'
import { Chess } from 'chess.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attackers } from './attackers.js'
import { AttemptError, unwrap } from './attempt.js'
import { destinations } from './destinations.js'
import { makeFen, parsePosition, standardFen } from './fen.js'
import { makeSanLine, parseSanLine } from './notation/line.js'
import { makeSan } from './notation/san.js'
import { nagGlyph, parseNag } from './pgn/nag.js'
import { opposite } from './piece.js'
import { Placement } from './placement.js'
import {
  IllegalMoveError,
  isAttacked,
  legalMoves,
  legalMovesFrom,
  legalMovesTo,
  Position,
  play,
} from './position.js'
import { Repetitions } from './repetition.js'
import { emptySetup } from './setup.js'
import type { Square } from './square.js'
import { anyPositions, playRandomly, positionOf, startPosition } from './testing/random-games.js'
import { textBoard } from './text-board.js'
import { findMove } from './why-illegal.js'

test('unwrap returns the value, or throws the reason with its code', () => {
  expect(unwrap(parsePosition(standardFen))).toBeInstanceOf(Position)
  try {
    unwrap(parsePosition('8/8/8/8/8/8/8/8 w - - 0 1'))
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(AttemptError)
    expect(error).toMatchObject({
      code: 'fen-illegal',
      message: 'White has no king; Black has no king',
    })
  }
  expect(() => unwrap(Position.from(emptySetup))).toThrow('White has no king; Black has no king')
})

describe('a square may be given by its name', () => {
  test('everywhere', () => {
    expect(startPosition.at('e1')).toEqual({ color: 'white', role: 'king' })
    expect(legalMovesFrom(startPosition, 'g1')).toHaveLength(2)
    expect(legalMovesTo(startPosition, 'e4')).toHaveLength(1)
    expect(isAttacked(startPosition, 'f3', 'white')).toBe(true)
    expect(attackers(startPosition, 'f3', 'white').names()).toEqual(['g1', 'e2', 'g2'])
    const e4 = unwrap(findMove(startPosition, { from: 'e2', to: 'e4' }))
    expect(play(startPosition, { kind: 'normal', from: 'e2', to: 'e4' })).toEqual(
      play(startPosition, e4),
    )
    const king = { color: 'white', role: 'king' } as const
    expect(Placement.empty.with('e1', king).at('e1')).toEqual(king)
    expect(Placement.empty.with('e1', king).without('e1').at('e1')).toBeUndefined()
    const setup = { ...positionOf('4k3/8/8/8/8/8/8/4K2R w - - 0 1').toSetup() }
    expect(makeFen(unwrap(Position.from({ ...setup, castling: ['h1'] })))).toContain(' K ')
    expect(makeFen({ ...setup, castling: ['h1'], enPassant: 'e6' })).toContain(' w K e6 ')
  })

  test('a value that is not a square gives no answer and never throws', () => {
    for (const wrong of ['z9', 'e', '', 'e44', 64, -1, 1.5, Number.NaN, null, undefined, {}]) {
      const square = wrong as never
      expect(startPosition.at(square)).toBeUndefined()
      expect(legalMovesFrom(startPosition, square)).toEqual([])
      expect(isAttacked(startPosition, square, 'white')).toBe(false)
      expect(findMove(startPosition, { from: square, to: 'e4' }).ok).toBe(false)
      expect(() => Placement.empty.with(square, { color: 'white', role: 'king' })).toThrow(
        RangeError,
      )
    }
  })
})

test('a value that is not a colour or a piece throws: no answer would be right', () => {
  for (const wrong of ['w', 'b', 'White', '', 0, true, null, undefined]) {
    const color = wrong as never
    expect(() => opposite(color)).toThrow(RangeError)
    expect(() => startPosition.king(color)).toThrow(RangeError)
    expect(() => isAttacked(startPosition, 'f3', color)).toThrow(RangeError)
    expect(() => attackers(startPosition, 'f3', color)).toThrow(RangeError)
    expect(() => Placement.empty.with('e4', { color, role: 'king' })).toThrow(RangeError)
    expect(() => Placement.empty.with('e4', { color: 'black', role: color })).toThrow(RangeError)
  }
  expect([opposite('white'), opposite('black')]).toEqual(['black', 'white'])
})

test('a placement of pieces on named squares', () => {
  const king = { color: 'white', role: 'king' } as const
  const queen = { color: 'black', role: 'queen' } as const
  expect(
    String(
      Placement.of([
        ['e1', king],
        [63 as Square, queen],
      ]),
    ),
  ).toBe('7q/8/8/8/8/8/8/4K3')
  expect(() => Placement.of([['e9' as never, king]])).toThrow(RangeError)
})

test('[move.illegal · every edition] play and makeSan throw a typed error for a value that is not a move', () => {
  const circle: Record<string, unknown> = { kind: 'normal' }
  circle.self = circle
  const position = positionOf('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1')
  const before = inspect(position.board, { depth: 3 })
  const given = [
    ...[undefined, null, 'e4', 12, 5n, Symbol('e4'), [], {}, circle, () => 1, { kind: 'null' }],
    { kind: 'castling', from: 'a1', to: 'g1', rook: 'h8' },
    { kind: 'castling', from: 'e1', to: 'g1', rook: 'a1' },
    { kind: 'castling', from: 0, to: 63, rook: 63 },
    { kind: 'en-passant', from: 'a1', to: 'h8' },
    { kind: 'promotion', from: 'a1', to: 'a8', promotion: 'queen' },
    { kind: 'normal', from: 'e1', to: 5n },
    { from: 'e1', to: 'e5' },
    { from: 'e3', to: 'e4' },
  ]
  for (const move of given) {
    for (const use of [play, makeSan, (at: Position, each: never) => makeSanLine(at, [each])]) {
      expect(() => use(position, move as never)).toThrow(IllegalMoveError)
      expect(inspect(position.board, { depth: 3 })).toBe(before)
    }
  }
})

describe('a position shows what it is', () => {
  test('as text, as JSON and in the console', () => {
    expect(`${startPosition}`).toBe(standardFen)
    expect(JSON.stringify({ position: startPosition })).toBe(`{"position":"${standardFen}"}`)
    expect(inspect(startPosition)).toBe(`Position(${standardFen})`)
    expect(inspect(startPosition.toSetup().placement)).toContain('rnbqkbnr/pppppppp/8')
  })

  test('its JSON goes through structuredClone', () => {
    fc.assert(
      fc.property(anyPositions, position => {
        const again = unwrap(parsePosition(structuredClone(position.toJSON())))
        expect(again.toSetup()).toEqual(position.toSetup())
      }),
    )
  })
})

test('[rep.same-position · every edition] repetitions are counted as Article 9.2 counts them', () => {
  const seen = new Repetitions()
  let position = startPosition
  expect(seen.add(position)).toBe(1)
  const line = unwrap(parseSanLine(position, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8'))
  const counts = line.map(move => {
    position = play(position, move)
    return seen.add(position)
  })
  expect(counts).toEqual([1, 1, 1, 2, 2, 2, 2, 3])
  expect(seen.size).toBe(4)
  expect(seen.remove(position)).toBe(2)
  expect(seen.count(position)).toBe(2)
  seen.clear()
  expect(seen.count(position)).toBe(0)
  // The pawn is pinned, so there was never a right to capture en passant.
  const pinned = new Repetitions()
  pinned.add(positionOf('8/8/8/K2pP2r/8/8/8/7k w - d6 0 1'))
  expect(pinned.add(positionOf('8/8/8/K2pP2r/8/8/8/7k w - - 4 9'))).toBe(2)
})

describe('destinations for chessground', () => {
  test('castling is listed onto the rook, and from the e-file also onto the castling square', () => {
    const both = destinations(positionOf('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'))
    expect(both.get('e1')).toEqual(['a1', 'c1', 'd1', 'f1', 'g1', 'h1', 'd2', 'e2', 'f2'])
    expect(both.has('e8')).toBe(false)
    const drawn = destinations(positionOf('1k6/8/8/8/8/8/8/1K2R3 w E - 0 1'))
    expect(drawn.get('b1')).toContain('e1')
    expect(drawn.get('b1')).not.toContain('g1')
  })

  test('every move of every position, and nothing else', () => {
    fc.assert(
      fc.property(anyPositions, position => {
        const pairs = new Set(
          [...destinations(position)].flatMap(([from, all]) => all.map(to => from + to)),
        )
        for (const pair of pairs) {
          const [from, to] = [pair.slice(0, 2), pair.slice(2)] as never[]
          const found = findMove(position, { from, to })
          expect(found.ok || found.error.code === 'promotion-missing').toBe(true)
        }
        const all = [...destinations(position).keys()]
        expect(new Set(legalMoves(position).map(move => move.from)).size).toBe(all.length)
      }),
    )
  })
})

describe('a line of moves', () => {
  test('is written with its numbers and read with or without them', () => {
    const moves = unwrap(parseSanLine(startPosition, '1. e4 e5 2.Nf3 Nc6 3... '.slice(0, -5)))
    expect(makeSanLine(startPosition, moves)).toBe('1. e4 e5 2. Nf3 Nc6')
    const black = play(startPosition, moves[0])
    expect(makeSanLine(black, moves.slice(1), 'de')).toBe('1... e5 2. Sf3 Sc6')
    expect(parseSanLine(black, '1…e5 2 Nf3 0-0')).toMatchObject({
      ok: false,
      error: { code: 'san-illegal', at: 11 },
    })
    expect(makeSanLine(startPosition, [])).toBe('')
  })

  test('random lines agree with chess.js', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 60 }), choices => {
        const positions = playRandomly(startPosition, choices)
        const chess = new Chess()
        const moves = positions.slice(1).map((_, index) => {
          const legal = legalMoves(positions[index])
          return legal[choices[index] % legal.length]
        })
        const line = makeSanLine(startPosition, moves)
        chess.loadPgn(line)
        expect(chess.fen()).toBe(makeFen(positions.at(-1)!))
        expect(parseSanLine(startPosition, line)).toEqual({ ok: true, value: moves })
      }),
      { numRuns: 40 },
    )
  })
})

test('a board in text', () => {
  const position = positionOf('4k3/8/8/8/4P3/8/8/4K2R w K - 0 1')
  expect(textBoard(position).split('\n')).toEqual([
    '8  . . . . k . . .',
    ...['7', '6', '5'].map(rank => `${rank}  . . . . . . . .`),
    '4  . . . . P . . .',
    ...['3', '2'].map(rank => `${rank}  . . . . . . . .`),
    '1  . . . . K . . R',
    '',
    '   a b c d e f g h',
  ])
  const turned = textBoard(position, { below: 'black', figurines: true, edge: false }).split('\n')
  expect(turned[0]).toBe('♖ . . ♔ . . . .')
  expect(turned[7]).toBe('. . . ♚ . . . .')
})

test('NAGs and their signs', () => {
  for (let nag = 0; nag < 256; nag++) {
    const glyph = nagGlyph(nag)
    if (glyph !== undefined) expect(nagGlyph(parseNag(glyph)!)).toBe(glyph)
  }
  expect([1, 2, 3, 4, 5, 6].map(nagGlyph)).toEqual(['!', '?', '!!', '??', '!?', '?!'])
  expect([10, 13, 14, 16, 19, 22, 146].map(nagGlyph)).toEqual(['=', '∞', '⩲', '±', '−+', '⨀', 'N'])
  expect(['+/-', '$142', '=+', '-+'].map(parseNag)).toEqual([16, 142, 15, 19])
  expect([parseNag('$256'), parseNag('x'), parseNag('constructor'), nagGlyph(0)]).toEqual(
    Array(4).fill(undefined),
  )
})
