// Builds packages/web/dist, unless nothing that goes into it has changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')
const packages = join(web, '..')
const isTest = name => /\.test\.tsx?$/.test(name) || name.includes(`${join('src', 'e2e')}`)

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else if (!isTest(path)) yield path
  }
}

function digest() {
  const hash = createHash('sha256')
  const folders = [
    'chess/src',
    'can-mate/src',
    'clock/src',
    'laws/src',
    'protocol/src',
    'tournament/src',
    'eboard/src',
    'web/src',
    'web/public',
    'web/offline',
  ]
  const files = folders.flatMap(folder => [...filesIn(join(packages, folder))])
  files.push(
    ...filesIn(join(packages, '..', 'conformance')),
    ...['argument-checks.mjs', 'cases-plugin.mjs', 'chunks.mjs'].map(name =>
      join(web, 'scripts', name),
    ),
  )
  files.push(join(web, 'index.html'), join(web, 'vite.config.mjs'), join(web, 'package.json'))
  for (const file of files.sort()) {
    hash.update(relative(packages, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const stamp = join(web, 'dist', '.built')
const now = digest()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
  await build({ configFile: join(web, 'vite.config.mjs'), logLevel: 'warn' })
  writeFileSync(stamp, now)
}
