import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type FromWorker, jobs, type ToWorker } from './jobs.js'

/**
 * Players wait for the main thread, so this thread gives way to it where there are too few
 * processors.
 */
const NICENESS = 5
// On Linux a priority belongs to a thread; on other systems this would slow down the whole server.
if (process.platform === 'linux') setPriority(NICENESS)

parentPort?.on('message', async ({ id, name, input }: ToWorker) => {
  parentPort?.postMessage(await answer(id, name, input))
})

async function answer(id: number, name: ToWorker['name'], input: unknown): Promise<FromWorker> {
  try {
    return { id, output: await jobs[name](input as never) }
  } catch (fault) {
    return { id, fault: fault instanceof Error ? fault.name : 'unknown' }
  }
}
