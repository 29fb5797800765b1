import { parentPort } from 'node:worker_threads'
import { type FromWorker, jobs, type ToWorker } from './jobs.js'

parentPort?.on('message', ({ id, name, input }: ToWorker) => {
  parentPort?.postMessage(answer(id, name, input))
})

function answer(id: number, name: ToWorker['name'], input: unknown): FromWorker {
  try {
    return { id, output: jobs[name](input as never) }
  } catch (fault) {
    return { id, fault: fault instanceof Error ? fault.name : 'unknown' }
  }
}
