import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../vitest.rest.config.ts'

test('npm run rest finds the longer tests of Article 4 by their title', () => {
  const file = 'packages/laws/src/article-04-act-of-moving/every-hand.test.ts'
  expect(config.test?.include).toContain(file)
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const [, title] = /test\.each\(editions\)\('([^']+)'/.exec(source) ?? []
  expect(title).toMatch(config.test?.testNamePattern as RegExp)
})
