import { randomUUID } from 'node:crypto'
import type { ClientAct, FromServer, SeatLink, ServerMessage } from '@jadoube/protocol'
import WebSocket from 'ws'

export type Links = Readonly<
  Record<'white' | 'black' | 'arbiter' | 'organiser' | 'spectator', SeatLink>
>

/** A client that keeps everything it was sent. */
export class TestClient {
  readonly socket: WebSocket
  readonly heard: FromServer[] = []
  #waiting: (() => void)[] = []
  /** Makes act ids unique among the clients of one seat. */
  readonly #name = randomUUID().slice(0, 8)
  #next = 0
  closed: number | undefined

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket`, { headers })
    this.socket.on('message', data => {
      this.heard.push(JSON.parse(String(data)) as FromServer)
      this.#wake()
    })
    this.socket.on('close', code => {
      this.closed = code
      this.#wake()
    })
    this.socket.on('error', () => this.#wake())
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const each of waiting) each()
  }

  static async sit(url: string, link: SeatLink | null, since?: number): Promise<TestClient> {
    const client = new TestClient(url)
    await client.opened()
    client.send({
      type: 'hello',
      protocol: 1,
      ...(link && { secret: link.secret }),
      ...(since !== undefined && { since }),
    })
    await client.one('welcome')
    return client
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState === WebSocket.OPEN) resolve()
      this.socket.once('open', () => resolve())
      this.socket.once('error', reject)
    })
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Waits for a message that matches, and returns the first one. */
  async until(isSo: (message: FromServer) => boolean, within = 10_000): Promise<FromServer> {
    const end = Date.now() + within
    for (let n = 0; ; ) {
      for (; n < this.heard.length; n++) if (isSo(this.heard[n]!)) return this.heard[n]!
      if (Date.now() > end || this.closed !== undefined) {
        const last = JSON.stringify(this.heard.slice(-3)).slice(0, 1500)
        throw new Error(`never heard (closed: ${this.closed}); the last was ${last}`)
      }
      await new Promise<void>(resolve => {
        this.#waiting.push(resolve)
        setTimeout(resolve, 100)
      })
    }
  }

  async one<T extends FromServer['type']>(type: T): Promise<ServerMessage<T>> {
    return (await this.until(message => message.type === type)) as ServerMessage<T>
  }

  /** Sends an act and waits for the answer. */
  async act(
    board: string,
    act: ClientAct,
    id = `${this.#name}-${++this.#next}`,
  ): Promise<ServerMessage<'ack' | 'refused'>> {
    const before = this.heard.length
    this.send({ type: 'act', board, id, act })
    const answer = await this.until(
      message =>
        (message.type === 'ack' || message.type === 'refused') &&
        message.id === id &&
        this.heard.indexOf(message) >= before,
    )
    return answer as ServerMessage<'ack' | 'refused'>
  }

  async close(): Promise<void> {
    if (this.closed !== undefined) return
    const gone = new Promise(resolve => this.socket.once('close', resolve))
    this.socket.close()
    await gone
  }
}

export async function newGame(
  url: string,
  settings: object = {},
): Promise<{ board: string; links: Links }> {
  const { status, body } = await post(`${url}/api/boards`, { timeControl: '300+3', ...settings })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body as { board: string; links: Links }
}

export async function post(
  url: string,
  body: unknown,
  secret?: string,
  method = 'POST',
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const text = typeof body === 'string'
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': text ? 'text/plain' : 'application/json' }),
      ...(secret && { authorization: `Bearer ${secret}` }),
    },
    ...(body !== undefined && { body: text ? body : JSON.stringify(body) }),
  })
  const answer = await response.text()
  const json = response.headers.get('content-type')?.includes('json') === true
  return {
    status: response.status,
    body:
      json && !response.headers.get('content-type')?.includes('jsonl')
        ? JSON.parse(answer)
        : answer,
    headers: response.headers,
  }
}

export const get = (url: string, secret?: string) => post(url, undefined, secret, 'GET')
