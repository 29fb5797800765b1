import type { Duplex } from 'node:stream'

/** The first byte of a frame that holds a whole text. */
const FINAL_TEXT = 0x81

/**
 * A text as a WebSocket frame (RFC 6455, 5.2), one character per byte. Text of pure ASCII, as
 * nearly all is, is not copied before the system call, and one frame serves all recipients.
 */
export function frameOf(text: string): string {
  if (text !== lastText) {
    lastText = text
    lastFrame = makeFrame(text)
  }
  return lastFrame
}

let lastText = ''
let lastFrame = makeFrame('')

function makeFrame(text: string): string {
  const isAscii = Buffer.byteLength(text) === text.length
  const bytes = isAscii ? text : Buffer.from(text).toString('latin1')
  const { length } = bytes
  if (length < 126) return String.fromCharCode(FINAL_TEXT, length) + bytes
  if (length < 65_536) {
    return String.fromCharCode(FINAL_TEXT, 126, length >> 8, length & 255) + bytes
  }
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(length))
  return String.fromCharCode(FINAL_TEXT, 127) + size.toString('latin1') + bytes
}

/** The first byte of a pong (5.5.3); its payload is never longer than 125 bytes. */
const PONG = 0x8a

/**
 * Collects what is sent on one connection in one turn of the event loop, such as news and the
 * answer to an act, and sends it together.
 */
export class Outbox {
  readonly #socket: Duplex
  readonly #flusher: OutboxFlusher
  #frames = ''

  constructor(socket: Duplex, flusher: OutboxFlusher) {
    this.#socket = socket
    this.#flusher = flusher
  }

  /** Bytes that the client has not read yet. */
  get unread(): number {
    return this.#frames.length + this.#socket.writableLength
  }

  put(text: string): void {
    this.#add(frameOf(text))
  }

  pong(data: Buffer): void {
    this.#add(String.fromCharCode(PONG, data.length) + data.toString('latin1'))
  }

  #add(frame: string): void {
    if (this.#frames === '') this.#flusher.add(this)
    this.#frames += frame
  }

  send(): void {
    if (this.#frames === '') return
    const frames = this.#frames
    this.#frames = ''
    if (this.#socket.writable) this.#socket.write(frames, 'latin1')
  }
}

/** Flushes the outboxes that have content, once per turn. */
export class OutboxFlusher {
  #pending: Outbox[] = []

  add(outbox: Outbox): void {
    if (this.#pending.push(outbox) === 1) setImmediate(() => this.#send())
  }

  #send(): void {
    const pending = this.#pending
    this.#pending = []
    for (const outbox of pending) outbox.send()
  }
}
