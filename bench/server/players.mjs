// Two players per game. Each moves once they have seen the other's move, and measures when that
// was.
import { Wire } from './wire.mjs'

const A = 97 // the first letter of "ack" in {"type":"ack"…
const N = 110 // and of "news"
const R = 114 // and of "refused"
/** Other news, such as time given after a standstill, is not a move of the opponent. */
const MOVED = Buffer.from('"type":"move-completed"')

/** One game over plain WebSocket, with Jadoube or with the relay. */
export class SocketGame {
  constructor(urls, board, hellos, moves, onSeen) {
    this.moves = moves
    this.next = 0
    this.acks = 0
    this.seq = 0
    this.board = board
    this.onSeen = onSeen
    this.waiting = undefined
    this.awaited = []
    this.wires = hellos.map(
      (hello, side) =>
        new Wire(
          urls[side],
          wire => wire.send(JSON.stringify(hello)),
          (data, at, end) => this.#hear(side, data, at, end),
        ),
    )
    /** The first refusal: a game that follows the Laws gets none. */
    this.refused = undefined
    this.newsBytes = 0
    this.newsHeard = 0
    this.ready = this.heard('"type":"board"')
  }

  /** Resolves when both have received a message with this text. */
  heard(text) {
    return Promise.all(
      this.wires.map((wire, side) =>
        Promise.race([wire.failed, new Promise(done => this.awaited.push({ side, text, done }))]),
      ),
    )
  }

  act(side, act, id) {
    this.wires[side].send(JSON.stringify({ type: 'act', board: this.board, id, act }))
  }

  /** Plays from now on, after the entry `first`; `pace` says how long to think. */
  start(pace) {
    this.seq = this.first
    this.pace = pace
    this.#move()
  }

  #move() {
    if (this.stopped || this.next >= this.moves.length) return
    const side = this.next & 1
    const san = this.moves[this.next]
    this.sent = performance.now()
    this.act(side, { act: 'move', san }, `${side}-${++this.next}`)
    this.waiting = 1 - side
  }

  #hear(side, data, at, end) {
    if (this.awaited.length > 0) {
      const text = data.toString('utf8', at, end)
      this.awaited = this.awaited.filter(each => {
        if (each.side !== side || !text.includes(each.text)) return true
        each.done()
        return false
      })
    }
    // Only the type of the message is checked: parsing all of it would measure the players.
    const kind = data[at + 9]
    if (kind === A) this.acks++
    else if (kind === R) this.refused ??= data.toString('utf8', at, end)
    else if (kind === N && side === this.waiting && this.pace) {
      if (!data.subarray(at, end).includes(MOVED)) return
      // News of a player's own last move may arrive after the opponent has replied to it.
      const seq = Number(/"seq":(\d+)/.exec(data.toString('latin1', at, at + 120))[1])
      if (seq <= this.seq) return
      this.seq = seq
      this.newsHeard++
      this.newsBytes += end - at
      this.waiting = undefined
      this.onSeen(performance.now() - this.sent)
      const think = this.pace()
      if (think === 0) this.#move()
      else setTimeout(() => this.#move(), think)
    }
  }

  stop() {
    this.stopped = true
    for (const wire of this.wires) wire.end()
  }
}
