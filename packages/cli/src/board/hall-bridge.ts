import type { Color } from '@jadoube/chess'
import type { BoardMessage, InterpreterOptions } from '@jadoube/eboard'
import type { EboardStatus, EboardsView, PlacedEboard } from '@jadoube/protocol'
import { BadInput } from '../command.js'
import { BoardBridge } from './board-bridge.js'
import { LiveLoop } from './live-loop.js'
import { type HallBoard, LiveChessHall } from './livechess-hall.js'
import type { Recorder } from './recording.js'
import { SeatSink } from './seat-sink.js'

const reportEvery = 2000

interface Connected {
  readonly game: string
  readonly sink: SeatSink
  readonly bridge: BoardBridge
  readonly loop: LiveLoop
}

interface HallOptions {
  readonly address: string
  readonly link: string
  readonly recorder: Recorder
  readonly tell: (text: string) => void
  readonly interpreter: InterpreterOptions
}

/** Connects all boards of LiveChess to the games that the event's page assigns to them. */
export async function followHall(options: HallOptions): Promise<{ close(): Promise<void> }> {
  const parts = /^(https?:\/\/[^/]+)\/event\/([\w.:-]+)#([\w-]{16,100})$/.exec(options.link)
  if (parts === null)
    throw new BadInput('bad-link', "that is not the link of an event's organiser or arbiter")
  const [, base = '', event = '', secret = ''] = parts
  const connected = new Map<string, Connected>()
  const connecting = new Set<string>()
  /** The last message of each board, for games that are connected later. */
  const latest = new Map<string, BoardMessage>()
  let listed: readonly HallBoard[] = []

  const ask = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${base}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    })
    const value: unknown = await answer.json()
    if (answer.ok) return value
    const { code, reason } = value as { code?: string; reason?: string }
    throw new BadInput(code ?? 'server-refused', reason ?? 'the server refused the request')
  }

  const linkOf = async (board: string, role: Color, serial: string): Promise<string> => {
    const { url } = (await ask(`boards/${board}/seats`, { role, name: `e-board ${serial}` })) as {
      url: string
    }
    return url
  }

  const disconnect = async (serial: string): Promise<void> => {
    const { sink, loop } = connected.get(serial) ?? {}
    connected.delete(serial)
    loop?.close()
    await sink?.close()
  }

  const connect = async ({ serial, board }: PlacedEboard): Promise<void> => {
    if (board === null || connected.get(serial)?.game === board || connecting.has(serial)) return
    connecting.add(serial)
    try {
      await disconnect(serial)
      const tell = (text: string) => options.tell(`${serial}: ${text}`)
      const links = {
        white: await linkOf(board, 'white', serial),
        black: await linkOf(board, 'black', serial),
      }
      const sink = new SeatSink(links, tell)
      await sink.ready
      const bridge = new BoardBridge(sink, { ...options.interpreter, tell })
      const loop = new LiveLoop(bridge)
      connected.set(serial, { game: board, sink, bridge, loop })
      const known = latest.get(serial)
      if (known !== undefined) loop.receive({ ...known, at: Date.now() })
    } finally {
      connecting.delete(serial)
    }
  }

  const statuses = (): readonly EboardStatus[] =>
    listed.map(({ serial, isActive, battery }) => {
      const status = connected.get(serial)?.bridge.status
      return {
        serial,
        isActive,
        battery,
        agreement: status?.agreement ?? null,
        squares: [...(status?.squares ?? [])],
        asks: status?.asks ?? null,
      }
    })

  const report = async (): Promise<void> => {
    const { placed } = (await ask(`events/${event}/eboards/report`, {
      boards: statuses(),
    })) as EboardsView
    for (const each of placed) await connect(each)
    for (const serial of connected.keys())
      if (!placed.some(each => each.serial === serial)) await disconnect(serial)
  }

  await report()
  const hall = new LiveChessHall({
    address: options.address,
    recorder: options.recorder,
    receive: (serial, message) => {
      if (message.kind === 'scan') latest.set(serial, message)
      connected.get(serial)?.loop.receive(message)
    },
    listed: boards => {
      listed = boards
    },
  })
  const timer = setInterval(
    () => void report().catch((fault: Error) => options.tell(fault.message)),
    reportEvery,
  )
  options.tell(`LiveChess at ${options.address}; press Ctrl-C to stop`)
  return {
    close: async () => {
      clearInterval(timer)
      hall.close()
      for (const serial of [...connected.keys()]) await disconnect(serial)
    },
  }
}
