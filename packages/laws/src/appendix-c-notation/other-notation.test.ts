import { parsePosition, parseSan, standardFen } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { isOtherNotation } from './other-notation.js'

const start = parsePosition(standardFen)
if (!start.ok) throw new Error('no start')
const e4 = parseSan(start.value, 'e4')
if (!e4.ok) throw new Error('no move')
const last = { move: e4.value, white: -1, black: -1, previous: null }

describe('[note.algebraic-only · every edition] other systems of notation', () => {
  test.each(['P-K4', 'Kt-KB3', 'QN-Q2', '1.P-Q4', 'BxP', 'BxPch', 'QxQP+', 'P4R', 'C3AR', 'TxP'])(
    '%j is one',
    text => expect(isOtherNotation(text, null)).toBe(true),
  )

  test.each(['e4', 'Nf3', 'exd5', 'e2-e4', '0-0', 'O-O-O', '1:23', '(=)', 'draw?', 'N-f3', 'Bxe5'])(
    '%j is none',
    text => expect(isOtherNotation(text, last)).toBe(false),
  )

  test('four digits count only if they are the squares of the last move', () => {
    expect(isOtherNotation('5254', last)).toBe(true)
    expect(isOtherNotation('5254', null)).toBe(false)
    expect(isOtherNotation('1234', last)).toBe(false)
  })
})
