// Two players a game. Each moves when he has seen the other's move; what they measure is when.
import WebSocket from 'ws'

/** One game over plain WebSocket, with Jadoube or with the relay. */
export class SocketGame {
  constructor(url, board, hellos, moves, onSeen) {
    this.moves = moves
    this.next = 0
    this.acks = 0
    this.seq = 0
    this.board = board
    this.onSeen = onSeen
    this.waiting = undefined
    this.sockets = hellos.map((hello, side) => {
      const socket = new WebSocket(url, { perMessageDeflate: false })
      socket.on('open', () => socket.send(JSON.stringify(hello)))
      socket.on('message', data => this.#hear(side, data))
      return socket
    })
    this.ready = Promise.all(this.sockets.map(socket => heard(socket, '"type":"board"')))
  }

  /** When both have seen that the game has been started. */
  get begun() {
    return Promise.all(this.sockets.map(socket => heard(socket, 'game-started')))
  }

  act(side, act, id) {
    const color = side === 0 ? 'white' : 'black'
    this.sockets[side].send(
      JSON.stringify(
        this.relayed
          ? { type: 'act', color, id, act }
          : { type: 'act', board: this.board, id, act },
      ),
    )
  }

  /** Plays from now on, after entry `seq`; `pace` says how long to think. */
  start(pace, seq) {
    this.seq = seq
    this.pace = pace
    this.#move()
  }

  #move() {
    if (this.stopped || this.next >= this.moves.length) return
    const side = this.next & 1
    const san = this.moves[this.next]
    this.sent = performance.now()
    this.act(side, { act: 'move', san }, `${++this.next}`)
    this.waiting = 1 - side
  }

  #hear(side, data) {
    // Only the kind of message is looked at: reading it all would measure the players.
    if (data[9] === 97 /* "type":"ack" */) this.acks++
    else if (data[9] === 110 /* news */ && side === this.waiting && this.pace) {
      // News of his own last move may reach a player after the opponent has replied to it.
      const seq = Number(/"seq":(\d+)/.exec(data.toString('latin1', 0, 120))[1])
      if (seq <= this.seq) return
      this.seq = seq
      this.waiting = undefined
      this.onSeen(performance.now() - this.sent)
      const think = this.pace()
      if (think === 0) this.#move()
      else setTimeout(() => this.#move(), think)
    } else if (data.includes('"refused"')) throw new Error(String(data))
  }

  stop() {
    this.stopped = true
    for (const socket of this.sockets) socket.terminate()
  }
}

const heard = (socket, text) =>
  new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', function first(data) {
      if (!data.includes(text)) return
      socket.off('message', first)
      resolve()
    })
  })
