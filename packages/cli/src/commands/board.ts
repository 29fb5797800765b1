import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  careful,
  clubNight,
  drivers,
  liveChessAddress,
  type Make,
  makes,
  timeTrouble,
} from '@jadoube/eboard'
import { BoardBridge } from '../board/board-bridge.js'
import type { GameSink } from '../board/game-sink.js'
import { followHall } from '../board/hall-bridge.js'
import { LiveLoop } from '../board/live-loop.js'
import { LiveChessHall } from '../board/livechess-hall.js'
import { RecordSink } from '../board/record-sink.js'
import { Recorder, readRecording } from '../board/recording.js'
import { SeatSink } from '../board/seat-sink.js'
import { loadSerialPort, SerialBoard } from '../board/serial-board.js'
import { replay, SimulatedLine } from '../board/virtual-run.js'
import { BadInput, type Command, type ExitCode, type Io } from '../command.js'
import { readWhole } from '../read-whole.js'

const help = `Usage: npx jadoube board SOURCE [GAME] [options]

Connects an electronic board to a game. It turns what happens on the board into touches, placements and presses.

The board, one of:
  --list                list the serial ports of this computer
  --port PATH           a board on a serial port, such as /dev/ttyUSB0 or COM3; with --make
  --livechess [URL]     DGT LiveChess (${liveChessAddress})
  --simulate GAME.pgn   a virtual board that plays the first game of the file
  --replay FILE         replay a file recorded with --record

The game, one of:
  --out FILE            write a record, ruled on as it grows; default: standard output
  --white LINK --black LINK
                        the links of one or both seats on a server
  --event LINK          with --livechess: the link of an event's organiser or arbiter; the event's page for
                        electronic boards assigns each board to a game

  --make MAKE           ${makes.join(', ')} (dgt); for --simulate also livechess
  --serial NUMBER       with --livechess or --replay: use only this board
  --record FILE         record all data between board and computer
  --laws EDITION        the edition for a new record (fide-2023)
  --time CONTROL        the time control for a new record, such as 5400+30 (none)
  --faults KIND         with --simulate: none, club, trouble (none)
  --seed N              with --simulate: the same seed gives the same faults (1)
  --rotated             the board is turned round; by default its first report decides
  --clock-reversed      White sits on the right side of the board's clock

If the board cannot tell for certain what happened, nothing is passed on. A message on standard error says so, and the
board must be set to the game's position. In a simulation or replay the exit code is then 1.

Example: npx jadoube board --simulate game.pgn --make dgt --faults club --out game.jsonl
`

export const boardCommand: Command = {
  name: 'board',
  summary: 'connect an electronic board to a game',
  help,
  run: board,
}

const options = {
  list: { type: 'boolean' },
  port: { type: 'string' },
  livechess: { type: 'boolean' },
  simulate: { type: 'string' },
  replay: { type: 'string' },
  out: { type: 'string' },
  white: { type: 'string' },
  black: { type: 'string' },
  event: { type: 'string' },
  make: { type: 'string' },
  serial: { type: 'string' },
  record: { type: 'string' },
  laws: { type: 'string' },
  time: { type: 'string' },
  faults: { type: 'string' },
  seed: { type: 'string' },
  rotated: { type: 'boolean' },
  'clock-reversed': { type: 'boolean' },
} as const

type Values = ReturnType<typeof valuesOf>

const valuesOf = (args: readonly string[]) =>
  parseArgs({ args: [...args], options, allowPositionals: true })

async function board(args: readonly string[], io: Io): Promise<ExitCode> {
  const parsed = valuesOf(args)
  const { values } = parsed
  if (values.list === true) return listPorts(io)
  const sources = [values.port, values.livechess, values.simulate, values.replay]
  if (sources.filter(each => each !== undefined).length !== 1)
    throw new BadInput(
      'bad-option',
      'choose one board: --port, --livechess, --simulate or --replay; try: npx jadoube board --help',
    )
  if (values.simulate !== undefined) return simulate(parsed, io)
  if (values.replay !== undefined) return playAgain(parsed, io)
  return values.port === undefined ? liveChess(parsed, io) : serial(parsed, io)
}

async function listPorts(io: Io): Promise<ExitCode> {
  const { SerialPort } = await loadSerialPort()
  const ports = await SerialPort.list()
  for (const { path, manufacturer } of ports)
    await io.out(`${path}${manufacturer === undefined ? '' : `\t${manufacturer}`}\n`)
  if (ports.length === 0) io.err('no serial ports\n')
  return 0
}

function makeOf({ values }: Values): Make {
  const { make = 'dgt' } = values
  const known = makes.find(each => each === make)
  if (known === undefined)
    throw new BadInput('bad-option', `--make must be one of ${makes.join(', ')}, not '${make}'`)
  return known
}

/** The game that the board is played on, and what is printed about it. */
async function gameOf(
  { values }: Values,
  io: Io,
): Promise<{ readonly sink: GameSink; readonly tell: (text: string) => void; said: number }> {
  const told = {
    said: 0,
    tell: (text: string) => {
      told.said++
      io.err(`jadoube: ${text}\n`)
    },
  }
  const { white, black, out, laws = 'fide-2023', time } = values
  if (white !== undefined || black !== undefined) {
    const links = { ...(white !== undefined && { white }), ...(black !== undefined && { black }) }
    const sink = new SeatSink(links, told.tell)
    await sink.ready
    return Object.assign(told, { sink })
  }
  const file = out === undefined ? null : createWriteStream(out, { flags: 'wx' })
  if (file !== null)
    await new Promise<void>((resolve, reject) => {
      file.once('open', () => resolve())
      file.once('error', () => reject(new BadInput('cannot-write', `'${out}' cannot be written`)))
    })
  const header = {
    jadoube: 'record/1',
    laws,
    ...(time !== undefined && { timeControl: time }),
    start: 'standard',
  }
  const write = (line: string): void => {
    if (file === null) void io.out(`${line}\n`)
    else file.write(`${line}\n`)
  }
  const sink = new RecordSink(header, write, told.tell)
  const close = sink.close.bind(sink)
  sink.close = async () => {
    await close()
    if (file !== null) await new Promise<void>(resolve => file.end(() => resolve()))
  }
  return Object.assign(told, { sink })
}

const interpreterOptions = ({ values }: Values) => ({
  ...(values.rotated !== undefined && { isRotated: values.rotated }),
  ...(values['clock-reversed'] !== undefined && { isClockReversed: values['clock-reversed'] }),
})

async function simulate(parsed: Values, io: Io): Promise<ExitCode> {
  const { values } = parsed
  const pgn = await readWhole(values.simulate!, io.input)
  const make = values.make === 'livechess' ? 'livechess' : makeOf(parsed)
  const faults = { none: careful, club: clubNight, trouble: timeTrouble }
  const kind = values.faults ?? 'none'
  if (!Object.hasOwn(faults, kind))
    throw new BadInput('bad-option', `--faults must be none, club or trouble, not '${kind}'`)
  const seed = Number(values.seed ?? 1)
  if (!Number.isSafeInteger(seed)) throw new BadInput('bad-option', '--seed must be a whole number')
  const recorder = new Recorder(values.record, make)
  const game = await gameOf(parsed, io)
  const line = new SimulatedLine(make, recorder)
  const bridge = new BoardBridge(game.sink, {
    ...interpreterOptions(parsed),
    tell: game.tell,
    wantDump: () => line.isAsked(),
  })
  line.play(bridge, pgn, seed, faults[kind as keyof typeof faults])
  await game.sink.close()
  await recorder.close()
  return game.said === 0 ? 0 : 1
}

async function playAgain(parsed: Values, io: Io): Promise<ExitCode> {
  const recording = await readRecording(parsed.values.replay!)
  const game = await gameOf(parsed, io)
  const bridge = new BoardBridge(game.sink, { ...interpreterOptions(parsed), tell: game.tell })
  replay(bridge, recording, parsed.values.serial)
  await game.sink.close()
  return game.said === 0 ? 0 : 1
}

async function serial(parsed: Values, io: Io): Promise<ExitCode> {
  const { values } = parsed
  const make = makeOf(parsed)
  const recorder = new Recorder(values.record, make)
  const device = new SerialBoard(drivers[make], recorder)
  const game = await gameOf(parsed, io)
  const bridge = new BoardBridge(game.sink, {
    ...interpreterOptions(parsed),
    tell: game.tell,
    wantDump: () => device.askForDump(),
  })
  const loop = new LiveLoop(bridge)
  let lost = (): void => undefined
  const isLost = new Promise<void>(resolve => {
    lost = resolve
  })
  await device.open(values.port!, message => loop.receive(message), lost)
  io.err(`jadoube: ${drivers[make].name} board on ${values.port}; press Ctrl-C to stop\n`)
  const how = await Promise.race([isLost.then(() => 'lost'), ended()])
  loop.close()
  await device.close()
  await game.sink.close()
  await recorder.close()
  if (how === 'lost') throw new BadInput('board-lost', 'the board is no longer connected')
  return 0
}

async function liveChess(parsed: Values, io: Io): Promise<ExitCode> {
  const { values } = parsed
  const address = parsed.positionals[0] ?? liveChessAddress
  const recorder = new Recorder(values.record, 'livechess')
  if (values.event !== undefined) {
    const hall = await followHall({
      address,
      link: values.event,
      recorder,
      tell: text => io.err(`jadoube: ${text}\n`),
      interpreter: interpreterOptions(parsed),
    })
    await ended()
    await hall.close()
    await recorder.close()
    return 0
  }
  const game = await gameOf(parsed, io)
  const bridge = new BoardBridge(game.sink, { ...interpreterOptions(parsed), tell: game.tell })
  const loop = new LiveLoop(bridge)
  let wanted = values.serial
  const hall = new LiveChessHall({
    address,
    recorder,
    receive: (from, message) => {
      wanted ??= from
      if (from === wanted) loop.receive(message)
    },
    listed: boards => {
      const shown = boards.map(({ serial: number }) => number).join(', ')
      io.err(`jadoube: LiveChess at ${address}: ${shown || 'no boards'}\n`)
    },
  })
  await ended()
  hall.close()
  loop.close()
  await game.sink.close()
  await recorder.close()
  return 0
}

function ended(): Promise<'ended'> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => resolve('ended'))
  })
}
