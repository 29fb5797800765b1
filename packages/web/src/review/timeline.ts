import { type Move, makeFen, parseSquare, type Square, sanAsMade } from '@jadoube/chess'
import { instant, timeLeft } from '@jadoube/clock'
import { type EventOf, evolve, type GameState, type RuledLine, standing } from '@jadoube/laws'
import type { Outcome } from '../account/outcome.js'
import { boardPlacement } from '../game/board-placement.js'
import type { Language } from '../i18n/language.js'
import type { BothClocks, ReviewStep } from '../steps/reviewed-game.js'

type Draft = { -readonly [Key in keyof ReviewStep]: ReviewStep[Key] } & {
  /** The number of the half-move. An illegal one counts as if it were legal. */
  ply: number
  outcomes: Outcome[]
}

export interface Timeline {
  readonly before: readonly Outcome[]
  readonly steps: readonly ReviewStep[]
}

/**
 * The course of the game: every move that was made, including those taken back by a ruling, and the
 * rulings after each.
 */
export function timelineOf(lines: readonly RuledLine[], language: Language): Timeline {
  const steps: Draft[] = []
  const before: Outcome[] = []
  for (const line of lines) {
    let state = line.before
    for (const event of line.outcome) {
      if (event.type === 'refused') continue
      const next = evolve(state, event)
      if (event.type === 'pawn-promoted') withdraw(steps, state.ply)
      if (event.type === 'move-made' || event.type === 'pawn-promoted') {
        steps.push(stepOf(event, state, next, line, language))
      }
      if (event.type === 'move-completed') complete(steps, event, clocksOf(next, event.at))
      if (event.type === 'position-reinstated') withdraw(steps, next.ply)
      state = next
    }
    const outcome = outcomeOf(line)
    if (outcome.events.length > 0) (steps.at(-1)?.outcomes ?? before).push(outcome)
  }
  return { before, steps: steps.map(({ ply: _, ...step }) => step) }
}

/** The outcome of a line, without refusals. */
const outcomeOf = ({ before, outcome }: RuledLine): Outcome => ({
  before,
  events: outcome.filter(each => each.type !== 'refused'),
  follow: evolve,
})

/** A player's move, or the promotion by which a ruling completes a pawn's move (7.5.2). */
type MoveEvent = EventOf<'move-made'> | EventOf<'pawn-promoted'>

const isIllegal = (event: MoveEvent): boolean => event.type === 'move-made' && event.legal === false

function stepOf(
  event: MoveEvent,
  before: GameState,
  after: GameState,
  { line }: RuledLine,
  language: Language,
): Draft {
  const move = moveOf(event, before, after)
  // After such a ruling, the pawn is already on the last rank.
  const positionBefore = event.type === 'move-made' ? standing(before) : undefined
  const base = positionBefore ?? before.position
  const clocks = clocksOf(after, event.at)
  return {
    color: event.by,
    number: base.moveNumber,
    text: move === null ? `${event.from}–${event.to}` : sanAsMade(base, move, language),
    clock: clocks?.[event.by] ?? null,
    clocks,
    move,
    placement: boardPlacement(after),
    squares: squaresOf(event, move),
    fen: makeFen(after.position),
    isWithdrawn: false,
    outcomes: [],
    line,
    ply: isIllegal(event) ? before.ply + 1 : after.ply,
  }
}

/** The move in the history of the game. Null if it was illegal. */
function moveOf(event: MoveEvent, before: GameState, after: GameState): Move | null {
  if (isIllegal(event) || after.history === before.history) return null
  return after.history?.move ?? null
}

function squaresOf(event: MoveEvent, move: Move | null): readonly Square[] {
  if (move !== null) return [move.from, move.kind === 'castling' ? move.rook : move.to]
  return [event.from, event.to].flatMap(name => parseSquare(name) ?? [])
}

function clocksOf({ clock }: GameState, at: number): BothClocks | null {
  if (clock === null) return null
  const moment = instant(Math.max(0, at))
  return { white: timeLeft(clock, 'white', moment), black: timeLeft(clock, 'black', moment) }
}

/** Updates the clock after the press, which adds the increment. A scoresheet shows this time. */
function complete(
  steps: readonly Draft[],
  { by, ply, how }: EventOf<'move-completed'>,
  clocks: BothClocks | null,
): void {
  const step = steps.findLast(each => each.color === by && each.ply === (ply ?? each.ply))
  if (step === undefined || clocks === null || how !== 'press') return
  step.clocks = clocks
  step.clock = clocks[by]
}

/** Marks everything after this half-move as taken back. */
function withdraw(steps: readonly Draft[], ply: number): void {
  for (const step of steps) if (step.ply > ply) step.isWithdrawn = true
}
