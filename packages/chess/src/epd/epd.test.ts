import { describe, expect, test } from 'vitest'
import { unwrap } from '../attempt.js'
import { makeFen } from '../fen.js'
import { makeUci } from '../notation/uci.js'
import { positionOf, startPosition } from '../testing/random-games.js'
import { makeEpd, parseEpd } from './epd.js'

describe('EPD', () => {
  const line =
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - bm O-O dxe6; id "kiwi; 1"; acd 5; c0 "a b"'

  test('operations, moves and strings with a semicolon in them', () => {
    const epd = unwrap(parseEpd(line))
    expect(epd.moves.get('bm')?.map(move => makeUci(move))).toEqual(['e1g1', 'd5e6'])
    expect(epd.operations.get('id')).toEqual(['kiwi; 1'])
    expect(epd.operations.get('acd')).toEqual(['5'])
    expect(epd.operations.get('c0')).toEqual(['a b'])
    expect(epd.position.moveNumber).toBe(1)
  })

  test('counters, a line, no operation at all', () => {
    const epd = unwrap(parseEpd('4k3/8/8/8/8/8/8/4K2R w K - hmvc 7; fmvn 30; pv O-O Kd7 Rf7+;'))
    expect(makeFen(epd.position)).toBe('4k3/8/8/8/8/8/8/4K2R w K - 7 30')
    expect(epd.moves.get('pv')).toHaveLength(3)
    expect(unwrap(parseEpd('4k3/8/8/8/8/8/8/4K3 w - -')).operations.size).toBe(0)
  })

  test('moves as engines write them, by their squares', () => {
    const text = 'r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - bm b1c3 e1g1; am Nd2; pv b1c3 e8g8 e1c1;'
    const { moves } = unwrap(parseEpd(text))
    expect(moves.get('bm')?.map(move => makeUci(move))).toEqual(['b1c3', 'e1g1'])
    expect(moves.get('am')?.map(move => makeUci(move))).toEqual(['b1d2'])
    expect(moves.get('pv')?.map(move => makeUci(move))).toEqual(['b1c3', 'e8g8', 'e1c1'])
    const wrong = parseEpd('4k3/8/8/8/8/8/8/4K3 w - - bm e1g1;')
    expect(wrong).toMatchObject({ ok: false, error: { code: 'epd-move', at: 26 } })
  })

  test('a dash too many before the operations says nothing', () => {
    const epd = unwrap(parseEpd('4k3/8/8/8/8/8/8/4K2R w K - - bm Rh8+; id "x";'))
    expect(epd.moves.get('bm')).toHaveLength(1)
    expect([...epd.operations.keys()]).toEqual(['bm', 'id'])
    const late = parseEpd('4k3/8/8/8/8/8/8/4K2R w K - id "x"; - bm Rh8+;')
    expect(late).toMatchObject({ ok: false, error: { code: 'epd-operation', at: 35 } })
  })

  test('written and read again', () => {
    const position = positionOf('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    const castle = { kind: 'castling', from: 'e1', to: 'g1', rook: 'h1' } as const
    const text = makeEpd(position, { bm: castle, id: 'a "quoted" one', acd: 12 })
    expect(text).toBe('4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id "a \\"quoted\\" one"; acd 12;')
    expect(unwrap(parseEpd(text)).moves.get('bm')).toHaveLength(1)
    expect(unwrap(parseEpd(text)).operations.get('id')).toEqual(['a "quoted" one'])
    expect(() => makeEpd(startPosition, { 'no code': 1 })).toThrow(RangeError)
    expect(() => makeEpd(startPosition, { bm: castle })).toThrow('not a legal move')
  })

  test.each(['', '"', '\\', 'C:\\x', '\\"', 'a\\\\"b;', '";', 'ends with \\', 'id "x";'])(
    'the string %j is read back as it was',
    operand => {
      const text = makeEpd(startPosition, { id: operand, c0: [operand, 'next'] })
      const { operations } = unwrap(parseEpd(text))
      expect(operations.get('id')).toEqual([operand])
      expect(operations.get('c0')).toEqual([operand, 'next'])
    },
  )

  test('a backslash before another letter is kept, as in old files', () => {
    const epd = unwrap(parseEpd('4k3/8/8/8/8/8/8/4K3 w - - c0 "C:\\games\\new";'))
    expect(epd.operations.get('c0')).toEqual(['C:\\games\\new'])
  })

  // biome-ignore format: a table
  test.each([
    ['', 'fen-placement', 0],
    ['4k3/8/8/8/8/8/8/4K3 x - -', 'fen-turn', 20],
    ['4k3/8/8/8/8/8/8/4KK2 w - - id "x";', 'fen-illegal', 0],
    ['4k3/8/8/8/8/8/8/4K3 w - - bm Qh8;', 'epd-move', 26],
    ['4k3/8/8/8/8/8/8/4K3 w - - "id";', 'epd-operation', 26],
    ['4k3/8/8/8/8/8/8/4K3 w - - id "x', 'epd-operation', 29],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'epd-operation', 26],
    ['x'.repeat(70_000), 'epd-length', 65_536],
  ])('%.40s: %s', (text, code, at) => {
    expect(parseEpd(text)).toMatchObject({ ok: false, error: { code, at } })
  })
})
