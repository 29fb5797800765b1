import { describe, expect, test } from 'vitest'
import { makeFen } from '../fen.js'
import type { Move } from '../move.js'
import { type Position, play } from '../position.js'
import { squareNames } from '../square.js'
import { positionOf, startPosition } from '../testing/random-games.js'
import { type NotationLanguage, notationLanguages } from './language.js'
import { makeLong, parseLong } from './long.js'
import { parseMarks } from './marks.js'
import { makeSan } from './san.js'
import { parseSan, type SanError } from './san-reading.js'
import { makeUci } from './uci.js'
import { parseUci } from './uci-reading.js'

// The examples printed in Appendix C, with the letters of each language.

function read(position: Position, text: string, language: NotationLanguage): Move {
  const move = parseSan(position, text, language)
  if (!move.ok) throw new Error(`${text}: ${move.error.reason}`)
  return move.value
}

function refusal(position: Position, text: string, language: NotationLanguage): SanError {
  const move = parseSan(position, text, language)
  if (move.ok) throw new Error(`${text} was read as ${makeUci(move.value)}`)
  return move.error
}

function replay(movetext: string, language: NotationLanguage): Position {
  let position = startPosition
  for (const text of movetext.split(/\s*\d+\.\s*|\s+(?!e\.p\.|o\.l\.|е\.п\.|\(=\))/)) {
    if (text !== '') position = play(position, read(position, text, language))
  }
  return position
}

const finalP = 'r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11'
const finalC = 'r2qr1k1/pb3ppp/1p6/P1n5/1Q1N4/2P5/4BPPP/R4RK1 b - - 0 17'

describe('the sample games', () => {
  const slovenian =
    '1. e4 e5 2. Sf3 Sf6 3. d4 exd4 4. e5 Se4 5. Dxd4 d5 6. exd6 e.p. Sxd6 7. Lg5 Sc6 8. De3+ Le7 9. Sbd2 0-0 10. 0-0-0 Te8 11. Kb1(=)'
  test.each([
    ['note.sample · fide-2009', 'as printed', 'sl', slovenian],
    ['note.sample · fide-2017', 'as printed', 'sl', slovenian],
    [
      'note.sample · fide-2017',
      'short form',
      'sl',
      '1. e4 e5 2. Sf3 Sf6 3. d4 ed4 4. e5 Se4 5. Dd4 d5 6. ed6 Sxd6 7. Lg5 Sc6 8. De3 Le7 9. Sbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=)',
    ],
    [
      'note.sample · fide-2018',
      'as printed',
      'en',
      '1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)',
    ],
    [
      'note.sample · fide-2009',
      'its two errors mended',
      'fi',
      '1. e4 e5 2. Rf3 Rf6 3. d4 exd4 4. e5 Re4 5. Dxd4 d5 6. exd6 o.l. Rxd6 7. Lg5 Rc6 8. De3+ Le7 9. Rbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=)',
    ],
  ] as const)('[%s] %s: %s', (_, __, language, movetext) => {
    expect(makeFen(replay(movetext, language))).toBe(finalP)
  })

  test('[note.sample · fide-2009] cs', () => {
    const game =
      '1.d4 Jf6 2.c4 e6 3.Jc3 Sb4 4.Sd2 0-0 5.e4 d5 6.exd5 exd5 7.cxd5 Sxc3 8.Sxc3 Jxd5 9.Jf3 b6 10.Db3 Jxc3 11.bxc3 c5 12.Se2 cxd4 13.Jxd4 Ve8 14.0-0 Jd7 15.a4 Jc5 16.Db4 Sb7 17.a5'
    expect(makeFen(replay(game, 'cs'))).toBe(finalC)
  })

  test('[note.sample · fide-2009] as the Finnish text prints it, 4…Rc4 is impossible', () => {
    const position = replay('1. e4 e5 2. Rf3 Rf6 3. d4 exd4 4. e5', 'fi')
    const error = refusal(position, 'Rc4', 'fi')
    expect(error).toMatchObject({ code: 'san-illegal', why: { code: 'not-how-the-piece-moves' } })
  })
})

describe('two knights that can go to f3', () => {
  const knights = (first: string, second: string, target: string) => {
    const squares = new Map([
      ['h8', 'k'],
      ['a1', 'K'],
      [first, 'N'],
      [second, 'N'],
    ])
    if (target !== '') squares.set('f3', target)
    const ranks = '87654321'.split('').map(rank =>
      'abcdefgh'
        .split('')
        .map(file => squares.get(file + rank) ?? '1')
        .join(''),
    )
    return positionOf(`${ranks.join('/')} w - - 0 1`)
  }
  // biome-ignore format: a table
  const table = [
    ['note.ambig.same-rank · fide-2018', 'en', 'g1', 'e1', 'Ngf3', 'Nef3'],
    ['note.ambig.same-rank · fide-2009', 'fi', 'g1', 'e1', 'Rgf3', 'Ref3'],
    ['note.ambig.same-rank · fide-2009', 'sl', 'h2', 'd2', 'Shf3', 'Sdf3'],
    ['note.ambig.same-rank · fide-2017', 'sl', 'h2', 'd2', 'Shf3', 'Sdf3'],
    ['note.ambig.same-file · fide-2009', 'cs', 'g5', 'g1', 'J5f3', 'J1f3'],
    ['note.ambig.same-file · fide-2009', 'sl', 'g5', 'g1', 'S5f3', 'S1f3'],
    ['note.ambig.same-file · fide-2017', 'sl', 'g5', 'g1', 'S5f3', 'S1f3'],
    ['note.ambig.same-file · fide-2009', 'fi', 'g5', 'g1', 'R5f3', 'R1f3'],
    ['note.ambig.same-file · fide-2018', 'en', 'g5', 'g1', 'N5f3', 'N1f3'],
    ['note.ambig.other · fide-2009', 'cs', 'g1', 'd2', 'Jgf3', 'Jdf3'],
    ['note.ambig.other · fide-2009', 'cs', 'h2', 'd4', 'Jhf3', 'Jdf3'],
    ['note.ambig.other · fide-2009', 'sl', 'h2', 'd4', 'Shf3', 'Sdf3'],
    ['note.ambig.other · fide-2017', 'sl', 'h2', 'd4', 'Shf3', 'Sdf3'],
    ['note.ambig.other · fide-2009', 'fi', 'h2', 'd4', 'Rhf3', 'Rdf3'],
    ['note.ambig.other · fide-2018', 'en', 'h2', 'd4', 'Nhf3', 'Ndf3'],
  ] as const

  test.each(table)('[%s] %s: %s and %s', (_, language, first, second, one, other) => {
    const position = knights(first, second, '')
    const moves = [`${first}f3`, `${second}f3`].map(text => {
      const move = parseUci(position, text)
      if (!move.ok) throw new Error(move.error.reason)
      return move.value
    })
    expect(moves.map(move => makeSan(position, move, language))).toEqual([one, other])
    expect([one, other].map(text => read(position, text, language))).toEqual(moves)
    const letter = one[0]
    expect(refusal(position, `${letter}f3`, language)).toMatchObject({
      code: 'san-ambiguous',
      candidates: expect.arrayContaining(moves),
    })
  })

  test.each(table)(
    '[note.ambig.capture · every edition] %s, %s: %s and %s take on f3',
    (...row) => {
      const [, language, first, second, one, other] = row
      const position = knights(first, second, 'r')
      for (const [from, text] of [
        [first, one],
        [second, other],
      ]) {
        const withSign = `${text.slice(0, 2)}x${text.slice(2)}`
        const move = read(position, withSign, language)
        expect(makeUci(move)).toBe(`${from}f3`)
        expect(makeSan(position, move, language)).toBe(withSign)
        // The sign may be left out (C.9.1, C.13).
        expect(read(position, text, language)).toBe(move)
      }
    },
  )

  test('[note.ambig.same-rank · fide-2017] printed for knights on h2 and d2, Sef3 and Sdx3 match no move', () => {
    expect(refusal(knights('h2', 'd2', ''), 'Sef3', 'sl')).toMatchObject({
      code: 'san-illegal',
      why: { code: 'no-such-piece' },
    })
    expect(refusal(knights('h2', 'd4', 'r'), 'Sdx3', 'sl')).toMatchObject({ code: 'san-syntax' })
  })

  test('[note.ambig.capture · fide-2009] printed in Finnish, Rxf3 does not say which knight', () => {
    expect(refusal(knights('g1', 'e1', 'r'), 'Rxf3', 'fi')).toMatchObject({ code: 'san-ambiguous' })
  })

  test('[note.ambig.other · fide-2018] printed in Serbian, Nxf3 means Nhf3, but this is not guessed', () => {
    expect(refusal(knights('h2', 'd4', ''), 'Nxf3', 'en')).toMatchObject({ code: 'san-ambiguous' })
  })

  test('[note.ambig.same-rank · fide-2018] a pinned second knight cannot move, so nothing is added; with the addition it is read too', () => {
    const position = positionOf('4r2k/8/8/8/8/8/4N3/4K1N1 w - - 0 1')
    const move = read(position, 'Nf3', 'en')
    expect(makeSan(position, move)).toBe('Nf3')
    expect(read(position, 'Ngf3', 'en')).toBe(move)
    expect(refusal(positionOf('4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1'), 'Nc3', 'en')).toMatchObject({
      code: 'san-illegal',
      why: { code: 'king-left-in-check' },
    })
  })

  test('[note.ambig.other · fide-2018] one of three queens needs its whole square', () => {
    const position = positionOf('1k6/8/8/8/4Q2Q/8/K7/7Q w - - 0 1')
    for (const [from, san] of [
      ['e4e1', 'Qee1'],
      ['h4e1', 'Qh4e1'],
      ['h1e1', 'Q1e1'],
    ] as const) {
      const move = read(position, san, 'en')
      expect(makeUci(move)).toBe(from)
      expect(makeSan(position, move)).toBe(san)
    }
  })
})

test('[note.ambig.pawns · fide-2009] two pawns that can capture the same piece are told apart by file', () => {
  const position = positionOf('7k/8/8/3p4/2P1P3/8/8/K7 w - - 0 1')
  for (const language of ['cs', 'sl', 'fi'] as const) {
    expect(makeUci(read(position, 'cxd5', language))).toBe('c4d5')
    expect(makeUci(read(position, 'exd5', language))).toBe('e4d5')
    expect(refusal(position, 'd5', language)).toMatchObject({ code: 'san-illegal' })
  }
})

describe('single examples', () => {
  const pieces = positionOf('4k3/8/8/8/8/8/1B6/R3K1N1 w - - 0 1')
  test.each([
    ['note.piece-move · fide-2009', 'cs', ['Se5', 'Jf3', 'Vd1']],
    ['note.piece-move · fide-2009', 'sl', ['Le5', 'Sf3', 'Td1']],
    ['note.piece-move · fide-2017', 'sl', ['Le5', 'Sf3', 'Td1']],
    ['note.piece-move · fide-2009', 'fi', ['Le5', 'Rf3', 'Td1']],
    ['note.piece-move · fide-2018', 'en', ['Be5', 'Nf3', 'Rd1']],
  ] as const)('[%s] %s', (_, language, texts) => {
    const moves = texts.map(text => read(pieces, text, language))
    expect(moves.map(move => makeUci(move))).toEqual(['b2e5', 'g1f3', 'a1d1'])
    expect(moves.map(move => makeSan(pieces, move, language))).toEqual(texts)
  })

  const captures = positionOf('4k3/8/8/4n3/8/5n2/1B6/R2nK1N1 w - - 0 1')
  test.each([
    ['note.capture.piece · fide-2009', 'cs', ['Sxe5', 'Jxf3', 'Vxd1']],
    ['note.capture.piece · fide-2009', 'sl', ['Lxe5', 'Sxf3', 'Txd1']],
    ['note.capture.piece · fide-2009', 'fi', ['Lxe5', 'Rxf3', 'Txd1']],
    ['note.capture.piece · fide-2018', 'en', ['Bxe5', 'Nxf3', 'Rxd1']],
  ] as const)('[%s] %s', (_, language, texts) => {
    // Not in check, so that all three moves are legal.
    const quiet = positionOf('4k3/8/8/4n3/8/5n2/1B6/R2n2NK w - - 0 1')
    const moves = texts.map(text => read(quiet, text, language))
    expect(moves.map(move => makeUci(move))).toEqual(['b2e5', 'g1f3', 'a1d1'])
    expect(moves.map(move => makeSan(quiet, move, language))).toEqual(texts)
    expect(refusal(captures, texts[0], language)).toMatchObject({
      why: { code: 'king-left-in-check' },
    })
  })

  test('[note.pawn-move · fide-2018] e5, d4, a5', () => {
    expect(makeUci(read(positionOf('4k3/4p3/8/8/8/8/8/4K3 b - - 0 1'), 'e5', 'en'))).toBe('e7e5')
    expect(makeUci(read(startPosition, 'd4', 'en'))).toBe('d2d4')
    expect(makeUci(read(positionOf('4k3/8/p7/8/8/8/8/4K3 b - - 0 1'), 'a5', 'en'))).toBe('a6a5')
  })

  test('[note.pawn-no-letter · fide-2017] pe5, Pd4, pa5 are wrong, and so are ke5, ka5 in Slovenian', () => {
    for (const text of ['pe4', 'Pd4', 'pa4']) {
      const error = refusal(startPosition, text, 'en')
      expect(error).toMatchObject({ code: 'san-syntax', reason: expect.stringMatching('pawn') })
    }
    for (const text of ['ke4', 'ka4']) {
      expect(refusal(startPosition, text, 'sl')).toMatchObject({ code: 'san-syntax' })
    }
    // In Slovenian K is always the king.
    expect(makeUci(read(positionOf('4k3/8/8/3K4/8/8/8/8 w - - 0 1'), 'Kd4', 'sl'))).toBe('d5d4')
  })

  test('[note.capture.pawn-file · fide-2009] dxe5, gxf3, axb5, the Finnish "dx e5" too', () => {
    const position = positionOf('4k3/8/8/1p2p3/P2P4/5p2/6P1/4K3 w - - 0 1')
    for (const [text, uci] of [
      ['dxe5', 'd4e5'],
      ['dx e5', 'd4e5'],
      ['gxf3', 'g2f3'],
      ['axb5', 'a4b5'],
    ] as const) {
      expect(makeUci(read(position, text, 'fi'))).toBe(uci)
    }
  })

  test('[note.capture.pawn-file · fide-2018] the x may be left out, the file may not', () => {
    const position = positionOf('4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1')
    expect(makeUci(read(position, 'de5', 'en'))).toBe('d4e5')
    expect(makeUci(read(position, 'de', 'en'))).toBe('d4e5')
    expect(refusal(position, 'e5', 'en')).toMatchObject({ why: { code: 'no-such-piece' } })
    expect(refusal(position, 'xe5', 'en')).toMatchObject({ code: 'san-syntax' })
  })

  test.each([
    ['note.ep.square · fide-2009', 'sl', 'exd6 e.p.', 'exd6'],
    ['note.ep.mark · fide-2009', 'fi', 'exd6 o.l.', 'exd6'],
    ['note.ep.mark · fide-2009', 'fi', 'exd6 e.p.', 'exd6'],
    ['note.ep.mark · fide-2018', 'sr', 'exd6 е.п.', 'exd6'],
    ['note.optional-signs · fide-2017', 'sl', 'ed6', 'exd6'],
    ['note.ep.mark · fide-2018', 'es', 'exd6 a.p.', 'exd6'],
  ] as const)('[%s] %s: %s', (_, language, text, plain) => {
    const position = positionOf('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1')
    const move = read(position, text, language)
    expect(move.kind).toBe('en-passant')
    expect(makeSan(position, move, language)).toBe(plain)
    const marked = makeSan(position, move, language, { enPassantMark: true })
    expect(marked).toMatch(/^exd6 \S+$/)
    expect(read(position, marked, language)).toBe(move)
  })

  test('[note.ep.square · fide-2009] the Czech example exf6 e.p.', () => {
    const position = positionOf('4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 1')
    expect(read(position, 'exf6 e.p.', 'cs').kind).toBe('en-passant')
  })

  test.each([
    ['note.promotion · fide-2009', 'cs', ['d8D', 'f8J', 'b1S', 'g1V']],
    ['note.promotion · fide-2009', 'sl', ['d8D', 'f8S', 'b1L', 'g1T']],
    ['note.promotion · fide-2009', 'fi', ['d8D', 'f8R', 'b1L', 'g1T']],
    ['note.promotion · fide-2009', 'en', ['d8Q', 'f8N', 'b1B', 'g1R']],
  ] as const)('[%s] %s', (_, language, texts) => {
    const white = positionOf('8/3P1P2/7k/8/8/7K/1p4p1/8 w - - 0 1')
    const black = positionOf('8/3P1P2/7k/8/8/7K/1p4p1/8 b - - 0 1')
    const roles = ['queen', 'knight', 'bishop', 'rook']
    texts.forEach((text, index) => {
      const position = index < 2 ? white : black
      const move = read(position, text, language)
      expect(move).toMatchObject({ kind: 'promotion', promotion: roles[index] })
      const written = makeSan(position, move, language).replace(/[+#]$/, '')
      expect(written).toBe(language === 'en' ? `${text.slice(0, 2)}=${text[2]}` : text)
    })
  })

  test.each([
    ['note.promotion · fide-2017', 'sl', 'exf8S'],
    ['note.promotion · fide-2018', 'en', 'exf8N'],
  ] as const)('[%s] %s: %s', (_, language, text) => {
    const position = positionOf('5r2/4P3/7k/8/8/7K/8/8 w - - 0 1')
    expect(read(position, text, language)).toMatchObject({ promotion: 'knight' })
    expect(refusal(position, 'exf8', language)).toMatchObject({
      why: { code: 'promotion-missing' },
    })
  })

  test.each([
    ['note.long-form · fide-2017', 'sl', ['Lb2e5', 'Sg1f3', 'Ta1d1']],
    ['note.long-form · fide-2018', 'en', ['Bb2e5', 'Ng1f3', 'Ra1d1']],
  ] as const)('[%s] %s', (_, language, texts) => {
    const moves = texts.map(text => read(pieces, text, language))
    expect(moves.map(move => makeUci(move))).toEqual(['b2e5', 'g1f3', 'a1d1'])
    expect(moves.map(move => makeLong(pieces, move, language))).toEqual(texts)
  })

  test('[note.long-form · fide-2018] e7e5, d2d4, a6a5', () => {
    const black = positionOf('4k3/4p3/p7/8/8/8/8/4K3 b - - 0 1')
    for (const [position, text] of [
      [black, 'e7e5'],
      [startPosition, 'd2d4'],
      [black, 'a6a5'],
    ] as const) {
      const move = parseLong(position, text)
      if (!move.ok) throw new Error(move.error.reason)
      expect(makeLong(position, move.value)).toBe(text)
    }
  })

  test('[note.long-form · fide-2018] printed Be2e5 and аба5 match no move', () => {
    const position = positionOf('4k3/8/p7/8/8/8/4B3/4K3 w - - 0 1')
    expect(refusal(position, 'Be2e5', 'en')).toMatchObject({
      why: { code: 'not-how-the-piece-moves', article: '3.2' },
    })
    expect(refusal(position, 'аба5', 'sr')).toMatchObject({ code: 'san-syntax' })
  })
})

describe('signs', () => {
  const mating = positionOf('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1')
  test.each([
    ['note.sign.mate · fide-2018', 'en', 'Ra8#', 'mate'],
    ['note.sign.mate · fide-2009', 'cs', 'Va8++', 'mate'],
    ['note.sign.mate · fide-2009', 'fi', 'Ta8X', 'mate'],
    ['note.sign.mate · fide-2009', 'sl', 'Ta8++', 'mate'],
    ['note.optional-signs · fide-2018', 'en', 'Ra8', ''],
    ['note.sign.check · fide-2018', 'en', 'Ra8+', 'check'],
  ] as const)('[%s] %s: %s', (_, language, text, sign) => {
    expect(parseMarks(text).sign).toBe(sign)
    const move = read(mating, text, language)
    expect(makeUci(move)).toBe('a1a8')
    expect(makeSan(mating, move)).toBe('Ra8#')
  })

  test('[note.draw-offer · every edition] (=) marks a draw offer, not a promotion', () => {
    expect(parseMarks('Kb1 (=)')).toEqual({
      move: 'Kb1',
      sign: '',
      enPassant: false,
      drawOffer: true,
    })
    expect(parseMarks('e8=Q+(=)')).toMatchObject({ move: 'e8=Q', sign: 'check', drawOffer: true })
    const position = positionOf('8/4P2k/8/8/8/8/8/K7 w - - 0 1')
    expect(read(position, 'e8=Q (=)', 'en')).toMatchObject({ promotion: 'queen' })
    expect(refusal(position, 'e8=', 'en')).toMatchObject({ why: { code: 'promotion-missing' } })
    expect(refusal(position, 'e8(=)', 'en')).toMatchObject({ why: { code: 'promotion-missing' } })
  })

  const castling = positionOf('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1')
  test.each(['0-0', 'O-O', 'o-o', 'О-О', '0–0', '00', 'OO', '0 - 0'])(
    '[note.castle.short · every edition] %s',
    text => {
      expect(makeUci(read(castling, text, 'sr'))).toBe('e1g1')
    },
  )
  test.each(['0-0-0', 'O-O-O', 'О-О-О', '000', '0—0—0'])(
    '[note.castle.long · every edition] %s',
    text => {
      expect(makeUci(read(castling, text, 'sl'))).toBe('e1c1')
    },
  )

  test('[note.no-hyphen · fide-2017] a hyphen is not needed, but is read', () => {
    expect(makeUci(read(startPosition, 'N-f3', 'en'))).toBe('g1f3')
    expect(makeUci(read(startPosition, 'Ng1-f3', 'en'))).toBe('g1f3')
    expect(makeUci(read(startPosition, 'e2-e4', 'en'))).toBe('e2e4')
  })
})

test('[note.letter · every edition] S and R mean what the language of the sheet says', () => {
  const position = positionOf('4k3/8/8/8/8/8/8/1N2KB1R w - - 0 1')
  expect(makeUci(read(position, 'Sc3', 'sl'))).toBe('b1c3')
  expect(makeUci(read(position, 'Sc4', 'cs'))).toBe('f1c4')
  expect(makeUci(read(position, 'Rh5', 'en'))).toBe('h1h5')
  expect(makeUci(read(position, 'Rc3', 'fi'))).toBe('b1c3')
  expect(makeUci(read(position, 'Rf2', 'fr'))).toBe('e1f2')
  expect(refusal(position, 'Nc3', 'sl')).toMatchObject({ code: 'san-syntax' })
})

describe('the same in all editions', () => {
  const open = '4k3/8/8/3p4/4P3/8/1B6/R2QK1N1 w Q - 0 1'
  const knights = '4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1'
  const column = '4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1'
  const apart = '4k3/8/8/8/3N4/8/7N/K7 w - - 0 1'
  const passing = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'
  // The position, the move, its SAN, and other ways of writing it that are read.
  // biome-ignore format: a table
  test.each([
    ['note.piece-word · every edition', open, 'e4e5', 'e5', ['e5']],
    ['note.pawn-move · every edition', open, 'e4e5', 'e5', ['e5']],
    ['note.pawn-no-letter · every edition', open, 'e4e5', 'e5', ['e5']],
    ['note.piece-move · every edition', open, 'g1f3', 'Nf3', ['Nf3']],
    ['note.no-hyphen · every edition', open, 'g1f3', 'Nf3', ['N-f3']],
    ['note.long-form · every edition', open, 'g1f3', 'Nf3', ['Ng1f3']],
    ['note.capture.piece · every edition', open, 'd1d5', 'Qxd5', ['Qd5']],
    ['note.sign.capture · every edition', open, 'd1d5', 'Qxd5', ['Q:d5']],
    ['note.capture.pawn-file · every edition', open, 'e4d5', 'exd5', ['ed5', 'ed']],
    ['note.ambig.same-rank · every edition', knights, 'g1f3', 'Ngf3', ['Ng1f3']],
    ['note.ambig.examples · every edition', knights, 'e1f3', 'Nef3', ['Ne1f3']],
    ['note.ambig.same-file · every edition', column, 'g5f3', 'N5f3', ['Ng5f3']],
    ['note.ambig.other · every edition', apart, 'h2f3', 'Nhf3', ['N2f3']],
    ['note.ep.square · every edition', passing, 'e5d6', 'exd6', ['ed6']],
    ['note.ep.mark · every edition', passing, 'e5d6', 'exd6', ['exd6 e.p.']],
    ['note.sign.ep · every edition', passing, 'e5d6', 'exd6', ['exd6e.p.', 'exd6 ep']],
    ['note.promotion · every edition', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a7a8n', 'a8=N', ['a8N']],
    ['note.sign.check · every edition', '4k3/8/8/8/8/8/8/K6R w - - 0 1', 'h1h8', 'Rh8+', ['Rh8']],
    ['note.sign.mate · every edition', '6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1', 'd1d8', 'Rd8#', ['Rd8++']],
    ['note.optional-signs · every edition', '6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1', 'd1d8', 'Rd8#', ['Rd8', 'Rd8++']],
  ] as const)('[%s] %s %s: %s', (_, fen, uci, san, others) => {
    const position = positionOf(fen)
    for (const text of [san, ...others]) expect(makeUci(read(position, text, 'en'))).toBe(uci)
    expect(makeSan(position, read(position, san, 'en'))).toBe(san)
  })

  test('[note.ambig.pawns · every edition] [note.capture.pawn-file · every edition] the file tells two pawns apart', () => {
    const position = positionOf('7k/8/8/3p4/2P1P3/8/8/K7 w - - 0 1')
    const captures = ['c4d5', 'e4d5'].map(uci => parseUci(position, uci))
    expect(captures.map(move => (move.ok ? makeSan(position, move.value) : ''))).toEqual([
      'cxd5',
      'exd5',
    ])
  })

  test('[note.files · every edition] [note.ranks · every edition] [note.square-unique · every edition] each square has a letter and a digit', () => {
    expect(new Set(squareNames).size).toBe(64)
    expect(squareNames[0]).toBe('a1')
    expect(squareNames[7]).toBe('h1')
    expect(squareNames[56]).toBe('a8')
    for (const name of squareNames) expect(name).toMatch(/^[a-h][1-8]$/)
  })

  test('[note.sample · every edition] the sample game replayed in every language', () => {
    const sample =
      'e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1'
    for (const language of notationLanguages) {
      let position = startPosition
      for (const text of sample.split(' ')) {
        const written = makeSan(position, read(position, text, 'en'), language)
        position = play(position, read(position, written, language))
      }
      expect(makeFen(position)).toBe(finalP)
    }
  })
})
