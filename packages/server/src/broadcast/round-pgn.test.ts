import { expect, test } from 'vitest'
import type { PairedGame } from './paired-game.js'
import { broadcastGames } from './round-pgn.js'

const game = (board: number): PairedGame => ({
  paired: true,
  round: 1,
  board,
  eventName: 'Open',
  site: null,
  date: null,
  start: 0,
  timeControl: '5400+30',
  delay: 0,
  white: { name: `White ${board}` },
  black: { name: `Black ${board}` },
  result: null,
})

test('writing a large round does not block other work', async () => {
  let turns = 0
  let isWriting = true
  const count = () => {
    turns++
    if (isWriting) setImmediate(count)
  }
  // Enough to take a while even on a fast machine.
  for (let boards = 500; ; boards *= 2) {
    turns = 0
    const began = performance.now()
    const writing = broadcastGames(Array.from({ length: boards }, (_, n) => game(n + 1)))
    setImmediate(count)
    expect((await writing).games).toHaveLength(boards)
    if (performance.now() - began > 100) break
  }
  isWriting = false
  expect(turns).toBeGreaterThan(2)
})
