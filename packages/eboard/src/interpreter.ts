import {
  type Color,
  legalMoves,
  type Move,
  opposite,
  type Position,
  play,
  type SquareName,
  squareNames,
} from '@jadoube/chess'
import type { AskedAbout, BoardReport, SensedAct } from './report.js'
import {
  type BoardMessage,
  colorOfLetter,
  isPieceLetter,
  type PieceLetter,
  type Sensed,
} from './sensor.js'
import { lettersOf, placementOf, positionOf, textOf } from './shown-position.js'
import {
  type SettleTimes,
  StableBoard,
  type StableChange,
  usualSettleTimes,
} from './stable-board.js'

export interface InterpreterOptions {
  readonly settle?: SettleTimes
  /** The board stands the other way round: its a1 is our h8. */
  readonly isRotated?: boolean
}

/** A piece that is off its square. */
interface Held {
  readonly from: SquareName
  readonly letter: PieceLetter
  readonly at: number
  /** Whose hand it is in is not clear yet: the opponent's piece, lifted before one's own. */
  isUndecided: boolean
}

/** A piece that came down although nobody was seen lifting it: the message of that was lost. */
interface Unexplained {
  readonly to: SquareName
  readonly letter: PieceLetter
  readonly at: number
}

/** So many pieces off their squares within this time were not lifted one by one. */
const knockedOver = { pieces: 3, within: 400 } as const
const centre: ReadonlySet<SquareName> = new Set<SquareName>(['d4', 'd5', 'e4', 'e5'])

/**
 * Turns what the squares of an electronic board report into what hands did: pieces touched, placed and
 * removed, and the clock pressed. It knows the legal moves only in order to name things; an illegal move
 * comes out as it was played.
 */
export class BoardInterpreter {
  #position: Position
  /** The position before the last made move, and all before that. */
  readonly #earlier: string[] = []
  #turn: Color
  #board: StableBoard
  #letters: Map<SquareName, PieceLetter>
  #hand: Held[] = []
  #unexplained: Unexplained[] = []
  #reports: BoardReport[] = []
  #running: Color | null = null
  /** Kings that were put in the centre and could not go there: acts that wait for what it means. */
  #signal: BoardReport[] = []
  #successorsOf: { readonly position: Position; readonly moves: ReadonlyMap<string, Move> } | null =
    null
  readonly #isRotated: boolean
  readonly #settle: SettleTimes

  constructor(position: Position, options: InterpreterOptions = {}) {
    this.#settle = options.settle ?? usualSettleTimes
    this.#isRotated = options.isRotated ?? false
    this.#position = position
    this.#turn = position.turn
    this.#letters = lettersOf(position)
    this.#board = new StableBoard(
      squareNames.map(name => this.#letters.get(name) ?? null),
      this.#settle,
    )
  }

  /** What is now on each square, as far as the sensors have settled. */
  get squares(): ReadonlyMap<SquareName, PieceLetter> {
    return this.#letters
  }

  get turn(): Color {
    return this.#turn
  }

  /** When to call {@link advance} next, if no message comes before. */
  get nextCheck(): number | null {
    return this.#board.nextCheck()
  }

  receive(message: BoardMessage): readonly BoardReport[] {
    switch (message.kind) {
      case 'square':
        this.#settleBy(message.at)
        this.#board.sense(this.#turned(message.square), message.sensed, message.at)
        break
      case 'scan':
      case 'dump':
        this.#settleBy(message.at)
        squareNames.forEach((name, index) => {
          this.#board.sense(
            this.#turned(name),
            message.squares[index] ?? null,
            message.at,
            message.kind === 'dump',
          )
        })
        break
      case 'clock':
        this.#clock(message.running, message.at)
        break
      default:
    }
    return this.#taken()
  }

  /** Time has passed without a message. */
  advance(now: number): readonly BoardReport[] {
    this.#settleBy(now)
    return this.#taken()
  }

  /** Somebody pressed a clock that the board does not know. */
  press(by: Color, at: number): readonly BoardReport[] {
    this.#pressed(by, at)
    return this.#taken()
  }

  /** The game stands otherwise than the hands left it: a position reinstated, a game begun. */
  setPosition(position: Position): readonly SquareName[] {
    this.#position = position
    this.#turn = position.turn
    this.#hand = []
    this.#unexplained = []
    this.#signal = []
    this.#earlier.length = 0
    return this.differences()
  }

  /** The squares on which board and game are not the same. */
  differences(): readonly SquareName[] {
    const wanted = lettersOf(this.#position)
    return squareNames.filter(name => wanted.get(name) !== this.#letters.get(name))
  }

  #taken(): readonly BoardReport[] {
    const reports = this.#reports
    this.#reports = []
    return reports
  }

  #turned(square: SquareName): SquareName {
    return this.#isRotated ? squareNames[63 - squareNames.indexOf(square)]! : square
  }

  #settleBy(now: number): void {
    this.#changed(this.#board.changesBy(now))
  }

  #clock(running: Color | null, at: number): void {
    const before = this.#running
    this.#running = running
    this.#settleBy(at)
    if (before === null || before === running) return
    if (running === null) this.#reports.push({ kind: 'clock-stopped', at })
    else this.#pressed(before, at)
  }

  #pressed(by: Color, at: number): void {
    this.#changed(this.#board.changesAtOnce())
    this.#reports.push(...this.#signal)
    this.#signal = []
    for (const { to, at: since } of this.#unexplained) this.#ask('unknown-piece', since, [to])
    this.#unexplained = []
    // What is still in the hand when the clock is pressed is off the board.
    for (const held of this.#hand) {
      this.#decide(held, by)
      this.#act(by, { act: 'remove', square: held.from }, held.at, 'high')
    }
    this.#hand = []
    this.#act(by, { act: 'press' }, at, 'high')
    if (this.#turn === by) this.#playOn(opposite(by))
  }

  /** The move was not legal, and play goes on from what stands there. */
  #playOn(turn: Color): void {
    this.#turn = turn
    const stands = positionOf(this.#letters, turn, this.#position)
    if (stands !== null) this.#position = stands
  }

  #changed(changes: readonly StableChange[]): void {
    if (changes.length === 0) return
    const lifted = changes.filter(({ after }) => after === null)
    const [first] = lifted
    const last = lifted.at(-1)
    if (
      first !== undefined &&
      last !== undefined &&
      lifted.length >= knockedOver.pieces &&
      last.at - first.at < knockedOver.within
    ) {
      this.#ask(
        'pieces-knocked-over',
        first.at,
        lifted.map(({ square }) => square),
      )
    }
    for (const change of changes) this.#change(change)
    this.#recognise(changes.at(-1)!.at)
  }

  #change({ square, after, at, wasMissed }: StableChange): void {
    const stood = this.#letters.get(square)
    if (stood !== undefined && after !== stood) {
      this.#letters.delete(square)
      this.#lift(square, stood, at, wasMissed)
    }
    if (after !== null && this.#letters.get(square) !== after)
      this.#put(square, after, at, wasMissed)
  }

  #lift(from: SquareName, letter: PieceLetter, at: number, wasMissed: boolean): void {
    if (this.#explains(from, letter)) return
    const isOwn = colorOfLetter(letter) === this.#turn
    const holdsOwn = this.#hand.some(held => colorOfLetter(held.letter) === this.#turn)
    const held: Held = { from, letter, at, isUndecided: !isOwn && !holdsOwn }
    if (isOwn) for (const other of this.#hand) this.#decide(other, this.#turn)
    this.#hand.push(held)
    if (!held.isUndecided) {
      this.#act(this.#turn, { act: 'touch', square: from }, at, wasMissed ? 'low' : 'high')
    }
  }

  /** The piece that is missing here is the one that came down there before: a message came late. */
  #explains(from: SquareName, letter: PieceLetter): boolean {
    const found = this.#unexplained.find(each => each.letter === letter && each.to !== from)
    if (found === undefined) return false
    this.#unexplained = this.#unexplained.filter(each => each !== found)
    const by = colorOfLetter(letter)
    this.#act(by, { act: 'touch', square: from }, found.at, 'low')
    this.#takeOff(found.to, by)
    this.#act(by, { act: 'place', from, to: found.to }, found.at, 'low')
    return true
  }

  /** It is clear now in whose hand a piece is. */
  #decide(held: Held, by: Color): void {
    if (!held.isUndecided) return
    held.isUndecided = false
    this.#act(by, { act: 'touch', square: held.from }, held.at, 'high')
  }

  #put(to: SquareName, sensed: Exclude<Sensed, null>, at: number, wasMissed: boolean): void {
    const held = this.#fitting(to, sensed)
    if (held === undefined) {
      this.#fromBeside(to, sensed, at)
      return
    }
    this.#hand = this.#hand.filter(each => each !== held)
    this.#letters.set(to, held.letter)
    const confidence = wasMissed ? 'low' : 'high'
    if (held.from === to) {
      if (held.isUndecided) this.#ask('whose-touch', held.at, [to])
      return
    }
    // An opponent's piece that is moved before any own piece was the opponent's doing.
    const by = held.isUndecided ? colorOfLetter(held.letter) : this.#mover(held)
    this.#decide(held, by)
    const reports = this.#reports.length
    this.#takeOff(to, by)
    this.#act(by, { act: 'place', from: held.from, to }, at, confidence)
    if (held.letter.toLowerCase() === 'k' && centre.has(to) && !this.#canGo(held.from, to)) {
      this.#signal.push(...this.#reports.splice(reports))
      this.#kingsInCentre(at)
    }
  }

  #mover(held: Held): Color {
    const color = colorOfLetter(held.letter)
    return color === this.#turn ? color : this.#turn
  }

  /** A captured piece leaves the board when another takes its square. */
  #takeOff(square: SquareName, by: Color): void {
    const victim = this.#hand.find(held => held.from === square)
    if (victim === undefined) return
    this.#decide(victim, by)
    this.#hand = this.#hand.filter(each => each !== victim)
    this.#act(by, { act: 'remove', square }, victim.at, 'high')
  }

  /** Which piece of the hand came down: its own square first, then a legal move, then the last one lifted. */
  #fitting(to: SquareName, sensed: Exclude<Sensed, null>): Held | undefined {
    const fits = this.#hand.filter(({ letter }) => sensed === 'occupied' || letter === sensed)
    return (
      fits.find(({ from }) => from === to) ??
      fits.find(({ from }) => this.#canGo(from, to)) ??
      // A victim is not put down again while the piece that captures is in the hand.
      fits.findLast(({ letter }) => colorOfLetter(letter) === this.#turn) ??
      fits.at(-1)
    )
  }

  #canGo(from: SquareName, to: SquareName): boolean {
    return legalMoves(this.#position).some(
      move =>
        (squareNames[move.from] === from && squareNames[move.to] === to) ||
        (move.kind === 'castling' &&
          squareNames[move.rook] === from &&
          lettersOf(play(this.#position, move)).get(to)?.toLowerCase() === 'r'),
    )
  }

  /** A piece that did not stand on the board: what a pawn becomes, or nothing that we know. */
  #fromBeside(to: SquareName, sensed: Exclude<Sensed, null>, at: number): void {
    if (sensed === 'occupied' || !isPieceLetter(sensed)) {
      this.#ask('unknown-piece', at, [to])
      return
    }
    this.#letters.set(to, sensed)
    const by = colorOfLetter(sensed)
    const lastRank = by === 'white' ? '8' : '1'
    const pawn = this.#hand.find(
      held => held.letter.toLowerCase() === 'p' && colorOfLetter(held.letter) === by,
    )
    if (pawn === undefined || to[1] !== lastRank) {
      this.#unexplained.push({ to, letter: sensed, at })
      return
    }
    this.#hand = this.#hand.filter(each => each !== pawn)
    this.#act(by, { act: 'remove', square: pawn.from }, pawn.at, 'high')
    this.#takeOff(to, by)
    this.#act(by, { act: 'place', piece: sensed.toUpperCase(), to }, at, 'high')
  }

  /** Has a legal move been made, or does the board show something that is no move? */
  #recognise(at: number): void {
    const move = this.#moveMade()
    if (move !== null) {
      for (const held of this.#hand) {
        this.#decide(held, this.#turn)
        this.#act(this.#turn, { act: 'remove', square: held.from }, held.at, 'high')
      }
      this.#hand = []
      this.#earlier.push(placementOf(this.#position))
      this.#position = play(this.#position, move)
      this.#turn = this.#position.turn
      return
    }
    if (this.#hand.length > 0 || this.#earlier.length === 0) return
    const shown = textOf(this.#letters)
    if (shown === placementOf(this.#position)) return
    if (shown === this.#earlier[0] && this.#earlier.length > 2) this.#ask('set-up', at, [])
    else if (this.#earlier.at(-1) === shown) this.#ask('takeback', at, [])
  }

  #moveMade(): Move | null {
    const own = this.#hand.some(held => colorOfLetter(held.letter) === this.#turn)
    if (own) return null
    return this.#successors().get(textOf(this.#letters)) ?? null
  }

  /** What the board would show after each legal move. */
  #successors(): ReadonlyMap<string, Move> {
    if (this.#successorsOf?.position !== this.#position) {
      const moves = new Map<string, Move>()
      for (const move of legalMoves(this.#position)) {
        moves.set(placementOf(play(this.#position, move)), move)
      }
      this.#successorsOf = { position: this.#position, moves }
    }
    return this.#successorsOf.moves
  }

  #kingsInCentre(at: number): void {
    const kings = [...this.#letters].filter(([, letter]) => letter.toLowerCase() === 'k')
    if (kings.length !== 2 || !kings.every(([square]) => centre.has(square))) return
    this.#signal = []
    this.#ask(
      'kings-in-the-centre',
      at,
      kings.map(([square]) => square),
    )
  }

  #act(by: Color, act: SensedAct, at: number, confidence: 'high' | 'low'): void {
    this.#reports.push({ kind: 'act', at, by, act, confidence })
  }

  #ask(about: AskedAbout, at: number, squares: readonly SquareName[]): void {
    this.#reports.push({ kind: 'ask', at, about, squares })
  }
}
