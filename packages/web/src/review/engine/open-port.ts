import type { EnginePort } from './uci.js'

/** Addresses that the page may open: a socket on this computer, or a script of the same server. */
export function isEngineAddress(address: string): boolean {
  if (/^\/[^/\\]/.test(address)) return true
  try {
    const { protocol, hostname } = new URL(address)
    return protocol === 'ws:' && (hostname === 'localhost' || hostname === '127.0.0.1')
  } catch {
    return false
  }
}

/** Opens the connection to an engine. Rejects if there is none. */
export const openPort = (address: string): Promise<EnginePort> =>
  address.startsWith('/') ? openWorker(address) : openSocket(address)

function openSocket(address: string): Promise<EnginePort> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address)
    const port: EnginePort = {
      send: line => {
        if (socket.readyState === WebSocket.OPEN) socket.send(`${line}\n`)
      },
      close: () => socket.close(),
      onLine: () => undefined,
      onClose: () => undefined,
    }
    let rest = ''
    socket.onopen = () => resolve(port)
    socket.onerror = () => reject(new Error('no engine'))
    socket.onclose = () => {
      reject(new Error('no engine'))
      port.onClose()
    }
    socket.onmessage = ({ data }) => {
      if (typeof data !== 'string') return
      // A message may have several lines, or an incomplete one.
      const lines = (rest + data).split(/\r?\n/)
      rest = data.endsWith('\n') ? '' : (lines.pop() ?? '')
      if (rest !== '' && !data.includes('\n')) {
        lines.push(rest)
        rest = ''
      }
      for (const line of lines) if (line !== '') port.onLine(line)
    }
  })
}

async function openWorker(address: string): Promise<EnginePort> {
  const worker = new Worker(new URL(address, location.origin))
  const port: EnginePort = {
    send: line => worker.postMessage(line),
    close: () => worker.terminate(),
    onLine: () => undefined,
    onClose: () => undefined,
  }
  worker.onmessage = ({ data }) => {
    for (const line of String(data).split(/\r?\n/)) if (line !== '') port.onLine(line)
  }
  worker.onerror = () => port.onClose()
  return port
}
