import { describe, expect, test } from 'vitest'
import { makeFen } from '../fen.js'
import { finalFen } from './check.js'
import { PgnReplay } from './replay.js'
import type { IllegalMove } from './replayed-game.js'
import { PgnScanner } from './scanner.js'
import { encodeText } from './text.js'

interface Replayed {
  readonly fen: string
  readonly plies: number
  readonly illegal: readonly IllegalMove[]
  readonly badStart: string | undefined
}

function replay(text: string): Replayed[] {
  const seen: Replayed[] = []
  const scanner = new PgnScanner(
    new PgnReplay(game => {
      const { plies, illegal, badStart } = game
      expect(makeFen(game.positionAt(plies))).toBe(finalFen(game))
      seen.push({ fen: finalFen(game), plies, illegal, badStart })
    }),
  )
  scanner.push(encodeText(text))
  scanner.end()
  return seen
}

describe('replaying', () => {
  test('only the main line decides where a game ends', () => {
    const [game] = replay('1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) d6) 2. Nf3 *')
    expect(game?.fen).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2')
    expect(game?.illegal).toEqual([])
  })

  test('an illegal move is reported with its place, and the next game is read', () => {
    const [first, second] = replay('1. e4 e5 2. Ke3 Nc6 1-0\n1. d4 *')
    expect(first?.illegal).toEqual([
      {
        code: 'illegal',
        reason: 'a king does not go from e1 to e3',
        text: 'Ke3',
        moveNumber: 2,
        color: 'white',
        ply: 2,
        variation: false,
        line: 1,
        column: 13,
        offset: 12,
      },
    ])
    expect(first?.plies).toBe(2)
    expect(second?.plies).toBe(1)
  })

  test('an illegal move in a variation does not affect the main line', () => {
    const [game] = replay('1. e4 (1. e5 e6) e5 (1... Nf6 2. Kd8) 2. Nf3 *')
    expect(game?.plies).toBe(3)
    expect(game?.illegal.map(each => [each.text, each.variation])).toEqual([
      ['e5', true],
      ['Kd8', true],
    ])
  })

  test('an ambiguous move is not guessed', () => {
    const [game] = replay('1. Nf3 a6 2. Nd4 a5 3. Nc3 a4 4. Nb5 *')
    expect(game?.illegal[0]).toMatchObject({ code: 'ambiguous', text: 'Nb5', moveNumber: 4 })
  })

  test('null moves, remarks, coordinates, figurines and lower-case castling', () => {
    const [passed] = replay('1. e4 -- 2. d4 *')
    expect(passed?.illegal).toEqual([])
    expect(passed?.fen).toBe('rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2')
    const [odd] = replay('1. e2-e4 a6 2. e4e5 d5 3. exd6 e.p. cxd6 4. ♘f3 b6 5. Bc4, b5 6. o-o *')
    expect(odd?.illegal).toEqual([])
    expect(odd?.plies).toBe(11)
  })

  test('a FEN tag, valid or not', () => {
    const [good] = replay('[FEN "8/8/8/8/8/4k3/8/4K2R w K - 0 1"]\n[SetUp "1"]\n\n1. O-O *')
    expect(good?.fen).toBe('8/8/8/8/8/4k3/8/5RK1 b - - 1 1')
    const [bad] = replay('[FEN "8/8/8/8/8/8/8/4K3 w - - 0 1"]\n\n1. Kd1 *')
    expect(bad?.badStart).toBe('Black has no king')
    expect(bad?.plies).toBe(0)
  })
})
