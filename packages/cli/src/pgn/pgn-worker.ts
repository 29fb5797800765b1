import { parentPort } from 'node:worker_threads'
import { checkPart, type PartReport } from './check-part.js'
import type { Part } from './parts.js'

export type FromWorker =
  | { readonly type: 'progress'; readonly bytes: number }
  | { readonly type: 'done'; readonly report: PartReport }
  | { readonly type: 'failed'; readonly reason: string }

parentPort?.on('message', (part: Part) => {
  const send = (message: FromWorker) => parentPort?.postMessage(message)
  try {
    send({ type: 'done', report: checkPart(part, bytes => send({ type: 'progress', bytes })) })
  } catch (fault) {
    send({ type: 'failed', reason: fault instanceof Error ? fault.message : String(fault) })
  }
})
