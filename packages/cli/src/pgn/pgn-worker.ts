import { parentPort, workerData } from 'node:worker_threads'
import { checkPart, type PartReport } from './check-part.js'
import type { Part } from './parts.js'

/** All parts, and the number of the next one that no thread has taken, shared by all threads. */
export interface WorkerInput {
  readonly parts: readonly Part[]
  readonly next: Int32Array
}

export type FromWorker =
  | { readonly type: 'progress'; readonly bytes: number }
  | { readonly type: 'done'; readonly index: number; readonly report: PartReport }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'ended' }

const send = (message: FromWorker) => parentPort?.postMessage(message)

function work({ parts, next }: WorkerInput): void {
  for (let n = Atomics.add(next, 0, 1); n < parts.length; n = Atomics.add(next, 0, 1)) {
    const report = checkPart(parts[n] as Part, bytes => send({ type: 'progress', bytes }))
    send({ type: 'done', index: n, report })
  }
  send({ type: 'ended' })
}

if (parentPort !== null) {
  try {
    work(workerData as WorkerInput)
  } catch (fault) {
    send({ type: 'failed', reason: fault instanceof Error ? fault.message : String(fault) })
  }
}
