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
  const bridge = new HallBridge(options)
  await bridge.start()
  return bridge
}

class HallBridge {
  readonly #options: HallOptions
  readonly #event: EventLink
  readonly #connected = new Map<string, Connected>()
  readonly #connecting = new Set<string>()
  /** The last message of each board, for games that are connected later. */
  readonly #latest = new Map<string, BoardMessage>()
  #listed: readonly HallBoard[] = []
  #hall: LiveChessHall | null = null
  #timer: NodeJS.Timeout | null = null

  constructor(options: HallOptions) {
    this.#options = options
    this.#event = parseEventLink(options.link)
  }

  async start(): Promise<void> {
    const { address, recorder, tell } = this.#options
    await this.#report()
    this.#hall = new LiveChessHall({
      address,
      recorder,
      receive: (serial, message) => {
        if (message.kind === 'scan') this.#latest.set(serial, message)
        this.#connected.get(serial)?.loop.receive(message)
      },
      listed: boards => {
        this.#listed = boards
      },
    })
    this.#timer = setInterval(
      () => void this.#report().catch((fault: Error) => tell(fault.message)),
      reportEvery,
    )
    tell(`LiveChess at ${address}; press Ctrl-C to stop`)
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#hall?.close()
    for (const serial of [...this.#connected.keys()]) await this.#disconnect(serial)
  }

  /** Tells the server how the boards are, and connects each to the game that it names. */
  async #report(): Promise<void> {
    const { placed } = (await this.#ask(`events/${this.#event.id}/eboards/report`, {
      boards: this.#statuses(),
    })) as EboardsView
    for (const each of placed) await this.#connect(each)
    for (const serial of this.#connected.keys())
      if (!placed.some(each => each.serial === serial)) await this.#disconnect(serial)
  }

  #statuses(): readonly EboardStatus[] {
    return this.#listed.map(({ serial, isActive, battery }) => {
      const status = this.#connected.get(serial)?.bridge.status
      return {
        serial,
        isActive,
        battery,
        agreement: status?.agreement ?? null,
        squares: [...(status?.squares ?? [])],
        asks: status?.asks ?? null,
      }
    })
  }

  async #connect({ serial, board }: PlacedEboard): Promise<void> {
    if (board === null || this.#connected.get(serial)?.game === board) return
    if (this.#connecting.has(serial)) return
    this.#connecting.add(serial)
    try {
      await this.#disconnect(serial)
      const tell = (text: string) => this.#options.tell(`${serial}: ${text}`)
      const links = {
        white: await this.#seatLink(board, 'white', serial),
        black: await this.#seatLink(board, 'black', serial),
      }
      const sink = new SeatSink(links, tell)
      await sink.ready
      const bridge = new BoardBridge(sink, { ...this.#options.interpreter, tell })
      const loop = new LiveLoop(bridge)
      this.#connected.set(serial, { game: board, sink, bridge, loop })
      const known = this.#latest.get(serial)
      if (known !== undefined) loop.receive({ ...known, at: Date.now() })
    } finally {
      this.#connecting.delete(serial)
    }
  }

  async #disconnect(serial: string): Promise<void> {
    const { sink, loop } = this.#connected.get(serial) ?? {}
    this.#connected.delete(serial)
    loop?.close()
    await sink?.close()
  }

  /** The link of a new seat for one side of a game. */
  async #seatLink(board: string, role: Color, serial: string): Promise<string> {
    const { url } = (await this.#ask(`boards/${board}/seats`, {
      role,
      name: `e-board ${serial}`,
    })) as { url: string }
    return url
  }

  async #ask(path: string, body: object): Promise<unknown> {
    const { base, secret } = this.#event
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
}

/** The parts of the link of an event's organiser or arbiter. */
interface EventLink {
  readonly base: string
  readonly id: string
  readonly secret: string
}

function parseEventLink(link: string): EventLink {
  const parts = /^(https?:\/\/[^/]+)\/event\/([\w.:-]+)#([\w-]{16,100})$/.exec(link)
  if (parts === null)
    throw new BadInput('bad-link', "that is not the link of an event's organiser or arbiter")
  const [, base = '', id = '', secret = ''] = parts
  return { base, id, secret }
}
