import {
  type Color,
  emptySetup,
  isAttacked,
  legalMoves,
  makeFen,
  opposite,
  Placement,
  parsePieceLetter,
  parsePosition,
  type Square,
  squareAt,
  squares,
  standingPosition,
} from '@jadoube/chess'
import fc from 'fast-check'

// Positions that may soon be dead: few pieces, or walls of pawns.

const letters = 'PpPpNnBbRrQq'

function standing(men: ReadonlyMap<Square, string>, turn: Color): string | undefined {
  const pieces = [...men].map(([square, letter]) => [square, parsePieceLetter(letter)!] as const)
  const position = standingPosition({ ...emptySetup, placement: Placement.of(pieces), turn })
  if (position === undefined) return undefined
  if (isAttacked(position, position.king(opposite(turn)), turn)) return undefined
  const fen = makeFen(position)
  const read = parsePosition(fen)
  return read.ok && legalMoves(read.value).length > 0 ? fen : undefined
}

const turns = fc.constantFrom<Color>('white', 'black')
const isEnd = (square: number) => square < 8 || square >= 56
const mayStand = (letter: string, square: number) => !/p/i.test(letter) || !isEnd(square)
const somewhere = fc.constantFrom(...squares)

/** Three to seven pieces anywhere. */
export const fewMen: fc.Arbitrary<string> = fc
  .tuple(
    fc.uniqueArray(somewhere, { minLength: 7, maxLength: 7 }),
    fc.array(fc.constantFrom(...letters), { maxLength: 5 }),
    turns,
  )
  .map(([places, others, turn]) => {
    const men = new Map([
      [places[0]!, 'K'],
      [places[1]!, 'k'],
    ])
    others.forEach((letter, index) => {
      const square = places[index + 2]!
      if (mayStand(letter, square)) men.set(square, letter)
    })
    return standing(men, turn)
  })
  .filter(fen => fen !== undefined)

/**
 * Pairs of pawns that block each other on several files, kings, and a few bishops and loose pawns.
 */
export const walls: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.option(fc.integer({ min: 2, max: 4 }), { freq: 4 }), {
      minLength: 8,
      maxLength: 8,
    }),
    fc.uniqueArray(somewhere, { minLength: 6, maxLength: 6 }),
    fc.array(fc.constantFrom(...'PpBb'), { maxLength: 3 }),
    turns,
  )
  .map(([ranks, places, others, turn]) => {
    const men = new Map<Square, string>()
    ranks.forEach((rank, file) => {
      if (rank === null) return
      men.set(squareAt(file, rank), 'P')
      men.set(squareAt(file, rank + 1), 'p')
    })
    const free = places.filter(square => !men.has(square))
    free.slice(2).forEach((square, index) => {
      const letter = others[index]
      if (letter !== undefined && mayStand(letter, square)) men.set(square, letter)
    })
    if (free.length < 2) return undefined
    men.set(free[0]!, 'K')
    men.set(free[1]!, 'k')
    return standing(men, turn)
  })
  .filter(fen => fen !== undefined)
