import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, constants, cp, rename, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { inject } from 'vitest'
import { madeOnce } from './made-once.suite.js'
import { type PostgresProgram, postgresProgram } from './postgres-program.suite.js'

const { Client } = pg

/** A real PostgreSQL for a test, which can be stopped and started again. */
export interface TestPostgres {
  readonly url: string
  /** The address of a new database on the same server, so that tests can run at the same time. */
  another(): Promise<string>
  /** Empties the database. */
  empty(): Promise<void>
  /** Runs a statement in it. */
  run(sql: string): Promise<void>
  start(): Promise<void>
  /** Shuts down properly (`fast`), or at once as in a crash (`immediate`). */
  halt(how: 'fast' | 'immediate'): Promise<void>
  /** Stops it and deletes the database. */
  remove(): Promise<void>
}

/** How long a start may take before it counts as failed; a busy machine needs most of a minute. */
const PATIENCE = 90_000

export async function startPostgres(packaged?: string): Promise<TestPostgres> {
  const program = await postgresProgram(packaged)
  try {
    return await startIn(program)
  } catch (error) {
    await program.remove()
    throw error
  }
}

async function startIn(program: PostgresProgram): Promise<TestPostgres> {
  const data = join(program.dir, 'data')
  const port = await freePort()
  const password = 'test-only'
  await initialise(program, data, password)

  let server: ChildProcess | undefined
  process.on('exit', () => server?.kill('SIGINT'))

  async function start(): Promise<void> {
    // Tests kill the program, never the machine: what it has written stays, flushed or not.
    const settings = ['unix_socket_directories=', 'fsync=off'].flatMap(each => ['-c', each])
    const flags = ['-D', data, '-p', String(port), ...settings]
    const starting = spawn(program.path('postgres'), flags, {
      ...program.as,
      cwd: program.dir,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server = starting
    await ready(starting)
  }
  async function halt(how: 'fast' | 'immediate'): Promise<void> {
    if (server === undefined) return
    const gone = server.exitCode === null ? once(server, 'exit') : undefined
    server = undefined
    await run(program, 'pg_ctl', ['stop', '-D', data, '-m', how, '-w'])
    await gone
  }
  async function query(database: string, sql: string): Promise<void> {
    const client = new Client({ user: 'jadoube', password, host: '127.0.0.1', port, database })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  const inGames = (sql: string) => query('games', sql)

  await start()
  await query('postgres', 'CREATE DATABASE games')
  const urlOf = (database: string) => `postgres://jadoube:${password}@127.0.0.1:${port}/${database}`
  let others = 0
  return {
    url: urlOf('games'),
    async another() {
      const name = `games_${++others}`
      await query('postgres', `CREATE DATABASE ${name}`)
      return urlOf(name)
    },
    run: inGames,
    empty: () => inGames('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
    start,
    halt,
    async remove() {
      await halt('fast')
      await program.remove()
    },
  }
}

/**
 * Creates a new database cluster: a copy of the first one of this run, because creating one takes
 * seconds.
 */
async function initialise(program: PostgresProgram, data: string, password: string): Promise<void> {
  // Benchmarks use it too, outside test runs.
  const isTest = process.env.VITEST !== undefined
  const first = isTest
    ? join(program.base, `jadoube-postgres-${inject('testRun')}`)
    : join(program.dir, 'made-once')
  await madeOnce(first, async () => {
    const secret = join(program.dir, 'password')
    await writeFile(secret, `${password}\n`, { mode: 0o600 })
    if (program.as.uid !== undefined) await chown(secret, program.as.uid, program.as.gid ?? 0)
    const made = join(program.dir, 'first')
    await run(program, 'initdb', [
      `--pgdata=${made}`,
      '--auth=password',
      '--username=jadoube',
      `--pwfile=${secret}`,
      '--encoding=UTF8',
      '--no-sync',
      process.platform === 'linux' ? '--locale=C.UTF-8' : '--locale=C',
    ])
    await rename(made, first)
  })
  // The copy must belong to the user who runs it.
  if (program.as.uid === undefined)
    await cp(first, data, { recursive: true, mode: constants.COPYFILE_FICLONE })
  else await promisify(execFile)('cp', ['-a', first, data], program.as)
}

/**
 * Resolves when the server accepts connections; a server that exits or stays silent is an error.
 */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (why: string) => {
      clearTimeout(late)
      reject(new Error(`PostgreSQL cannot start: ${why}\n${said}`.trim()))
    }
    const late = setTimeout(() => {
      server.kill('SIGKILL')
      fail(`not ready after ${PATIENCE / 1000} s`)
    }, PATIENCE)
    server.on('error', error => fail(error.message))
    server.on('exit', code => fail(`it ended with ${code}`))
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      // Once ready, it writes a line for every lost connection, which nobody reads.
      if (said.length < 100_000) said += text
      if (!said.includes('ready to accept connections')) return
      clearTimeout(late)
      resolve()
    })
  })
}

async function run(
  program: PostgresProgram,
  name: 'initdb' | 'pg_ctl',
  args: readonly string[],
): Promise<void> {
  try {
    await promisify(execFile)(program.path(name), args, {
      ...program.as,
      cwd: program.dir,
      env: { ...process.env, LC_ALL: 'C' },
      timeout: PATIENCE,
    })
  } catch (error) {
    // The message contains the command and everything that it wrote to standard error.
    throw new Error(`PostgreSQL cannot start: ${(error as Error).message}`)
  }
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
