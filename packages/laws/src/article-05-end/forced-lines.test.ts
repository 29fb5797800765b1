import { canCheckmate } from '@jadoube/can-mate'
import { parsePosition } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { isDead } from './dead-position.js'
import { canMateWithoutForcedMoves } from './forced-lines.js'

function read(fen: string) {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(position.error.reason)
  return position.value
}

describe('[flag.draw-no-mate · fide-2023] who can mate if forced lines do not count', () => {
  test.each([
    ['a queen that must be taken', '7k/6Q1/8/8/8/8/8/K7 b - - 0 1', 'yes'],
    ['a knight that must be taken', 'k7/1p6/NK6/8/8/8/8/8 b - - 0 1', 'yes'],
    ['a check, and pawns that may shut him in', '7k/6Q1/8/8/8/8/p7/K7 b - - 0 1', 'undetermined'],
    ['no men to mate with', 'k7/2K5/8/8/8/8/8/8 b - - 0 1', 'no'],
  ])('%s', (_, fen, verdict) => {
    const position = read(fen)
    expect(canCheckmate(position, 'white').verdict).toBe('no')
    expect(canMateWithoutForcedMoves(position, 'white')).toBe(verdict)
  })

  test('with a choice of moves, no line is forced', () => {
    const walled = read('8/2k5/1p1p1p1p/1P1P1P1P/8/8/2K5/8 w - - 0 1')
    expect(canMateWithoutForcedMoves(walled, 'white')).toBe(canCheckmate(walled, 'white').verdict)
  })
})

describe('[end.dead-position · fide-2023] a forced line makes a position dead only if such lines count', () => {
  const forced = read('7k/6Q1/8/8/8/8/8/K7 b - - 1 1')
  test('if they count', () => expect(isDead(forced, true)).toBe(true))
  test('if they do not count', () => expect(isDead(forced, false)).toBe(false))
  test('two kings, one with a single move', () =>
    expect(isDead(read('k7/2K5/8/8/8/8/8/8 b - - 0 1'), false)).toBe(true))
})
