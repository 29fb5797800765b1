import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serverFlags } from '../../scripts/node-flags.mjs'

// However the benchmark ends, its servers are ended too.
const running = new Set()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Starts a script of this folder in the same way as `npm start`; it prints its port when it is
 * ready.
 */
export function start(script, ...args) {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const flags = process.env.BENCH_NODE_FLAGS?.split(' ').filter(Boolean) ?? serverFlags
  const child = spawn(process.execPath, [...flags, path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`${script} ended with ${code}`)))
    child.stdout.setEncoding('utf8').once('data', port =>
      resolve({
        port: Number(port.trim()),
        /** The current memory of the process in bytes. */
        memory: () =>
          Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) *
          1024,
        /** CPU milliseconds that the process has used. */
        cpu: () => {
          const [, ...rest] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')
          const fields = rest.join(') ').split(' ')
          return (Number(fields[11]) + Number(fields[12])) * 10
        },
        stop: () =>
          new Promise(done => {
            child.removeAllListeners('exit')
            child.once('exit', () => {
              running.delete(child)
              done()
            })
            child.kill('SIGKILL')
          }),
      }),
    )
  })
}
