import {
  type Move,
  makePieceLetter,
  type Position,
  parseSquare,
  pieceCode,
  play,
  type SquareName,
  squareNames,
} from '@jadoube/chess'
import type { BoardMessage, PieceLetter, Sensed } from '../sensor.js'
import { seeded } from './random.js'

/** How carelessly the simulated players handle the pieces, and how badly the board reports it. */
export interface Carelessness {
  /** Pieces slide over the squares between. */
  readonly slides: number
  /** Captured pieces first, or last; castling with the rook put down first after the king was lifted. */
  readonly otherOrders: number
  /** A piece is lifted and put back before the move, which is a touch. */
  readonly secondThoughts: number
  /** Contacts bounce. */
  readonly bounces: number
  /** Messages of single squares get lost; a dump every few seconds shows what was missed. */
  readonly lost: number
  readonly duplicates: number
}

export const careful: Carelessness = {
  slides: 0,
  otherOrders: 0,
  secondThoughts: 0,
  bounces: 0,
  lost: 0,
  duplicates: 0,
}

export const clubNight: Carelessness = {
  slides: 0.3,
  otherOrders: 0.4,
  secondThoughts: 0,
  bounces: 0.15,
  lost: 0.01,
  duplicates: 0.05,
}

interface Step {
  readonly square: SquareName
  readonly sensed: Sensed
}

const letterAt = (position: Position, square: SquareName): PieceLetter | null => {
  const piece = position.at(parseSquare(square)!)
  return piece === undefined ? null : (makePieceLetter(pieceCode(piece)) as PieceLetter)
}

/** What a board with identified pieces reports while a game is played on it, clock included. */
export function* simulateGame(
  start: Position,
  moves: readonly Move[],
  seed: number,
  carelessness: Carelessness = careful,
): Generator<BoardMessage> {
  const random = seeded(seed)
  const chance = (probability: number): boolean => random() < probability
  let at = 0
  let position = start
  const shown = new Map<SquareName, Sensed>(squareNames.map(name => [name, letterAt(start, name)]))
  const dump = (): BoardMessage => ({
    kind: 'dump',
    at,
    squares: squareNames.map(name => shown.get(name) ?? null),
  })
  yield dump()
  yield { kind: 'clock', at, running: position.turn, white: null, black: null }
  for (const move of moves) {
    at += 800 + random() * 4000
    const steps = stepsOf(position, move, () => chance(carelessness.otherOrders))
    if (chance(carelessness.secondThoughts)) {
      const [first] = steps
      const letter = shown.get(first!.square) ?? null
      steps.unshift(
        { square: first!.square, sensed: null },
        { square: first!.square, sensed: letter },
      )
    }
    for (const { square, sensed } of steps) {
      at += 300 + random() * 400
      if (sensed !== null && chance(carelessness.slides)) yield* slide(square, sensed, shown)
      if (chance(carelessness.bounces)) yield* bounce(square, sensed, shown)
      shown.set(square, sensed)
      if (!chance(carelessness.lost)) yield { kind: 'square', at, square, sensed }
      if (chance(carelessness.duplicates)) yield { kind: 'square', at: at + 5, square, sensed }
    }
    at += 600 + random() * 500
    if (carelessness.lost > 0) {
      yield dump()
      at += 400
    }
    position = play(position, move)
    yield { kind: 'clock', at, running: position.turn, white: null, black: null }
  }

  /** The piece passes over an empty square beside its goal for a moment. */
  function* slide(to: SquareName, sensed: Sensed, now: ReadonlyMap<SquareName, Sensed>) {
    const over = squareNames.find(
      name =>
        name !== to &&
        Math.abs(squareNames.indexOf(name) - squareNames.indexOf(to)) <= 9 &&
        now.get(name) === null,
    )
    if (over === undefined) return
    yield { kind: 'square' as const, at, square: over, sensed }
    at += 60 + random() * 60
    yield { kind: 'square' as const, at, square: over, sensed: null }
    at += 20
  }

  function* bounce(square: SquareName, sensed: Sensed, now: ReadonlyMap<SquareName, Sensed>) {
    yield { kind: 'square' as const, at, square, sensed }
    at += 15
    yield { kind: 'square' as const, at, square, sensed: now.get(square) ?? null }
    at += 15
  }
}

/** What happens on the squares when this move is carried out. */
function stepsOf(position: Position, move: Move, isOther: () => boolean): Step[] {
  const after = play(position, move)
  const from = squareNames[move.from]!
  const to = squareNames[move.to]!
  const lift = (square: SquareName): Step => ({ square, sensed: null })
  const put = (square: SquareName): Step => ({ square, sensed: letterAt(after, square) })
  if (move.kind === 'castling') return castlingSteps(position, move, isOther())
  if (move.kind === 'en-passant') {
    const taken = squareNames[(move.from & 56) | (move.to & 7)]!
    return isOther() ? [lift(from), lift(taken), put(to)] : [lift(from), put(to), lift(taken)]
  }
  if (letterAt(position, to) === null) {
    if (move.kind === 'promotion' && isOther()) {
      // The pawn goes to the last rank first, and is exchanged there.
      return [lift(from), { square: to, sensed: letterAt(position, from) }, lift(to), put(to)]
    }
    return [lift(from), put(to)]
  }
  return isOther() ? [lift(to), lift(from), put(to)] : [lift(from), lift(to), put(to)]
}

function castlingSteps(
  position: Position,
  move: Extract<Move, { kind: 'castling' }>,
  together: boolean,
): Step[] {
  const after = play(position, move)
  const king = squareNames[move.from]!
  const rook = squareNames[move.rook]!
  const kingTo = squareNames[move.to]!
  const rookTo = squareNames[(move.from & 56) | (move.rook > move.from ? 5 : 3)]!
  const lift = (square: SquareName): Step => ({ square, sensed: null })
  const put = (square: SquareName): Step => ({ square, sensed: letterAt(after, square) })
  // In Chess960 a piece may end where the other began, or stay.
  const isCrossed = kingTo === rook || rookTo === king || kingTo === king || rookTo === rook
  if (together || isCrossed) return [lift(king), lift(rook), put(rookTo), put(kingTo)]
  return [lift(king), put(kingTo), lift(rook), put(rookTo)]
}
