import { connect, createServer, type Socket } from 'node:net'

/** A proxy between a store and its database that can drop an answer. */
export interface CuttingProxy {
  /** The given address, through the proxy. */
  readonly url: string
  /**
   * Cuts the next connection that sends `text`, after its answer has arrived at the proxy: the
   * store never gets it.
   */
  cutAnswerTo(text: string): void
  /** How many answers were dropped. */
  readonly cuts: number
  close(): Promise<void>
}

export async function startCuttingProxy(url: string): Promise<CuttingProxy> {
  const behind = new URL(url)
  const open = new Set<Socket>()
  let wanted: string | undefined
  let cuts = 0
  const server = createServer(client => {
    const database = connect(Number(behind.port), behind.hostname)
    let cutting = false
    for (const socket of [client, database]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    client.on('data', chunk => {
      if (wanted !== undefined && chunk.includes(wanted)) {
        wanted = undefined
        cutting = true
      }
      database.write(chunk)
    })
    database.on('data', chunk => {
      if (!cutting) return void client.write(chunk)
      cuts++
      client.destroy()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the proxy has no port')
  const through = new URL(url)
  through.port = String(address.port)
  return {
    url: through.href,
    cutAnswerTo(text) {
      wanted = text
    },
    get cuts() {
      return cuts
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
