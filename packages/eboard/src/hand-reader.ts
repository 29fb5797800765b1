import { type Color, opposite, type Position, type SquareName } from '@jadoube/chess'
import type { Again, Held, Resting, Unexplained } from './held-piece.js'
import { isCentral, type KingsSignal, kingsSignal } from './kings-signal.js'
import { LegalHandling, type Successor } from './legal-handling.js'
import type { ActReport, AskedAbout, BoardReport, SensedAct, Source } from './report.js'
import { colorOfLetter, isPieceLetter, type PieceLetter, type Sensed } from './sensor.js'
import {
  lettersOf,
  placementOf,
  placementOfLetters,
  positionFromLetters,
} from './shown-position.js'

/** More pieces off their squares than any move needs: this is not play. */
const tooMany = 4
/** A piece that stood as long as this on a square may have been released there. */
const longRest = 1000

const isPawn = ({ letter }: Held): boolean => letter.toLowerCase() === 'p'

/**
 * Turns pieces that leave squares and come to squares into touches, placings and removals. It knows the
 * legal moves only in order to name things; an illegal move comes out as it was played. A placing is told
 * when it is certain that the hand has let go: with the press, or when anything else on the board moves.
 */
export class HandReader {
  #legal: LegalHandling
  #turn: Color
  /** What the board showed after the last move that is certain. */
  #stands: string
  #standing: ReadonlyMap<SquareName, PieceLetter>
  readonly #earlier: string[] = []
  #letters: Map<SquareName, PieceLetter>
  #hand: Held[] = []
  #resting: Resting | null = null
  #candidate: Successor | null = null
  #signals: Resting[] = []
  #unexplained: Unexplained[] = []
  #reports: BoardReport[] = []
  /** Something happened that is not play; nothing more is read until the board stands right again. */
  #hasStopped = false
  readonly #tellsAtOnce: boolean

  constructor(position: Position, tellsAtOnce: boolean) {
    this.#legal = new LegalHandling(position)
    this.#turn = position.turn
    this.#stands = placementOf(position)
    this.#letters = lettersOf(position)
    this.#standing = new Map(this.#letters)
    this.#tellsAtOnce = tellsAtOnce
  }

  get letters(): ReadonlyMap<SquareName, PieceLetter> {
    return this.#letters
  }

  get turn(): Color {
    return this.#turn
  }

  get stands(): string {
    return this.#stands
  }

  /** The same by square. */
  get standing(): ReadonlyMap<SquareName, PieceLetter> {
    return this.#standing
  }

  get hasStopped(): boolean {
    return this.#hasStopped
  }

  /** A move is under way: pieces are in the hand or were put down and not told of. */
  get isMoving(): boolean {
    return this.#hand.length > 0 || this.#resting !== null || this.#unexplained.length > 0
  }

  /** No legal move stands there: it is illegal, or part of it was missed. */
  isIncomplete(by: Color): boolean {
    return this.#turn === by && this.#candidate === null
  }

  /** A pawn stands on its last rank and the move is otherwise done. */
  get pawnToPromote(): SquareName | null {
    for (const [square, letter] of this.#letters) {
      if (letter === (square[1] === '8' ? 'P' : square[1] === '1' ? 'p' : null)) return square
    }
    return null
  }

  /** When to look again at what stands there, although nothing changes: see {@link lookAgain}. */
  get lookAgainAt(): number | null {
    if (this.#resting === null) return null
    const isEnd = this.#candidate !== null && new LegalHandling(this.#candidate.after).isOver
    return isEnd || this.#kingsSignal() !== null ? this.#resting.at + longRest : null
  }

  /** A move that ends the game is told without a press after a while; kings left in the centre are asked about. */
  lookAgain(): void {
    const signal = this.#kingsSignal()
    if (signal === null) this.release()
    else this.#stop('kings-in-the-centre', this.#resting?.at ?? 0, signal.squares, signal.suggests)
  }

  #kingsSignal(): KingsSignal | null {
    return this.#resting?.isSignal === true ? kingsSignal(this.#letters) : null
  }

  /** The board shows again what it should. */
  resume(): void {
    this.#hasStopped = false
    this.#letters = new Map(this.#standing)
  }

  /** The board does not show what it should: nothing is read from it until it does. */
  stop(): void {
    this.#hasStopped = true
    this.#forget()
  }

  /** Nothing of this game has been played yet. */
  get isAtStart(): boolean {
    return this.#earlier.length === 0
  }

  taken(): readonly BoardReport[] {
    const reports = this.#reports
    this.#reports = []
    return reports
  }

  /** A piece has left its square; `near` are the squares that others left at about the same time. */
  lift(square: SquareName, at: number, wasMissed: boolean, near: readonly SquareName[]): void {
    const letter = this.#letters.get(square)
    if (letter === undefined || this.#hasStopped) return
    if (this.#resting?.to === square) {
      this.#liftAgain(this.#resting, at)
      return
    }
    if (this.#goesOn(square)) return
    this.#recapture(square)
    const held: Held = { from: square, letter, at, wasMissed, isUndecided: false }
    this.release(held)
    this.#letters.delete(square)
    if (this.#explains(square, letter)) return
    const isKnocked = near.length > 0 && !this.#legal.explainsLifts([square, ...near])
    const isOwn = colorOfLetter(letter) === this.#turn
    held.isUndecided =
      !isOwn && !this.#own().some(({ from }) => this.#legal.canCapture(from, square))
    if (isOwn) {
      for (const other of this.#hand) {
        if (this.#legal.canCapture(square, other.from)) this.#decide(other, this.#turn)
      }
    }
    this.#hand.push(held)
    if (isKnocked || this.#hand.length >= tooMany) {
      const squares = this.#hand.map(({ from }) => from)
      this.#stop('pieces-knocked-over', at, [...new Set([...squares, ...near])])
    } else if (!held.isUndecided) this.#act(this.#turn, { act: 'touch', square }, at, wasMissed)
  }

  /** A piece stands on a square that was empty, or that showed another piece. */
  put(to: SquareName, sensed: Exclude<Sensed, null>, at: number, wasMissed: boolean): void {
    if (this.#hasStopped) return
    const held = this.#fitting(to, sensed)
    if (held === undefined) {
      this.#fromBeside(to, sensed, at, wasMissed)
      return
    }
    this.#hand = this.#hand.filter(each => each !== held)
    if (held.again?.resting.to === to) {
      this.#restAgain(held.again.resting, at)
      return
    }
    this.#askIfReleased(held)
    if (held.from === to && held.isNew !== true) {
      this.#letters.set(to, held.letter)
      if (held.isUndecided) this.#ask('whose-touch', held.at, [to])
      return
    }
    this.release(held)
    this.#letters.set(to, held.letter)
    // An opponent's piece that is moved before any own piece was the opponent's doing.
    const by = held.isUndecided ? colorOfLetter(held.letter) : this.#turn
    const touch = held.isUndecided
      ? [this.#report(by, { act: 'touch', square: held.from }, held.at, held.wasMissed)]
      : []
    const act: SensedAct =
      held.isNew === true
        ? { act: 'place', piece: held.letter.toUpperCase(), to }
        : { act: 'place', from: held.from, to }
    this.#rest(held, to, at, by, wasMissed, touch, [this.#report(by, act, at, wasMissed)])
    if (sensed === 'occupied' && isPawn(held) && (to[1] === '8' || to[1] === '1'))
      this.#ask('promotion', at, [to])
  }

  /** Says what a pawn became, where the board cannot tell. */
  promote(to: SquareName, piece: PieceLetter, at: number): void {
    const by = colorOfLetter(piece)
    const pawn = this.#letters.get(to)
    if (pawn?.toLowerCase() !== 'p') return
    this.release()
    this.#letters.set(to, piece)
    for (const act of [
      { act: 'remove', square: to } as const,
      { act: 'place', piece: piece.toUpperCase(), to } as const,
    ]) {
      this.#reports.push({ kind: 'act', at, by, act, source: 'person', confidence: 'high' })
    }
    this.recognise(at)
    this.release()
  }

  /** After a series of changes: is it a legal move, or something that is no move? */
  recognise(at: number): void {
    if (this.#hasStopped) return
    const shown = placementOfLetters(this.#letters)
    const canBeMove = this.#own().length === 0 && this.#unexplained.length === 0
    const isReadable = this.#legal.turn === this.#turn
    this.#candidate = canBeMove && isReadable ? this.#legal.leadingTo(shown) : null
    if (this.#candidate !== null) {
      for (const held of this.#hand) this.#decide(held, this.#turn)
      this.#trustMissed()
      if (this.#tellsAtOnce) this.release()
      return
    }
    if (canBeMove && isReadable && this.#isRepliedTo()) return
    if (this.#hand.length > 0 || this.#earlier.length === 0 || shown === this.#stands) return
    if (shown === this.#earlier[0] && this.#earlier.length > 2) this.#stop('set-up', at, [])
    else if (shown === this.#earlier.at(-1)) this.#stop('takeback', at, [])
    else if (this.#tellsAtOnce) this.release()
  }

  /** A legal move stands there, and the opponent's hand is already on a piece for the reply. */
  #isRepliedTo(): boolean {
    const replying = this.#hand.filter(({ isUndecided }) => isUndecided)
    if (replying.length === 0 || replying.length < this.#hand.length) return false
    const without = new Map(this.#letters)
    for (const { from, letter } of replying) without.set(from, letter)
    this.#candidate = this.#legal.leadingTo(placementOfLetters(without))
    if (this.#candidate === null) return false
    this.#hand = []
    this.release()
    this.#hand = replying
    for (const held of replying) this.#decide(held, this.#turn)
    return true
  }

  /**
   * Something else has happened, so that the piece put down last was released. `next` is the piece that
   * was lifted or put down since.
   */
  release(next?: Held): void {
    const resting = this.#resting
    this.#resting = null
    const isKing = next?.letter.toLowerCase() === 'k'
    if (isKing && (resting ?? this.#signals.at(-1))?.isSignal === true) {
      if (resting !== null) this.#signals.push(resting)
      return
    }
    for (const { acts } of this.#signals) this.#reports.push(...acts)
    this.#signals = []
    if (resting !== null) this.#reports.push(...resting.acts)
    // The rook was put down first, and the king follows: the move that stands there is not all of it.
    if (isKing && resting !== null && this.#castlesWith(next, resting)) this.#candidate = null
    if (this.#candidate === null) return
    for (const { from, at, wasMissed } of this.#hand)
      this.#act(this.#turn, { act: 'remove', square: from }, at, wasMissed)
    this.#hand = []
    this.#trustMissed()
    this.#earlier.push(this.#stands)
    this.#follow(this.#candidate.after)
  }

  /** The clock was pressed: whatever is off the board now is off. */
  press(by: Color, at: number, source: Source, isOccupancy: boolean): void {
    if (this.#hasStopped) {
      this.#reports.push({ kind: 'act', at, by, act: { act: 'press' }, source, confidence: 'low' })
      return
    }
    // Whoever presses has let go: what went up again since was lifted by the opponent.
    if (this.#turn === by) this.#isOpponents()
    if (isOccupancy) this.#guess(by)
    // A quick reply may be under way: then what is in the air is the opponent's.
    if (this.#turn === by) this.release()
    const isUnfinished = this.#turn === by
    if (isUnfinished) this.#leaveOff(by)
    this.#reports.push({ kind: 'act', at, by, act: { act: 'press' }, source, confidence: 'high' })
    if (isUnfinished) this.#playOn(opposite(by))
  }

  /** What is still in the hand when the clock is pressed is off the board, or was missed. */
  #leaveOff(by: Color): void {
    for (const { to, at } of this.#unexplained) this.#ask('unknown-piece', at, [to])
    this.#unexplained = []
    for (const held of this.#hand) {
      this.#decide(held, by)
      this.#reports.push({
        ...this.#report(by, { act: 'remove', square: held.from }, held.at, held.wasMissed),
        confidence: 'low',
      })
    }
    this.#hand = []
  }

  /** The squares of a board that cannot name its pieces fit one capture only: most likely it was that. */
  #guess(by: Color): void {
    const [own, ...more] = this.#own()
    if (own === undefined || more.length > 0 || this.#turn !== by) return
    const fits = this.#legal
      .leadingToOccupied(new Set(this.#letters.keys()))
      .filter(({ move }) => this.#legal.isFrom(move, own.from))
    const [only, ...others] = fits
    if (only === undefined || others.length > 0) return
    const to = this.#legal.goal(only.move)
    this.#hand = []
    this.#act(by, { act: 'touch', square: to }, own.at, true)
    this.#act(by, { act: 'remove', square: to }, own.at, true)
    this.#act(by, { act: 'place', from: own.from, to }, own.at, true)
    this.#letters = lettersOf(only.after)
    this.#earlier.push(this.#stands)
    this.#follow(only.after)
  }

  /** The move was not legal, and play goes on from what stands there. */
  #playOn(turn: Color): void {
    const stands = positionFromLetters(this.#letters, turn, this.#legal.position)
    this.#stands = placementOfLetters(this.#letters)
    this.#standing = new Map(this.#letters)
    this.#turn = turn
    if (stands !== null) this.#legal = new LegalHandling(stands)
  }

  #follow(after: Position): void {
    this.#legal = new LegalHandling(after)
    this.#turn = after.turn
    this.#stands = placementOf(after)
    this.#standing = lettersOf(after)
    this.#candidate = null
  }

  #own(): readonly Held[] {
    return this.#hand.filter(({ letter }) => colorOfLetter(letter) === this.#turn)
  }

  /** The piece that was put down last goes up again: by its owner, or captured at once by the opponent. */
  #liftAgain(resting: Resting, at: number): void {
    this.#letters.delete(resting.to)
    this.#resting = null
    if (resting.victim !== null) this.#hand.push(resting.victim)
    const again = { resting, candidate: this.#candidate, at }
    this.#candidate = null
    this.#hand.push({ ...resting.piece, again })
  }

  /** A piece of the opponent follows the one that went up again, and can capture it: then it was captured. */
  #recapture(square: SquareName): void {
    const again = this.#wentUpAgain()
    if (again?.candidate == null) return
    const next = new LegalHandling(again.candidate.after)
    if (next.canCapture(square, again.resting.to)) this.#isOpponents()
  }

  #wentUpAgain(): Again | undefined {
    return this.#hand.find(({ again }) => again !== undefined)?.again
  }

  /** The piece that went up again is in the opponent's hand, so the move before was made. */
  #isOpponents(): void {
    const again = this.#wentUpAgain()
    if (again?.candidate == null) return
    const { resting, candidate, at } = again
    const { letter, wasMissed } = resting.piece
    this.#reports.push(...resting.acts)
    for (const held of this.#hand) {
      // A pawn captured en passant.
      if (held.again === undefined && held !== resting.victim)
        this.#act(this.#turn, { act: 'remove', square: held.from }, held.at, held.wasMissed)
    }
    this.#hand = [{ from: resting.to, letter, at, wasMissed, isUndecided: true }]
    this.#earlier.push(this.#stands)
    this.#follow(candidate.after)
  }

  #restAgain(resting: Resting, at: number): void {
    const { to, piece, victim } = resting
    this.#letters.set(to, piece.letter)
    this.#hand = this.#hand.filter(each => each !== victim)
    this.#resting = { ...resting, at, acts: resting.acts.map(act => ({ ...act, at })) }
  }

  #askIfReleased({ again }: Held): void {
    if (again === undefined) return
    const { resting, at } = again
    if (at - resting.at >= longRest) this.#ask('released', resting.at, [resting.to])
  }

  /** A piece from nowhere is lifted again: where it came from is still not known. */
  #goesOn(square: SquareName): boolean {
    const found = this.#unexplained.find(({ to }) => to === square)
    if (found === undefined) return false
    this.#unexplained = this.#unexplained.filter(each => each !== found)
    this.#letters.delete(square)
    return true
  }

  /** The piece that is missing here is the one that came down there before: a message came late. */
  #explains(from: SquareName, letter: PieceLetter): boolean {
    const found = this.#unexplained.find(
      each => each.to !== from && (each.letter ?? letter) === letter,
    )
    if (found === undefined) return false
    this.#unexplained = this.#unexplained.filter(each => each !== found)
    const { to, at } = found
    const by = colorOfLetter(letter)
    this.#act(by, { act: 'touch', square: from }, at, true)
    const held: Held = { from, letter, at, wasMissed: true, isUndecided: false }
    this.#letters.set(to, letter)
    this.#rest(held, to, at, by, true, [], [this.#report(by, { act: 'place', from, to }, at, true)])
    return true
  }

  #rest(
    piece: Held,
    to: SquareName,
    at: number,
    by: Color,
    wasMissed: boolean,
    first: readonly ActReport[],
    last: readonly ActReport[],
  ): void {
    const victim = this.#hand.find(held => held.from === to) ?? null
    if (victim !== null) {
      this.#decide(victim, by)
      this.#hand = this.#hand.filter(each => each !== victim)
    }
    const removed =
      victim === null ? [] : [this.#report(by, { act: 'remove', square: to }, victim.at, wasMissed)]
    const isKing = piece.letter.toLowerCase() === 'k'
    const isSignal = isKing && isCentral(to) && !this.#legal.canGo(piece.from, to)
    this.#resting = { piece, to, at, victim, acts: [...first, ...removed, ...last], isSignal }
    this.#reports.push({ kind: 'rest', at, from: piece.from, to })
  }

  /** It is clear now in whose hand a piece is. */
  #decide(held: Held, by: Color): void {
    if (!held.isUndecided) return
    held.isUndecided = false
    this.#act(by, { act: 'touch', square: held.from }, held.at, held.wasMissed)
  }

  /** Which piece of the hand came down. */
  #fitting(to: SquareName, sensed: Exclude<Sensed, null>): Held | undefined {
    const fits = this.#hand.filter(({ letter }) => sensed === 'occupied' || letter === sensed)
    const own = fits.filter(({ letter }) => colorOfLetter(letter) === this.#turn)
    const back = fits.find(({ from }) => from === to)
    const goes = own.find(({ from }) => from !== to && this.#legal.canGo(from, to))
    // A board that cannot name its pieces: a capture rather than a victim put back.
    if (sensed === 'occupied')
      return this.#castles(own, to) ?? goes ?? back ?? own.at(-1) ?? fits.at(-1)
    return back ?? goes ?? own.at(-1) ?? fits.at(-1)
  }

  #castlesWith(king: Held, { piece, to }: Resting): boolean {
    return this.#legal.castlingSquares(king.from, piece.from)?.rook === to
  }

  #castles(own: readonly Held[], to: SquareName): Held | undefined {
    const king = own.find(({ letter }) => letter.toLowerCase() === 'k')
    const rook = own.find(({ letter }) => letter.toLowerCase() === 'r')
    if (king === undefined || rook === undefined) return undefined
    const squares = this.#legal.castlingSquares(king.from, rook.from)
    return squares?.king === to ? king : squares?.rook === to ? rook : undefined
  }

  /** A piece that did not stand on the board: what a pawn becomes, or nothing that we know. */
  #fromBeside(to: SquareName, sensed: Exclude<Sensed, null>, at: number, wasMissed: boolean): void {
    // Another piece of the player to move: what stood there so far is not all of the move.
    if (sensed === 'occupied' || colorOfLetter(sensed) === this.#turn) this.#candidate = null
    this.release()
    if (sensed === 'occupied' || !isPieceLetter(sensed)) {
      this.#unexplained.push({ to, letter: null, at })
      return
    }
    this.#letters.set(to, sensed)
    const by = colorOfLetter(sensed)
    const pawn = this.#hand.find(held => isPawn(held) && colorOfLetter(held.letter) === by)
    if (pawn === undefined || to[1] !== (by === 'white' ? '8' : '1')) {
      this.#unexplained.push({ to, letter: sensed, at })
      return
    }
    this.#hand = this.#hand.filter(each => each !== pawn)
    const piece = sensed.toUpperCase()
    const stood = pawn.again?.resting
    // The pawn stood there first and was exchanged.
    if (stood?.to === to) this.#reports.push(...stood.acts)
    const square = stood?.to === to ? to : pawn.from
    this.#act(by, { act: 'remove', square }, pawn.again?.at ?? pawn.at, wasMissed)
    this.#act(by, { act: 'place', piece, to, released: false }, at, wasMissed)
    const promoted: Held = {
      from: to,
      letter: sensed,
      at,
      wasMissed,
      isUndecided: false,
      isNew: true,
    }
    const placed = this.#report(by, { act: 'place', piece, to }, at, wasMissed)
    this.#rest(promoted, to, at, by, wasMissed, [], [placed])
  }

  #stop(
    about: AskedAbout,
    at: number,
    squares: readonly SquareName[],
    suggests?: '1-0' | '0-1' | '1/2-1/2',
  ): void {
    this.stop()
    this.#ask(about, at, squares, suggests)
  }

  #forget(): void {
    this.#hand = []
    this.#resting = null
    this.#candidate = null
    this.#signals = []
    this.#unexplained = []
  }

  /** What was missed and ends in a legal move was that move. */
  #trustMissed(): void {
    const trusted = <T extends BoardReport>(report: T): T =>
      report.kind === 'act' && report.source === 'dump' ? { ...report, confidence: 'high' } : report
    this.#reports = this.#reports.map(trusted)
    if (this.#resting !== null)
      this.#resting = { ...this.#resting, acts: this.#resting.acts.map(trusted) }
  }

  #report(by: Color, act: SensedAct, at: number, wasMissed: boolean): ActReport {
    return {
      kind: 'act',
      at,
      by,
      act,
      source: wasMissed ? 'dump' : 'square',
      confidence: wasMissed ? 'low' : 'high',
    }
  }

  #act(by: Color, act: SensedAct, at: number, wasMissed: boolean): void {
    this.#reports.push(this.#report(by, act, at, wasMissed))
  }

  #ask(
    about: AskedAbout,
    at: number,
    squares: readonly SquareName[],
    suggests?: '1-0' | '0-1' | '1/2-1/2',
  ): void {
    this.#reports.push({
      kind: 'ask',
      at,
      about,
      squares,
      ...(suggests !== undefined && { suggests }),
    })
  }
}
