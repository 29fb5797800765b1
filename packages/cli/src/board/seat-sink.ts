import { randomUUID } from 'node:crypto'
import type { Color } from '@jadoube/chess'
import { positionFromPlacement, type SensedAct } from '@jadoube/eboard'
import { PROTOCOL, readFromServer } from '@jadoube/protocol'
import WebSocket from 'ws'
import { BadInput } from '../command.js'
import type { GameSink } from './game-sink.js'

export interface SeatAddress {
  readonly base: string
  readonly board: string
  readonly secret: string
}

/** Parses the link of a seat: `https://club.example/board/ID#secret`. */
function parseSeatLink(link: string): SeatAddress {
  const parts = /^(https?:\/\/[^/]+)\/board\/([\w.:-]+)#([\w-]{16,100})$/.exec(link)
  if (parts === null) throw new BadInput('bad-link', 'that is not the link of a seat at a board')
  return { base: parts[1]!, board: parts[2]!, secret: parts[3]! }
}

const againAfter = 2000

/** The seats of a game at a server: what White's hand does is sent from White's seat. */
export class SeatSink implements GameSink {
  readonly #seats = new Map<Color, Seat>()
  readonly #tell: (text: string) => void
  #view: { placement: string; turn: Color; status: string } | null = null
  #waiting: { readonly by: Color; readonly id: string; readonly act: SensedAct }[] = []
  #next = 0
  readonly #name = randomUUID().slice(0, 8)
  #isReady: (() => void) | null = null
  readonly ready: Promise<void>

  constructor(links: Readonly<Partial<Record<Color, string>>>, tell: (text: string) => void) {
    this.#tell = tell
    this.ready = new Promise(resolve => {
      this.#isReady = resolve
    })
    for (const [color, link] of Object.entries(links) as [Color, string][])
      this.#seats.set(color, new Seat(parseSeatLink(link), text => this.#heard(color, text)))
  }

  get settled(): GameSink['settled'] {
    if (this.#view === null || this.#waiting.length > 0) return null
    const { placement, turn, status } = this.#view
    const position = positionFromPlacement(placement, turn)
    return position === null ? null : { position, isInPlay: status !== 'concluded' }
  }

  perform(_at: number, by: Color, act: SensedAct): void {
    const seat = this.#seats.get(by)
    if (seat === undefined) {
      this.#tell(`no link for ${by}, so not passed on: ${JSON.stringify(act)}`)
      return
    }
    const id = `${this.#name}-${++this.#next}`
    this.#waiting.push({ by, id, act })
    seat.act(id, act)
  }

  #heard(color: Color, text: string): void {
    const message = readFromServer(JSON.parse(text))
    if (message === undefined) return
    switch (message.type) {
      case 'board': {
        const { placement, hasTheMove, status } = message.view
        this.#view = { placement, turn: hasTheMove, status }
        // An act without an answer is sent again; the server performs it once.
        for (const { by, id, act } of this.#waiting)
          if (by === color) this.#seats.get(by)?.act(id, act)
        this.#isReady?.()
        break
      }
      case 'news':
        this.#view = {
          placement: message.placement,
          turn: message.hasTheMove,
          status: message.status,
        }
        break
      case 'refused':
        this.#tell(`${message.code}: ${message.reason}`)
        this.#answered(message.id)
        break
      case 'ack':
        this.#answered(message.id)
        break
      case 'error':
        this.#tell(`${message.code}: ${message.reason}`)
        break
      // Other messages are for people at a screen.
      default:
    }
  }

  #answered(id: string): void {
    this.#waiting = this.#waiting.filter(each => each.id !== id)
  }

  async close(): Promise<void> {
    const end = Date.now() + 3000
    while (this.#waiting.length > 0 && Date.now() < end)
      await new Promise(resolve => setTimeout(resolve, 20))
    for (const seat of this.#seats.values()) seat.close()
  }
}

/** One connection of one seat, which reconnects by itself. */
class Seat {
  readonly #address: SeatAddress
  readonly #heard: (text: string) => void
  #socket: WebSocket | null = null
  #isClosed = false

  constructor(address: SeatAddress, heard: (text: string) => void) {
    this.#address = address
    this.#heard = heard
    this.#connect()
  }

  act(id: string, act: object): void {
    const { board } = this.#address
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ type: 'act', board, id, act }))
  }

  close(): void {
    this.#isClosed = true
    this.#socket?.close()
  }

  #connect(): void {
    const { base, secret } = this.#address
    const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/socket`)
    this.#socket = socket
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secret })),
    )
    socket.on('message', data => this.#heard(String(data)))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (!this.#isClosed) setTimeout(() => this.#isClosed || this.#connect(), againAfter)
    })
  }
}
