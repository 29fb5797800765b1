import { needPlacement, shown } from './argument.js'
import { BISHOP, KING, KNIGHT, PAWN, type PieceCode, QUEEN, ROOK } from './piece.js'
import { Placement } from './placement.js'
import { Position } from './position.js'
import { emptySetup, type Setup } from './setup.js'
import type { Square } from './square.js'

/** The number of a Chess960 starting position: 0 to 959. The standard one is 518. */
export type Chess960Number = number

// Where the two knights stand on the five free squares, in the order of the numbering scheme.
const knightPairs = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
] as const

/** The roles on the first rank from the a-file to the h-file, as role codes (Guidelines II.2). */
export function chess960Rank(number: Chess960Number): readonly number[] {
  if (!Number.isInteger(number) || number < 0 || number > 959) {
    throw new RangeError(`Chess960 starts are numbered 0 to 959, not ${shown(number)}`)
  }
  const rank: number[] = new Array(8).fill(0)
  const free = () => rank.flatMap((role, file) => (role === 0 ? [file] : []))
  rank[(number % 4) * 2 + 1] = BISHOP
  rank[(Math.floor(number / 4) % 4) * 2] = BISHOP
  rank[free()[Math.floor(number / 16) % 6]] = QUEEN
  const squares = free()
  for (const knight of knightPairs[Math.floor(number / 96)]) rank[squares[knight]] = KNIGHT
  const [aRook, king, hRook] = free()
  rank[aRook] = ROOK
  rank[king] = KING
  rank[hRook] = ROOK
  return rank
}

/** The Chess960 starting position with this number, as a setup. */
export function chess960Setup(number: Chess960Number): Setup {
  const rank = chess960Rank(number)
  const codes: PieceCode[] = new Array(64).fill(0)
  for (let file = 0; file < 8; file++) {
    codes[file] = rank[file] << 1
    codes[8 + file] = PAWN << 1
    codes[48 + file] = (PAWN << 1) | 1
    codes[56 + file] = (rank[file] << 1) | 1
  }
  const rooks = rank.flatMap((role, file) => (role === ROOK ? [file] : []))
  const castling = [...rooks, ...rooks.map(file => file + 56)] as Square[]
  return { ...emptySetup, placement: Placement.fromCodes(codes), castling }
}

/**
 * The starting position of Chess960 with this number (Guidelines II.2).
 *
 * @example
 * makeFen(chess960Position(0)) // → 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1'
 */
export function chess960Position(number: Chess960Number): Position {
  const position = Position.from(chess960Setup(number))
  if (!position.ok) throw new Error(`Chess960 start ${number} is not a valid position`)
  return position.value
}

/** The number of a Chess960 starting position; undefined if the placement is not one. */
export function chess960NumberOf(placement: Placement): Chess960Number | undefined {
  needPlacement(placement, 'chess960NumberOf')
  for (let file = 0; file < 8; file++) {
    if (placement.codes[8 + file] !== PAWN << 1) return undefined
    if (placement.codes[48 + file] !== ((PAWN << 1) | 1)) return undefined
    if (placement.codes[56 + file] !== (placement.codes[file] | 1)) return undefined
    if ((placement.codes[file] & 1) !== 0) return undefined
    for (let rank = 2; rank < 6; rank++) {
      if (placement.codes[rank * 8 + file] !== 0) return undefined
    }
  }
  const rank = Array.from({ length: 8 }, (_, file) => placement.codes[file] >> 1)
  const bishops = rank.flatMap((role, file) => (role === BISHOP ? [file] : []))
  const light = bishops.find(file => file % 2 === 1)
  const dark = bishops.find(file => file % 2 === 0)
  if (bishops.length !== 2 || light === undefined || dark === undefined) return undefined
  const afterBishops = rank.filter(role => role !== BISHOP)
  const queen = afterBishops.indexOf(QUEEN)
  const afterQueen = afterBishops.filter(role => role !== QUEEN)
  if (queen < 0 || afterQueen.length !== 5) return undefined
  const pair = knightPairs.findIndex(
    ([a, b]) => afterQueen[a] === KNIGHT && afterQueen[b] === KNIGHT,
  )
  const rest = afterQueen.filter(role => role !== KNIGHT)
  if (pair < 0 || rest[0] !== ROOK || rest[1] !== KING || rest[2] !== ROOK) return undefined
  return pair * 96 + queen * 16 + (dark / 2) * 4 + (light - 1) / 2
}

/**
 * Draws the number of a Chess960 starting position. `random` returns numbers from 0 up to, but not
 * including, 1.
 */
export function drawChess960(random: () => number): Chess960Number {
  return Math.min(Math.floor(random() * 960), 959)
}
