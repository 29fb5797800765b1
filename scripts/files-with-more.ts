import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const marked = /tags: '(?:rest|sampled)'|@module-tag (?:rest|sampled)/
/** Their tests are in suites beside them. */
const browserTests = /packages\/web\/src\/e2e\/[^/]+\.test\.ts$/

/** The test files in which `npm run rest` has something to do. */
export function filesWithMore(): string[] {
  return ['packages', 'conformance', 'scripts']
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        path => `${folder}/${path}`,
      ),
    )
    .filter(path => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .filter(path => browserTests.test(path) || marked.test(readFileSync(join(root, path), 'utf8')))
}
