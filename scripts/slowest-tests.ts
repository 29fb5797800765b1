import type { Reporter, TestModule } from 'vitest/node'

const shown = 10

/**
 * Prints the slowest tests of a run and those that passed only when repeated, so that both are
 * noticed.
 */
export default class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()])
    const repeated = tests.filter(test => test.diagnostic()?.flaky)
    if (repeated.length > 0) process.stdout.write('\nPassed only when repeated:\n')
    for (const { fullName } of repeated) process.stdout.write(`  ${fullName}\n`)
    if (tests.length <= shown) return
    const slowest = tests
      .map(test => ({ name: test.fullName, ms: test.diagnostic()?.duration ?? 0 }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, shown)
    process.stdout.write('\nThe slowest tests:\n')
    for (const { name, ms } of slowest) {
      process.stdout.write(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name.slice(0, 110)}\n`)
    }
  }
}
