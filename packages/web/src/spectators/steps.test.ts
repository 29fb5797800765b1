import { makePlacement } from '@jadoube/chess'
import type { BoardView } from '@jadoube/protocol'
import { describe, expect, test } from 'vitest'
import { clocksAfter, plyAsked, stepsOf } from './steps.js'

const view = (header: object, moves: BoardView['moves']): BoardView =>
  ({
    header: { laws: 'fide-2023', start: 'standard', ...header },
    moves,
    placement: '8/8/8/8/8/8/8/8',
    clocks: {
      white: 1000,
      black: 2000,
      running: 'white',
      free: 0,
      at: 0,
      presses: { white: 2, black: 1 },
      flags: [],
    },
  }) as unknown as BoardView

const moves = [
  { san: 'Nf3', clock: 600_000 },
  { san: 'd5', clock: 590_000 },
  { san: 'g3', clock: 580_000 },
]

describe('a game step by step', () => {
  test('has each move in the reader’s letters, and the board after it', () => {
    const { steps } = stepsOf(view({}, moves), 'cs')
    expect(steps.map(({ number, color, text }) => `${number}${color[0]} ${text}`)).toEqual([
      '1w Jf3',
      '1b d5',
      '2w g3',
    ])
    expect(makePlacement(steps[1]!.placement)).toBe(
      'rnbqkbnr/ppp1pppp/8/3p4/8/5N2/PPPPPPPP/RNBQKB1R',
    )
  })

  test('begins where the header says', () => {
    const numbered = stepsOf(view({ start: 'chess960:0' }, []), 'en')
    expect(makePlacement(numbered.start)).toMatch(/\/BBQNNRKR$/)
    const placed = stepsOf(
      view({ start: '4k3/8/8/8/8/8/8/4K2R w K - 0 9' }, [{ san: 'O-O', clock: null }]),
      'en',
    )
    expect(placed.steps[0]).toMatchObject({ number: 9, text: 'O-O' })
  })

  test('shows what the clocks showed then', () => {
    const seen = view({ timeControl: '600+5' }, moves)
    const { steps } = stepsOf(seen, 'en')
    expect(clocksAfter(seen, steps, 0)).toMatchObject({
      white: 605_000,
      black: 605_000,
      running: null,
    })
    expect(clocksAfter(seen, steps, 1)).toMatchObject({ white: 600_000, black: 605_000 })
    expect(clocksAfter(seen, steps, 3)).toMatchObject({ white: 580_000, black: 590_000 })
  })

  test('is opened at a half-move by its number, and a secret is no number', () => {
    expect(plyAsked('12')).toBe(12)
    expect(plyAsked('')).toBeNull()
    expect(plyAsked('9fKx_secret-of-a-seat')).toBeNull()
  })
})
