import { makeFen, type Position } from '@jadoube/chess'
import {
  BISHOP,
  Board,
  KNIGHT,
  PAWN,
  positionFromBoard,
  QUEEN,
  ROOK,
} from '@jadoube/chess/internals'
import { expect, test } from 'vitest'
import { canCheckmate } from './can-mate.js'
import { checkLine, checkProof } from './checker/check-proof.js'
import { provesCannotMate } from './quick/quick-prover.js'
import { Endings } from './testing/endings.js'
import type { Ending, Kind } from './testing/retrograde.js'

// Endings of up to four pieces are enumerated, and the solver is asked about a sample of positions
// of each. The default is all endings of three pieces and the most informative ones of four.
// JADOUBE_ENDINGS=each takes all 45, in about half an hour. JADOUBE_ENDINGS=KN+kr,KB+kp selects
// endings and asks about every position in them that cannot be won; `all` does so for all.

const letters = 'PNBRQ'
const roles = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN]
const chosen = process.env.JADOUBE_ENDINGS ?? ''
const some = { no: 500, fast: 10_000, yes: 100 }
const most = { no: Number.MAX_SAFE_INTEGER, fast: 1_000_000, yes: 5000 }

function allNames(): string[] {
  const names: string[] = []
  for (const [i, own] of [...letters].entries()) {
    names.push(`K${own}+k`)
    for (const other of letters.slice(i)) names.push(`K${own}${other}+k`)
    for (const other of letters) names.push(`K${own}+k${other.toLowerCase()}`)
  }
  return names
}

function piecesOf(name: string): Kind[] {
  const pieces: Kind[] = []
  for (const letter of name.replace(/[Kk+]/g, '')) {
    pieces.push([roles[letters.indexOf(letter.toUpperCase())], letter < 'a' ? 0 : 1])
  }
  return pieces
}

/**
 * A sample of this many positions of an ending, winnable or not, spread over all of it; all if
 * there are fewer.
 */
function* part(ending: Ending, can: 0 | 1, many: number): Generator<Position> {
  const board = new Board()
  const { length } = ending.winnable
  const stride = strideOf(length)
  let found = 0
  for (let n = 0, index = 0; n < length && found < many; n++) {
    if (ending.winnable[index] === can && ending.setUp(index, board)) {
      found++
      yield positionFromBoard(board)
    }
    index += stride
    if (index >= length) index -= length
  }
}

/** A step that visits all positions before it repeats: it is coprime with their number. */
function strideOf(length: number): number {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
  let stride = Math.floor(length * 0.618)
  while (common(length, stride) !== 1) stride++
  return stride
}

function compare(ending: Ending, { no, fast, yes }: typeof some): void {
  let asked = 0
  for (const position of part(ending, 0, no)) {
    const answer = canCheckmate(position, 'white')
    if (answer.verdict !== 'no') expect.fail(`${makeFen(position)}: ${answer.verdict}`)
    // Check every tenth proof with the checker.
    if (asked++ % 10 === 0) {
      expect(checkProof(position, 'white', answer.proof)).toEqual({ accepted: true })
    }
  }
  for (const position of part(ending, 1, fast)) {
    asked++
    if (provesCannotMate(position, 'white')) expect.fail(`${makeFen(position)}: fast`)
  }
  for (const position of part(ending, 1, yes)) {
    const answer = canCheckmate(position, 'white')
    if (answer.verdict !== 'yes') expect.fail(`${makeFen(position)}: ${answer.verdict}`)
    expect(checkLine(position, 'white', answer.line)).toEqual({ accepted: true })
  }
  expect(asked).toBeGreaterThan(100)
}

const telling = ['KNN+k', 'KN+kn', 'KN+kb', 'KB+kb', 'KN+kr', 'KB+kr', 'KN+kq']
const endings = new Endings(0)
const three = allNames().filter(name => piecesOf(name).length === 1)
const names: Readonly<Record<string, readonly string[]>> = {
  '': [...three, ...telling],
  each: allNames(),
  all: allNames(),
}
// The first ending with two pawns enumerates all endings after their promotions.
const timeout = 3_600_000
test.each(names[chosen] ?? chosen.split(','))('[end.dead-position] %s', { timeout }, name =>
  compare(endings.of(piecesOf(name)), chosen === '' || chosen === 'each' ? some : most),
)
