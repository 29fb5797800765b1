import { parsePosition } from '@jadoube/chess'
import { describe, expect, test } from 'vitest'
import { lookAtLine } from './forced-line.js'

const shown = (fen: string, ...line: string[]) => {
  const position = parsePosition(fen)
  if (!position.ok) throw new Error(fen)
  return lookAtLine(position.value, 'white', line)
}

/** Black's only move is a2, and Nb3 mates. */
const corner = '8/8/8/8/8/p7/2K5/k1N5 b - - 0 1'

describe('a line to mate that is shown at once', () => {
  test('[fb.win.flag.forced-line · finland-blitz-2008] every reply is forced', () => {
    expect(shown(corner, 'a2', 'Nb3#')).toBe('forced')
  })

  test('[fb.win.flag.forced-line · finland-blitz-2008] a reply that avoids it', () => {
    expect(shown('8/8/8/7p/8/p7/2K5/k1N5 b - - 0 1', 'a2', 'Nb3#')).toBe('not-forced')
  })

  test('[fb.win.flag.forced-line · finland-blitz-2008] another reply that is mated as quickly is not an escape', () => {
    expect(shown('4k3/R7/8/8/8/8/8/1R2K3 b - - 0 1', 'Kd8', 'Rb8#')).toBe('forced')
  })

  test('[fb.win.flag.forced-line · finland-blitz-2008] moves that do not end in mate, or cannot be played', () => {
    expect(shown(corner, 'a2')).toBe('no-mate')
    expect(shown(corner, 'a2', 'Nd3')).toBe('no-mate')
    expect(shown(corner, 'Kb1', 'Nb3#')).toBe('illegal')
    expect(shown(corner, 'a2', 'nonsense')).toBe('illegal')
  })

  test('[fb.win.flag.forced-line · finland-blitz-2008] the player may begin themselves', () => {
    expect(shown('7k/8/6K1/8/8/8/8/R7 w - - 0 1', 'Ra8#')).toBe('forced')
    expect(shown('8/8/8/8/8/8/p1K5/k1N5 w - - 0 1', 'Nb3#')).toBe('forced')
  })
})
