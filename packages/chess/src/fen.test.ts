import { Chess } from 'chess.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeFen, parseFen, parsePosition, standardFen } from './fen.js'
import { moveCode } from './move.js'
import { makeSan } from './notation/san.js'
import { legalMoves, play } from './position.js'
import { makeSquare } from './square.js'
import { anyPositions, positionOf, startPosition } from './testing/random-games.js'
import { randomSetups } from './testing/random-setups.js'

describe('what is written is read back', () => {
  test('positions of random games, in both styles', () => {
    fc.assert(
      fc.property(anyPositions, position => {
        for (const style of ['x-fen', 'shredder'] as const) {
          const fen = makeFen(position, style)
          const again = positionOf(fen)
          expect(makeFen(again, style)).toBe(fen)
          expect(again.toSetup()).toEqual(position.toSetup())
          expect(legalMoves(again).map(moveCode)).toEqual(legalMoves(position).map(moveCode))
        }
      }),
      { numRuns: 200 },
    )
  })

  test('setups of any kind', () => {
    fc.assert(
      fc.property(randomSetups, setup => {
        const fen = makeFen(setup, 'shredder')
        const again = parseFen(fen)
        expect(again.ok && makeFen(again.value, 'shredder')).toBe(fen)
        const xFen = parseFen(makeFen(setup))
        expect(xFen.ok && new Set(xFen.value.castling)).toEqual(new Set(setup.castling))
      }),
      { numRuns: 300 },
    )
  })

  test('during a game the FEN agrees with chess.js', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 80, size: 'max' }), picks => {
        const chess = new Chess()
        let position = startPosition
        for (const pick of picks) {
          const moves = legalMoves(position)
          if (moves.length === 0) break
          const move = moves[pick % moves.length]
          chess.move(makeSan(position, move))
          position = play(position, move)
          expect(makeFen(position)).toBe(chess.fen())
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('castling rights', () => {
  const castling = (fen: string) => {
    const setup = parseFen(fen)
    return setup.ok ? setup.value.castling.map(makeSquare).join(' ') : setup.error.code
  }
  // biome-ignore format: a table
  test.each([
    ['standard', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'h1 a1 h8 a8', 'KQkq', 'HAha'],
    ['Shredder letters', 'r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1', 'h1 a1 h8 a8', 'KQkq', 'HAha'],
    ['the outermost rook', 'rr2k1rr/8/8/8/8/8/8/RR2K1RR w KQkq - 0 1', 'h1 a1 h8 a8', 'KQkq', 'HAha'],
    ['an inner rook needs its file', 'rr2k1rr/8/8/8/8/8/8/RR2K1RR w GBgb - 0 1', 'g1 b1 g8 b8', 'GBgb', 'GBgb'],
    ['a rook beyond the king does not count', '1k6/8/8/8/8/8/8/R1R1K3 w Q - 0 1', 'a1', 'Q', 'A'],
    ['mixed letters', 'r3k1rr/8/8/8/8/8/8/RR2K2R w KBgq - 0 1', 'h1 b1 g8 a8', 'KBgq', 'HBga'],
    ['one inner rook of Black', '1rr1k3/8/8/8/8/8/8/4K3 b c - 0 1', 'c8', 'c', 'c'],
    ['a right of Black alone on both sides', 'r1k1r3/8/8/8/8/8/8/3K4 b eq - 0 1', 'e8 a8', 'kq', 'ea'],
    ['none', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', '', '-', '-'],
  ])('%s: %s', (_, fen, squares, xFen, shredder) => {
    expect(castling(fen)).toBe(squares)
    const position = positionOf(fen)
    expect(makeFen(position).split(' ')[2]).toBe(xFen)
    expect(makeFen(position, 'shredder').split(' ')[2]).toBe(shredder)
  })

  test.each(['X', 'Kx', '--', 'KQ-', 'é', 'K1'])('%s is rejected', field => {
    expect(castling(`7k/8/8/8/8/8/8/4K2R w ${field} - 0 1`)).toBe('fen-castling')
  })
})

describe('impossible rights', () => {
  // biome-ignore format: a table
  test.each([
    ['no rooks', '4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1', '-', 4],
    ['a king on another rank', 'r3k2r/8/8/8/8/4K3/8/R6R w KQkq - 0 1', 'kq', 2],
    ['a rook of the other colour', '4k3/8/8/8/8/8/8/r3K2R w KQ - 0 1', 'K', 1],
    ['two rooks on one side', '4k3/8/8/8/8/8/8/RR2K3 w QB - 0 1', 'Q', 1],
    ['the same right twice', '4k3/8/8/8/8/8/8/4K2R w KHK - 0 1', 'K', 2],
    ['a file without a rook', '4k3/8/8/8/8/8/8/4K2R w KC - 0 1', 'K', 1],
    ['the king named for a rook', '7k/7p/8/8/8/8/8/4K2R w Kk - 0 1', 'K', 1],
    ['nothing wrong', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'KQkq', 0],
  ])('%s', (_, fen, rights, faults) => {
    expect(parseFen(fen).ok).toBe(true)
    const read = parsePosition(fen)
    expect(read.ok && makeFen(read.value).split(' ')[2]).toBe(rights)
    expect(read.ok && read.faults.length).toBe(faults)
    expect(parsePosition(fen, { strict: true }).ok).toBe(faults === 0)
  })

  test.each(['e3', 'e5', 'e6', 'a1', 'h8'])('%s was not crossed', square => {
    const read = parsePosition(`4k3/8/8/8/4P3/8/8/4K3 w - ${square} 0 1`)
    expect(read.ok && read.value.enPassant).toBeUndefined()
    expect(read).toMatchObject({ ok: true, faults: [{ code: 'en-passant-impossible' }] })
  })

  test('other faults still reject a position, and all are listed', () => {
    const read = parsePosition('8/8/8/8/8/8/8/4K3 w KQ e3 0 1')
    const codes = read.ok || read.error.code !== 'fen-illegal' ? [] : read.error.faults
    expect(codes.map(fault => fault.code)).toEqual([
      'no-black-king',
      'castling-without-rook',
      'castling-without-rook',
      'en-passant-impossible',
    ])
  })
})

test.each([
  ['4k3/8/8/8/8/8/8/4X3 w - - 0 1', 17],
  ['4k3/8/8/8/8/8/8/4K3 x - - 0 1', 20],
  ['  4k3/8/8/8/8/8/8/4K3 w KX - 0 1', 25],
  ['4k3/8/8/8/8/8/8/4K3 w - e9 0 1', 24],
  ['4k3/8/8/8/8/8/8/4K3 w - - x 1', 26],
  ['4k3/8/8/8/8/8/8/4K3 w - - 0 x', 28],
  ['4k3/8/8/8/8/8/8/4K3 w - - 0 1 z', 30],
])('%s is wrong at %i', (fen, at) => {
  expect(parsePosition(fen)).toMatchObject({ ok: false, error: { at } })
})

describe('fields', () => {
  test('missing fields at the end get their defaults', () => {
    expect(makeFen(positionOf('4k3/8/8/8/8/8/8/4K3'))).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
    expect(makeFen(positionOf('4k3/8/8/8/8/8/8/4K3 b'))).toBe('4k3/8/8/8/8/8/8/4K3 b - - 0 1')
  })

  test('underscores and a move number of 0 are accepted', () => {
    expect(makeFen(positionOf('4k3/8/8/8/8/8/8/4K3_b_-_-_3_0'))).toBe(
      '4k3/8/8/8/8/8/8/4K3 b - - 3 1',
    )
  })

  test('[pawn.en-passant · every edition] the square is written only if the capture is legal', () => {
    const after = (fen: string) => makeFen(positionOf(fen)).split(' ')[3]
    expect(after('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1')).toBe('-')
    expect(after('rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1')).toBe('e3')
    expect(after('8/8/8/K2pP2r/8/8/8/7k w - d6 0 1')).toBe('-')
  })
})

describe('broken FEN gives one clear error', () => {
  // biome-ignore format: a table
  test.each([
    ['', 'fen-placement'],
    [' ', 'fen-placement'],
    ['8/8/8/8/8/8/8', 'fen-placement'],
    ['8/8/8/8/8/8/8/8/8', 'fen-placement'],
    ['9/8/8/8/8/8/8/8', 'fen-placement'],
    ['7/8/8/8/8/8/8/8', 'fen-placement'],
    ['44p/8/8/8/8/8/8/8', 'fen-placement'],
    ['x7/8/8/8/8/8/8/8', 'fen-placement'],
    ['./8/8/8/8/8/8/8', 'fen-placement'],
    ['8/8/8/8/8/8/8/♔7', 'fen-placement'],
    ['4k3/8/8/8/8/8/8/4K3 x', 'fen-turn'],
    ['4k3/8/8/8/8/8/8/4K3 W', 'fen-turn'],
    ['4k3/8/8/8/8/8/8/4K3 w Z', 'fen-castling'],
    ['4k3/8/8/8/8/8/8/4K3 w - e9', 'fen-en-passant'],
    ['4k3/8/8/8/8/8/8/4K3 w - e', 'fen-en-passant'],
    ['4k3/8/8/8/8/8/8/4K3 w - - -1', 'fen-counter'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 1e3', 'fen-counter'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 123456', 'fen-counter'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1 extra', 'fen-fields'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1 \0', 'fen-fields'],
    ['\0\u0001\ud800', 'fen-placement'],
    ['a'.repeat(10_000_000), 'fen-fields'],
    ['/'.repeat(150), 'fen-placement'],
    ['8'.repeat(150), 'fen-placement'],
  ])('%.40j', (fen, code) => {
    const setup = parseFen(fen)
    expect(setup).toMatchObject({ ok: false, error: { code } })
    if (!setup.ok) expect(setup.error.reason).toMatch(/^[^\n]{5,120}$/)
  })

  test('every prefix of a FEN is read or rejected, and never throws', () => {
    for (let length = 0; length < standardFen.length; length++) {
      expect(() => parsePosition(standardFen.slice(0, length))).not.toThrow()
    }
  })

  test('any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300, size: 'max' }), text => {
        parsePosition(text)
      }),
      { numRuns: 500 },
    )
  })
})
