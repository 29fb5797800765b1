import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { FromWorker, JobInput, JobName, JobOutput, ToWorker } from './jobs.js'

interface Waiting {
  readonly message: ToWorker
  readonly budget: number
  readonly since: number
  readonly resolve: (output: never) => void
  readonly reject: (fault: WorkFault) => void
}

/** Why a job has no answer. */
export class WorkFault extends Error {
  override readonly name = 'WorkFault'
  readonly code: 'took-too-long' | 'too-many-waiting' | 'failed' | 'closed'

  constructor(code: WorkFault['code'], detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`)
    this.code = code
  }
}

/** More than this in a row is a flood; who comes later is told so at once. */
const MOST_WAITING = 64
/** A thread that has nothing to do for this long is ended, and its memory is freed. */
const IDLE = 60_000

/**
 * A thread of its own for work that takes long, one job after another. A job that takes longer than its budget is ended
 * with its thread, and the next one gets a new thread: nothing can block it forever.
 */
export class WorkerThread {
  #worker: Worker | undefined
  #waiting: Waiting[] = []
  #under: { readonly job: Waiting; readonly timer: NodeJS.Timeout } | undefined
  #idle: NodeJS.Timeout | undefined
  #next = 0
  #isClosed = false

  /** How many jobs wait or are under way. */
  get load(): number {
    return this.#waiting.length + (this.#under === undefined ? 0 : 1)
  }

  /** The budget, in milliseconds, is for the work; who has waited as long for their turn is told so instead. */
  run<Name extends JobName>(
    name: Name,
    input: JobInput<Name>,
    budget: number,
  ): Promise<JobOutput<Name>> {
    if (this.#isClosed) return Promise.reject(new WorkFault('closed'))
    if (this.#waiting.length >= MOST_WAITING)
      return Promise.reject(new WorkFault('too-many-waiting'))
    return new Promise((resolve, reject) => {
      const message = { id: ++this.#next, name, input }
      this.#waiting.push({ message, budget, since: performance.now(), resolve, reject })
      this.#begin()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.splice(0)) reject(new WorkFault('closed'))
    this.#under?.job.reject(new WorkFault('closed'))
    await this.#end()
  }

  #begin(): void {
    if (this.#under !== undefined) return
    let job = this.#waiting.shift()
    while (job !== undefined && performance.now() - job.since > job.budget) {
      job.reject(new WorkFault('too-many-waiting'))
      job = this.#waiting.shift()
    }
    clearTimeout(this.#idle)
    if (job === undefined) {
      this.#idle = setTimeout(() => void this.#end(), IDLE)
      this.#idle.unref()
      return
    }
    const timer = setTimeout(() => this.#lost(new WorkFault('took-too-long')), job.budget)
    this.#under = { job, timer }
    const worker = this.#worker ?? this.#start()
    worker.ref()
    worker.postMessage(job.message)
  }

  #start(): Worker {
    const worker = new Worker(workerFile())
    this.#worker = worker
    worker.on('message', (answer: FromWorker) => this.#answered(answer))
    const ended = (fault: string) => {
      if (this.#worker === worker) this.#lost(new WorkFault('failed', fault))
    }
    worker.on('error', fault => ended(fault.name))
    worker.on('exit', () => ended('it ended'))
    return worker
  }

  #answered(answer: FromWorker): void {
    const under = this.#under
    if (under === undefined || under.job.message.id !== answer.id) return
    clearTimeout(under.timer)
    this.#under = undefined
    // A thread without work keeps no process from ending.
    this.#worker?.unref()
    if ('fault' in answer) under.job.reject(new WorkFault('failed', answer.fault))
    else under.job.resolve(answer.output as never)
    this.#begin()
  }

  /** The job under way will not be answered, nor will its thread do any other. */
  #lost(fault: WorkFault): void {
    const under = this.#under
    void this.#end()
    under?.job.reject(fault)
    if (!this.#isClosed) this.#begin()
  }

  async #end(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    clearTimeout(this.#idle)
    clearTimeout(this.#under?.timer)
    this.#under = undefined
    await worker?.terminate()
  }
}

/** Beside this file where it was built or bundled; run from the sources, a test uses what was built. */
function workerFile(): URL {
  const beside = new URL('./worker.js', import.meta.url)
  return existsSync(beside) ? beside : new URL('../../dist/worker.js', import.meta.url)
}
