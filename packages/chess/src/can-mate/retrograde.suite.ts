import { expect, test } from 'vitest'
import { Board } from '../board.js'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '../piece.js'
import { Position } from '../position.js'
import { Endings } from '../testing/can-mate/endings.js'
import type { Kind } from '../testing/can-mate/retrograde.js'
import { canCheckmate } from './can-mate.js'
import { checkProof } from './checker/check-proof.js'
import { provesCannotMate } from './fast.js'

// Four men take three minutes and more for each material, so they are asked for: JADOUBE_ENDINGS=KN+kr,KB+kp, or `all`.
const letters = 'PNBRQ'
const roles = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN]
const chosen = process.env.JADOUBE_ENDINGS ?? ''

function namesOf(): string[] {
  if (chosen !== 'all') return chosen.split(',').filter(name => name !== '')
  const names: string[] = []
  for (const own of letters) {
    for (const other of letters) {
      if (other >= own) names.push(`K${own}${other}+k`)
      // A table by placement cannot hold the right to capture en passant.
      if (own !== 'P' || other !== 'P') names.push(`K${own}+k${other.toLowerCase()}`)
    }
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

/** Every position that cannot be won and each n-th that can, against the solver. */
function compare(endings: Endings, men: Kind[], every: number): void {
  const table = endings.of(men)
  const board = new Board()
  let asked = 0
  for (let index = 0; index < table.winnable.length; index++) {
    const can = table.winnable[index] === 1
    if (index % (can ? every * 13 : every) !== 0 || !table.setUp(index, board)) continue
    asked++
    const position = Position.fromBoard(board)
    const answer = canCheckmate(position, 'white')
    if (answer.verdict !== (can ? 'yes' : 'no'))
      expect.fail(`${index}: ${answer.verdict}, but ${can}`)
    if (can && provesCannotMate(position, 'white')) expect.fail(`${index}: fast`)
    if (answer.verdict === 'no') {
      expect(checkProof(position, 'white', answer.proof)).toEqual({ accepted: true })
    }
  }
  expect(asked).toBeGreaterThan(100)
}

const endings = new Endings(0)
test.each(roles)('[end.dead-position] three men, %s', role => compare(endings, [[role, 0]], 7))
test.each(namesOf())('[end.dead-position] four men, %s', name =>
  compare(endings, menOf(name), 1009),
)
