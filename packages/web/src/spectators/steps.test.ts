import { makePlacement } from '@jadoube/chess'
import { type GameState, ruleRecord } from '@jadoube/laws'
import { describe, expect, test } from 'vitest'
import { clocksAfter, plyInAddress, stepsOf } from './steps.js'

/** A game of these moves, one second each. */
function played(header: object, sans: readonly string[]): GameState {
  const lines = [
    { jadoube: 'record/1', laws: 'fide-2023', ...header },
    { at: 0, by: 'arbiter', act: 'start' },
    ...sans.map((san, n) => ({
      at: (n + 1) * 1000,
      by: n % 2 === 0 ? 'white' : 'black',
      act: 'move',
      ...(/^[a-h]\d[a-h]\d$/.test(san) ? { from: san.slice(0, 2), to: san.slice(2) } : { san }),
    })),
  ]
  const ruled = ruleRecord(lines.map(line => JSON.stringify(line)).join('\n'))
  if (!ruled.ok) throw new Error(ruled.error.reason)
  return ruled.value.state
}

const clocks = {
  white: 1000,
  black: 2000,
  running: 'white',
  free: 0,
  at: 0,
  presses: { white: 2, black: 1 },
  flags: [],
} as const

const sans = ['Nf3', 'd5', 'g3']

describe('a game step by step', () => {
  test('has each move in the reader’s letters, and the board after it', () => {
    const { steps } = stepsOf(played({}, sans), 'cs')
    expect(steps.map(({ number, color, text }) => `${number}${color[0]} ${text}`)).toEqual([
      '1w Jf3',
      '1b d5',
      '2w g3',
    ])
    expect(makePlacement(steps[1]!.placement)).toBe(
      'rnbqkbnr/ppp1pppp/8/3p4/8/5N2/PPPPPPPP/RNBQKB1R',
    )
  })

  test('begins with the position of the header', () => {
    const numbered = stepsOf(played({ start: 'chess960:0' }, []), 'en')
    expect(makePlacement(numbered.start)).toMatch(/\/BBQNNRKR$/)
    const placed = stepsOf(played({ start: '4k3/8/8/8/8/8/8/4K2R w K - 0 9' }, ['O-O']), 'en')
    expect(placed.steps[0]).toMatchObject({ number: 9, text: 'O-O' })
  })

  test('shows the clocks at that moment', () => {
    const header = { laws: 'fide-2023', timeControl: '600+5' }
    const seen = { header, clocks }
    const { steps } = stepsOf(played(header, sans), 'en')
    expect(clocksAfter(seen, steps, 0)).toMatchObject({
      white: 605_000,
      black: 605_000,
      running: null,
    })
    // A second was used for each move, and the press added five.
    expect(clocksAfter(seen, steps, 1)).toMatchObject({ white: 609_000, black: 605_000 })
    expect(clocksAfter(seen, steps, 3)).toMatchObject({ white: 613_000, black: 609_000 })
  })

  test('is opened at a half-move by its number, and a secret is not a number', () => {
    expect(plyInAddress('12')).toBe(12)
    expect(plyInAddress('')).toBeNull()
    expect(plyInAddress('9fKx_secret-of-a-seat')).toBeNull()
  })
})
