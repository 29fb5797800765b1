import { expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

test.each([
  [['--port', 'many'], 'port'],
  [['--colour=red'], 'colour'],
  [['here'], 'here'],
  [['--config', '/nowhere/at/all.json'], 'cannot be read'],
])('serve %j is refused in one line', async (args, said) => {
  const { exit, out, err } = await runJadoube(['serve', ...args])
  expect({ exit, out }).toEqual({ exit: 2, out: '' })
  expect(err).toContain(said)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test('serve lists every option', async () => {
  const { out } = await runJadoube(['serve', '--help'])
  expect(out).toContain('--store')
  expect(out).toContain('JADOUBE_PUBLIC_URL')
})
