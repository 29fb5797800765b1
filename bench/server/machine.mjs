// What the machine itself costs: the time its host takes away, and how long its disk takes.
import { closeSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { folder, sleep } from './rig.mjs'

/** CPU ticks so far: in total, and those that the host of a virtual machine took away. */
export function ticks() {
  const [, ...all] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].split(/\s+/)
  return { all: all.reduce((sum, each) => sum + Number(each), 0), stolen: Number(all[7] ?? 0) }
}

export function stolenSince(before) {
  const now = ticks()
  return (now.stolen - before.stolen) / (now.all - before.all)
}

/**
 * Milliseconds that a commit of a few kilobytes waits for the disk, sorted: nothing durable is
 * faster.
 */
export async function diskWaits(count = 1000) {
  const file = openSync(join(folder, 'disk'), 'w')
  const page = Buffer.alloc(4096)
  const waits = []
  for (let n = 0; n < count; n++) {
    const began = performance.now()
    writeSync(file, page, 0, page.length, n * page.length)
    fdatasyncSync(file)
    waits.push(performance.now() - began)
    if (n % 10 === 0) await sleep(5)
  }
  closeSync(file)
  return waits.sort((a, b) => a - b)
}
