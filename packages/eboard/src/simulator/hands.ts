import {
  type Color,
  type Move,
  makePieceLetter,
  type Position,
  parseSquare,
  play,
  type SquareName,
  squareNames,
} from '@jadoube/chess'
import type { BoardMessage, PieceLetter, Sensed } from '../sensor.js'
import { lettersOf } from '../shown-position.js'
import { seeded } from './random.js'
import { type Step, stepsOf } from './steps.js'

/** How carelessly the simulated players handle the pieces, and how badly the board reports it. */
export interface Carelessness {
  /** Pieces slide over the squares between. */
  readonly slides: number
  /** Captured pieces first or last; castling with both pieces in the air; pawns exchanged late. */
  readonly otherOrders: number
  /** A piece is lifted and put back before the move, which is a touch. */
  readonly secondThoughts: number
  /** The piece is put down on another square first, with the hand still on it. */
  readonly hovers: number
  /** The opponent's hand is on a piece before the clock is pressed. */
  readonly quickReplies: number
  /** Contacts bounce. */
  readonly bounces: number
  /** Messages of single squares get lost; a dump every few seconds shows what was missed. */
  readonly lost: number
  readonly duplicates: number
}

/** Hands that make no mistake, at a board that loses nothing. */
export const careful: Carelessness = {
  slides: 0,
  otherOrders: 0,
  secondThoughts: 0,
  hovers: 0,
  quickReplies: 0,
  bounces: 0,
  lost: 0,
  duplicates: 0,
}

/** Careless hands, and a connection that loses one message in a hundred. */
export const clubNight: Carelessness = {
  slides: 0.3,
  otherOrders: 0.4,
  secondThoughts: 0.1,
  hovers: 0.1,
  quickReplies: 0,
  bounces: 0.15,
  lost: 0.01,
  duplicates: 0.05,
}

/** Hands in time trouble: the reply is often begun before the press. */
export const timeTrouble: Carelessness = { ...clubNight, quickReplies: 0.3, lost: 0 }

/** A message of the board, and whether it gets lost on its way. */
export interface SimulatedMessage {
  readonly message: BoardMessage
  readonly isLost: boolean
}

/**
 * A piece that somebody lifted, after this many presses; `isLost` if the board did not report it.
 */
export interface TrueTouch {
  readonly presses: number
  readonly by: Color
  readonly square: SquareName
  readonly isLost: boolean
}

/** What was really done, for a test to compare with. */
export interface Truth {
  readonly touches: TrueTouch[]
}

const letterAt = (position: Position, square: SquareName): PieceLetter | null => {
  const piece = position.at(parseSquare(square)!)
  return piece === undefined ? null : makePieceLetter(piece)
}

const dumpEvery = 4000

/** What a board that identifies pieces reports while a game is played on it, clock included. */
export function* simulateGame(
  start: Position,
  moves: readonly Move[],
  seed: number,
  carelessness: Carelessness = careful,
  truth: Truth = { touches: [] },
): Generator<SimulatedMessage> {
  const random = seeded(seed)
  const chance = (probability: number): boolean => random() < probability
  let at = 0
  let lastDump = 0
  let position = start
  const shown = new Map<SquareName, Sensed>(lettersOf(start))
  const sent = (message: BoardMessage, isLost = false): SimulatedMessage => ({ message, isLost })
  const dump = (): SimulatedMessage =>
    sent({ kind: 'dump', at, squares: squareNames.map(name => shown.get(name) ?? null) })
  yield dump()
  yield sent({ kind: 'clock', at, running: position.turn, white: null, black: null })
  const isOther = (): boolean => chance(carelessness.otherOrders)
  /** The rest of a reply that was begun before the press. */
  let begun: readonly Step[] | null = null
  for (const [index, move] of moves.entries()) {
    const steps: Step[] = [...(begun ?? stepsOf(position, move, isOther))]
    const secondThoughts = chance(carelessness.secondThoughts)
    const firstOwn = steps.find(step => isOwn(position, step))
    if (begun === null && secondThoughts && firstOwn !== undefined) {
      const { square } = firstOwn
      steps.unshift({ square, sensed: null }, { square, sensed: letterAt(position, square) })
    }
    if (begun === null) at += 800 + random() * 4000
    begun = null
    for (const step of steps) yield* perform(step, index, position)
    const next = moves[index + 1]
    const after = play(position, move)
    at += 600 + random() * 500
    if (next !== undefined && chance(carelessness.quickReplies)) {
      // The reply is begun before the press; its first piece is in the air when the clock is
      // pressed.
      const [first, ...others] = stepsOf(after, next, isOther)
      if (first !== undefined) yield* perform(first, index, after)
      begun = others
      at += 150
    }
    position = after
    yield sent({ kind: 'clock', at, running: position.turn, white: null, black: null })
    if (at - lastDump > dumpEvery && begun === null) {
      at += 400
      lastDump = at
      yield dump()
    }
  }

  function* perform(
    { square, sensed }: Step,
    presses: number,
    before: Position,
  ): Generator<SimulatedMessage> {
    at += 300 + random() * 400
    if (sensed !== null && chance(carelessness.hovers)) yield* hover(square, sensed)
    if (sensed !== null && chance(carelessness.slides)) yield* slide(square, sensed)
    if (chance(carelessness.bounces)) yield* bounce(square, sensed)
    shown.set(square, sensed)
    const isLost = chance(carelessness.lost)
    if (sensed === null && letterAt(before, square) !== null)
      truth.touches.push({ presses, by: before.turn, square, isLost })
    yield sent({ kind: 'square', at, square, sensed }, isLost)
    if (chance(carelessness.duplicates)) yield sent({ kind: 'square', at: at + 5, square, sensed })
  }

  function emptyNear(to: SquareName): SquareName | undefined {
    return squareNames.find(
      name =>
        name !== to &&
        Math.abs(squareNames.indexOf(name) - squareNames.indexOf(to)) <= 9 &&
        (shown.get(name) ?? null) === null,
    )
  }

  /** The piece stands on another square for a while, and the hand stays on it. */
  function* hover(to: SquareName, sensed: Sensed): Generator<SimulatedMessage> {
    const over = emptyNear(to)
    if (over === undefined) return
    yield sent({ kind: 'square', at, square: over, sensed })
    at += 350 + random() * 400
    yield sent({ kind: 'square', at, square: over, sensed: null })
    at += 200 + random() * 100
  }

  /** The piece passes over an empty square beside its target for a moment. */
  function* slide(to: SquareName, sensed: Sensed): Generator<SimulatedMessage> {
    const over = emptyNear(to)
    if (over === undefined) return
    yield sent({ kind: 'square', at, square: over, sensed })
    at += 60 + random() * 60
    yield sent({ kind: 'square', at, square: over, sensed: null })
    at += 20
  }

  function* bounce(square: SquareName, sensed: Sensed): Generator<SimulatedMessage> {
    yield sent({ kind: 'square', at, square, sensed })
    at += 15
    yield sent({ kind: 'square', at, square, sensed: shown.get(square) ?? null })
    at += 15
  }
}

function isOwn(position: Position, { square, sensed }: Step): boolean {
  const piece = position.at(parseSquare(square)!)
  return sensed === null && piece?.color === position.turn
}
