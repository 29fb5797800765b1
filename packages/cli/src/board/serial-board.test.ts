import { closeSync, constants, openSync } from 'node:fs'
import { type Move, parseSan, play, standardPosition } from '@jadoube/chess'
import { drivers, type Make, simulatedBoard, simulateGame } from '@jadoube/eboard'
import { expect, test } from 'vitest'
import { BoardBridge } from './board-bridge.js'
import { LiveLoop } from './live-loop.js'
import { RecordSink } from './record-sink.js'
import { Recorder } from './recording.js'
import { SerialBoard } from './serial-board.js'

type Pty = typeof import('@lydell/node-pty')

/**
 * A pseudo-terminal, if this system has one: the board is on one end, `serialport` opens the other.
 */
const pty: Pty | null = await import('@lydell/node-pty').catch(() => null)
const serialport = await import('serialport').catch(() => null)

interface Opened {
  readonly ptsName: string
  readonly master: NodeJS.ReadWriteStream & { setEncoding(encoding?: BufferEncoding): void }
  readonly slave: { destroy(): void }
}

/** The module has `open`, but its types do not declare it. */
const hasOpen = (module: object): module is { open(options: object): Opened } => 'open' in module

function openPty(module: Pty): Opened {
  if (!hasOpen(module)) throw new Error('this module opens no pseudo-terminal')
  return module.open({ encoding: null })
}

const moves = (sans: string): readonly Move[] => {
  let position = standardPosition()
  return sans.split(' ').map(san => {
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(san)
    position = play(position, move.value)
    return move.value
  })
}

// Windows has no pseudo-terminals of this kind, and not every system has the binaries.
const canRun = pty !== null && serialport !== null && process.platform !== 'win32'

test.skipIf(!canRun).each(['dgt', 'chesslink', 'certabo'] as const)(
  'a %s board on a real serial line',
  async (make: Make) => {
    const line = openPty(pty!)
    // The module also reads its own end: ours keeps the connection open instead.
    const kept = openSync(line.ptsName, constants.O_RDWR | constants.O_NOCTTY)
    line.slave.destroy()
    const board = simulatedBoard(make)
    line.master.on('data', (bytes: Buffer) => {
      const answer = board.answer(Uint8Array.from(bytes), Date.now())
      if (answer !== null) line.master.write(Buffer.from(answer))
    })
    const lines: string[] = []
    const sink = new RecordSink({ jadoube: 'record/1', laws: 'fide-2023' }, text =>
      lines.push(text),
    )
    const device = new SerialBoard(drivers[make], new Recorder(undefined, make))
    const bridge = new BoardBridge(sink, {
      tell: text => lines.push(text),
      wantDump: () => device.askForDump(),
      // These hands do not slide, so the squares need no time to settle.
      settle: { lift: 20, put: 40 },
    })
    const loop = new LiveLoop(bridge)
    const played = [...simulateGame(standardPosition(), moves('e4 d5 exd5'), 1)]
    // The pieces on the board before the connection is opened.
    board.send(played[0]!)
    await device.open(
      line.ptsName,
      message => loop.receive(message),
      () => undefined,
    )
    for (let repeated = 0; repeated < 6; repeated++) {
      await new Promise(resolve => setTimeout(resolve, 60))
      const bytes = board.repeat(Date.now())
      if (bytes !== null) line.master.write(Buffer.from(bytes))
    }
    // The hands take their time, the thinking does not.
    let last = 0
    for (const simulated of played.slice(1)) {
      const { message } = simulated
      await new Promise(resolve => setTimeout(resolve, Math.min(150, message.at - last)))
      last = message.at
      if (message.kind === 'clock' && make !== 'dgt') {
        if (message.at > 0)
          bridge.press(message.running === 'white' ? 'black' : 'white', Date.now())
        continue
      }
      const bytes = board.send({
        ...simulated,
        message: { ...message, ...(message.kind === 'clock' && { white: 0, black: 0 }) },
      })
      if (bytes !== null) line.master.write(Buffer.from(bytes))
    }
    await new Promise(resolve => setTimeout(resolve, 500))
    loop.close()
    await device.close()
    closeSync(kept)
    const acts = lines
      .slice(2)
      .map(text => JSON.parse(text))
      .map(({ at: _, ...act }) => act)
    expect(acts).toEqual([
      { by: 'white', act: 'touch', square: 'e2' },
      { by: 'white', act: 'place', from: 'e2', to: 'e4' },
      { by: 'white', act: 'press' },
      { by: 'black', act: 'touch', square: 'd7' },
      { by: 'black', act: 'place', from: 'd7', to: 'd5' },
      { by: 'black', act: 'press' },
      { by: 'white', act: 'touch', square: 'e4' },
      { by: 'white', act: 'touch', square: 'd5' },
      { by: 'white', act: 'remove', square: 'd5' },
      { by: 'white', act: 'place', from: 'e4', to: 'd5' },
      { by: 'white', act: 'press' },
    ])
  },
)

test('a port that does not exist gives a one-line error', async () => {
  const device = new SerialBoard(drivers.dgt, new Recorder(undefined, 'dgt'))
  const opened = device.open(
    '/dev/no-such-board',
    () => undefined,
    () => undefined,
  )
  await expect(opened).rejects.toMatchObject({
    code: serialport === null ? 'no-serial-ports' : 'port-not-opened',
  })
})
