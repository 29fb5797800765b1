import {
  type Color,
  type Move,
  type Position,
  play,
  type SquareName,
  standardPosition,
} from '@jadoube/chess'
import type { Make } from '../drivers.js'
import { drivers } from '../drivers.js'
import { BoardInterpreter } from '../interpreter.js'
import { LiveChessReader, subscribe } from '../livechess/livechess.js'
import type { ActReport, Ask, BoardReport } from '../report.js'
import type { BoardMessage, PieceLetter } from '../sensor.js'
import { lettersOf, placementOfLetters } from '../shown-position.js'
import {
  type Carelessness,
  type SimulatedMessage,
  simulateGame,
  type Truth,
} from '../simulator/hands.js'
import { asOccupancy } from '../simulator/scans.js'
import { simulatedBoard } from '../simulator/simulated-board.js'
import { SimulatedHall } from '../simulator/simulated-hall.js'

/**
 * The connection between the simulated hands and the interpreter: only what would be sent on a real
 * line passes.
 */
interface Line {
  readonly receive: (simulated: SimulatedMessage) => readonly BoardMessage[]
  /** What comes next if something was missed: an answer, or a repetition. */
  readonly full: (at: number) => readonly BoardMessage[]
}

export const lines = {
  dgt: () => byteLine('dgt'),
  chessnut: () => byteLine('chessnut'),
  chesslink: () => byteLine('chesslink'),
  certabo: () => byteLine('certabo'),
  livechess: () => hallLine(),
} as const
export type LineName = keyof typeof lines

/** Boards without a clock are played with one that a person presses beside them. */
const ownClock: ReadonlySet<LineName> = new Set(['dgt', 'livechess'])

function byteLine(make: Make): Line {
  const driver = drivers[make]
  const decoder = driver.decoder()
  const board = simulatedBoard(make)
  let hasStarted = false
  const read = (bytes: Uint8Array | null, at: number) =>
    bytes === null ? [] : decoder.push(bytes, at)
  return {
    receive: simulated => {
      const { at } = simulated.message
      const sent = read(board.send(simulated), at)
      if (hasStarted) return sent
      hasStarted = true
      const answers = driver.start.flatMap(command => read(board.answer(command, at), at))
      // A board that learns its tags sees the initial position for a while before the game.
      const learning = Array.from({ length: 5 }, () => read(board.send(simulated), at)).flat()
      return [...answers, ...sent, ...(make === 'certabo' ? learning : [])]
    },
    full: at => read(driver.dump === null ? board.repeat(at) : board.answer(driver.dump, at), at),
  }
}

function hallLine(): Line {
  const hall = new SimulatedHall(['1'])
  const reader = new LiveChessReader()
  hall.answer(subscribe(1, '1'))
  const read = (text: string | null, at: number): readonly BoardMessage[] => {
    const reading = text === null ? null : reader.read(text, at)
    return reading?.kind === 'messages' ? reading.messages.map(({ message }) => message) : []
  }
  return {
    receive: simulated => read(hall.send('1', simulated), simulated.message.at),
    full: at => read(hall.repeat('1'), at),
  }
}

export interface Played {
  readonly acts: readonly ActReport[]
  readonly asks: readonly Ask[]
  /** The placement at each press, according to the acts alone. */
  readonly placements: readonly string[]
  readonly truth: Truth
  /** The longest time between a sensor's change and its report, except for placings. */
  readonly slowest: number
}

/** Plays a game on a simulated board and returns the reports. */
export function playThrough(
  name: LineName,
  moves: readonly Move[],
  seed: number,
  carelessness: Carelessness,
  options: { readonly start?: Position; readonly isOccupancy?: boolean } = {},
): Played {
  const start = options.start ?? standardPosition()
  const line = lines[name]()
  const board = new BoardInterpreter(start)
  const truth: Truth = { touches: [] }
  const acts: ActReport[] = []
  const asks: Ask[] = []
  const promotions: Ask[] = []
  let slowest = 0
  const take = (reports: readonly BoardReport[], now: number): void => {
    for (const report of reports) {
      const isPrompt =
        report.kind === 'rest' || (report.kind === 'act' && report.act.act === 'press')
      if (isPrompt) slowest = Math.max(slowest, now - report.at)
      if (report.kind === 'act') acts.push(report)
      if (report.kind === 'ask' && report.about === 'promotion') promotions.push(report)
      else if (report.kind === 'ask') asks.push(report)
      if (report.kind === 'want-dump') {
        // The answer takes a moment.
        for (const message of line.full(now + 50)) take(board.receive(message), now + 50)
      }
    }
  }
  const waitUntil = (at: number): void => {
    for (let next = board.nextCheck; next !== null && next <= at; next = board.nextCheck)
      take(board.advance(next), next)
  }
  /**
   * A person says what the pawn became, as soon as the next message shows that the promotion is
   * done.
   */
  const promote = (at: number): void => {
    const [square] = promotions.shift()?.squares ?? []
    const became = square === undefined ? undefined : shownAfter(start, moves, acts).get(square)
    if (square !== undefined && became !== undefined) take(board.promote(square, became, at), at)
  }
  const plain = simulateGame(start, moves, seed, carelessness, truth)
  let turn = start.turn
  for (const simulated of options.isOccupancy === true ? asOccupancy(plain) : plain) {
    const { message } = simulated
    waitUntil(message.at)
    if (message.kind === 'clock') promote(message.at)
    if (message.kind === 'clock' && !ownClock.has(name)) {
      if (message.running !== turn) take(board.press(turn, message.at), message.at)
      turn = message.running ?? turn
      continue
    }
    for (const each of line.receive(simulated)) take(board.receive(each), message.at)
    // The host requests all squares from time to time.
    if (message.kind !== 'dump') continue
    for (const each of line.full(message.at)) take(board.receive(each), message.at)
  }
  return { acts, asks, placements: placementsOf(start, acts), truth, slowest }
}

/** What the board shows after the move that is being made. */
function shownAfter(
  start: Position,
  moves: readonly Move[],
  acts: readonly ActReport[],
): ReadonlyMap<SquareName, PieceLetter> {
  const presses = acts.filter(({ act }) => act.act === 'press').length
  return lettersOf(moves.slice(0, presses + 1).reduce(play, start))
}

/** Carries out the acts on a board that knows nothing about chess. */
function placementsOf(start: Position, acts: readonly ActReport[]): readonly string[] {
  const letters = lettersOf(start)
  const placements: string[] = []
  for (const { act, by } of acts) {
    if (act.act === 'remove') letters.delete(act.square)
    else if (act.act === 'press') placements.push(placementOfLetters(letters))
    else if (act.act === 'place') place(letters, act, by)
  }
  return placements
}

function place(
  letters: Map<SquareName, PieceLetter>,
  act: Extract<ActReport['act'], { act: 'place' }>,
  by: Color,
): void {
  if ('from' in act) {
    const letter = letters.get(act.from)
    letters.delete(act.from)
    if (letter !== undefined) letters.set(act.to, letter)
  } else if (act.released !== false) {
    const letter = by === 'white' ? act.piece : act.piece.toLowerCase()
    letters.set(act.to, letter as PieceLetter)
  }
}
