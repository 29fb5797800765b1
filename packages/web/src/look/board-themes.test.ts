import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { boards } from './look.js'

const css = ['board-themes.css', 'tokens.css']
  .map(name => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('\n')

type Ground = 'day' | 'night'

/** A variable in a block of rules, in the light and the dark theme. */
function colorIn(block: string, name: string): Record<Ground, string> {
  const [, day = '', night = ''] =
    new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(block) ?? []
  return { day, night }
}

/** Relative luminance and contrast as in WCAG 2. */
function luminance(color: string): number {
  const part = (at: number): number => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light! + 0.05) / (dark! + 0.05)
}

const root = /:root \{([\s\S]*?)\n\}/.exec(css)?.[1] ?? ''

describe.each(boards)('the board %s', board => {
  const block = new RegExp(`\\[data-board="${board}"\\] \\{([\\s\\S]*?)\\}`).exec(css)?.[1] ?? ''

  test.each(['day', 'night'] as const)(
    'has enough contrast for both colours of pieces on every square by %s',
    ground => {
      const [blackPiece, whiteLine, letter] = [
        colorIn(root, 'piece-black')[ground],
        colorIn(root, 'piece-white-line')[ground],
        colorIn(block, 'square-letter')[ground],
      ]
      const squares = ['square-light', 'square-dark', 'square-last', 'square-last-dark'].map(
        name => colorIn(block, name)[ground],
      )
      for (const square of squares) {
        expect(contrast(square, blackPiece)).toBeGreaterThanOrEqual(3)
        expect(contrast(square, whiteLine)).toBeGreaterThanOrEqual(3)
      }
      // A marked light square was light, and a marked dark one is surrounded by light ones, so the
      // fill needs 3:1 contrast.
      const [light, , ...fills] = squares
      const line = /--square-last-line: (#\w{6})/.exec(root)?.[1] ?? ''
      for (const fill of fills) {
        expect(contrast(light!, fill)).toBeGreaterThanOrEqual(3)
        expect(contrast(line, fill)).toBeGreaterThanOrEqual(3)
      }
      expect(contrast(squares[0]!, letter)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(squares[1]!, letter)).toBeGreaterThanOrEqual(3)
      expect(contrast(squares[0]!, squares[1]!)).toBeGreaterThanOrEqual(1.5)
    },
  )
})
