// Steps of `npm run scale`: each has a time limit, and one that fails is reported while the others
// continue.
import { sleep } from './rig.mjs'

export class Steps {
  #until
  #limit
  failed = []

  /** Milliseconds for all steps, and for each. */
  constructor(all, each) {
    this.#until = performance.now() + all
    this.#limit = each
  }

  /**
   * The result of the work, or undefined if it failed. `work` gets a function that registers what
   * to end afterwards.
   */
  async run(name, work) {
    const left = this.#until - performance.now()
    if (left <= 0) return this.#fail(name, 'no time was left')
    const ends = []
    const limit = Math.min(left, this.#limit)
    try {
      return await Promise.race([
        work(end => ends.push(end)),
        sleep(limit).then(() => {
          throw new Error(`it was not done after ${Math.round(limit / 1000)} s`)
        }),
      ])
    } catch (fault) {
      return this.#fail(name, fault instanceof Error ? fault.message : String(fault))
    } finally {
      for (const end of ends.reverse()) await end()
    }
  }

  #fail(name, why) {
    this.failed.push(`${name}: ${why}`)
    console.log(`  FAILED  ${name}: ${why}`)
    return undefined
  }
}

/** The slope of a least-squares line through the points: the cost of one more. */
export function slope(points) {
  if (points.length < 2) return Number.NaN
  const mean = pick => points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [x, y] = [mean(point => point[0]), mean(point => point[1])]
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}
