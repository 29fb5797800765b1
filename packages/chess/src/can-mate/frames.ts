import { between } from '../attacks/lines.js'
import { kingAttacks, pawnAttacks } from '../attacks/steps.js'
import { popcount } from '../bits.js'
import { Board } from '../board.js'
import { LegalMoves } from '../legal.js'
import { BISHOP, colorOf, KING, KNIGHT, PAWN, QUEEN, ROOK, roles } from '../piece.js'
import { around, Frame, MAX_IN_TROOP, MAX_TROOPS, shadeOf, squares, Troops } from './frame.js'
import { mayBeMated } from './frame-mates.js'
import { FrameTable } from './frame-table.js'
import { grow } from './grow.js'
import { Men } from './men.js'
import type { FrameClaim } from './verdict.js'

// Follows all play from a position frame by frame. Every move that may be legal in some position of a frame leads to a frame
// that holds what comes out of it; frames that agree in what is exact are one, whose troops have the squares of both. It
// ends when no frame grows any more.
//
// Proof: by induction on the moves, every position of a game from here lies in one of the frames. The first position does. If one does
// and a legal move is played, P1 finds that move and P2 takes away only what cannot be, so the next position lies in a frame too, or P4
// holds for it. If then no frame may be mate (frame-mates.ts), none of these positions is.
//
// P1. A man moves as the rules of chess say, past squares that are not occupied for certain, to one that is not occupied by its
//     own for certain. What was captured is a pawn of the frame or one of a troop that may stand there.
// P2. After the move nobody else stands where it ended, and what frame.ts tidies away cannot be (F1 to F4).
// P3. If the king is attacked for certain, by a pawn or by a troop with too few other squares for its men, only moves of his own help
//     and those that end where the attacker may stand, or between: there it is taken or stopped.
// P4. Where the material cannot mate (T0 to T2), nothing that follows is mate.
//
// Where a player may castle, frames are not used.

const promotions = [QUEEN, ROOK, BISHOP, KNIGHT] as const

export class Frames {
  /** Frames followed, some more than once: the measure of work. */
  spent = 0
  signal: { readonly aborted: boolean } | undefined
  readonly troops = new Troops()
  readonly table = new FrameTable()
  private readonly now = new Frame()
  private readonly next = new Frame()
  private readonly men = new Men()
  private readonly board = new Board()
  private readonly legal = new LegalMoves()
  private queue = new Int32Array(1 << 12)
  private queued = new Uint8Array(1 << 12)
  private head = 0
  private tail = 0
  private winner = 0
  private maskLo = -1
  private maskHi = -1
  private bad = false

  /** True if this colour is proved never to mate. `most` bounds the frames. */
  prove(board: Board, winner: number, most: number, apart: boolean): boolean {
    this.spent = 0
    if (board.castling !== 0) return false
    const { table, now, troops } = this
    this.winner = winner
    this.bad = false
    table.clear()
    this.tail = 0
    this.head = 0
    this.queued.fill(0)
    if (!this.muster(board, apart)) return false
    this.enter(this.next)
    while (this.head !== this.tail) {
      const number = this.queue[this.head]
      this.head = (this.head + 1) & (this.queue.length - 1)
      this.queued[number] = 0
      if (table.count > most || this.spent > most * 8) return false
      if ((this.spent & 255) === 0 && this.signal?.aborted) return false
      this.spent++
      table.take(number, now, troops.count)
      now.look(troops)
      if (now.turn !== winner && mayBeMated(now, troops) && !this.isNoMate()) {
        return false
      }
      this.follow()
      if (this.bad) {
        return false
      }
    }
    return true
  }

  /** The frames of the last proof. */
  claim(): FrameClaim {
    const { table, troops, now } = this
    const n = troops.count
    const words = new Int32Array(table.count * (5 + 3 * n))
    let at = 0
    for (let number = 0; number < table.count; number++) {
      table.take(number, now, n)
      words[at++] = now.turn | ((now.crossed + 1) << 1) | (now.kings[0] << 8) | (now.kings[1] << 14)
      for (let i = 0; i < 4; i++) words[at++] = now.pawns[i]
      for (let i = 0; i < n; i++) {
        words[at++] = now.count[i]
        words[at++] = now.lo[i]
        words[at++] = now.hi[i]
      }
    }
    const kinds = Array.from({ length: n }, (_, i) => ({
      color: colorOf(troops.color[i]),
      role: roles[troops.role[i] - 1],
    }))
    return { troops: kinds, words }
  }

  /** Sets up the first frame. Men of one kind are one troop where they may come to the same square with the pawns as they are. */
  private muster(board: Board, apart: boolean): boolean {
    const { next, men, troops } = this
    men.read(board)
    grow(men, true, -1)
    troops.count = 0
    next.turn = board.turn
    next.crossed = board.enPassant
    next.kings[0] = board.kings[0]
    next.kings[1] = board.kings[1]
    next.pawns.fill(0)
    next.count.fill(0)
    next.lo.fill(0)
    next.hi.fill(0)
    const reachLo = new Int32Array(MAX_TROOPS)
    const reachHi = new Int32Array(MAX_TROOPS)
    let man = -1
    for (let square = 0; square < 64; square++) {
      const piece = board.pieces[square]
      if (piece === 0) continue
      man++
      const role = piece >> 1
      const color = piece & 1
      const bit = 1 << square
      if (role === KING) continue
      if (role === PAWN) {
        next.pawns[(color << 1) + (square >> 5)] |= bit
        continue
      }
      let at = apart ? troops.count : 0
      while (
        at < troops.count &&
        !(
          troops.color[at] === color &&
          troops.role[at] === role &&
          ((reachLo[at] & men.lo[man]) | (reachHi[at] & men.hi[man])) !== 0
        )
      )
        at++
      if (at === troops.count) {
        if (at === MAX_TROOPS) return false
        troops.add(color, role, square)
      }
      reachLo[at] |= men.lo[man]
      reachHi[at] |= men.hi[man]
      if (next.count[at] === MAX_IN_TROOP) return false
      next.count[at]++
      if (square < 32) next.lo[at] |= bit
      else next.hi[at] |= bit
    }
    return true
  }

  private enter(frame: Frame): void {
    const number = this.table.put(frame, this.troops.count)
    if (number < 0) return
    if (number >= this.queued.length) this.enlarge()
    if (this.queued[number] !== 0) return
    this.queued[number] = 1
    this.queue[this.tail] = number
    this.tail = (this.tail + 1) & (this.queue.length - 1)
  }

  /** M4: a frame with as many squares as men is one position, which is looked at as it is. */
  private isNoMate(): boolean {
    const { now, troops, board, legal } = this
    board.sets.fill(0)
    board.pieces.fill(0)
    for (let i = 0; i < troops.count; i++) {
      if (popcount(now.lo[i]) + popcount(now.hi[i]) !== now.count[i]) return false
      this.putAll(now.lo[i], now.hi[i], (troops.role[i] << 1) | troops.color[i])
    }
    for (let color = 0; color < 2; color++) {
      this.putAll(now.pawns[color << 1], now.pawns[(color << 1) + 1], (PAWN << 1) | color)
      board.put(now.kings[color], (KING << 1) | color)
    }
    board.turn = now.turn
    board.enPassant = now.crossed
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

  /** Each frame waits at most once, so the ring is never full. */
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

  /** What comes out of a move, in `next`: the other player's turn. */
  private arrive(): void {
    const { next, troops } = this
    if (!next.tidy(troops) || this.isHopeless(next)) return
    this.enter(next)
  }

  private begin(): Frame {
    const { next, now, troops } = this
    next.copyFrom(now, troops.count)
    next.turn = now.turn ^ 1
    next.crossed = -1
    return next
  }

  private follow(): void {
    this.findMask()
    this.moveKing()
    this.movePawns()
    for (let i = 0; i < this.troops.count; i++) {
      if (this.now.count[i] > 0 && this.troops.color[i] === this.now.turn) this.moveTroop(i)
    }
  }

  /** P3. */
  private findMask(): void {
    const { now, troops } = this
    const us = now.turn
    const them = us ^ 1
    const king = now.kings[us]
    let maskLo = -1
    let maskHi = -1
    const from = pawnAttacks[us as 0 | 1]
    const pawnLo = from[king * 2] & now.pawns[them << 1]
    const pawnHi = from[king * 2 + 1] & now.pawns[(them << 1) + 1]
    if ((pawnLo | pawnHi) !== 0) {
      maskLo = pawnLo
      maskHi = pawnHi
    }
    for (let i = 0; i < troops.count; i++) {
      if (now.count[i] === 0 || troops.color[i] !== them) continue
      around(troops.role[i], king, now.maybe[0], now.maybe[1])
      const lo = now.lo[i] & squares[0]
      const hi = now.hi[i] & squares[1]
      if ((lo | hi) === 0) continue
      const elsewhere = popcount(now.lo[i] & ~lo) + popcount(now.hi[i] & ~hi)
      if (elsewhere >= now.count[i]) continue
      let allLo = lo
      let allHi = hi
      for (let half = 0; half < 2; half++) {
        for (let bits = half === 0 ? lo : hi; bits !== 0; bits &= bits - 1) {
          const at = (king * 64 + 31 - Math.clz32(bits & -bits) + half * 32) * 2
          allLo |= between[at]
          allHi |= between[at + 1]
        }
      }
      maskLo &= allLo
      maskHi &= allHi
    }
    this.maskLo = maskLo
    this.maskHi = maskHi
  }

  private moveKing(): void {
    const { now, troops } = this
    const us = now.turn
    const own = us << 1
    const theirs = own ^ 2
    const king = now.kings[us]
    for (let half = 0; half < 2; half++) {
      const blocked = now.pawns[own + half] | now.held[own + half]
      for (let bits = kingAttacks[king * 2 + half] & ~blocked; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits
        const to = 31 - Math.clz32(bit) + half * 32
        for (let d = 0; d < troops.count; d++) {
          if (now.count[d] === 0 || troops.color[d] === us) continue
          if (((half === 0 ? now.lo[d] : now.hi[d]) & bit) === 0) continue
          const next = this.begin()
          next.clear(to, troops.count)
          if (--next.count[d] === 0) none(next, d)
          next.kings[us] = to
          this.arrive()
        }
        if ((now.held[theirs + half] & bit) !== 0) continue
        const next = this.begin()
        next.pawns[theirs + half] &= ~bit
        next.clear(to, troops.count)
        next.kings[us] = to
        this.arrive()
      }
    }
  }

  private moveTroop(c: number): void {
    const { now, troops, maskLo, maskHi } = this
    const us = now.turn
    const own = us << 1
    const theirs = own ^ 2
    const role = troops.role[c]
    const { sure } = now
    let toLo = 0
    let toHi = 0
    for (let half = 0; half < 2; half++) {
      for (let bits = half === 0 ? now.lo[c] : now.hi[c]; bits !== 0; bits &= bits - 1) {
        around(role, 31 - Math.clz32(bits & -bits) + half * 32, sure[0], sure[1])
        toLo |= squares[0]
        toHi |= squares[1]
      }
    }
    const king = now.kings[us ^ 1]
    // Its own held men may be the ones that move away, if there are more than one.
    const ownHeldLo = now.held[own]
    const ownHeldHi = now.held[own + 1]
    toLo &= ~now.pawns[own] & ~ownHeldLo & maskLo & ~(king < 32 ? 1 << king : 0)
    toHi &= ~now.pawns[own + 1] & ~ownHeldHi & maskHi & ~(king < 32 ? 0 : 1 << king)
    const mine = now.kings[us]
    toLo &= ~(mine < 32 ? 1 << mine : 0)
    toHi &= ~(mine < 32 ? 0 : 1 << mine)
    // Pawns that are captured, each on its square.
    for (let half = 0; half < 2; half++) {
      const there = (half === 0 ? toLo : toHi) & now.pawns[theirs + half]
      for (let bits = there; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits
        const next = this.begin()
        next.pawns[theirs + half] &= ~bit
        next.clear(31 - Math.clz32(bit) + half * 32, troops.count)
        this.settle(c, half === 0 ? bit : 0, half === 0 ? 0 : bit)
      }
    }
    toLo &= ~now.pawns[theirs]
    toHi &= ~now.pawns[theirs + 1]
    for (let d = 0; d < troops.count; d++) {
      if (now.count[d] === 0 || troops.color[d] === us) continue
      this.moveAll(c, d, toLo & now.lo[d], toHi & now.hi[d])
    }
    this.moveAll(c, -1, toLo & ~now.held[theirs], toHi & ~now.held[theirs + 1])
  }

  /** Moves of troop c to these squares, capturing one of troop d there or nothing. */
  private moveAll(c: number, d: number, lo: number, hi: number): void {
    if ((lo | hi) === 0) return
    const { troops } = this
    if (popcount(lo) + popcount(hi) > 1) {
      const next = this.begin()
      if (d >= 0 && --next.count[d] === 0) none(next, d)
      this.settle(c, lo, hi)
      return
    }
    const next = this.begin()
    next.clear(lo !== 0 ? 31 - Math.clz32(lo) : 63 - Math.clz32(hi), troops.count)
    if (d >= 0 && --next.count[d] === 0) none(next, d)
    this.settle(c, lo, hi)
  }

  /** One man of troop c is on one of these squares, the others where they were. */
  private settle(c: number, lo: number, hi: number): void {
    const { next } = this
    if (next.count[c] === 1) {
      next.lo[c] = lo
      next.hi[c] = hi
    } else {
      next.lo[c] |= lo
      next.hi[c] |= hi
    }
    this.arrive()
  }

  private movePawns(): void {
    const { now } = this
    const us = now.turn
    const own = us << 1
    for (let half = 0; half < 2; half++) {
      for (let bits = now.pawns[own + half]; bits !== 0; bits &= bits - 1) {
        this.movePawn(31 - Math.clz32(bits & -bits) + half * 32)
      }
    }
  }

  private movePawn(from: number): void {
    const { now, troops } = this
    const us = now.turn
    const theirs = (us ^ 1) << 1
    const step = us === 0 ? 8 : -8
    const one = from + step
    if (!has(now.sure, one)) {
      if (this.helps(one)) this.landPawn(from, one, -1, -1)
      const two = one + step
      if (from >> 3 === (us === 0 ? 1 : 6) && !has(now.sure, two) && this.helps(two)) {
        this.landPawn(from, two, -1, one)
      }
    }
    const attacks = pawnAttacks[us as 0 | 1]
    for (let half = 0; half < 2; half++) {
      for (let bits = attacks[from * 2 + half]; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits
        const to = 31 - Math.clz32(bit) + half * 32
        if (to === now.crossed) {
          const taken = to - step
          if (this.helps(to) || this.helps(taken)) this.landPawn(from, to, MAX_TROOPS, -1)
          continue
        }
        if (!this.helps(to)) continue
        if ((now.pawns[theirs + half] & bit) !== 0) this.landPawn(from, to, MAX_TROOPS, -1)
        for (let d = 0; d < troops.count; d++) {
          if (now.count[d] === 0 || troops.color[d] === us) continue
          if (((half === 0 ? now.lo[d] : now.hi[d]) & bit) !== 0) this.landPawn(from, to, d, -1)
        }
      }
    }
  }

  private helps(to: number): boolean {
    return ((to < 32 ? this.maskLo : this.maskHi) & (1 << to)) !== 0
  }

  /** A pawn goes there, takes one of troop `taken` or a pawn (MAX_TROOPS), or has crossed a square. */
  private landPawn(from: number, to: number, taken: number, crossed: number): void {
    const { now, troops } = this
    const us = now.turn
    const own = us << 1
    const theirs = own ^ 2
    const last = to < 8 || to >= 56
    for (const role of last ? promotions : [PAWN]) {
      const next = this.begin()
      const n = troops.count
      next.pawns[own + (from >> 5)] &= ~(1 << from)
      next.clear(to, n)
      if (taken === MAX_TROOPS) {
        const at = to === now.crossed ? to + (us === 0 ? -8 : 8) : to
        next.pawns[theirs + (at >> 5)] &= ~(1 << at)
      } else if (taken >= 0 && --next.count[taken] === 0) none(next, taken)
      if (crossed >= 0) {
        next.clear(crossed, n)
        const rank = to >> 3
        const files = now.pawns[theirs + (to >> 5)] >>> ((rank & 3) * 8)
        const beside = ((1 << (to & 7)) << 1) | ((1 << (to & 7)) >>> 1)
        if ((files & 0xff & beside) !== 0) next.crossed = crossed
      }
      if (role === PAWN) next.pawns[own + (to >> 5)] |= 1 << to
      else if (!this.enlist(next, us, role, to)) {
        this.bad = true
        return
      }
      this.arrive()
    }
  }

  /** A promoted man joins the first troop of its role, or a new one. */
  private enlist(next: Frame, color: number, role: number, square: number): boolean {
    const { troops } = this
    const shade = role === BISHOP ? shadeOf(square) : 0
    let at = 0
    while (
      at < troops.count &&
      (troops.color[at] !== color || troops.role[at] !== role || troops.shade[at] !== shade)
    )
      at++
    if (at === troops.count) {
      if (at === MAX_TROOPS) return false
      troops.add(color, role, square)
      next.count[at] = 0
      next.lo[at] = 0
      next.hi[at] = 0
      this.now.count[at] = 0
      this.now.lo[at] = 0
      this.now.hi[at] = 0
    }
    if (next.count[at] === MAX_IN_TROOP) return false
    next.count[at]++
    if (square < 32) next.lo[at] |= 1 << square
    else next.hi[at] |= 1 << square
    return true
  }

  /** P4. */
  private isHopeless(frame: Frame): boolean {
    const { troops, winner } = this
    const pawns = frame.pawns
    const own = winner << 1
    let knights = 0
    let bishops = 0
    let shades = 0
    let helpers = 0
    let others = 0
    for (let i = 0; i < troops.count; i++) {
      const n = frame.count[i]
      if (n === 0) continue
      const role = troops.role[i]
      if (role === BISHOP) shades |= troops.shade[i]
      if (troops.color[i] === winner) {
        if (role === KNIGHT) knights += n
        else if (role === BISHOP) bishops += n
        else others += n
      } else if (role === KNIGHT) helpers |= 3
      else if (role !== QUEEN) helpers |= 1
    }
    if ((pawns[own] | pawns[own + 1]) !== 0) return false
    if (knights + bishops + others === 0) return true
    if (others > 0 || (pawns[0] | pawns[1] | pawns[2] | pawns[3]) !== 0) return false
    if (bishops === 0) return knights === 1 && helpers === 0
    return knights === 0 && (helpers & 2) === 0 && shades !== 3
  }
}

function none(frame: Frame, troop: number): void {
  frame.lo[troop] = 0
  frame.hi[troop] = 0
}

function has(set: Int32Array, square: number): boolean {
  return (set[square >> 5] & (1 << square)) !== 0
}
