import { type Color, type Move, type Position, parsePgn, standardPosition } from '@jadoube/chess'
import {
  type BoardMessage,
  type Carelessness,
  type Decoder,
  drivers,
  LiveChessReader,
  type Make,
  type SimulatedBoard,
  SimulatedHall,
  simulatedBoard,
  simulateGame,
  subscribe,
} from '@jadoube/eboard'
import { BadInput } from '../command.js'
import type { BoardBridge } from './board-bridge.js'
import { fromHex, type Recorder, type Recording, toHex } from './recording.js'

// Simulated boards: the time is what their messages say, so a whole game takes no real time.

/** Lets time pass until a given moment. */
export function waitUntil(bridge: BoardBridge, at: number): void {
  for (let next = bridge.nextCheck; next !== null && next <= at; next = bridge.nextCheck)
    bridge.advance(next)
}

/** The moves of the first game of a PGN text. */
function gameOf(pgn: string): { readonly start: Position; readonly moves: readonly Move[] } {
  for (const game of parsePgn(pgn)) {
    if (game.tags.has('FEN'))
      throw new BadInput('pgn-unusable', 'a simulated game starts from the standard position')
    const moves: Move[] = []
    for (const { move } of game.moves) {
      if (move === undefined || move.kind === 'null')
        throw new BadInput('pgn-unusable', 'the game has a move that cannot be played')
      moves.push(move)
    }
    if (moves.length > 0) return { start: standardPosition(), moves }
  }
  throw new BadInput('pgn-unusable', 'there is no game in that file')
}

const clockOf: ReadonlySet<string> = new Set(['dgt', 'livechess'])

/** A board that exists only as bytes or texts, with the connection that reads it. */
export class SimulatedLine {
  readonly #make: Make | 'livechess'
  readonly #recorder: Recorder
  readonly #board: SimulatedBoard | null
  readonly #decoder: Decoder | null
  readonly #hall = new SimulatedHall(['00042'])
  readonly #reader = new LiveChessReader()
  #now = 0
  #isAsked = false

  constructor(make: Make | 'livechess', recorder: Recorder) {
    this.#make = make
    this.#recorder = recorder
    this.#board = make === 'livechess' ? null : simulatedBoard(make)
    this.#decoder = make === 'livechess' ? null : drivers[make].decoder()
    if (make === 'livechess') this.#hall.answer(subscribe(1, '00042'))
  }

  /** The interpreter requests all squares; they arrive a moment later. */
  isAsked(): void {
    this.#isAsked = true
  }

  #answer(bridge: BoardBridge, at: number): void {
    if (!this.#isAsked) return
    this.#isAsked = false
    for (const message of this.full(at + 50)) bridge.receive(message)
  }

  /** All squares, requested or repeated. */
  full(at: number): readonly BoardMessage[] {
    if (this.#board === null || this.#make === 'livechess')
      return this.#text(this.#hall.repeat('00042'), at)
    const { dump } = drivers[this.#make]
    return this.#bytes(dump === null ? this.#board.repeat(at) : this.#board.answer(dump, at), at)
  }

  /** Plays a game; `press` is called if the board has no clock. */
  play(bridge: BoardBridge, pgn: string, seed: number, carelessness: Carelessness): void {
    const { start, moves } = gameOf(pgn)
    let turn: Color = start.turn
    let hasStarted = false
    for (const simulated of simulateGame(start, moves, seed, carelessness)) {
      const { message } = simulated
      this.#now = message.at
      waitUntil(bridge, message.at)
      if (message.kind === 'clock' && !clockOf.has(this.#make)) {
        if (message.running !== turn) {
          this.#recorder.write({ at: message.at, press: turn })
          bridge.press(turn, message.at)
          this.#answer(bridge, message.at)
        }
        turn = message.running ?? turn
        continue
      }
      const received =
        this.#board === null
          ? this.#text(this.#hall.send('00042', simulated), message.at)
          : this.#bytes(this.#board.send(simulated), message.at)
      for (const each of received) bridge.receive(each)
      this.#answer(bridge, message.at)
      if (!hasStarted) for (const each of this.#begin(message.at)) bridge.receive(each)
      hasStarted = true
      if (message.kind === 'dump') for (const each of this.full(message.at)) bridge.receive(each)
    }
    waitUntil(bridge, this.#now + 5000)
  }

  /**
   * What a board answers when the connection is opened; a board that learns its tags sees the
   * position for a while.
   */
  #begin(at: number): readonly BoardMessage[] {
    if (this.#board === null || this.#make === 'livechess') return []
    const board = this.#board
    const answers = drivers[this.#make].start.flatMap(command =>
      this.#bytes(board.answer(command, at), at),
    )
    const seen = Array.from({ length: 6 }, () => this.#bytes(board.repeat(at), at)).flat()
    return [...answers, ...seen]
  }

  #bytes(bytes: Uint8Array | null, at: number): readonly BoardMessage[] {
    if (bytes === null || this.#decoder === null) return []
    this.#recorder.write({ at, in: toHex(bytes) })
    return this.#decoder.push(bytes, Math.round(at))
  }

  #text(text: string | null, at: number): readonly BoardMessage[] {
    if (text === null) return []
    this.#recorder.write({ at, text })
    const reading = this.#reader.read(text, Math.round(at))
    return reading.kind === 'messages' ? reading.messages.map(({ message }) => message) : []
  }
}

/** Replays a recording. From a hall, one board: the first, or the one that is named. */
export function replay(bridge: BoardBridge, recording: Recording, serial?: string): void {
  const decoder = recording.make === 'livechess' ? null : drivers[recording.make].decoder()
  const reader = new LiveChessReader()
  let wanted = serial
  let last = 0
  for (const { at, in: bytes, text, press } of recording.lines) {
    waitUntil(bridge, at)
    last = at
    if (press !== undefined) bridge.press(press, at)
    if (bytes !== undefined && decoder !== null)
      for (const message of decoder.push(fromHex(bytes), at)) bridge.receive(message)
    if (text === undefined) continue
    const reading = reader.read(text, at)
    if (reading.kind !== 'messages') continue
    for (const each of reading.messages) {
      wanted ??= each.serial
      if (each.serial === wanted) bridge.receive(each.message)
    }
  }
  waitUntil(bridge, last + 5000)
}
