import { Board, KNIGHT, positionFromBoard, ROOK } from '@jadoube/chess/internals'
import { describe, expect, test } from 'vitest'
import { canCheckmate } from './can-mate.js'
import { provesCannotMate } from './quick/quick-prover.js'
import { Endings } from './testing/endings.js'

describe('[end.dead-position] exhaustive enumeration of three pieces agrees with the solver', () => {
  const endings = new Endings(0)
  const board = new Board()
  const roles: [name: string, role: number][] = [
    ['knight', KNIGHT],
    ['rook', ROOK],
  ]
  test.each(roles)('king and %s', (_, role) => {
    const table = endings.of([[role, 0]])
    let asked = 0
    for (let index = 0; index < table.winnable.length; index++) {
      const can = table.winnable[index] === 1
      // A sample by number. The data suite asks more, and about all other pieces.
      if (index % (can ? 211 : 31) !== 0 || !table.setUp(index, board)) continue
      asked++
      const position = positionFromBoard(board)
      const { verdict } = canCheckmate(position, 'white')
      if (verdict !== (can ? 'yes' : 'no')) expect.fail(`${index}: ${verdict}, but ${can}`)
      if (can && provesCannotMate(position, 'white')) expect.fail(`${index}: fast`)
    }
    expect(asked).toBeGreaterThan(100)
  })
})
