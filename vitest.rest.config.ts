import { defineConfig } from 'vitest/config'
import { restTitles } from './packages/web/src/e2e/rest-titles.ts'
import base from './vitest.config.ts'

/** What `npm test` leaves out because it takes long: the other devices and languages, longer exhaustive tests, and all questions
 * of the search. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [
      'packages/web/src/e2e/*.test.ts',
      'packages/laws/src/article-04-act-of-moving/every-hand.test.ts',
      'packages/laws/src/search/questions.test.ts',
      'packages/laws/src/appendix-d-blind/wild.test.ts',
      'packages/web/src/casebook/told-case.test.ts',
    ],
    // After the titles of the browser tests, those of the other files in the order above.
    testNamePattern: new RegExp(
      `${restTitles.source}|agrees with Article 4|questions? in |said and done at one board or two|act by act in all their editions`,
    ),
  },
})
