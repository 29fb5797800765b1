import {
  type Color,
  type Move,
  Placement,
  parsePlacement,
  type Square,
  sanAsMade,
} from '@jadoube/chess'
import { clockSetup, newClock, parseTimeControl } from '@jadoube/clock'
import { type GameState, inOrder, isTakenOver } from '@jadoube/laws'
import { playLegal, takenOver, timeAfterMove } from '@jadoube/laws/internals'
import type { BoardView, ClocksView } from '@jadoube/protocol'
import type { Language } from '../i18n/language.js'
import type { Step } from '../steps/step.js'

export interface Steps {
  readonly start: Placement
  readonly steps: readonly Step[]
}

/** The game move by move, in the reader's notation. */
export function stepsOf(state: GameState, language: Language): Steps {
  let { position } = state.opening
  const start = position.placement
  const steps: Step[] = []
  const plies = inOrder(state.history)
  for (const [index, ply] of plies.entries()) {
    if (isTakenOver(ply)) {
      if (ply.counts) break
      // The position was corrected, and play continued from there.
      position = takenOver(ply.fen, position)
      const last = steps.pop()
      if (last !== undefined) steps.push({ ...last, placement: position.placement })
      continue
    }
    const { turn: color, moveNumber: number } = position
    // Written as made: an illegal move is written like any other.
    const text = sanAsMade(position, ply.move, language)
    const left = timeAfterMove(state, plies, index, color)
    const squares = squaresOf(ply.move)
    position = playLegal(position, ply.move)
    const clock = left < 0 ? null : left
    steps.push({ color, number, text, clock, placement: position.placement, squares })
  }
  return { start, steps }
}

const squaresOf = (move: Move): readonly Square[] => [
  move.from,
  move.kind === 'castling' ? move.rook : move.to,
]

/** What is physically on the board now. */
export function shownPlacement(view: BoardView): Placement {
  const read = parsePlacement(view.placement)
  return read.ok ? read.value : Placement.empty
}

/** The half-move in an address: `#12`. Null for the live game. */
export function plyInAddress(fragment: string): number | null {
  return /^\d{1,4}$/.test(fragment) ? Number(fragment) : null
}

/** The clocks after a number of half-moves. They are not running, because that moment is over. */
export function clocksAfter(
  { clocks, header }: Pick<BoardView, 'clocks' | 'header'>,
  steps: readonly Step[],
  plies: number,
): ClocksView | null {
  if (clocks === null) return null
  const shown = (side: Color): number => {
    const last = steps.slice(0, plies).findLast(({ color }) => color === side)
    return last?.clock ?? (last === undefined ? initialTime(header, side) : null) ?? clocks[side]
  }
  return { ...clocks, running: null, flags: [], white: shown('white'), black: shown('black') }
}

/** The time on a clock before the first move. */
function initialTime({ timeControl }: BoardView['header'], side: Color): number | null {
  const texts = Object(timeControl) as Readonly<Record<string, unknown>>
  const text = typeof timeControl === 'string' ? timeControl : texts[side]
  const control = typeof text === 'string' ? parseTimeControl(text) : null
  return control?.ok === true ? newClock(clockSetup(control.value))[side].left : null
}
