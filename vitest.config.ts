import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const source = (name: string, file = 'index'): string =>
  new URL(`./packages/${name}/src/${file}.ts`, import.meta.url).pathname

/** Tests read the sources, so that a failing line is the line somebody wrote. */
export default defineConfig({
  resolve: {
    alias: {
      // Before the package itself: the first that fits is taken.
      '@jadoube/chess/internals': source('chess', 'internals'),
      '@jadoube/chess': source('chess'),
      '@jadoube/can-mate': source('can-mate'),
      '@jadoube/clock': source('clock'),
      '@jadoube/laws': source('laws'),
      '@jadoube/tournament': source('tournament'),
      '@jadoube/eboard': source('eboard'),
      '@jadoube/protocol': source('protocol'),
      '@jadoube/server': source('server'),
    },
  },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'conformance/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 60_000,
    // All of them: the browsers and databases that tests wait for leave a processor idle often enough.
    maxWorkers: availableParallelism(),
    // A browser or a killed server may once be slower than a test waits for it; what is wrong fails twice.
    retry: process.env.CI === undefined ? 0 : 1,
    setupFiles: ['scripts/property-tests.ts'],
    reporters: ['default', './scripts/slowest-tests.ts'],
  },
})
