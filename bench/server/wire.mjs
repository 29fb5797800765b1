// A WebSocket client that does as little as possible: the server is being measured, and on few
// cores the players would take time away from it.
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

const TEXT = 1
const PING = 9
const PONG = 10

/** A frame, masked as a client must, with a key of zeroes, which changes nothing. */
function frame(kind, payload) {
  const long = payload.length > 125
  const head = Buffer.alloc(long ? 8 : 6)
  head[0] = 0x80 | kind
  head[1] = 0x80 | (long ? 126 : payload.length)
  if (long) head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}

export class Wire {
  #socket
  #left = null
  #upgraded = false
  #onMessage
  closed = false

  constructor(url, onOpen, onMessage) {
    const { hostname, port, pathname } = new URL(url)
    this.#onMessage = onMessage
    this.failed = new Promise((_, reject) => {
      this.#socket = connect({ host: hostname, port: Number(port), noDelay: true })
      this.#socket.on('error', reject)
      this.#socket.on('close', () => {
        this.closed = true
        reject(new Error('the server closed the connection'))
      })
    })
    this.failed.catch(() => {})
    this.#socket.on('data', data => {
      const all = this.#left === null ? data : Buffer.concat([this.#left, data])
      this.#left = null
      if (this.#upgraded) return this.#read(all, 0)
      const end = all.indexOf('\r\n\r\n')
      if (end < 0) {
        this.#left = all
        return
      }
      if (!all.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101')))
        return this.#socket.destroy(new Error(all.toString('latin1', 0, end)))
      this.#upgraded = true
      onOpen(this)
      this.#read(all, end + 4)
    })
    const key = randomBytes(16).toString('base64')
    this.#socket.write(
      `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    )
  }

  send(text) {
    this.#socket.write(frame(TEXT, Buffer.from(text)))
  }

  end() {
    this.#socket.destroy()
  }

  /** Passes on each whole message as the bytes from `at` to `end` of a buffer. */
  #read(data, start) {
    let at = start
    while (at + 2 <= data.length) {
      let length = data[at + 1]
      let head = 2
      if (length === 126) {
        if (at + 4 > data.length) break
        length = data.readUInt16BE(at + 2)
        head = 4
      } else if (length === 127) {
        if (at + 10 > data.length) break
        length = Number(data.readBigUInt64BE(at + 2))
        head = 10
      }
      if (at + head + length > data.length) break
      const kind = data[at] & 15
      const from = at + head
      at = from + length
      if (kind === TEXT) this.#onMessage(data, from, at)
      else if (kind === PING) this.#socket.write(frame(PONG, data.subarray(from, at)))
    }
    if (at < data.length) this.#left = data.subarray(at)
  }
}
