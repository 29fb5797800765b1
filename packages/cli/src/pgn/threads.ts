import { Worker } from 'node:worker_threads'
import { BadInput } from '../command.js'
import { checkPart, type PartReport } from './check-part.js'
import type { Part } from './parts.js'
import type { FromWorker, WorkerInput } from './pgn-worker.js'

/**
 * Each thread compiles the program for itself, which costs about as much CPU time as it saves on
 * this many bytes (an estimate): with less per thread it does not pay off.
 */
const WORTH_A_THREAD = 12 << 20
const PARTS_PER_JOB = 6
const SMALLEST_PART = 256 << 10
const LARGEST_PART = 8 << 20

/** How many threads this many bytes are worth, and how large the parts are. */
export function shareOut(bytes: number, jobs: number): { jobs: number; partSize: number } {
  const worth = Math.min(jobs, Math.max(1, Math.floor(bytes / WORTH_A_THREAD)))
  if (worth === 1) return { jobs: 1, partSize: LARGEST_PART }
  const share = Math.ceil(bytes / (worth * PARTS_PER_JOB))
  return { jobs: worth, partSize: Math.min(LARGEST_PART, Math.max(SMALLEST_PART, share)) }
}

/**
 * Checks the parts on this many threads, this one included, and returns the reports in the order of
 * the parts. Each thread takes the next part from a shared counter, so none waits for another.
 */
export async function checkParts(
  parts: readonly Part[],
  jobs: number,
  progress: (bytes: number) => void,
  onReport: (part: Part, report: PartReport) => Promise<void> | void,
): Promise<void> {
  const next = new Int32Array(new SharedArrayBuffer(4))
  const reports = new Map<number, PartReport>()
  let handed = 0
  const handOver = async () => {
    for (let report = reports.get(handed); report !== undefined; report = reports.get(handed)) {
      reports.delete(handed)
      await onReport(parts[handed++] as Part, report)
    }
  }
  const workers = Array.from({ length: Math.min(jobs, parts.length) - 1 }, () => {
    const workerData: WorkerInput = { parts, next }
    return new Worker(new URL('./pgn-worker.js', import.meta.url), { workerData })
  })
  const theirs = workers.map(
    worker =>
      new Promise<void>((resolve, reject) => {
        worker.on('error', reject)
        worker.on('message', (message: FromWorker) => {
          if (message.type === 'progress') progress(message.bytes)
          else if (message.type === 'failed') reject(new BadInput('cannot-read', message.reason))
          else if (message.type === 'done') reports.set(message.index, message.report)
          else resolve()
        })
      }),
  )
  const failed = Promise.all(theirs).then(() => undefined)
  // Reported below; until then nobody listens.
  failed.catch(() => undefined)
  try {
    for (let n = Atomics.add(next, 0, 1); n < parts.length; n = Atomics.add(next, 0, 1)) {
      reports.set(n, checkPart(parts[n] as Part, progress))
      await handOver()
      // Messages of the others are handled between two parts.
      if (workers.length > 0) await new Promise(resolve => setImmediate(resolve))
    }
    await failed
    await handOver()
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
}
