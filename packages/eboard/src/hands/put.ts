import type { SquareName } from '@jadoube/chess'
import type { SensedAct } from '../report.js'
import { colorOfLetter, isPieceLetter, type Sensed } from '../sensor.js'
import type { Handling } from './handling.js'
import { exchangePawn, isPawn, isPromoted } from './promotion.js'
import { askIfReleased, release, rest, restAgain } from './rest.js'
import { actReport } from './told.js'

export interface CameDown {
  readonly to: SquareName
  readonly sensed: Exclude<Sensed, null>
  readonly at: number
  readonly wasMissed: boolean
}

/** A piece stands on a square that was empty, or that showed another piece. */
export function put(handling: Handling, down: CameDown): void {
  const { hand, told, turn } = handling
  const { to, sensed, at, wasMissed } = down
  if (handling.hasStopped) return
  const held = hand.fitting(to, sensed, turn, handling.game.legal)
  if (held === undefined) {
    putFromBeside(handling, down)
    return
  }
  hand.letGo(held)
  if (held.again?.resting.to === to) {
    restAgain(handling, held.again.resting, at)
    return
  }
  askIfReleased(handling, held)
  if (held.from === to && held.isNew !== true) {
    handling.letters.set(to, held.letter)
    if (held.isUndecided) told.ask('whose-touch', held.at, [to])
    else told.add({ kind: 'put-back', at, by: turn, square: to })
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
    told.ask('promotion', at, [to])
}

/** A piece that was not on the board: a promotion piece, or something unknown. */
function putFromBeside(handling: Handling, { to, sensed, at, wasMissed }: CameDown): void {
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
