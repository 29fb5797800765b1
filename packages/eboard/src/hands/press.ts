import { type Color, opposite } from '@jadoube/chess'
import type { Source } from '../report.js'
import { lettersOf } from '../shown-position.js'
import type { HandlingState } from './handling-state.js'
import { opponentHolds } from './lift-again.js'
import { actReport } from './report-queue.js'
import { release } from './rest.js'

export interface Pressed {
  readonly by: Color
  readonly at: number
  readonly source: Source
  /** Whether the board cannot identify pieces. */
  readonly isOccupancy: boolean
}

/** The clock was pressed: whatever is off the board now stays off. */
export function press(handling: HandlingState, { by, at, source, isOccupancy }: Pressed): void {
  const { game, reports } = handling
  const pressed = { ...actReport(by, { act: 'press' }, at, false), source }
  if (handling.hasStopped) {
    reports.add({ ...pressed, confidence: 'low' })
    return
  }
  // A player who presses has let go: what was lifted since was lifted by the opponent.
  if (game.turn === by) opponentHolds(handling)
  if (isOccupancy) guessCapture(handling, by)
  // A quick reply may be in progress: what is in the air then belongs to the opponent.
  if (game.turn === by) release(handling)
  const isUnfinished = game.turn === by
  if (isUnfinished) reportPiecesInHand(handling, by)
  reports.add(pressed)
  if (isUnfinished) game.playOn(handling.letters, opposite(by))
}

/** A piece still in the hand when the clock is pressed is off the board, or was missed. */
function reportPiecesInHand(handling: HandlingState, by: Color): void {
  const { hand, reports } = handling
  for (const { to, at } of handling.unexplained) reports.ask('unknown-piece', at, [to])
  handling.unexplained = []
  for (const held of hand.empty()) {
    handling.decide(held, by)
    const removed = actReport(by, { act: 'remove', square: held.from }, held.at, held.wasMissed)
    reports.add({ ...removed, confidence: 'low' })
  }
}

/**
 * On a board that cannot identify pieces, the squares fit only one capture: most likely it was that
 * one.
 */
function guessCapture(handling: HandlingState, by: Color): void {
  const { game, hand, reports } = handling
  const [own, ...more] = hand.own(game.turn)
  if (own === undefined || more.length > 0 || game.turn !== by) return
  const { legal } = game
  const fits = legal
    .leadingToOccupied(new Set(handling.letters.keys()))
    .filter(({ move }) => legal.isFrom(move, own.from))
  const [only, ...others] = fits
  if (only === undefined || others.length > 0) return
  const to = legal.goal(only.move)
  hand.empty()
  reports.act(by, { act: 'touch', square: to }, own.at, true)
  reports.act(by, { act: 'remove', square: to }, own.at, true)
  reports.act(by, { act: 'place', from: own.from, to }, own.at, true)
  handling.letters = lettersOf(only.after)
  handling.follow(only)
}
