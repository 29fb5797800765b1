import { makePieceLetter } from '../piece.js'
import type { Setup } from '../setup.js'
import { makeSquare, type Square, squares } from '../square.js'

// A second implementation of Article 3, square by square. It is slow and simple, and shares no code
// with the fast rules that it is compared with. A board is 64 FEN letters. A move is UCI with
// castling as the king onto its rook.

type Cells = readonly string[]

const isWhite = (piece: string) => piece !== '' && piece === piece.toUpperCase()
const mine = (piece: string, white: boolean) => piece !== '' && isWhite(piece) === white
const at = (file: number, rank: number) =>
  file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file

const straight = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const diagonal = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]
const leaps = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
  [1, -2],
  [2, -1],
  [-1, -2],
  [-2, -1],
]

/** The squares that the piece on a square attacks (3.1.2), whatever stands on them. */
function attackedFrom(cells: Cells, square: number): number[] {
  const file = square % 8
  const rank = Math.floor(square / 8)
  const piece = cells[square]
  const kind = piece.toLowerCase()
  if (kind === 'p') {
    const up = isWhite(piece) ? 1 : -1
    return [at(file - 1, rank + up), at(file + 1, rank + up)].filter(to => to >= 0)
  }
  if (kind === 'n') return leaps.map(([f, r]) => at(file + f, rank + r)).filter(to => to >= 0)
  if (kind === 'k') {
    return [...straight, ...diagonal].map(([f, r]) => at(file + f, rank + r)).filter(to => to >= 0)
  }
  const lines = kind === 'r' ? straight : kind === 'b' ? diagonal : [...straight, ...diagonal]
  const found: number[] = []
  for (const [f, r] of lines) {
    for (let step = 1; ; step++) {
      const to = at(file + f * step, rank + r * step)
      if (to < 0) break
      found.push(to)
      if (cells[to] !== '') break
    }
  }
  return found
}

function isAttacked(cells: Cells, square: number, byWhite: boolean): boolean {
  return cells.some(
    (piece, from) => mine(piece, byWhite) && attackedFrom(cells, from).includes(square),
  )
}

function inCheck(cells: Cells, white: boolean): boolean {
  return isAttacked(cells, cells.indexOf(white ? 'K' : 'k'), !white)
}

/** The legal moves of a setup, sorted. */
export function naiveMoves(setup: Setup): string[] {
  const cells: string[] = squares.map(square => {
    const piece = setup.placement.at(square)
    return piece === undefined ? '' : makePieceLetter(piece)
  })
  const white = setup.turn === 'white'
  const moves: string[] = []
  const tryMove = (from: number, to: number, promotion = '', captured = to) => {
    const after = [...cells]
    after[captured] = ''
    after[to] = promotion === '' ? cells[from] : white ? promotion.toUpperCase() : promotion
    after[from] = ''
    if (inCheck(after, white)) return
    moves.push(makeSquare(from as Square) + makeSquare(to as Square) + promotion)
  }
  const tryPawn = (from: number, to: number, captured = to) => {
    const last = white ? to >= 56 : to < 8
    for (const promotion of last ? ['q', 'r', 'b', 'n'] : ['']) {
      tryMove(from, to, promotion, captured)
    }
  }
  cells.forEach((piece, from) => {
    if (!mine(piece, white)) return
    const targets = attackedFrom(cells, from)
    if (piece.toLowerCase() !== 'p') {
      for (const to of targets) if (!mine(cells[to], white)) tryMove(from, to)
      return
    }
    const up = white ? 8 : -8
    const home = Math.floor(from / 8) === (white ? 1 : 6)
    if (cells[from + up] === '') {
      tryPawn(from, from + up)
      if (home && cells[from + 2 * up] === '') tryPawn(from, from + 2 * up)
    }
    for (const to of targets) {
      if (mine(cells[to], !white)) tryPawn(from, to)
      else if (to === setup.enPassant) tryPawn(from, to, to - up)
    }
  })
  for (const rook of setup.castling) {
    if (!mine(cells[rook], white)) continue
    const castled = naiveCastling(cells, cells.indexOf(white ? 'K' : 'k'), rook, white)
    if (castled) moves.push(castled)
  }
  return moves.sort()
}

const range = (a: number, b: number) =>
  Array.from({ length: Math.abs(a - b) + 1 }, (_, i) => Math.min(a, b) + i)

/**
 * Castling by 3.8.2 and Guidelines II.3.2.7.4: all squares on both ways are empty except for the
 * king and the rook, and the king's way is not attacked.
 */
function naiveCastling(
  cells: Cells,
  king: number,
  rook: number,
  white: boolean,
): string | undefined {
  const home = white ? 0 : 56
  const kingTo = home + (rook > king ? 6 : 2)
  const rookTo = home + (rook > king ? 5 : 3)
  const ways = [...range(king, kingTo), ...range(rook, rookTo)]
  if (ways.some(square => square !== king && square !== rook && cells[square] !== ''))
    return undefined
  if (range(king, kingTo).some(square => isAttacked(cells, square, !white))) return undefined
  const after = [...cells]
  after[king] = ''
  after[rook] = ''
  after[kingTo] = white ? 'K' : 'k'
  after[rookTo] = white ? 'R' : 'r'
  if (inCheck(after, white)) return undefined
  return makeSquare(king as Square) + makeSquare(rook as Square)
}
