import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ServerConfig } from '../config/settings.js'
import { bundle } from '../store/testing/bundle.suite.js'

export interface ServerScript {
  start(config: Partial<ServerConfig>): Promise<ServerProcess>
  remove(): Promise<void>
}

/** A server in a process of its own, that can be killed without warning. */
export interface ServerProcess {
  readonly url: string
  readonly process: ChildProcess
  /** `kill -9`; gives when that was. */
  kill(): Promise<Crash>
}

export interface Crash {
  /** The server was alive until this moment at least, and not after the other. */
  readonly from: number
  readonly until: number
}

export async function serverScript(): Promise<ServerScript> {
  const { script, remove } = await bundle(
    fileURLToPath(new URL('./serve.suite.ts', import.meta.url)),
  )
  const started: ChildProcess[] = []
  return {
    async start(config) {
      const server = await start(script, config)
      started.push(server.process)
      return server
    },
    remove() {
      // A test that failed may have left one behind.
      for (const child of started) child.kill('SIGKILL')
      return remove()
    },
  }
}

function start(script: string, config: Partial<ServerConfig>): Promise<ServerProcess> {
  const full = { host: '127.0.0.1', port: 0, logLevel: 'error', ...config }
  const child = spawn(process.execPath, [script, JSON.stringify(full)])
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    errors += text
  })
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the server ended (${code}): ${errors}`)))
    child.stdout.setEncoding('utf8').once('data', (port: string) =>
      resolve({
        url: `http://127.0.0.1:${port.trim()}`,
        process: child,
        async kill() {
          if (errors !== '') throw new Error(`the server complained: ${errors}`)
          const gone = new Promise(done => child.once('close', done))
          const from = Date.now()
          child.kill('SIGKILL')
          await gone
          return { from, until: Date.now() }
        },
      }),
    )
  })
}
