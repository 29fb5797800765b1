import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE = 90_000

/**
 * Makes something that all files of a run share. They run in processes of their own: anyone who comes first makes it, and
 * the others wait until it is there. Beside `path` stand a folder that says who is first, and a file that says it is done.
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
