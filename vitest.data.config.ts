import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/**
 * The suites over the large data beside this repository, which is never committed, and what takes
 * long.
 */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [
      'packages/{chess,can-mate,eboard,tournament}/src/**/*.suite.ts',
      'packages/laws/src/{article-05-end,game}/*.suite.ts',
      'packages/server/src/event/*.suite.ts',
      'packages/web/src/casebook/*.suite.ts',
    ],
    testTimeout: 1_200_000,
  },
})
