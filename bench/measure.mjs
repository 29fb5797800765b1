// Side by side in one run, as a ratio: absolute times mean nothing on a shared machine.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const data = resolve(process.env.JADOUBE_DATA ?? join(root, '..', 'shared', 'data'))
export const hasData = existsSync(data)

/**
 * Median time in seconds of `runs` runs. The contestants take turns, so that a busy minute affects
 * all alike.
 */
export function contest(contestants, runs = 5) {
  const times = Object.fromEntries(Object.keys(contestants).map(name => [name, []]))
  for (let run = 0; run < runs; run++) {
    for (const [name, work] of Object.entries(contestants)) {
      const start = performance.now()
      work()
      times[name].push((performance.now() - start) / 1000)
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, each]) => [name, median(each)]))
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[sorted.length >> 1]
}

export function title(text) {
  console.log(`\n${text}\n${'-'.repeat(text.length)}`)
}

/**
 * One line per contestant: its rate, and how many times as fast we are. `goals` by name: what we
 * promise.
 */
export function report(rates, unit, goals = {}) {
  const { jadoube } = rates
  const show = rate =>
    rate >= 1e6 ? `${(rate / 1e6).toFixed(1)} M` : Math.round(rate).toLocaleString('en')
  for (const [name, rate] of Object.entries(rates)) {
    let line = `${name.padEnd(28)} ${show(rate).padStart(12)} ${unit}`
    if (name !== 'jadoube') line += `   jadoube is ${(jadoube / rate).toFixed(2)} times as fast`
    if (goals[name] !== undefined) {
      line += `   goal ${goals[name]}: ${jadoube / rate >= goals[name] ? 'met' : 'MISSED'}`
    }
    console.log(line)
  }
}
