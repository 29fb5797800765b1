import { expect, test } from 'vitest'
import { Board } from '../board.js'
import { makeFen } from '../fen.js'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '../piece.js'
import { Position } from '../position.js'
import { Endings } from '../testing/can-mate/endings.js'
import type { Ending, Kind } from '../testing/can-mate/retrograde.js'
import { canCheckmate } from './can-mate.js'
import { checkLine, checkProof } from './checker/check-proof.js'
import { provesCannotMate } from './fast.js'

// Every material of up to four men is enumerated. The solver is asked about a part of the positions of each, chosen by their number.
// JADOUBE_ENDINGS=KN+kr,KB+kp names materials, and asks about every position in them that cannot be won; `all` does so for all.

const letters = 'PNBRQ'
const roles = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN]
const chosen = process.env.JADOUBE_ENDINGS ?? ''
const some = { no: 2000, fast: 20_000, yes: 200 }
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

function menOf(name: string): Kind[] {
  const men: Kind[] = []
  for (const letter of name.replace(/[Kk+]/g, '')) {
    men.push([roles[letters.indexOf(letter.toUpperCase())], letter < 'a' ? 0 : 1])
  }
  return men
}

/** About so many of the positions of an ending that can be won, or that cannot. */
function* part(ending: Ending, can: 0 | 1, many: number): Generator<Position> {
  const board = new Board()
  const isOne = (index: number) => ending.winnable[index] === can && ending.setUp(index, board)
  let there = 0
  for (let index = 0; index < ending.winnable.length; index++) if (isOne(index)) there++
  const every = Math.max(1, Math.floor(there / many))
  let n = 0
  for (let index = 0; index < ending.winnable.length; index++) {
    if (isOne(index) && n++ % every === 0) yield Position.fromBoard(board)
  }
}

function compare(ending: Ending, { no, fast, yes }: typeof some): void {
  let asked = 0
  for (const position of part(ending, 0, no)) {
    const answer = canCheckmate(position, 'white')
    if (answer.verdict !== 'no') expect.fail(`${makeFen(position)}: ${answer.verdict}`)
    // Each tenth proof goes through the checker.
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

const endings = new Endings(0)
const names = chosen === '' || chosen === 'all' ? allNames() : chosen.split(',')
test.each(names)('[end.dead-position] %s', name =>
  compare(endings.of(menOf(name)), chosen === '' ? some : most),
)
