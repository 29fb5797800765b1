import {
  type Color,
  legalMoves,
  type Move,
  makeSquare,
  parseSquare,
  type Role,
  type Square,
  type StandingPosition,
} from '@jadoube/chess'
import type { HandAct } from './by-hand.js'
import { capturedBy } from './by-hand.js'

// A simple implementation of Article 4 from its text, without any code of the rules that it tests.

/** A piece on the board, and its square before this move; null if it came from beside the board. */
interface PieceOfHand {
  readonly color: Color
  readonly role: Role
  readonly home: Square | null
}

/** The name of a move, to compare by. */
export const uciOf = (move: Move): string => {
  const squares = `${makeSquare(move.from)}${makeSquare(move.to)}`
  if (move.kind === 'promotion') return `${squares}=${move.promotion}`
  return move.kind === 'castling' ? `${squares}x${makeSquare(move.rook)}` : squares
}

const squares = Array.from({ length: 64 }, (_, each) => each as Square)
const show = (piece: Pick<PieceOfHand, 'color' | 'role'> | undefined): string =>
  piece === undefined ? '' : `${piece.color} ${piece.role}`

/** The outcome of an action: the move that it made, and whether another was required. */
export interface Outcome {
  readonly made: Move | null
  readonly breaks: boolean
}

/** What the player who has the move has touched, released and chosen with this move. */
export class NaiveHand {
  readonly #position: StandingPosition
  readonly #legal: readonly Move[]
  readonly #pieces = new Map<Square, PieceOfHand>()
  readonly #touched: PieceOfHand[] = []
  #bound: readonly Move[] | null = null
  #chosen: { readonly square: Square; readonly role: Role } | null = null

  constructor(position: StandingPosition) {
    this.#position = position
    this.#legal = legalMoves(position)
    for (const home of squares) {
      const piece = position.at(home)
      if (piece !== undefined) this.#pieces.set(home, { ...piece, home })
    }
  }

  get #turn(): Color {
    return this.#position.turn
  }

  perform(act: HandAct): Outcome {
    const at = (name: unknown) => parseSquare(String(name))!
    if (act.act === 'touch') {
      this.#touch(this.#pieces.get(at(act.square)))
      return { made: null, breaks: false }
    }
    if (act.act === 'remove') {
      this.#touch(this.#pieces.get(at(act.square)))
      this.#pieces.delete(at(act.square))
      return this.#look(false)
    }
    const to = at(act.to)
    if (act.from === undefined) {
      this.#touch(this.#pieces.get(to))
      const role = act.piece as Role
      this.#pieces.set(to, { color: this.#turn, role, home: null })
      const isLast = to >> 3 === (this.#turn === 'white' ? 7 : 0)
      // 4.4.4: the choice is final once the piece has touched the square.
      if (isLast && role !== 'pawn' && role !== 'king') this.#chosen ??= { square: to, role }
    } else {
      const piece = this.#pieces.get(at(act.from))!
      this.#touch(piece)
      if (to !== at(act.from)) this.#touch(this.#pieces.get(to))
      this.#pieces.delete(at(act.from))
      this.#pieces.set(to, piece)
    }
    return this.#look(true)
  }

  #touch(piece: PieceOfHand | undefined): void {
    if (piece === undefined || piece.home === null || this.#touched.includes(piece)) return
    this.#touched.push(piece)
  }

  /** Evaluates the board: a move made, part of one, or neither. */
  #look(released: boolean): Outcome {
    const before = this.allowed()
    const parts = this.#legal.filter(move => this.#isPartOf(move))
    const made = parts.find(move => this.#isDone(move)) ?? null
    const others = parts.filter(move => move !== made)
    // If only castling is allowed, its first half is no other move (4.4.1, 4.7.2).
    const mustCastle = before?.every(({ kind }) => kind === 'castling') === true
    const begun = mustCastle ? others.filter(move => before.includes(move)) : []
    if (made !== null && begun.length === 0) {
      return { made, breaks: before !== null && !before.includes(made) }
    }
    const now = made === null ? parts : begun
    // 4.7: a piece released as part of a legal move stays, if that move may be played at all.
    const fits = before === null ? now : now.filter(move => before.includes(move))
    if (released && fits.length > 0) this.#bound = fits
    return { made: null, breaks: false }
  }

  /** The moves from which the player must choose; null if nothing binds. */
  allowed(): readonly Move[] | null {
    const touched = this.#touched.length === 0 ? null : this.#ofTouched()
    const bound = this.#bound
    const both = bound?.filter(move => touched === null || touched.includes(move)) ?? []
    const base = bound === null ? touched : both.length > 0 ? both : bound
    const chosen = this.#chosen
    if (chosen === null) return base
    const fits = (base ?? this.#legal).filter(
      move =>
        move.kind === 'promotion' && move.to === chosen.square && move.promotion === chosen.role,
    )
    const homes = this.#touched.map(({ home }) => home)
    const touchedOnes = fits.filter(({ from }) => homes.includes(from))
    if (fits.length === 0) return base
    return bound === null && touchedOnes.length > 0 ? touchedOnes : fits
  }

  /** 4.3, 4.4, 4.5. */
  #ofTouched(): readonly Move[] {
    const own = this.#touched.filter(({ color }) => color === this.#turn)
    const theirs = this.#touched.filter(({ color }) => color !== this.#turn)
    // 4.3.3: the first piece of one colour with the first of the other.
    if (own.length > 0 && theirs.length > 0) {
      const pair = this.#captures(theirs[0]!).filter(({ from }) => from === own[0]!.home)
      if (pair.length > 0) return pair
    }
    const first = this.#touched.find(piece =>
      piece.color === this.#turn
        ? this.#movesOf(piece).length > 0
        : this.#captures(piece).length > 0,
    )
    if (first !== undefined && first.color !== this.#turn) return this.#captures(first)
    return own.length === 0 ? this.#legal : this.#ofOwn(own)
  }

  #ofOwn(own: readonly PieceOfHand[]): readonly Move[] {
    const king = own.findIndex(({ role, home }) => role === 'king' && (home! & 7) === 4)
    const isBeside = (piece: PieceOfHand) =>
      king >= 0 && piece.role === 'rook' && piece.home! >> 3 === own[king]!.home! >> 3
    const rooksBefore = king < 0 ? [] : own.slice(0, king).filter(isBeside)
    // 4.4.2: not with a rook that was touched before the king.
    const legal = this.#legal.filter(
      move => move.kind !== 'castling' || !rooksBefore.some(({ home }) => home === move.rook),
    )
    const first = own.find(piece => this.#movesOf(piece).length > 0)
    const isKingFirst =
      king >= 0 && own.slice(0, king).every(piece => this.#movesOf(piece).length === 0)
    const rook = isKingFirst
      ? own.slice(king).find(piece => isBeside(piece) && !rooksBefore.includes(piece))
      : undefined
    if (rook !== undefined) {
      const castling = legal.filter(move => move.kind === 'castling' && move.rook === rook.home)
      if (castling.length > 0) return castling
      // 4.4.3: another move of the king, or any move.
      const ofKing = legal.filter(({ from }) => from === own[king]!.home)
      return ofKing.length > 0 ? ofKing : this.#legal
    }
    const movable = own.find(piece => legal.some(({ from }) => from === piece.home))
    if (first === undefined || movable === undefined) {
      return legal.length > 0 ? legal : this.#legal
    }
    return legal.filter(({ from }) => from === movable.home)
  }

  #movesOf({ home }: PieceOfHand): readonly Move[] {
    return this.#legal.filter(({ from }) => from === home)
  }

  #captures({ home }: PieceOfHand): readonly Move[] {
    return this.#legal.filter(move => capturedBy(this.#position, move) === home)
  }

  /** The piece on a square after a move. */
  #after(move: Move, square: Square): string {
    const before = show(this.#position.at(square))
    const { color } = this.#position.at(move.from)!
    if (move.kind === 'castling') {
      const rookTo = move.to + (move.rook > move.from ? -1 : 1)
      if (square === move.to) return show({ color, role: 'king' })
      if (square === rookTo) return show({ color, role: 'rook' })
      return square === move.from || square === move.rook ? '' : before
    }
    if (square === move.to) {
      const { role } = this.#position.at(move.from)!
      return show({ color, role: move.kind === 'promotion' ? move.promotion : role })
    }
    return square === move.from || square === capturedBy(this.#position, move) ? '' : before
  }

  #isDone(move: Move): boolean {
    return squares.every(square => show(this.#pieces.get(square)) === this.#after(move, square))
  }

  #isPartOf(move: Move): boolean {
    let changed = false
    for (const square of squares) {
      const before = show(this.#position.at(square))
      const now = show(this.#pieces.get(square))
      if (now === before) continue
      changed = true
      const after = this.#after(move, square)
      if (after === before) return false
      const isPawn = move.kind === 'promotion' && square === move.to && now === `${this.#turn} pawn`
      if (now !== after && now !== '' && !isPawn) return false
    }
    return changed
  }
}
