import { defineConfig } from 'vitest/config'
import { filesWithMore } from './scripts/files-with-more.ts'
import base from './vitest.config.ts'

/**
 * What `npm test` leaves out because it takes long: the tests with the tags `rest` and `sampled`.
 */
export default defineConfig({
  ...base,
  test: { ...base.test, include: filesWithMore() },
})
