import { squareNames } from '@jadoube/chess'
import { encodeCertabo } from '../certabo/certabo.js'
import { chessLinkCommand, encodeChessLink } from '../chesslink/chesslink.js'
import { chessnutStart, encodeChessnut } from '../chessnut/chessnut.js'
import { encodeDgt } from '../dgt/dgt-encoder.js'
import { dgtCommands } from '../dgt/dgt-serial.js'
import type { Make } from '../drivers.js'
import type { BoardMessage, Sensed } from '../sensor.js'
import type { SimulatedMessage } from './hands.js'

/**
 * A board that exists only as bytes: it reports what the simulated hands do and answers the host.
 */
export interface SimulatedBoard {
  /** What it sends for this; null if nothing arrives. */
  readonly send: (simulated: SimulatedMessage) => Uint8Array | null
  /** What it sends repeatedly without being asked; null if it reports only changes. */
  readonly repeat: (at: number) => Uint8Array | null
  /** What it answers to bytes from the host. */
  readonly answer: (bytes: Uint8Array, at: number) => Uint8Array | null
}

const empty: readonly Sensed[] = squareNames.map(() => null)

/** Tracks what the squares show, whether or not the message arrives. */
class Squares {
  #now = empty

  take(message: BoardMessage): void {
    if (message.kind === 'scan' || message.kind === 'dump') this.#now = message.squares
    if (message.kind !== 'square') return
    this.#now = this.#now.map((sensed, index) =>
      squareNames[index] === message.square ? message.sensed : sensed,
    )
  }

  get now(): readonly Sensed[] {
    return this.#now
  }
}

/** A new board of this make that exists only in memory. */
export const simulatedBoard = (make: Make): SimulatedBoard => boards[make]()

const boards: Readonly<Record<Make, () => SimulatedBoard>> = {
  dgt,
  chessnut,
  chesslink,
  certabo,
}

const joined = (parts: readonly Uint8Array[]): Uint8Array | null =>
  parts.length === 0 ? null : Uint8Array.from(parts.flatMap(part => [...part]))

/** Sends single squares and the clock once updates were requested, and a dump on request. */
function dgt(): SimulatedBoard {
  const squares = new Squares()
  let isReporting = false
  const answers: Readonly<Record<number, (at: number) => BoardMessage>> = {
    [dgtCommands.board]: at => ({ kind: 'dump', at, squares: squares.now }),
    [dgtCommands.clock]: at => ({ kind: 'clock', at, running: null, white: 0, black: 0 }),
    [dgtCommands.serial]: at => ({ kind: 'serial', at, serial: '00042' }),
    [dgtCommands.version]: at => ({ kind: 'version', at, version: '3.1' }),
    [dgtCommands.battery]: at => ({ kind: 'battery', at, percent: 80 }),
  }
  return {
    send: ({ message, isLost }) => {
      squares.take(message)
      return isLost || !isReporting || message.kind === 'dump' ? null : encodeDgt(message)
    },
    repeat: () => null,
    answer: (bytes, at) => {
      const parts: Uint8Array[] = []
      for (const command of bytes) {
        if (command === dgtCommands.reset) isReporting = false
        if (command === dgtCommands.niceUpdates) isReporting = true
        if (command === dgtCommands.boardUpdates) isReporting = true
        const answer = answers[command]
        if (answer !== undefined) parts.push(encodeDgt(answer(at)))
      }
      return joined(parts)
    },
  }
}

function chessnut(): SimulatedBoard {
  const squares = new Squares()
  let isReporting = false
  const report = (at: number): Uint8Array | null =>
    encodeChessnut({ kind: 'scan', at, squares: squares.now })
  return {
    send: ({ message, isLost }) => {
      squares.take(message)
      return isLost || !isReporting || message.kind === 'clock' ? null : report(message.at)
    },
    repeat: at => (isReporting ? report(at) : null),
    answer: (bytes, at) => {
      if (bytes[0] !== chessnutStart[0]) return null
      isReporting = true
      return report(at)
    },
  }
}

function chesslink(): SimulatedBoard {
  const squares = new Squares()
  const status = (at: number): Uint8Array | null =>
    encodeChessLink({ kind: 'scan', at, squares: squares.now })
  return {
    send: ({ message, isLost }) => {
      squares.take(message)
      return isLost || message.kind === 'clock' ? null : status(message.at)
    },
    repeat: () => null,
    answer: (bytes, at) => {
      let text = String.fromCharCode(...bytes.map(byte => byte & 0x7f))
      const parts: Uint8Array[] = []
      while (text !== '') {
        const length = commandLengths[text[0] ?? ''] ?? 1
        const answer = chessLinkAnswer(text.slice(0, length), status(at))
        if (answer !== null) parts.push(answer)
        text = text.slice(length)
      }
      return joined(parts)
    },
  }
}

const commandLengths: Readonly<Record<string, number>> = {
  S: 3,
  V: 3,
  X: 3,
  T: 3,
  W: 7,
  R: 5,
  L: 167,
}

function chessLinkAnswer(command: string, status: Uint8Array | null): Uint8Array | null {
  switch (command[0]) {
    case 'S':
      return status
    case 'V':
      return chessLinkCommand('v0105')
    case 'W':
      return chessLinkCommand(`w${command.slice(1, 5)}`)
    case 'L':
      return chessLinkCommand('l')
    default:
      return command[0] === 'X' ? chessLinkCommand('x') : null
  }
}

/** Pieces of one kind share a tag here: the decoder only needs to know the kind. */
function certabo(): SimulatedBoard {
  const squares = new Squares()
  const tagOf = (sensed: Sensed): string | null =>
    sensed === null ? null : `7 ${sensed.charCodeAt(0)} 9 11 13`
  const scan = (): Uint8Array => encodeCertabo(squares.now.map(tagOf))
  return {
    send: ({ message, isLost }) => {
      squares.take(message)
      return isLost || message.kind === 'clock' ? null : scan()
    },
    repeat: scan,
    answer: () => null,
  }
}
