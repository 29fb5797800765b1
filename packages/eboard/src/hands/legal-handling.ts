import {
  type Color,
  legalMoves,
  type Move,
  type Position,
  play,
  type SquareName,
  squareNames,
} from '@jadoube/chess'
import type { PieceLetter } from '../sensor.js'
import { lettersOf, placementOf, placementOfLetters } from '../shown-position.js'

type Letters = ReadonlyMap<SquareName, PieceLetter>

/** A legal move and the position after it. */
export class Successor {
  readonly move: Move
  readonly after: Position
  readonly placement: string
  #next: LegalHandling | null = null

  constructor(before: Position, move: Move) {
    this.move = move
    this.after = play(before, move)
    this.placement = placementOf(this.after)
  }

  /** What hands can do next. */
  get next(): LegalHandling {
    this.#next ??= new LegalHandling(this.after)
    return this.#next
  }
}

const squareName = (square: number): SquareName => squareNames[square]!

/** The squares whose pieces leave them when this move is carried out. */
function liftedBy(position: Position, move: Move): readonly SquareName[] {
  const from = squareName(move.from)
  if (move.kind === 'castling') return [from, squareName(move.rook)]
  if (move.kind === 'en-passant') return [from, squareName((move.from & 56) | (move.to & 7))]
  return position.at(move.to) === undefined ? [from] : [from, squareName(move.to)]
}

/** A quick check: the piece has left its square and something stands on its target. */
const canHaveMoved = (letters: Letters, move: Move): boolean =>
  move.kind === 'castling' ||
  (!letters.has(squareName(move.from)) && letters.has(squareName(move.to)))

/**
 * What the legal moves of a position say about hands. It is used often, so it is computed once per
 * position.
 */
export class LegalHandling {
  readonly position: Position
  readonly #moves: readonly Move[]
  readonly #successors = new Map<Move, Successor>()

  constructor(position: Position) {
    this.position = position
    this.#moves = legalMoves(position)
  }

  get turn(): Color {
    return this.position.turn
  }

  /** Whether there is no legal move. */
  get isOver(): boolean {
    return this.#moves.length === 0
  }

  isFrom(move: Move, square: SquareName): boolean {
    return squareName(move.from) === square
  }

  goal(move: Move): SquareName {
    return squareName(move.to)
  }

  /** The legal move after which the board shows this. */
  leadingTo(letters: Letters): Successor | null {
    const candidates = this.#moves.filter(move => canHaveMoved(letters, move))
    if (candidates.length === 0) return null
    const shown = placementOfLetters(letters)
    for (const move of candidates) {
      const successor = this.#successor(move)
      if (successor.placement === shown) return successor
    }
    return null
  }

  /** Whether the piece on this square can go there, including by castling. */
  canGo(from: SquareName, to: SquareName): boolean {
    return this.#moves.some(
      move =>
        (squareName(move.from) === from && squareName(move.to) === to) ||
        (move.kind === 'castling' && squareName(move.rook) === from && this.#rookTo(move) === to),
    )
  }

  /** Whether one legal move can take all these pieces off their squares. */
  explainsLifts(lifted: Iterable<SquareName>): boolean {
    const all = [...lifted]
    return this.#moves.some(move => {
      const squares = liftedBy(this.position, move)
      return all.every(square => squares.includes(square))
    })
  }

  /** Whether the piece on this square can capture that one, including en passant. */
  canCapture(from: SquareName, captured: SquareName): boolean {
    return this.#moves.some(
      move =>
        move.kind !== 'castling' &&
        squareName(move.from) === from &&
        liftedBy(this.position, move).includes(captured),
    )
  }

  /** Where king and rook go when both are in the hand; null if they cannot castle. */
  castlingSquares(
    king: SquareName,
    rook: SquareName,
  ): { readonly king: SquareName; readonly rook: SquareName } | null {
    for (const move of this.#moves) {
      if (
        move.kind === 'castling' &&
        squareName(move.from) === king &&
        squareName(move.rook) === rook
      ) {
        return { king: squareName(move.to), rook: this.#rookTo(move) }
      }
    }
    return null
  }

  /** The legal moves that leave exactly these squares occupied. */
  leadingToOccupied(occupied: ReadonlySet<SquareName>): readonly Successor[] {
    return this.#moves.flatMap(move => {
      const successor = this.#successor(move)
      const stands = lettersOf(successor.after)
      const fits = stands.size === occupied.size && [...stands.keys()].every(s => occupied.has(s))
      return fits ? [successor] : []
    })
  }

  #successor(move: Move): Successor {
    const known = this.#successors.get(move) ?? new Successor(this.position, move)
    this.#successors.set(move, known)
    return known
  }

  #rookTo(move: Extract<Move, { kind: 'castling' }>): SquareName {
    return squareName((move.from & 56) | (move.rook > move.from ? 5 : 3))
  }
}
