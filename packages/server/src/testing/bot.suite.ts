import { legalMoves, makeUci, parsePosition } from '@jadoube/chess'
import type { ClientAct, FromServer, SeatLink } from '@jadoube/protocol'
import WebSocket from 'ws'

export interface Acked {
  readonly board: string
  /** The name in the log. */
  readonly act: string
  readonly seq: number
}

/** A player who moves at random and at once, and sends again what was not acknowledged. */
export class Bot {
  readonly acked: Acked[] = []
  readonly #board: string
  readonly #color: 'white' | 'black'
  readonly #link: SeatLink
  readonly #chance: () => number
  #socket: WebSocket | undefined
  #under: { id: string; act: ClientAct } | undefined
  #count = 0
  #seq: number | undefined
  #timer: NodeJS.Timeout | undefined
  #seen: [hasTheMove: string, fen: string | undefined] = ['', undefined]
  gaps = 0
  /** The last known status. */
  status = ''
  /** Why it was last refused or ignored, to explain a game that stands still. */
  complaint: string | undefined

  constructor(board: string, link: SeatLink, chance: () => number) {
    this.#board = board
    this.#color = link.role === 'white' ? 'white' : 'black'
    this.#link = link
    this.#chance = chance
  }

  get over(): boolean {
    return this.status === 'concluded'
  }

  get standing(): string {
    const [status, hasTheMove] = [this.status, this.#seen[0]]
    const connected = this.#socket?.readyState === WebSocket.OPEN ? 'connected' : 'not connected'
    const under = this.#under ? `, waits for an answer to ${this.#under.act.act}` : ''
    const complaint = this.complaint ? `, last told ${this.complaint}` : ''
    return `${status}, ${hasTheMove} has the move, ${connected}${under}${complaint}`
  }

  connect(url: string): void {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket`)
    this.#socket = socket
    socket.on('error', () => {})
    socket.on('open', () => {
      const since = this.#seq
      const { secret } = this.#link
      socket.send(JSON.stringify({ type: 'hello', protocol: 1, secret, ...(since && { since }) }))
    })
    socket.on('message', data => this.#hear(JSON.parse(String(data)) as FromServer))
  }

  leave(): void {
    clearTimeout(this.#timer)
    this.#socket?.removeAllListeners('message')
    this.#socket?.terminate()
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'board':
      case 'news': {
        if (message.type === 'news') {
          if (this.#seq !== undefined && message.seq !== this.#seq + 1) this.gaps++
          this.#look(message.status, message.hasTheMove, message.fen)
        } else {
          const { status, hasTheMove, fen } = message.view
          this.status = status
          if (this.#under) this.#send()
          else if (status === 'awaiting-start') this.#do({ act: 'arrive' })
          else this.#look(status, hasTheMove, fen)
        }
        this.#seq = message.seq
        return
      }
      case 'current':
        // Nothing has happened meanwhile: what was about to be done is still to be done.
        if (this.#under) this.#send()
        else this.#look(this.status, ...this.#seen)
        return
      case 'ack':
        this.acked.push({
          board: this.#board,
          act: `${this.#link.seat}:${message.id}`,
          seq: message.seq,
        })
        if (message.id === this.#under?.id) this.#under = undefined
        return
      case 'error':
        this.complaint = message.code
        if (message.code === 'store-unavailable') setTimeout(() => this.#send(), 100)
        return
      case 'refused':
        this.complaint = message.code
        if (message.id === this.#under?.id) this.#under = undefined
        return
      default:
    }
  }

  #look(status: string, hasTheMove: string, fen: string | undefined): void {
    this.#seen = [hasTheMove, fen]
    this.status = status
    if (status !== 'in-play' || hasTheMove !== this.#color || fen === undefined) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#move(fen), this.#chance() * 30)
  }

  #move(fen: string): void {
    if (this.#under) return
    const position = parsePosition(fen)
    if (!position.ok) throw new Error(position.error.reason)
    const moves = legalMoves(position.value)
    const move = moves[Math.floor(this.#chance() * moves.length)]
    if (!move) return
    const uci = makeUci(move)
    const [from, to, promotion] = [uci.slice(0, 2), uci.slice(2, 4), uci.slice(4)]
    this.#do({ act: 'move', from, to, ...(promotion && { promotion }) })
  }

  #do(act: ClientAct): void {
    this.#under = { id: `${++this.#count}`, act }
    this.#send()
  }

  #send(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#under === undefined) return
    this.#socket.send(JSON.stringify({ type: 'act', board: this.#board, ...this.#under }))
  }
}
