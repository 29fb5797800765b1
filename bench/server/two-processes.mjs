// One server process on PostgreSQL, then two that serve the same store, with the same games.
import { mkdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { start } from './processes.mjs'
import { jadoubeGames } from './rig.mjs'
import { measure } from './throughput.mjs'

/** The database that the store's tests use. */
export async function startPostgres() {
  const source = new URL(
    '../../packages/server/src/store/testing/postgres.suite.ts',
    import.meta.url,
  )
  const cache = new URL('../../packages/server/.cache/', import.meta.url)
  mkdirSync(cache, { recursive: true })
  const outfile = fileURLToPath(new URL('bench-postgres.mjs', cache))
  await build({
    entryPoints: [fileURLToPath(source)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  const { startPostgres: run } = await import(pathToFileURL(outfile).href)
  return run()
}

export async function twoProcesses(count) {
  const postgres = await startPostgres()
  try {
    const rates = []
    for (const processes of [1, 2]) {
      await postgres.empty()
      const servers = []
      for (let n = 0; n < processes; n++)
        servers.push(await start('serve-jadoube.mjs', postgres.url))
      // Each process has a part of the boards, with both players of each board.
      const lists = await Promise.all(
        servers.map(({ port }) => jadoubeGames(port, count / processes)),
      )
      rates.push(await measure(servers, lists.flat()))
      for (const game of lists.flat()) game.stop()
      for (const server of servers) await server.stop()
    }
    return { one: rates[0], two: rates[1] }
  } finally {
    await postgres.remove()
  }
}
