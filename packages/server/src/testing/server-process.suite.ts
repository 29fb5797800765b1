import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ServerConfig } from '../config/settings.js'
import { bundle } from '../store/testing/bundle.suite.js'

export interface ServerScript {
  start(
    config: Partial<ServerConfig>,
    environment?: Readonly<Record<string, string>>,
  ): Promise<ServerProcess>
  remove(): Promise<void>
}

/** A server in its own process, which can be killed without warning. */
export interface ServerProcess {
  readonly url: string
  readonly process: ChildProcess
  /** `kill -9`; returns when that was. */
  kill(): Promise<Crash>
  /** SIGTERM; returns how many milliseconds it took to exit, or fails after this many. */
  stop(within?: number): Promise<number>
  /** What it has written to standard error so far. */
  readonly said: string
}

export interface Crash {
  /** The server was alive at least until `from`, and no longer than until the other time. */
  readonly from: number
  readonly until: number
  /** The last time that the process wrote durably, apart from the server's own heartbeats. */
  readonly lastSign: number
}

export async function serverScript(): Promise<ServerScript> {
  const script = await bundle(fileURLToPath(new URL('./serve.suite.ts', import.meta.url)))
  const started: ChildProcess[] = []
  return {
    async start(config, environment = {}) {
      const server = await start(script, config, environment)
      started.push(server.process)
      return server
    },
    async remove() {
      // A failed test may have left one behind.
      for (const child of started) child.kill('SIGKILL')
    },
  }
}

function start(
  script: string,
  config: Partial<ServerConfig>,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const full = { host: '127.0.0.1', port: 0, logLevel: 'error', ...config }
  const signs = join(dirname(script), `signs-${randomUUID()}`)
  const child = spawn(process.execPath, [script, JSON.stringify(full), signs], {
    env: { ...process.env, ...environment },
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    errors += text
  })
  let lastSign = Date.now()
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the server ended (${code}): ${errors}`)))
    const lines = createInterface(child.stdout)
    lines.once('line', port => {
      lines.on('line', sign => {
        lastSign = Number(sign)
      })
      resolve({
        url: `http://127.0.0.1:${port}`,
        process: child,
        get said() {
          return errors
        },
        stop(within = 20_000) {
          const from = performance.now()
          return new Promise((done, fail) => {
            const late = setTimeout(
              () => fail(new Error(`it has not ended after ${within} ms: ${errors}`)),
              within,
            )
            child.once('exit', code => {
              clearTimeout(late)
              if (code === 0) done(performance.now() - from)
              else fail(new Error(`it ended with ${code}: ${errors}`))
            })
            child.kill('SIGTERM')
          })
        },
        async kill() {
          if (errors !== '') throw new Error(`the server complained: ${errors}`)
          const gone = new Promise(done => child.once('close', done))
          const from = Date.now()
          child.kill('SIGKILL')
          await gone
          return { from, until: Date.now(), lastSign }
        },
      })
    })
  })
}
