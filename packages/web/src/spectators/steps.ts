import {
  type Color,
  chess960Position,
  makeSan,
  Placement,
  type Position,
  parsePlacement,
  parsePosition,
  parseSan,
  play,
  type Square,
  standardFen,
} from '@jadoube/chess'
import { clockSetup, newClock, parseTimeControl } from '@jadoube/clock'
import type { BoardView, ClocksView } from '@jadoube/protocol'
import type { Language } from '../i18n/language.js'

/** A game after one of its moves, and how that move is written. */
export interface Step {
  readonly color: Color
  readonly number: number
  readonly text: string
  /** What the clock of who made it then showed. */
  readonly clock: number | null
  readonly placement: Placement
  readonly squares: readonly Square[]
}

export interface Steps {
  readonly start: Placement
  readonly steps: readonly Step[]
}

/** Where the game began; null where that cannot be read. */
function startOf({ start, setUp }: BoardView['header']): Position | null {
  const numbered = /^chess960:(\d{1,3})$/.exec(String(start))
  if (setUp === undefined && numbered !== null) return chess960Position(Number(numbered[1]))
  const text = setUp ?? start ?? 'standard'
  const read = parsePosition(text === 'standard' ? standardFen : String(text))
  return read.ok ? read.value : null
}

const placementOf = (position: Position): Placement => Placement.fromCodes(position.board.pieces)

/** The game move by move, in the reader's notation. */
export function stepsOf(view: BoardView, language: Language): Steps {
  let position = startOf(view.header)
  if (position === null) return { start: stands(view), steps: [] }
  const start = placementOf(position)
  const steps: Step[] = []
  for (const { san, clock } of view.moves ?? []) {
    const move = parseSan(position, san)
    if (!move.ok) break
    const { turn: color, moveNumber: number } = position
    const text = makeSan(position, move.value, language)
    const { from, kind } = move.value
    const squares = [from, kind === 'castling' ? move.value.rook : move.value.to]
    position = play(position, move.value)
    steps.push({ color, number, text, clock, placement: placementOf(position), squares })
  }
  return { start, steps }
}

/** What physically stands on the board now. */
export function stands(view: BoardView): Placement {
  const read = parsePlacement(view.placement)
  return read.ok ? read.value : Placement.empty
}

/** The half-move that an address asks for: `#12`. Null: the game as it stands. */
export function plyAsked(fragment: string): number | null {
  return /^\d{1,4}$/.test(fragment) ? Number(fragment) : null
}

/** What the two clocks showed after so many half-moves; they stand, for that moment is over. */
export function clocksAfter(
  { clocks, header }: Pick<BoardView, 'clocks' | 'header'>,
  steps: readonly Step[],
  plies: number,
): ClocksView | null {
  if (clocks === null) return null
  const shown = (side: Color): number => {
    const last = steps.slice(0, plies).findLast(({ color }) => color === side)
    return last?.clock ?? (last === undefined ? atFirst(header, side) : null) ?? clocks[side]
  }
  return { ...clocks, running: null, flags: [], white: shown('white'), black: shown('black') }
}

/** What a clock shows before the first move. */
function atFirst({ timeControl }: BoardView['header'], side: Color): number | null {
  const texts = Object(timeControl) as Readonly<Record<string, unknown>>
  const text = typeof timeControl === 'string' ? timeControl : texts[side]
  const control = typeof text === 'string' ? parseTimeControl(text) : null
  return control?.ok === true ? newClock(clockSetup(control.value))[side].left : null
}
