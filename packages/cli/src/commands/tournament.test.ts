import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runJadoube } from '../testing/memory-io.js'

const lines = [
  '012 Two rounds',
  '001    1      Ana                               2000                             1.5    1     4 w 1     2 b =',
  '001    2      Bor                               1900                             1.5    2     3 b 1     1 w =',
  '001    3      Cene                              1800                             1.0    3     2 w 0     4 b 1',
  '001    4      Dana                              1700                             0.0    4     1 b 0     3 w 0',
]
const file = `${lines.join('\n')}\n`

describe('tournament convert', () => {
  test('writes TRF26, or TRF16 with the extensions of JaVaFo', async () => {
    const { exit, out } = await runJadoube(['tournament', 'convert', '-'], file)
    expect(exit).toBe(0)
    expect(out.split('\n')).toEqual(['012 Two rounds', '142 2', '152 W', ...lines.slice(1), ''])
    const old = await runJadoube(['tournament', 'convert', '-', '--to', 'trf16'], file)
    expect(old.out).toContain('\nXXR 2\nXXC white1\n')
  })

  test('says where a file is wrong', async () => {
    const { exit, err } = await runJadoube(
      ['tournament', 'convert', '-'],
      file.replace('1.5    1', '2.0    1'),
    )
    expect(exit).toBe(2)
    expect(err).toBe(
      'jadoube: standard input, line 2, column 81: player 1 has 1.5 points by the results, not 2.0 (trf-points-disagree)\n',
    )
  })

  test('reads a file of an older program that is not UTF-8', async () => {
    const name = join(mkdtempSync(join(tmpdir(), 'jadoube-')), 'latin.trf')
    writeFileSync(name, Buffer.from(file.replace('Cene', 'René'), 'latin1'))
    const { exit, out } = await runJadoube(['tournament', 'convert', name])
    expect(exit).toBe(0)
    expect(out).toContain('René  ')
  })

  test.each([
    [['tournament'], 'unknown-command'],
    [['tournament', 'dance'], 'unknown-command'],
    [['tournament', 'convert'], 'file-missing'],
    [['tournament', 'convert', '/no/such.trf'], 'file-not-found'],
    [['tournament', 'convert', '-', '--to', 'pdf'], 'bad-option'],
  ])('%j is bad input', async (args, code) => {
    const { exit, err } = await runJadoube(args, file)
    expect(exit).toBe(2)
    expect(err).toContain(`(${code})`)
  })
})
