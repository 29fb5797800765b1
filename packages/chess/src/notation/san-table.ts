import { squareNames } from '../square.js'

// Every English SAN without a full departure square, made once and then looked up: writing the moves
// of a position builds no string.

const letters = ['', '', 'N', 'B', 'R', 'Q', 'K']
const signs = ['', '+', '#']
const files = 'abcdefgh'

/** What is said of the departure square: nothing, its file, or its rank. */
export const NOTHING = 0
export const FILE = 1
export const RANK = 9

const PLAIN = 7 * 2 * 17 * 64 * 3
const table: string[] = /* @__PURE__ */ new Array(PLAIN + 4 * 17 * 64 * 3)

/** `said`: NOTHING, FILE + 0…7 or RANK + 0…7. `capture` and `sign` are 0, 1 and 0, 1, 2. */
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

/** A pawn that becomes `role`; a capture says its file. */
export function promotionSan(said: number, to: number, role: number, sign: number): string {
  const index = PLAIN + (((role - 2) * 17 + said) * 64 + to) * 3 + sign
  const capture = said === NOTHING ? 0 : 1
  return table[index] ?? keep(index, '', capture, said, to, `=${letters[role]}`, sign)
}

/** With the whole departure square: three like pieces can need it. */
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
