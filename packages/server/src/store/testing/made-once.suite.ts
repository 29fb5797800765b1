import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE = 90_000

/**
 * Makes something that all test files of a run share. They run in separate processes: the first one
 * makes it, and the others wait until it is there. A folder beside `path` says who is first, and a
 * file says that it is done.
 */
export async function madeOnce(path: string, make: () => Promise<void>): Promise<void> {
  const [first, done] = [`${path}-first`, `${path}-done`]
  if (await mkdir(first).then(yes, no)) {
    try {
      await make()
      await writeFile(done, '')
    } catch (fault) {
      await rm(first, { recursive: true, force: true })
      throw fault
    }
    return
  }
  for (const until = Date.now() + PATIENCE; !(await stat(done).then(yes, no)); await sleep(50))
    if (Date.now() > until) throw new Error(`${path} was not made by whoever began to`)
}

const yes = () => true
const no = () => false
