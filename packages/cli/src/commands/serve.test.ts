import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

test.each([
  [['--port', 'many'], 'port'],
  [['--colour=red'], 'colour'],
  [['here'], 'here'],
  [['--config', '/nowhere/at/all.json'], 'cannot be read'],
  [['--store', '--port', '0'], '--store needs a value'],
  [['--port'], '--port needs a value'],
  [['--store', ''], 'store cannot be ""'],
  [['--web', '/nowhere/at/all'], 'there is no web app'],
  [['--origins', 'club.example'], 'origins cannot be'],
  [['--port', '0', '--store', '/nowhere/at/all.sqlite'], '(store-unavailable)'],
  [['--host', '256.0.0.1', '--port', '0', '--store', 'memory:'], '(cannot-listen)'],
])('serve %j is refused with a one-line error', async (args, said) => {
  const { exit, out, err } = await runJadoube(['serve', ...args])
  expect({ exit, out }).toEqual({ exit: 2, out: '' })
  expect(err).toContain(said)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test('a file of another program is not changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jadoube-serve-'))
  const file = join(folder, 'notes.txt')
  writeFileSync(file, 'Not a database, but somebody wants to keep it. '.repeat(50))
  const { exit, err } = await runJadoube(['serve', '--port', '0', '--store', file])
  expect({ exit, said: err.split('\n').length }).toEqual({ exit: 2, said: 2 })
  expect(err).toContain('(store-foreign)')
  expect(readFileSync(file, 'utf8')).toMatch(/^Not a database/)
  rmSync(folder, { recursive: true })
})

test('a port in use is reported in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const args = ['--host', '127.0.0.1', '--port', String(port), '--store', 'memory:']
  const { exit, err } = await runJadoube(['serve', ...args, '--log-level', 'silent'])
  other.close()
  expect({ exit, err }).toEqual({
    exit: 2,
    err: `jadoube: port ${port} is in use; choose another with --port (port-in-use)\n`,
  })
})

test('the help of serve lists every option', async () => {
  const { out } = await runJadoube(['serve', '--help'])
  expect(out).toContain('--store')
  expect(out).toContain('JADOUBE_PUBLIC_URL')
})
