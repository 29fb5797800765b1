import { squareNames } from '../square.js'

// Every English SAN without a full departure square, built once and then looked up. Writing the
// moves of a position therefore builds no strings.

const letters = ['', '', 'N', 'B', 'R', 'Q', 'K']
const signs = ['', '+', '#']

/** How much of the departure square is written: nothing, its file, or its rank. */
export const NOTHING = 0
export const FILE = 1
export const RANK = 9

const table: string[] = /* @__PURE__ */ new Array(7 * 2 * 17 * 64 * 3)

/**
 * The SAN of a move that is neither castling nor a promotion. `departure` is NOTHING, FILE + 0…7 or
 * RANK + 0…7; `capture` is 0 or 1; `sign` is 0, 1 (check) or 2 (mate).
 */
export function plainSan(
  role: number,
  capture: number,
  departure: number,
  to: number,
  sign: number,
): string {
  const index = ((((role << 1) | capture) * 17 + departure) * 64 + to) * 3 + sign
  return table[index] ?? buildSan(index, role, capture, departure, to, sign)
}

/** The SAN of a promotion to `role`. A capture has its file in `departure`. */
export function promotionSan(departure: number, to: number, role: number, sign: number): string {
  const pawn = plainSan(1, departure === NOTHING ? 0 : 1, departure, to, 0)
  return `${pawn}=${letters[role]}${signs[sign]}`
}

/** The SAN with the whole departure square, which three pieces of one kind can need. */
export function fullSan(
  role: number,
  from: number,
  capture: number,
  to: number,
  sign: number,
): string {
  return letters[role] + squareNames[from] + arrival(capture, to, sign)
}

export function castlingSan(aSide: boolean, sign: number): string {
  return (aSide ? 'O-O-O' : 'O-O') + signs[sign]
}

function buildSan(
  index: number,
  role: number,
  capture: number,
  departure: number,
  to: number,
  sign: number,
): string {
  // FILE and RANK follow one another.
  const from = ' abcdefgh12345678'[departure].trim()
  const san = letters[role] + from + arrival(capture, to, sign)
  table[index] = san
  return san
}

const arrival = (capture: number, to: number, sign: number) =>
  (capture === 1 ? 'x' : '') + squareNames[to] + signs[sign]
