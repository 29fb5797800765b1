import { type BoardMessage, LiveChessReader, listBoards, subscribe } from '@jadoube/eboard'
import WebSocket from 'ws'
import type { Recorder } from './recording.js'

export interface HallBoard {
  readonly serial: string
  readonly isActive: boolean
  readonly battery: number | null
}

const reconnectAfter = 3000
const listEvery = 10_000

/** A connection to LiveChess that follows all its boards and reconnects by itself. */
export class LiveChessHall {
  readonly #address: string
  readonly #recorder: Recorder
  readonly #receive: (serial: string, message: BoardMessage) => void
  readonly #listed: (boards: readonly HallBoard[]) => void
  #socket: WebSocket | null = null
  #subscribed = new Set<string>()
  #id = 0
  #isClosed = false
  #timer: NodeJS.Timeout | null = null

  constructor(options: {
    readonly address: string
    readonly recorder: Recorder
    readonly receive: (serial: string, message: BoardMessage) => void
    readonly listed: (boards: readonly HallBoard[]) => void
  }) {
    this.#address = options.address
    this.#recorder = options.recorder
    this.#receive = options.receive
    this.#listed = options.listed
    this.#connect()
  }

  close(): void {
    this.#isClosed = true
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#socket?.close()
  }

  #connect(): void {
    const reader = new LiveChessReader()
    const socket = new WebSocket(this.#address)
    this.#socket = socket
    this.#subscribed = new Set()
    socket.on('open', () => {
      this.#say(listBoards(++this.#id))
      this.#timer = setInterval(() => this.#say(listBoards(++this.#id)), listEvery)
    })
    socket.on('message', data => this.#heard(String(data), reader))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (this.#timer !== null) clearInterval(this.#timer)
      this.#listed([])
      if (!this.#isClosed) setTimeout(() => this.#isClosed || this.#connect(), reconnectAfter)
    })
  }

  #say(text: string): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#recorder.write({ at: Date.now(), said: text })
    this.#socket.send(text)
  }

  #heard(text: string, reader: LiveChessReader): void {
    const at = Date.now()
    this.#recorder.write({ at, text })
    const reading = reader.read(text, at)
    if (reading.kind === 'messages')
      for (const { serial, message } of reading.messages) this.#receive(serial, message)
    if (reading.kind !== 'boards') return
    this.#listed(
      reading.boards.map(({ serial, isActive, batteryPercent }) => ({
        serial,
        isActive,
        battery: batteryPercent,
      })),
    )
    for (const { serial } of reading.boards) {
      if (this.#subscribed.has(serial)) continue
      this.#subscribed.add(serial)
      this.#say(subscribe(++this.#id, serial))
    }
  }
}
