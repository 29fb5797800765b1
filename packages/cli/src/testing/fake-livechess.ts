import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SimulatedHall, type SimulatedMessage } from '@jadoube/eboard'
import { WebSocketServer } from 'ws'

/** A fake LiveChess: a real WebSocket, and simulated boards. */
export class FakeLiveChess {
  readonly hall: SimulatedHall
  readonly #server: WebSocketServer

  private constructor(server: WebSocketServer, hall: SimulatedHall) {
    this.#server = server
    this.hall = hall
    server.on('connection', socket => {
      socket.on('message', data => {
        for (const text of hall.answer(String(data))) socket.send(text)
      })
    })
  }

  static async start(serials: readonly string[], port = 0): Promise<FakeLiveChess> {
    const server = new WebSocketServer({ port, host: '127.0.0.1', path: '/api/v1.0' })
    await once(server, 'listening')
    return new FakeLiveChess(server, new SimulatedHall(serials))
  }

  get address(): string {
    return `ws://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api/v1.0`
  }

  /** Hands do this at a board. */
  send(serial: string, simulated: SimulatedMessage): void {
    const text = this.hall.send(serial, simulated)
    if (text === null) return
    for (const client of this.#server.clients) client.send(text)
  }

  async close(): Promise<void> {
    for (const client of this.#server.clients) client.terminate()
    await new Promise<void>(resolve => this.#server.close(() => resolve()))
  }
}
