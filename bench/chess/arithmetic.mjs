// `node arithmetic.mjs N`: a fixed amount of arithmetic in registers, shared among N threads. It
// uses no memory, so the gain from two threads shows what the processors allow: a factor of two on
// two cores, far less if the two are halves of one core.
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const SUMS = 1_200_000_000

if (isMainThread) {
  const threads = Number(process.argv[2] ?? 1)
  for (let i = 0; i < threads; i++) {
    new Worker(new URL(import.meta.url), { workerData: SUMS / threads })
  }
} else process.exitCode = sum(workerData) === 0 ? 1 : 0

function sum(many) {
  let a = 1
  let b = 2
  let c = 3
  let d = 4
  for (let i = 0; i < many; i++) {
    a = (Math.imul(a, 1664525) + b) | 0
    b ^= a << 5
    c = (c + (b >>> 3)) | 0
    d = Math.imul(d ^ c, 747796405)
  }
  return a ^ b ^ c ^ d
}
