// `npm run release -- 0.2.0 [--dry-run]`: sets the version of every package, closes the changelog's
// Unreleased section, and packs the tarballs into release/. It publishes nothing: review them, then
// run `npm publish release/*.tgz`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderOf, published, workspacesOf } from './packages.mjs'
import { root, run } from './setup.mjs'

/**
 * A manifest with the new version, both its own and that of our packages among its dependencies.
 */
export function withVersion(manifest, version) {
  const ours = name => name === 'jadoube' || name.startsWith('@jadoube/')
  const updated = { ...manifest, version }
  for (const field of ['dependencies', 'devDependencies']) {
    if (manifest[field] === undefined) continue
    updated[field] = Object.fromEntries(
      Object.entries(manifest[field]).map(([name, range]) => [name, ours(name) ? version : range]),
    )
  }
  return updated
}

/**
 * The changelog with the unreleased changes under the version and its date, and an empty section
 * above.
 */
export function withRelease(changelog, version, day) {
  if (!/^## (\[)?Unreleased(\])?$/m.test(changelog)) throw new Error('no Unreleased section')
  if (changelog.includes(`## [${version}]`)) throw new Error(`${version} was released before`)
  return changelog.replace(
    /^## (\[)?Unreleased(\])?$/m,
    `## [Unreleased]\n\n## [${version}] - ${day}`,
  )
}

function release(version, isDry) {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version ?? '')) {
    console.error('jadoube: which version? npm run release -- 0.2.0 [--dry-run]')
    process.exit(2)
  }
  const changed = new Map()
  for (const folder of [
    ...published.map(folderOf),
    folderOf('web'),
    join(root, 'bench'),
    join(root, 'examples'),
  ]) {
    const file = join(folder, 'package.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    changed.set(file, `${JSON.stringify(withVersion(manifest, version), null, 2)}\n`)
  }
  const changelog = join(root, 'CHANGELOG.md')
  const day = new Date().toISOString().slice(0, 10)
  changed.set(changelog, withRelease(readFileSync(changelog, 'utf8'), version, day))
  for (const [file, text] of changed) {
    console.log(`${isDry ? 'would write' : 'writes'} ${file.slice(root.length + 1)}`)
    if (!isDry) writeFileSync(file, text)
  }
  const into = join(root, 'release')
  if (!isDry) {
    run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'])
    rmSync(into, { recursive: true, force: true })
    mkdirSync(into)
  }
  const where = isDry ? ['--dry-run'] : ['--pack-destination', into]
  run('npm', ['pack', '--loglevel=error', ...where, ...workspacesOf(published)])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [version, ...rest] = process.argv.slice(2)
  release(version, rest.includes('--dry-run'))
}
