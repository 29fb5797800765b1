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

/** More than this are a flood; later jobs are rejected at once. */
const MOST_WAITING = 64
/** Milliseconds after which an idle thread is ended to free its memory. */
const IDLE = 60_000

/**
 * A thread for slow jobs, one after another. A job that exceeds its budget is ended with its thread, and the
 * next one gets a new thread, so nothing can block it forever.
 */
export class WorkerThread {
  #worker: Worker | undefined
  #waiting: Waiting[] = []
  #under: { readonly job: Waiting; readonly timer: NodeJS.Timeout } | undefined
  #idle: NodeJS.Timeout | undefined
  #next = 0
  #isClosed = false

  /** The number of jobs that are waiting or running. */
  get load(): number {
    return this.#waiting.length + (this.#under === undefined ? 0 : 1)
  }

  /**
   * Runs a job. The budget, in milliseconds, is for the work; a job that has waited that long for its turn is
   * rejected.
   */
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
    worker.on('exit', () => ended('it has stopped'))
    return worker
  }

  #answered(answer: FromWorker): void {
    const under = this.#under
    if (under === undefined || under.job.message.id !== answer.id) return
    clearTimeout(under.timer)
    this.#under = undefined
    // An idle thread must not keep the process alive.
    this.#worker?.unref()
    if ('fault' in answer) under.job.reject(new WorkFault('failed', answer.fault))
    else under.job.resolve(answer.output as never)
    this.#begin()
  }

  /** The running job gets no answer, and its thread does no other. */
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

/** Beside this file if it was built or bundled; when run from the sources, a test uses the build. */
function workerFile(): URL {
  const beside = new URL('./worker.js', import.meta.url)
  return existsSync(beside) ? beside : new URL('../../dist/worker.js', import.meta.url)
}
