import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bishopSlot, bishopTable } from './attacks/sliders.js'
import { makeFen, standardFen } from './fen.js'
import { parseSan } from './notation/san-reading.js'
import { makePieceLetter, pieceOf } from './piece.js'
import {
  isAttacked,
  isCheck,
  isCheckmate,
  legalMoves,
  legalMovesFrom,
  type Position,
  play,
} from './position.js'
import { fileOf, makeSquare, parseSquare, rankOf, type Square, squareNames } from './square.js'
import { anyPositions, positionOf, startPosition } from './testing/random-games.js'

// Articles 1 and 2, and the parts of Article 3 that no other test covers.

const square = (name: string) => parseSquare(name) as Square

function after(position: Position, text: string): Position {
  const move = parseSan(position, text)
  if (!move.ok) throw new Error(`${text}: ${move.error.reason}`)
  return play(position, move.value)
}

describe('Article 1', () => {
  test('[game.two-players · every edition] [game.have-the-move · every edition] each move gives the move to the other player', () => {
    expect(startPosition.turn).toBe('white')
    const first = after(startPosition, 'e4')
    expect(first.turn).toBe('black')
    expect(after(first, 'e5').turn).toBe('white')
    // The position before is unchanged.
    expect(makeFen(startPosition)).toBe(standardFen)
  })

  test('[game.goal · every edition] [game.mate-wins · every edition] [game.mated-loses · every edition] the king is attacked and there is no legal move', () => {
    let position = startPosition
    for (const text of ['f3', 'e5', 'g4']) position = after(position, text)
    expect(isCheckmate(position)).toBe(false)
    const mated = after(position, 'Qh4')
    expect(isCheckmate(mated)).toBe(true)
    expect(legalMoves(mated)).toEqual([])
    expect(isAttacked(mated, mated.king('white'), 'black')).toBe(true)
  })

  test('[game.king-safety · every edition] [game.no-king-capture · every edition] no legal move leaves the own king attacked or takes the other', () => {
    fc.assert(
      fc.property(anyPositions, position => {
        const mover = position.turn
        for (const move of legalMoves(position)) {
          const next = play(position, move)
          expect(isAttacked(next, next.king(mover), next.turn)).toBe(false)
          expect(next.at(next.king(next.turn))).toEqual({ color: next.turn, role: 'king' })
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('Article 2', () => {
  test('[board.8x8 · every edition] [board.files-ranks · every edition] eight files, eight ranks, 64 squares', () => {
    expect(new Set(squareNames).size).toBe(64)
    const all = squareNames.map(square)
    expect(new Set(all.map(fileOf)).size).toBe(8)
    expect(new Set(all.map(rankOf)).size).toBe(8)
    expect(parseSquare('i1')).toBeUndefined()
    expect(parseSquare('a9')).toBeUndefined()
  })

  test('[board.diagonal · every edition] a diagonal has squares of one colour and runs from edge to edge', () => {
    const dark = (at: number) => (fileOf(at as Square) + rankOf(at as Square)) % 2 === 0
    expect(dark(square('a1'))).toBe(true)
    for (let from = 0; from < 64; from++) {
      const slot = bishopSlot(from, 0, 0)
      const reached = Array.from({ length: 64 }, (_, to) => to).filter(
        to => ((bishopTable[slot + (to >> 5)] >>> (to & 31)) & 1) === 1,
      )
      expect(reached.every(to => dark(to) === dark(from))).toBe(true)
      const edge = (at: number) => [0, 7].includes(at & 7) || [0, 7].includes(at >> 3)
      expect(reached.filter(edge).length).toBeGreaterThanOrEqual(edge(from) ? 1 : 4)
    }
  })

  test('[pieces.set · every edition] [pieces.symbols · every edition] sixteen pieces each, by their letters', () => {
    const counts = new Map<string, number>()
    for (let code = 2; code < 14; code++) {
      const piece = pieceOf(code)!
      const stands = squareNames.filter(name => startPosition.at(square(name)) === piece)
      counts.set(makePieceLetter(piece), stands.length)
    }
    expect(Object.fromEntries(counts)).toEqual({
      ...{ K: 1, Q: 1, R: 2, B: 2, N: 2, P: 8 },
      ...{ k: 1, q: 1, r: 2, b: 2, n: 2, p: 8 },
    })
  })

  test('[pieces.initial-position · every edition] [note.ranks.initial · every edition] White on ranks 1 and 2, Black on 8 and 7', () => {
    const row = (rank: number) =>
      'abcdefgh'.split('').map(file => startPosition.at(square(`${file}${rank}`))?.role)
    const pieces = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook']
    expect(row(1)).toEqual(pieces)
    expect(row(8)).toEqual(pieces)
    expect(new Set([...row(2), ...row(7)])).toEqual(new Set(['pawn']))
    for (const [rank, color] of [
      [1, 'white'],
      [2, 'white'],
      [7, 'black'],
      [8, 'black'],
    ] as const) {
      expect(startPosition.at(square(`a${rank}`))?.color).toBe(color)
    }
    for (const rank of [3, 4, 5, 6]) expect(row(rank).every(role => role === undefined)).toBe(true)
  })
})

describe('Article 3', () => {
  test('[move.capture · every edition] the captured piece leaves the board in the same move', () => {
    const position = positionOf('4k3/8/8/3p4/4P3/8/8/4K3 w - - 5 1')
    expect(makeFen(after(position, 'exd5'))).toBe('4k3/8/8/3P4/8/8/8/4K3 b - - 0 1')
  })

  test('[pawn.en-passant · every edition] the captured pawn stands beside the capturing pawn, not on the square it goes to', () => {
    const position = positionOf('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1')
    expect(makeFen(after(position, 'exd6'))).toBe('4k3/8/3P4/8/8/8/8/4K3 b - - 0 1')
  })

  test('[pawn.en-passant-now · every edition] a move later it is too late', () => {
    let position = positionOf('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1')
    for (const text of ['Kd2', 'Ke7']) position = after(position, text)
    const moves = legalMovesFrom(position, square('e5'))
    expect(moves.map(move => makeSquare(move.to))).toEqual(['e6'])
  })

  test('[pawn.promote-effect · every edition] the new piece acts at once', () => {
    const position = positionOf('7k/P7/8/8/8/8/8/K7 w - - 0 1')
    expect(isCheck(after(position, 'a8Q'))).toBe(true)
    expect(isCheck(after(position, 'a8N'))).toBe(false)
    expect(isCheckmate(after(positionOf('7k/P5pp/8/8/8/8/8/K7 w - - 0 1'), 'a8R'))).toBe(true)
  })

  test('[pawn.promote-any · every edition] a second queen, a third knight', () => {
    const position = positionOf('7k/P7/8/8/8/8/1N1N4/K2Q4 w - - 0 1')
    const promotions = legalMovesFrom(position, square('a7')).map(move =>
      move.kind === 'promotion' ? move.promotion : move.kind,
    )
    expect(promotions).toEqual(['queen', 'rook', 'bishop', 'knight'])
  })
})

describe('Chess960 castling', () => {
  // The position, the castling move, the result; the methods of the Guidelines.
  // biome-ignore format: a table
  test.each([
    ['c960.castle.double · every edition', '4k3/8/8/8/8/8/8/1R1K4 w B - 0 1', 'O-O-O', '2KR4'],
    ['c960.castle.transposition · every edition', '4k3/8/8/8/8/8/8/5KR1 w G - 0 1', 'O-O', '5RK1'],
    ['c960.castle.king-only · every edition', '4k3/8/8/8/8/8/8/3K1R2 w F - 0 1', 'O-O', '5RK1'],
    ['c960.castle.king-only · every edition', '4k3/8/8/8/8/8/8/4KR2 w F - 0 1', 'O-O', '5RK1'],
    ['c960.castle.rook-only · every edition', '4k3/8/8/8/8/8/8/6KR w H - 0 1', 'O-O', '5RK1'],
    ['c960.castle.one-may-stay · every edition', '4k3/8/8/8/8/8/8/R1K5 w A - 0 1', 'O-O-O', '2KR4'],
    ['c960.castle.one-may-stay · every edition', '4k3/8/8/8/8/8/8/3RK3 w D - 0 1', 'O-O-O', '2KR4'],
    ['c960.castle.c-side · every edition', '4k3/8/8/8/8/8/8/RK6 w A - 0 1', 'O-O-O', '2KR4'],
    ['c960.castle.g-side · every edition', '4k3/8/8/8/8/8/8/1K1R4 w D - 0 1', 'O-O', '5RK1'],
    ['c960.castle.final-squares · every edition', '4k3/8/8/8/8/8/8/R3K3 w A - 0 1', 'O-O-O', '2KR4'],
    ['c960.castle.may-stay-filled · every edition', '4k3/8/8/8/8/8/8/NNRKB3 w C - 0 1', 'O-O-O', 'NNKRB3'],
    ['c960.castle.may-stay-filled · every edition', '4k3/8/8/8/8/8/8/4BKRN w G - 0 1', 'O-O', '4BRKN'],
  ])('[%s] %s %s', (_, fen, text, rank) => {
    expect(makeFen(after(positionOf(fen), text)).split(' ')[0].split('/')[7]).toBe(rank)
  })

  test('[c960.castle.regular-rules · every edition] rights are lost, and attacks prevent castling, as in standard chess', () => {
    const refused = (fen: string, text: string) => {
      const move = parseSan(positionOf(fen), text)
      return move.ok || move.error.code !== 'san-illegal' ? '' : move.error.why.code
    }
    expect(refused('4k3/8/8/8/8/8/8/1R1K2R1 w B - 0 1', 'O-O')).toBe('castling-right-lost')
    expect(refused('4k3/8/8/8/3r4/8/8/3K2R1 w G - 0 1', 'O-O')).toBe('castling-out-of-check')
    expect(refused('4k3/8/8/8/4r3/8/8/3K2R1 w G - 0 1', 'O-O')).toBe('castling-through-attack')
    expect(refused('k7/8/8/8/6r1/8/8/3K3R w H - 0 1', 'O-O')).toBe('castling-into-attack')
    expect(refused('k7/8/8/8/8/8/8/3KN1R1 w G - 0 1', 'O-O')).toBe('castling-path-blocked')
    const moved = after(after(positionOf('k7/8/8/8/8/8/8/1R1K2R1 w GB - 0 1'), 'Rg2'), 'Ka7')
    expect(makeFen(moved).split(' ')[2]).toBe('Q')
  })

  test('[c960.game · every edition] [c960.start.pawns · every edition] after the start it is the same game', () => {
    let position = positionOf('bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1')
    for (const text of ['e4', 'e5', 'Nf3', 'Nf6', 'Ne3']) position = after(position, text)
    expect(makeFen(position)).toBe(
      'bbqn1rkr/pppp1ppp/5n2/4p3/4P3/4NN2/PPPP1PPP/BBQ2RKR b KQkq - 3 3',
    )
  })
})
