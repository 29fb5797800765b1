// Prepares a fresh clone for the tools, with nothing but Node and npm. Each step is skipped if
// nothing it depends on has changed since it last succeeded.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Runs a command and ends this process, with the same exit code, if it fails. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (done.error) {
    console.error(`jadoube: cannot run ${command}: ${done.error.message}`)
    process.exit(1)
  }
  if (done.status !== 0) process.exit(done.status ?? 1)
}

/** The path of a tool's script, which is started by node itself and so works on every system. */
export function tool(name, script) {
  return join(root, 'node_modules', name, script)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  // As `engines` in package.json: the long-term support releases, and later ones.
  if ((major === 20 && minor >= 20) || (major === 22 && minor >= 12) || major >= 24) return
  console.error(`jadoube: needs Node 20.20, 22.12, 24 or newer; this is ${process.versions.node}`)
  process.exit(1)
}

/**
 * Says what is being done, for a person who waits. Standard output belongs to the program that is
 * started.
 */
function say(text) {
  process.stderr.write(`jadoube: ${text}\n`)
}

/** Installs what the lock file names, if it has changed since the last install. */
export function install() {
  checkNode()
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.version)
    .digest('hex')
  const stamp = join(root, 'node_modules', '.jadoube-installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  say('installing packages (the first time this takes about half a minute) …')
  // npm is a separate script beside node on Windows, hence the shell there.
  // `npm ci` works as well, but deletes all of node_modules first. `install --no-save` gets the
  // same versions from the lock file, changes only what differs, and does not write to the lock
  // file.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  })
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, lock)
}

/** Compiles the packages and the web app; both skip what is up to date. */
export function build() {
  const isFirst =
    !existsSync(join(root, 'packages/cli/dist')) || !existsSync(join(root, 'packages/web/dist'))
  say(isFirst ? 'building the library and the web app …' : 'building what has changed …')
  run(process.execPath, [tool('typescript', 'bin/tsc'), '-b', 'tsconfig.json'])
  run(process.execPath, [join(root, 'scripts/bundles.mjs')])
  run(process.execPath, [join(root, 'packages/web/scripts/build.mjs')], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
}
