import { parseFen, parseSquare, type Square, standingPosition, unwrap } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { interpretTaps, readSheet, type TapMeaning } from './written-game.js'

const start = (fen: string) => {
  const position = standingPosition(unwrap(parseFen(fen)))
  if (position === undefined) throw new Error(`no position: ${fen}`)
  return position
}
const standard = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const square = (name: string) => parseSquare(name) as Square

/** Taps squares one pair after the other, and gives the sheet that was written. */
function sheetOf(fen: string, isChecked: boolean, ...taps: readonly string[]) {
  const lines: string[] = []
  const kinds: TapMeaning['kind'][] = []
  for (const tap of taps) {
    const { position } = readSheet(start(fen), lines, isChecked)
    const found = interpretTaps(
      position,
      square(tap.slice(0, 2)),
      square(tap.slice(2, 4)),
      isChecked,
    )
    kinds.push(found.kind)
    if (found.kind === 'move') lines.push(found.san)
    if (found.kind === 'promotion') {
      const option = found.options.find(([role]) => role === 'queen')
      if (option !== undefined) lines.push(option[1])
    }
  }
  return { lines, kinds, sheet: readSheet(start(fen), lines, isChecked) }
}

describe('a checked scoresheet', () => {
  test('writes legal moves and says of others only that they are not legal', () => {
    const { lines, kinds } = sheetOf(standard, true, 'e2e4', 'e8e6', 'e7e5', 'f1b5', 'd7d6')
    // The bishop would give check through d7.
    expect(kinds).toEqual(['move', 'not-legal', 'move', 'move', 'not-legal'])
    expect(lines).toEqual(['e4', 'e5', 'Bb5'])
  })
})

describe('an unchecked scoresheet', () => {
  test('writes any move of the player who has the move, and the board follows', () => {
    const { lines, kinds, sheet } = sheetOf(standard, false, 'e2e4', 'e8e6', 'e4d6', 'e6d6', 'g1f3')
    expect(kinds).toEqual(['move', 'move', 'move', 'move', 'move'])
    expect(lines).toEqual(['e4', 'Ke8-e6', 'e4-d6', 'Kxd6', 'Nf3'])
    // What the player reads does not tell legal moves from others.
    expect(sheet.shown).toEqual(['e4', 'Ke6', 'd6', 'Kxd6', 'Nf3'])
    expect(sheet.position.at('d6')).toMatchObject({ color: 'black', role: 'king' })
    expect(sheet.position).toMatchObject({ turn: 'black', moveNumber: 3 })
  })

  test('does not show who is in check', () => {
    const { lines, sheet } = sheetOf(standard, false, 'e2e4', 'f7f6', 'd1h5', 'a7a6', 'h5e8')
    expect(lines).toEqual(['e4', 'f6', 'Qh5+', 'a7-a6'])
    expect(sheet.shown).toEqual(['e4', 'f6', 'Qh5', 'a6'])
  })

  test('writes castling that is not allowed as castling, with both pieces', () => {
    // A rook attacks f1; Black's king has no right to castle.
    const fen = 'r3k3/8/8/8/8/5r2/8/4K2R w K - 0 1'
    const { lines, sheet } = sheetOf(fen, false, 'e1g1', 'e8a8')
    expect(lines).toEqual(['O-O', 'O-O-O'])
    expect(sheet.position.toString()).toMatch(/^2kr4\/8\/8\/8\/8\/5r2\/8\/5RK1 w - - /)
  })

  test('asks for the piece when a pawn goes to the last rank against the rules', () => {
    const { kinds, lines, sheet } = sheetOf('3r3k/4P3/8/8/8/8/8/K7 w - - 0 1', false, 'e7f8')
    expect(kinds).toEqual(['promotion'])
    expect(lines).toEqual(['e7-f8=Q'])
    expect(sheet.shown).toEqual(['f8=Q'])
    expect(sheet.position.at('f8')?.role).toBe('queen')
  })

  test('writes nothing for a piece of the other player, an own piece or a king as the target', () => {
    const fen = '4k3/8/8/8/8/8/4Q3/4K2R w K - 0 1'
    for (const tap of ['e8e7', 'e2h1', 'e2e8', 'a1a2'])
      expect(sheetOf(fen, false, tap), tap).toMatchObject({ kinds: ['nothing'], lines: [] })
  })
})
