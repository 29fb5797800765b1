import {
  Board,
  type Color,
  isAttacked,
  legalMoves,
  makeFen,
  opposite,
  Position,
  parsePosition,
} from '@jadoube/chess'
import fc from 'fast-check'

// Positions in which a game may soon be dead: few men, or walls of pawns.

const pieceCodes = [2, 3, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

function standing(codes: ReadonlyMap<number, number>, turn: Color): string | undefined {
  const board = new Board()
  for (const [square, code] of codes) board.put(square, code)
  if (board.kings[0]! < 0 || board.kings[1]! < 0) return undefined
  board.turn = turn === 'white' ? 0 : 1
  const position = Position.fromBoard(board)
  if (isAttacked(position, position.king(opposite(turn)), turn)) return undefined
  const fen = makeFen(position)
  const read = parsePosition(fen)
  return read.ok && legalMoves(read.value).length > 0 ? fen : undefined
}

const turns = fc.constantFrom<Color>('white', 'black')
const isEnd = (square: number) => square < 8 || square >= 56

/** Three to seven men anywhere. */
export const fewMen: fc.Arbitrary<string> = fc
  .tuple(
    fc.uniqueArray(fc.nat(63), { minLength: 7, maxLength: 7 }),
    fc.array(fc.constantFrom(...pieceCodes), { maxLength: 5 }),
    turns,
  )
  .map(([squares, codes, turn]) => {
    const men = new Map([
      [squares[0]!, 12],
      [squares[1]!, 13],
    ])
    codes.forEach((code, index) => {
      const square = squares[index + 2]!
      if (code >> 1 !== 1 || !isEnd(square)) men.set(square, code)
    })
    return standing(men, turn)
  })
  .filter(fen => fen !== undefined)

/** Pairs of pawns that block each other on several files, kings, and a few bishops and loose pawns. */
export const walls: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.option(fc.integer({ min: 2, max: 4 }), { freq: 4 }), {
      minLength: 8,
      maxLength: 8,
    }),
    fc.uniqueArray(fc.nat(63), { minLength: 6, maxLength: 6 }),
    fc.array(fc.constantFrom(2, 3, 6, 7), { maxLength: 3 }),
    turns,
  )
  .map(([ranks, squares, codes, turn]) => {
    const men = new Map<number, number>()
    ranks.forEach((rank, file) => {
      if (rank === null) return
      men.set(rank * 8 + file, 2)
      men.set(rank * 8 + 8 + file, 3)
    })
    const free = squares.filter(square => !men.has(square))
    free.slice(2).forEach((square, index) => {
      const code = codes[index]
      if (code !== undefined && (code >> 1 !== 1 || !isEnd(square))) men.set(square, code)
    })
    if (free.length < 2) return undefined
    men.set(free[0]!, 12)
    men.set(free[1]!, 13)
    return standing(men, turn)
  })
  .filter(fen => fen !== undefined)
