import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { FromWorker, JobInput, JobName, JobOutput, ToWorker } from './jobs.js'

interface Job {
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
const MAX_WAITING = 64
/** Milliseconds after which an idle thread is ended to free its memory. */
const IDLE_AFTER = 60_000

/**
 * A thread for slow jobs, one after another. A job that exceeds its budget is ended with its
 * thread, and the next one gets a new thread, so nothing can block it forever.
 */
export class WorkerThread {
  #worker: Worker | undefined
  #waiting: Job[] = []
  #running: { readonly job: Job; readonly timer: NodeJS.Timeout } | undefined
  #idleTimer: NodeJS.Timeout | undefined
  #lastId = 0
  #isClosed = false

  /** The number of jobs that are waiting or running. */
  get load(): number {
    return this.#waiting.length + (this.#running === undefined ? 0 : 1)
  }

  /**
   * Runs a job. The budget, in milliseconds, is for the work; a job that has waited that long for
   * its turn is rejected.
   */
  run<Name extends JobName>(
    name: Name,
    input: JobInput<Name>,
    budget: number,
  ): Promise<JobOutput<Name>> {
    if (this.#isClosed) return Promise.reject(new WorkFault('closed'))
    if (this.#waiting.length >= MAX_WAITING)
      return Promise.reject(new WorkFault('too-many-waiting'))
    return new Promise((resolve, reject) => {
      const message = { id: ++this.#lastId, name, input }
      this.#waiting.push({ message, budget, since: performance.now(), resolve, reject })
      this.#startNext()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.splice(0)) reject(new WorkFault('closed'))
    this.#running?.job.reject(new WorkFault('closed'))
    await this.#end()
  }

  #startNext(): void {
    if (this.#running !== undefined) return
    let job = this.#waiting.shift()
    while (job !== undefined && performance.now() - job.since > job.budget) {
      job.reject(new WorkFault('too-many-waiting'))
      job = this.#waiting.shift()
    }
    clearTimeout(this.#idleTimer)
    if (job === undefined) {
      this.#idleTimer = setTimeout(() => void this.#end(), IDLE_AFTER)
      this.#idleTimer.unref()
      return
    }
    const timer = setTimeout(() => this.#failRunning(new WorkFault('took-too-long')), job.budget)
    this.#running = { job, timer }
    const worker = this.#worker ?? this.#startThread()
    worker.ref()
    worker.postMessage(job.message)
  }

  #startThread(): Worker {
    const worker = new Worker(workerFile())
    this.#worker = worker
    worker.on('message', (answer: FromWorker) => this.#answered(answer))
    const ended = (fault: string) => {
      if (this.#worker === worker) this.#failRunning(new WorkFault('failed', fault))
    }
    worker.on('error', fault => ended(fault.name))
    worker.on('exit', () => ended('it has stopped'))
    return worker
  }

  #answered(answer: FromWorker): void {
    const under = this.#running
    if (under === undefined || under.job.message.id !== answer.id) return
    clearTimeout(under.timer)
    this.#running = undefined
    // An idle thread must not keep the process alive.
    this.#worker?.unref()
    if ('fault' in answer) under.job.reject(new WorkFault('failed', answer.fault))
    else under.job.resolve(answer.output as never)
    this.#startNext()
  }

  /** The running job gets no answer, and its thread does no other. */
  #failRunning(fault: WorkFault): void {
    const under = this.#running
    void this.#end()
    under?.job.reject(fault)
    if (!this.#isClosed) this.#startNext()
  }

  async #end(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    clearTimeout(this.#idleTimer)
    clearTimeout(this.#running?.timer)
    this.#running = undefined
    await worker?.terminate()
  }
}

/**
 * Beside this file if it was built or bundled; when run from the sources, a test uses the build.
 */
function workerFile(): URL {
  const beside = new URL('./worker.js', import.meta.url)
  return existsSync(beside) ? beside : new URL('../../dist/worker.js', import.meta.url)
}
