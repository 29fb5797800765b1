import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesWithMore } from './files-with-more.js'

const root = join(import.meta.dirname, '..')
const more = filesWithMore()

test('npm run rest has the browser tests and the files whose tests are marked', () => {
  expect(more).toContain('packages/web/src/e2e/network.test.ts')
  expect(more).toContain('packages/laws/src/article-04-act-of-moving/every-hand.test.ts')
  expect(more).toContain('scripts/packed.test.ts')
  expect(more).not.toContain('packages/chess/src/fen.test.ts')
})

test('a test that does more in npm run rest is marked, so that it is run there', () => {
  const asking = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .map(path => `packages/${path}`)
    .filter(path => readFileSync(join(root, path), 'utf8').includes('JADOUBE_TESTS'))
  expect(asking.length).toBeGreaterThan(5)
  expect(asking.filter(path => !more.includes(path))).toEqual([])
})
