import { roles } from '@jadoube/chess'
import { Board, colorOf, KING, LegalMoves, PAWN, popcount } from '@jadoube/chess/internals'
import { EnclosedPieces } from '../enclosures/enclosed-pieces.js'
import { addReachable } from '../enclosures/reachable-squares.js'
import type { FrameClaim } from '../verdict.js'
import { Frame, MAX_GROUPS, MAX_IN_GROUP, PieceGroups } from './frame.js'
import { frameLacksMaterial } from './frame-material.js'
import { mayBeMate } from './frame-mates.js'
import { FrameMoves } from './frame-moves.js'
import { FrameTable } from './frame-table.js'

// Follows all play from a position frame by frame. Every move that may be legal in some position of
// a frame leads to a frame that contains the result. Frames that agree in their exact parts are
// merged: their groups get the squares of both. It ends when no frame grows any more.
//
// Proof: by induction on the moves, every position of a game from here is in one of the frames. The
// first position is. If a position is in a frame and a legal move is played, P1 finds that move and
// P2 removes only what is impossible. So the next position is in a frame too, or P4 applies to it.
// If no frame may be mate (frame-mates.ts), none of these positions is.
//
// P1. A piece moves by the rules of chess, past squares that are not certainly occupied, to one
//     that is not certainly occupied by its own side. It captures a pawn of the frame, or a piece
//     of a group that may stand there.
// P2. After the move no other piece stands on its target square, and what frame.ts removes is
//     impossible (F1 to F4).
// P3. If the king is certainly attacked, by a pawn or by a group with too few other squares for its
//     pieces, only two kinds of moves help: those of the king, and those that end where the
//     attacker may stand, or in between.
// P4. If the material cannot mate (T0 to T2), nothing that follows is mate.
//
// The exact parts are the kings, the pawns and the turn, and on request the squares of cramped
// pieces, each a separate group. This decides only which frames are merged, so the proof is the
// same. It matters, for example, if every move of a knight opens a line to the king and ends the
// game: that is visible only if the frame knows which square the knight left.
//
// Frames are not used if a player may castle.

/** A piece with at most this many squares may be kept exact. */
const MAX_EXACT_SQUARES = 4

export class FrameProver {
  /**
   * Whether the last proof failed because of the number of frames, not because of a possible mate.
   */
  wasFull = false
  /** The number of frames processed, some more than once: the measure of work. */
  spent = 0
  signal: { readonly aborted: boolean } | undefined
  readonly groups = new PieceGroups()
  readonly table = new FrameTable()
  private readonly now = new Frame()
  private readonly moves = new FrameMoves(this.groups, () => this.addResult())
  private readonly pieces = new EnclosedPieces()
  private readonly board = new Board()
  private readonly legal = new LegalMoves()
  private queue = new Int32Array(1 << 12)
  private queued = new Uint8Array(1 << 12)
  private head = 0
  private tail = 0
  private winner = 0
  /** By starting square: 1 if the piece there has too many squares to be exact. */
  private readonly isFree = new Uint8Array(64)
  /** For exact groups: the starting square, and all squares so far. */
  private readonly origin = new Uint8Array(MAX_GROUPS)
  private readonly hadLo = new Int32Array(MAX_GROUPS)
  private readonly hadHi = new Int32Array(MAX_GROUPS)
  /** The number of exact groups, which come first. */
  private exact = 0
  /** Whether a piece has too many squares to stay exact, so that the proof starts again. */
  private mustRestart = false

  /**
   * Whether it is proved that this colour can never mate. `maxFrames` limits their number. If
   * `exact`, the squares of cramped pieces are kept exactly, like those of kings and pawns. At
   * first that is every piece; the proof starts again when one has more than a few squares.
   */
  prove(board: Board, winner: number, maxFrames: number, exact: boolean): boolean {
    this.spent = 0
    this.wasFull = false
    if (board.castling !== 0) return false
    this.winner = winner
    this.isFree.fill(exact ? 0 : 1)
    do {
      if (this.followAll(board, maxFrames)) return true
    } while (this.mustRestart)
    return false
  }

  /** Follows every move from every frame. False if that proves nothing. */
  private followAll(board: Board, maxFrames: number): boolean {
    const { table, now, groups, moves } = this
    this.queued.fill(0, 0, Math.min(table.count, this.queued.length))
    this.mustRestart = false
    moves.isTooLarge = false
    this.tail = 0
    this.head = 0
    const isSetUp = this.setUpGroups(board, moves.next)
    table.clear(groups)
    if (!isSetUp) return false
    this.addFrame(moves.next)
    while (this.head !== this.tail) {
      const number = this.queue[this.head]
      this.head = (this.head + 1) & (this.queue.length - 1)
      this.queued[number] = 0
      this.wasFull = table.count > maxFrames || this.spent > maxFrames * 8
      if (this.wasFull) return false
      if ((this.spent & 255) === 0 && this.signal?.aborted) return false
      this.spent++
      table.take(number, now, groups.count)
      now.findOccupied(groups)
      if (now.turn !== this.winner && mayBeMate(now, groups) && !this.isExactNonMate()) return false
      moves.playAll(now)
      if (moves.isTooLarge || this.mustRestart) return false
    }
    return true
  }

  /** Adds the frame that results from a move. */
  private addResult(): void {
    const { next } = this.moves
    if (frameLacksMaterial(next, this.groups, this.winner)) return
    this.addFrame(next)
    for (let i = 0; i < this.exact; i++) {
      this.hadLo[i] |= next.lo[i]
      this.hadHi[i] |= next.hi[i]
      if (popcount(this.hadLo[i]) + popcount(this.hadHi[i]) <= MAX_EXACT_SQUARES) continue
      this.isFree[this.origin[i]] = 1
      this.mustRestart = true
    }
  }

  /** The frames of the last proof. */
  claim(): FrameClaim {
    const { table, groups, now } = this
    const n = groups.count
    const words = new Int32Array(table.count * (5 + 3 * n))
    let at = 0
    for (let number = 0; number < table.count; number++) {
      table.take(number, now, n)
      words[at++] =
        now.turn | ((now.enPassant + 1) << 1) | (now.kings[0] << 8) | (now.kings[1] << 14)
      for (let i = 0; i < 4; i++) words[at++] = now.pawns[i]
      for (let i = 0; i < n; i++) {
        words[at++] = now.count[i]
        words[at++] = now.lo[i]
        words[at++] = now.hi[i]
      }
    }
    const kinds = Array.from({ length: n }, (_, i) => ({
      color: colorOf(groups.color[i]),
      role: roles[groups.role[i] - 1],
    }))
    return { groups: kinds, words }
  }

  /**
   * Sets up the first frame. Pieces of one kind that are not exact form one group if, with the
   * pawns where they are, they may reach the same squares.
   */
  private setUpGroups(board: Board, first: Frame): boolean {
    const { pieces, groups, isFree } = this
    pieces.read(board)
    addReachable(pieces, true, -1)
    groups.count = 0
    first.turn = board.turn
    first.enPassant = board.enPassant
    first.kings[0] = board.kings[0]
    first.kings[1] = board.kings[1]
    first.pawns.fill(0)
    first.count.fill(0)
    first.lo.fill(0)
    first.hi.fill(0)
    this.exact = 0
    for (let square = 0; square < 64; square++) {
      const piece = board.pieces[square]
      const role = piece >> 1
      if (role === PAWN) first.pawns[((piece & 1) << 1) + (square >> 5)] |= 1 << square
      if (piece === 0 || role === PAWN || role === KING || isFree[square] !== 0) continue
      if (groups.count === MAX_GROUPS) return false
      const at = groups.add(piece & 1, role, square)
      this.exact++
      groups.exact[at] = 1
      this.origin[at] = square
      this.hadLo[at] = 0
      this.hadHi[at] = 0
      first.add(at, square)
    }
    reachLo.fill(0)
    reachHi.fill(0)
    let index = -1
    for (let square = 0; square < 64; square++) {
      const piece = board.pieces[square]
      if (piece === 0) continue
      index++
      const role = piece >> 1
      const color = piece & 1
      if (role === KING || role === PAWN || isFree[square] === 0) continue
      let at = this.exact
      while (
        at < groups.count &&
        !(
          groups.color[at] === color &&
          groups.role[at] === role &&
          ((reachLo[at] & pieces.lo[index]) | (reachHi[at] & pieces.hi[index])) !== 0
        )
      )
        at++
      if (at === groups.count) {
        if (at === MAX_GROUPS) return false
        groups.add(color, role, square)
      }
      reachLo[at] |= pieces.lo[index]
      reachHi[at] |= pieces.hi[index]
      if (first.count[at] === MAX_IN_GROUP) return false
      first.add(at, square)
    }
    return true
  }

  /** Adds a frame to the table, and to the queue if it contains something new. */
  private addFrame(frame: Frame): void {
    const number = this.table.put(frame, this.groups)
    if (number < 0) return
    if (number >= this.queued.length) this.enlarge()
    if (this.queued[number] !== 0) return
    this.queued[number] = 1
    this.queue[this.tail] = number
    this.tail = (this.tail + 1) & (this.queue.length - 1)
  }

  /** M4: a frame with as many squares as pieces is a single position, which is checked directly. */
  private isExactNonMate(): boolean {
    const { now, groups, board, legal } = this
    board.sets.fill(0)
    board.pieces.fill(0)
    for (let i = 0; i < groups.count; i++) {
      if (popcount(now.lo[i]) + popcount(now.hi[i]) !== now.count[i]) return false
      this.putAll(now.lo[i], now.hi[i], (groups.role[i] << 1) | groups.color[i])
    }
    for (let color = 0; color < 2; color++) {
      this.putAll(now.pawns[color << 1], now.pawns[(color << 1) + 1], (PAWN << 1) | color)
      board.put(now.kings[color], (KING << 1) | color)
    }
    board.turn = now.turn
    board.enPassant = now.enPassant
    legal.read(board)
    return legal.count > 0 || legal.checks === 0
  }

  private putAll(lo: number, hi: number, piece: number): void {
    for (let bits = lo; bits !== 0; bits &= bits - 1) {
      this.board.put(31 - Math.clz32(bits & -bits), piece)
    }
    for (let bits = hi; bits !== 0; bits &= bits - 1) {
      this.board.put(63 - Math.clz32(bits & -bits), piece)
    }
  }

  /** Enlarges the ring buffer. Each frame is in it at most once, so it never overflows. */
  private enlarge(): void {
    const { length } = this.queue
    const queued = new Uint8Array(length * 2)
    queued.set(this.queued)
    this.queued = queued
    const queue = new Int32Array(length * 2)
    let n = 0
    while (this.head !== this.tail) {
      queue[n++] = this.queue[this.head]
      this.head = (this.head + 1) & (length - 1)
    }
    this.queue = queue
    this.head = 0
    this.tail = n
  }
}

/** The squares that the pieces of a group may reach. */
const reachLo = new Int32Array(MAX_GROUPS)
const reachHi = new Int32Array(MAX_GROUPS)
