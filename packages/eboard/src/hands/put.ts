import type { SquareName } from '@jadoube/chess'
import type { SensedAct } from '../report.js'
import { colorOfLetter, isPieceLetter, type Sensed } from '../sensor.js'
import type { HandlingState } from './handling-state.js'
import { exchangePawn, isPawn, isPromoted } from './promotion.js'
import { actReport } from './report-queue.js'
import { askIfReleased, release, rest, restAgain } from './rest.js'

export interface SensedPiece {
  readonly to: SquareName
  readonly sensed: Exclude<Sensed, null>
  readonly at: number
  readonly wasMissed: boolean
}

/** A piece stands on a square that was empty, or that showed another piece. */
export function put(handling: HandlingState, down: SensedPiece): void {
  const { hand, reports, turn } = handling
  const { to, sensed, at, wasMissed } = down
  if (handling.hasStopped) return
  const held = hand.pieceFor(to, sensed, turn, handling.game.legal)
  if (held === undefined) {
    putFromBeside(handling, down)
    return
  }
  hand.letGo(held)
  if (held.earlierRest?.resting.to === to) {
    restAgain(handling, held.earlierRest.resting, at)
    return
  }
  askIfReleased(handling, held)
  if (held.from === to && held.isNew !== true) {
    handling.letters.set(to, held.letter)
    if (held.isUndecided) reports.ask('whose-touch', held.at, [to])
    else reports.add({ kind: 'put-back', at, by: turn, square: to })
    return
  }
  release(handling, held)
  handling.letters.set(to, held.letter)
  // If an opponent's piece is moved before any own piece, the opponent did it.
  const by = held.isUndecided ? colorOfLetter(held.letter) : handling.turn
  const first = held.isUndecided
    ? [actReport(by, { act: 'touch', square: held.from }, held.at, held.wasMissed)]
    : []
  const act: SensedAct =
    held.isNew === true
      ? { act: 'place', piece: held.letter.toUpperCase(), to }
      : { act: 'place', from: held.from, to }
  const last = [actReport(by, act, at, wasMissed)]
  rest(handling, { piece: held, to, at, by, wasMissed, first, last })
  if (sensed === 'occupied' && isPawn(held.letter) && (to[1] === '8' || to[1] === '1'))
    reports.ask('promotion', at, [to])
}

/** A piece that was not on the board: a promotion piece, or something unknown. */
function putFromBeside(handling: HandlingState, { to, sensed, at, wasMissed }: SensedPiece): void {
  const { hand } = handling
  // Another piece of the player to move: the move was not complete yet.
  if (sensed === 'occupied' || colorOfLetter(sensed) === handling.turn) handling.candidate = null
  release(handling)
  if (sensed === 'occupied' || !isPieceLetter(sensed)) {
    handling.unexplained = [...handling.unexplained, { to, letter: null, at }]
    return
  }
  handling.letters.set(to, sensed)
  const pawn = hand.pieces.find(({ letter }) => isPromoted(letter, sensed, to))
  if (pawn === undefined) {
    handling.unexplained = [...handling.unexplained, { to, letter: sensed, at }]
    return
  }
  exchangePawn(handling, pawn, { to, piece: sensed, at, wasMissed })
}
