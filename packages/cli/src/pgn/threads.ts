import { Worker } from 'node:worker_threads'
import { BadInput } from '../command.js'
import { checkPart, type PartReport } from './check-part.js'
import type { Part } from './parts.js'
import type { FromWorker } from './pgn-worker.js'

/** Checks the parts on so many threads, and hands over the reports in the order of the parts. */
export async function checkParts(
  parts: readonly Part[],
  jobs: number,
  progress: (bytes: number) => void,
  onReport: (part: Part, report: PartReport) => Promise<void> | void,
): Promise<void> {
  if (jobs <= 1 || parts.length <= 1) {
    for (const part of parts) await onReport(part, checkPart(part, progress))
    return
  }
  const reports = new Map<number, PartReport>()
  let next = 0
  let handed = 0
  let handing: Promise<void> = Promise.resolve()
  const handOver = async () => {
    for (let report = reports.get(handed); report !== undefined; report = reports.get(handed)) {
      reports.delete(handed)
      await onReport(parts[handed++] as Part, report)
    }
  }
  const work = (worker: Worker) =>
    new Promise<void>((resolve, reject) => {
      let index = 0
      const give = () => {
        if (next >= parts.length) return resolve()
        index = next++
        worker.postMessage(parts[index])
      }
      worker.on('error', reject)
      worker.on('message', (message: FromWorker) => {
        if (message.type === 'progress') progress(message.bytes)
        else if (message.type === 'failed') reject(new BadInput('cannot-read', message.reason))
        else {
          reports.set(index, message.report)
          handing = handing.then(handOver)
          handing.catch(reject)
          give()
        }
      })
      give()
    })
  const workers = Array.from(
    { length: Math.min(jobs, parts.length) },
    () => new Worker(new URL('./pgn-worker.js', import.meta.url)),
  )
  try {
    await Promise.all(workers.map(work))
    await handing
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
}
