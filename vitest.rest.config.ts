import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** What `npm test` leaves out because it takes long: the other devices and languages, and longer exhaustive tests. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [
      'packages/web/src/e2e/*.test.ts',
      'packages/laws/src/article-04-act-of-moving/every-hand.test.ts',
    ],
    testNamePattern: / a (phone|laptop)\b| in (en|sl|sr|sr-Latn|cs|fi)\b|as Article 4 says/,
  },
})
