import { makeSquare, parsePosition, parseSquare, type Square } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { premove } from './premove.js'

const at = (name: string): Square => {
  const square = parseSquare(name)
  if (square === undefined) throw new Error(name)
  return square
}
const read = (fen: string) => {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(position.error.reason)
  return position.value
}
/** Enters a premove for Black while White is to move, and takes it in the new position. */
function played(before: string, from: string, to: string, after: string) {
  const standing = read(before)
  const planned = premove('black', () => standing.placement)
  const isEntered = planned.byHand({ act: 'place', from: at(from), to: at(to) })
  const { move } = planned.take(read(after))
  return {
    isEntered,
    move: move === null ? null : `${makeSquare(move.from)}${makeSquare(move.to)}`,
  }
}

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'

describe('a premove', () => {
  test('is played if it is legal, and dropped if not', () => {
    expect(played(start, 'e7', 'e5', afterE4)).toEqual({ isEntered: true, move: 'e7e5' })
    // A pawn captures only if there is something to capture.
    expect(played(start, 'e7', 'd6', afterE4)).toEqual({ isEntered: true, move: null })
    // A move of another kind of piece, or a piece of the opponent's.
    expect(played(start, 'g8', 'g6', afterE4)).toEqual({ isEntered: false, move: null })
    expect(played(start, 'e2', 'e4', afterE4)).toEqual({ isEntered: false, move: null })
    // Pieces in between may move away, but do not here.
    expect(played(start, 'a8', 'a4', afterE4)).toEqual({ isEntered: true, move: null })
  })

  test('recaptures on a square where one’s own piece was captured', () => {
    const before = 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'
    const after = 'rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2'
    const standing = read(before)
    const planned = premove('black', () => standing.placement)
    expect(planned.byHand({ act: 'touch', square: at('d8') })).toBe(true)
    expect(planned.byHand({ act: 'touch', square: at('d5') })).toBe(true)
    expect(planned.take(read(after)).move).toMatchObject({ from: at('d8'), to: at('d5') })
  })

  test('castles, and promotes to a queen unless another piece was named', () => {
    const castling = 'r3k2r/8/8/8/8/8/8/4K2R'
    expect(played(`${castling} w kq - 0 1`, 'e8', 'g8', `${castling} b kq - 0 1`).move).toBe('e8g8')
    const pawn = '7k/8/8/8/8/8/p6K/8'
    const standing = read(`${pawn} w - - 0 1`)
    const planned = premove('black', () => standing.placement)
    planned.byHand({ act: 'place', from: at('a2'), to: at('a1') })
    expect(planned.take(read(`${pawn} b - - 0 1`)).move).toMatchObject({ promotion: 'queen' })
    expect(planned.byText(standing, 'a2a1n', 'en')).toBe(true)
    expect(planned.take(read(`${pawn} b - - 0 1`)).move).toMatchObject({ promotion: 'knight' })
  })

  test('can be written in any notation, as if the opponent passed', () => {
    const standing = read(start)
    const planned = premove('black', () => standing.placement)
    expect(planned.byText(standing, 'Sf6', 'sl')).toBe(true)
    expect(planned.take(read(afterE4)).move).toMatchObject({ from: at('g8'), to: at('f6') })
    expect(planned.byText(standing, 'e7-e5', 'en')).toBe(true)
    expect(planned.take(read(afterE4)).move).toMatchObject({ to: at('e5') })
    expect(planned.byText(standing, 'nonsense', 'en')).toBe(false)
  })

  test('is cancelled by letting go, and a selected piece stays selected', () => {
    const standing = read(start)
    const planned = premove('black', () => standing.placement)
    planned.byHand({ act: 'place', from: at('e7'), to: at('e5') })
    planned.byHand({ act: 'let-go' })
    expect(planned.plan.value).toBeNull()
    expect(planned.cancel()).toBe(false)
    planned.byHand({ act: 'touch', square: at('e7') })
    expect(planned.targets.value.map(makeSquare)).toEqual(['e5', 'd6', 'e6', 'f6'])
    expect(planned.take(read(afterE4))).toEqual({ move: null, selected: at('e7') })
  })
})
