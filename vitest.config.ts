import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import LongestFirst from './scripts/longest-first.ts'
import { sourceAliases } from './scripts/packages.mjs'

/** Tests read the sources, so that a failing line is the line somebody wrote. */
export default defineConfig({
  resolve: {
    alias: sourceAliases(),
  },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'conformance/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Files of one worker share what they import: half of the processor time was importing.
    isolate: false,
    tags: [
      { name: 'rest', description: 'Takes long: only in `npm run rest`.' },
      { name: 'sampled', description: '`npm test` tries a sample, `npm run rest` everything.' },
    ],
    // Long enough for a machine that is busy with other things: only a test that hangs runs into
    // them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than there are processors: tests that wait for a browser or a database leave one
    // idle often enough.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // On a busy machine a browser or a killed server may once be slower than a test waits for it.
    // What is wrong fails twice, and what passed only the second time is listed at the end.
    retry: 1,
    globalSetup: ['scripts/fresh-bundles.ts'],
    setupFiles: ['packages/web/src/testing/clean-slate.ts', 'scripts/property-tests.ts'],
    reporters: ['default', './scripts/slowest-tests.ts'],
  },
})
