import type { Color } from '@jadoube/chess'
import type { BoardMessage, InterpreterOptions } from '@jadoube/eboard'
import { shape } from '@jadoube/laws/internals'
import { type EboardStatus, type PlacedEboard, readEboardsView } from '@jadoube/protocol'
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
  const bridge = new HallBridge(parseEventLink(options.link), options)
  await bridge.report()
  const hall = new LiveChessHall({
    address: options.address,
    recorder: options.recorder,
    receive: (serial, message) => bridge.receive(serial, message),
    listed: boards => {
      bridge.listed = boards
    },
  })
  const timer = setInterval(
    () => void bridge.report().catch((fault: Error) => options.tell(fault.message)),
    reportEvery,
  )
  options.tell(`LiveChess at ${options.address}; press Ctrl-C to stop`)
  return {
    close: async () => {
      clearInterval(timer)
      hall.close()
      await bridge.close()
    },
  }
}

interface EventLink {
  /** The address of the server. */
  readonly base: string
  readonly event: string
  readonly secret: string
}

function parseEventLink(link: string): EventLink {
  const parts = /^(https?:\/\/[^/]+)\/event\/([\w.:-]+)#([\w-]{16,100})$/.exec(link)
  if (parts === null)
    throw new BadInput('bad-link', "that is not the link of an event's organiser or arbiter")
  const [, base = '', event = '', secret = ''] = parts
  return { base, event, secret }
}

async function ask({ base, secret }: EventLink, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${base}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  })
  const value: unknown = await answer.json().catch(() => null)
  if (answer.ok) return value
  const refused = refusal.read(value)
  if (refused === undefined) throw new BadInput('server-refused', 'the server refused the request')
  throw new BadInput(refused.error.code, refused.error.reason)
}

const { object, text } = shape
const refusal = object({ error: object({ code: text, reason: text }) })
const newSeat = object({ url: text })

const unreadable = (): BadInput =>
  new BadInput('answer-unreadable', 'the answer of the server cannot be read')

/** The boards of a hall, each connected to its game. */
class HallBridge {
  readonly #link: EventLink
  readonly #options: HallOptions
  readonly #connected = new Map<string, Connected>()
  readonly #connecting = new Set<string>()
  /** The last message of each board, for games that are connected later. */
  readonly #latest = new Map<string, BoardMessage>()
  /** The boards that LiveChess lists. */
  listed: readonly HallBoard[] = []

  constructor(link: EventLink, options: HallOptions) {
    this.#link = link
    this.#options = options
  }

  receive(serial: string, message: BoardMessage): void {
    if (message.kind === 'scan') this.#latest.set(serial, message)
    this.#connected.get(serial)?.loop.receive(message)
  }

  /** Tells the server the state of all boards, and follows the assignment that it answers with. */
  async report(): Promise<void> {
    const path = `events/${this.#link.event}/eboards/report`
    const view = readEboardsView(await ask(this.#link, path, { boards: this.#statuses() }))
    if (view === undefined) throw unreadable()
    const { placed } = view
    for (const each of placed) await this.#connect(each)
    for (const serial of this.#connected.keys())
      if (!placed.some(each => each.serial === serial)) await this.#disconnect(serial)
  }

  async close(): Promise<void> {
    for (const serial of [...this.#connected.keys()]) await this.#disconnect(serial)
  }

  #statuses(): readonly EboardStatus[] {
    return this.listed.map(({ serial, isActive, battery }) => {
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

  async #seatLink(board: string, role: Color, serial: string): Promise<string> {
    const seat = { role, name: `e-board ${serial}` }
    const made = newSeat.read(await ask(this.#link, `boards/${board}/seats`, seat))
    if (made === undefined) throw unreadable()
    return made.url
  }

  async #disconnect(serial: string): Promise<void> {
    const { sink, loop } = this.#connected.get(serial) ?? {}
    this.#connected.delete(serial)
    loop?.close()
    await sink?.close()
  }
}
