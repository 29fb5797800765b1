import { squareNames } from '../square.js'

// Every English SAN without a full departure square, built once and then looked up. Writing the
// moves of a position therefore builds no strings.

const letters = ['', '', 'N', 'B', 'R', 'Q', 'K']
const signs = ['', '+', '#']
const files = 'abcdefgh'

/** How much of the departure square is written: nothing, its file, or its rank. */
export const NOTHING = 0
export const FILE = 1
export const RANK = 9

const PLAIN = 7 * 2 * 17 * 64 * 3
const table: string[] = /* @__PURE__ */ new Array(PLAIN + 4 * 17 * 64 * 3)

/**
 * The SAN of a move that is neither castling nor a promotion. `said` is NOTHING, FILE + 0…7 or RANK
 * + 0…7; `capture` is 0 or 1; `sign` is 0, 1 (check) or 2 (mate).
 */
export function plainSan(
  role: number,
  capture: number,
  said: number,
  to: number,
  sign: number,
): string {
  const index = ((((role << 1) | capture) * 17 + said) * 64 + to) * 3 + sign
  return table[index] ?? keep(index, letters[role], capture, said, to, '', sign)
}

/** The SAN of a promotion to `role`. A capture has its file in `said`. */
export function promotionSan(said: number, to: number, role: number, sign: number): string {
  const index = PLAIN + (((role - 2) * 17 + said) * 64 + to) * 3 + sign
  const capture = said === NOTHING ? 0 : 1
  return table[index] ?? keep(index, '', capture, said, to, `=${letters[role]}`, sign)
}

/** The SAN with the whole departure square, which three pieces of one kind can need. */
export function fullSan(
  role: number,
  from: number,
  capture: number,
  to: number,
  sign: number,
): string {
  return `${letters[role]}${squareNames[from]}${capture === 1 ? 'x' : ''}${squareNames[to]}${signs[sign]}`
}

const castlings = ['O-O', 'O-O+', 'O-O#', 'O-O-O', 'O-O-O+', 'O-O-O#']

export function castlingSan(aSide: boolean, sign: number): string {
  return castlings[(aSide ? 3 : 0) + sign]
}

function keep(
  index: number,
  letter: string,
  capture: number,
  said: number,
  to: number,
  promotion: string,
  sign: number,
): string {
  let from = ''
  if (said >= RANK) from = String(said - RANK + 1)
  else if (said >= FILE) from = files[said - FILE]
  const target = `${capture === 1 ? 'x' : ''}${squareNames[to]}${promotion}${signs[sign]}`
  const san = letter + from + target
  table[index] = san
  return san
}
