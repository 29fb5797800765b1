import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SETTING_UP } from './patience.suite.js'
import { startPostgres } from './postgres.suite.js'
import { packagedBinaries } from './postgres-program.suite.js'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'jadoube-private-'))
  await chmod(home, 0o700)
})
afterEach(() => rm(home, { recursive: true, force: true }))

describe('PostgreSQL for the tests', () => {
  // For root this is the case of a clone in root's home: PostgreSQL runs as a user who cannot enter
  // it.
  test('starts from a directory that only its owner can enter', {
    timeout: SETTING_UP,
  }, async () => {
    const native = join(home, 'node_modules', 'native')
    await cp(packagedBinaries(), native, { recursive: true, verbatimSymlinks: true })
    const postgres = await startPostgres(native)
    try {
      await postgres.run('CREATE TABLE there (n int); INSERT INTO there VALUES (1)')
      await postgres.halt('immediate')
      await postgres.start()
      await postgres.run('SELECT 1 / n FROM there')
    } finally {
      await postgres.remove()
    }
  })

  test.skipIf(process.platform === 'win32')('says at once why it cannot start', async () => {
    const bin = join(home, 'native', 'bin')
    await mkdir(bin, { recursive: true })
    for (const name of ['initdb', 'postgres', 'pg_ctl'])
      await writeFile(join(bin, name), '#!/bin/sh\necho "not today" >&2\nexit 3\n', { mode: 0o755 })
    const started = Date.now()
    await expect(startPostgres(join(home, 'native'))).rejects.toThrow(
      /^PostgreSQL cannot run from .*not today/s,
    )
    expect(Date.now() - started).toBeLessThan(10_000)
  })
})
