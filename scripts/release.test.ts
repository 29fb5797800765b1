import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error: plain JavaScript
import { withRelease, withVersion } from './release.mjs'

const script = new URL('./release.mjs', import.meta.url).pathname
const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8')

test('a release gives our packages, and nothing else, the new version', () => {
  const manifest = {
    name: '@jadoube/laws',
    version: '0.1.0',
    dependencies: { '@jadoube/chess': '0.1.0', zod: '^4.6.0' },
  }
  expect(withVersion(manifest, '0.2.0')).toEqual({
    name: '@jadoube/laws',
    version: '0.2.0',
    dependencies: { '@jadoube/chess': '0.2.0', zod: '^4.6.0' },
  })
})

test('what was unreleased in the changelog stands under the version', () => {
  const released = withRelease(changelog, '9.9.9', '2026-11-16')
  expect(released).toMatch(/## \[Unreleased\]\n\n## \[9\.9\.9\] - 2026-11-16\n/)
  expect(() => withRelease(released, '9.9.9', '2026-11-17')).toThrow('released before')
})

test('without a version it says what it wants', () => {
  expect(spawnSync(process.execPath, [script]).status).toBe(2)
})
