import type { Reporter, TestModule } from 'vitest/node'

const shown = 10

/** Prints the slowest tests of a run, so that a slow one is noticed when it arrives. */
export default class SlowestTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()])
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
