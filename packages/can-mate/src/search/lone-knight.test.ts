import { parsePosition } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { canCheckmate } from '../can-mate.js'

/** Positions with these pieces on random squares, the same on every run. */
function positionsWith(pieces: string, count: number) {
  let state = 20261118
  const below = (n: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * n)
  }
  const positions = []
  while (positions.length < count) {
    const squares = Array<string>(64).fill('1')
    for (const piece of pieces) {
      let at = below(64)
      while (squares[at] !== '1' || (piece === 'p' && (at < 8 || at >= 56))) at = below(64)
      squares[at] = piece
    }
    const ranks = Array.from({ length: 8 }, (_, rank) =>
      squares.slice(rank * 8, rank * 8 + 8).join(''),
    )
    const placement = ranks.join('/').replace(/1+/g, ({ length }) => `${length}`)
    const read = parsePosition(`${placement} ${below(2) === 0 ? 'w' : 'b'} - - 0 1`)
    if (read.ok) positions.push(read.value)
  }
  return positions
}

// A fallen flag asks this in many games, and the answer must not take a second.
describe('[flag.draw-no-mate] one minor piece against a piece that can block', () => {
  test.each(['KNkn', 'KNkb', 'KNkr', 'KNkp', 'KBkn', 'KBkp'])('%s', pieces => {
    const answers = positionsWith(pieces, 50).map(position =>
      canCheckmate(position, 'white', { nodes: 6000 }),
    )
    // Now and then the loser is mated or stalemated at once, or must take the last piece.
    const decided = answers.filter(({ verdict }) => verdict !== 'undetermined')
    expect(decided.length).toBe(answers.length)
    expect(answers.filter(({ verdict }) => verdict === 'yes').length).toBeGreaterThan(45)
  })
})
